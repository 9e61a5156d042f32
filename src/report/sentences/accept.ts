/** Steps that make the new level the baseline, allow it for a while, or explain the worst row. */
import type { Report, Waiver, CaseName } from '../../model/documents.js';
import { type Group, type GroupedCases } from '../../judge/account/groups.js';
import { patternsFor, wheresFor } from '../../judge/account/patterns.js';
import { nameBriefly } from './names.js';
import { shortList } from '../../lang/format.js';
import type { Wording } from './words.js';
import { configurationToEdit } from './runs.js';
import type { Page } from '../../model/host.js';
import { defined } from '../../lang/objects.js';
import { printableLine, quoteShell } from '../../lang/printable.js';
import { findWorst } from '../../judge/account/moves.js';
import { findCourse, listFindings } from '../../judge/account/certainty.js';
import { ceilingsOfRun, findCeilings, type WaiverCeiling } from '../../judge/account/next.js';
import { shiftsThatAre, wholeMetrics } from '../../judge/account/whole-run.js';
import {
  sinceRun,
  type HistoryOptions,
  listHistoryOptions,
  acceptCommand,
  shortenToPattern,
} from '../../problems/commands.js';
import { steps } from './table.js';

/** How to make the new level the baseline. It depends on the kind of baseline, because only a history can accept a level. */
export function acceptSteps(groups: readonly Group[], grouped: GroupedCases, context: StepContext): readonly Step[] {
  const { report, wording } = context;
  const { selector } = report.baseline;
  const movable = groups.filter(({ kind, next }) => kind === 'moved' && next.includes('accept'));
  const whole = wholeMetrics(report, movable);
  if (movable.length + whole.length === 0) return [];
  const old =
    whole.length > 0
      ? shiftsThatAre('worse', report)[0]?.began
      : movable.every(({ next }) => next.includes('look-back'))
        ? findCourse(listFindings(movable.flatMap(({ moves }) => moves)))
        : undefined;
  const isCauseKnown = whole.length === 0 || old !== undefined;
  // The level of a slow loss since its first run is better than this run.
  const [began] = old === undefined || old.isGradual ? [] : old.starts;
  if (report.gate !== undefined) return say(steps.merge());
  if (selector === 'last')
    return say(
      steps.recordNext(),
      context.inputs && shellCode(guardbandCommand(`record${resultWords(context)}`, context)),
    );
  if (selector !== 'history' && !selector.startsWith('ref:')) return say(steps.waiveUntil(isCauseKnown));
  // An objective that is missed beside them stays missed.
  const names = movable.map((group) => nameBriefly(group, grouped, wording));
  const isPart = movable.length < groups.length && isCauseKnown;
  const what = isPart ? `the new level of ${shortList(names, 2)}` : 'it';
  // This run is named by its results, or by when it started.
  const results = resultWords(context, '--results ').trim();
  const isNamed = results !== '' && began === undefined;
  const run = isNamed ? results : sinceRun(began?.since ?? report.candidate.provenance.startedAt);
  const patterns = whole.length > 0 ? ['*'] : movable.flatMap((group) => patternsFor(group, grouped));
  return say(sayAccept(context, isCauseKnown, what), shellCode(acceptLevel(patterns, run, context)));
}

/**
 * @param isCauseKnown whether the cause is not the machine, so that there is something to fix
 * @param what what the command accepts
 */
function sayAccept({ report, inputs }: StepContext, isCauseKnown: boolean, what: string): string {
  const accept =
    inputs === undefined
      ? 'record this run, then accept it'
      : inputs.areDownloaded === true
        ? 'download the results that its run uploaded and accept them'
        : 'accept it';
  if (report.baseline.selector === 'history') return steps.accept(isCauseKnown, what, accept);
  const results = inputs === undefined ? '' : ' (in CI, download the results of the job first)';
  return steps.acceptBranch(isCauseKnown, what, accept + results);
}

/** How to print every number behind the worst row. */
export function explainSteps(groups: readonly Group[], context: StepContext): readonly Step[] {
  const group = groups.find(({ next }) => next.includes('explain'));
  const worst = findWorst(group?.moves ?? []);
  if (worst === undefined) return [];
  const results = resultWords(context, '--results ');
  return say(steps.explain(), shellCode(explainCommand(worst, results, context)));
}

/** The maximum number of waivers that can reasonably be copied. */
const maxWaivers = 24;

export function waiveSteps(
  groups: readonly Group[],
  grouped: GroupedCases,
  { report, today, inputs, wording }: StepContext,
): readonly Step[] {
  const movable = groups.filter(({ kind, next }) => kind === 'moved' && next.includes('accept'));
  const whole = wholeMetrics(report, movable);
  // A change of the whole run is permitted only where waivers cover every case, also those that moved no further than the rest.
  const ofRun = ceilingsOfRun(report, whole, wording.metrics);
  const entries = [
    ...(ofRun.length === 0
      ? []
      : wheresFor(
          ...withoutOthers({ cases: grouped.cases, shared: {}, caseTotal: grouped.cases.length }, grouped, { inputs }),
          maxWaivers + 1,
        ).map((where) => ({ where, ceilings: ofRun }))),
    // A waiver permits a change up to its ceiling, and a slow loss up to the size of the loss.
    ...groups
      .filter(({ next }) => next.includes('waive'))
      .slice(0, maxWaivers + 1)
      .flatMap((group) => {
        const ceilings = findCeilings(group, wording.metrics).filter(([metric]) => !whole.includes(metric));
        return ceilings.length === 0
          ? []
          : wheresFor(...withoutOthers(group, grouped, { inputs }), maxWaivers + 1).map((where) => ({
              where,
              ceilings,
            }));
      }),
  ];
  if (entries.length === 0) return [];
  // A waiver ends 30 days after today, however old the run is. It is short by default.
  const until =
    today === undefined ? 'YYYY-MM-DD' : new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10);
  const [issue, reason] = ['the issue that tracks it', 'why it is allowed until then'];
  const lines = entries
    .slice(0, maxWaivers)
    .flatMap(({ where, ceilings }) => waiverLines({ where, until, issue, reason }, ceilings));
  // A second list of the same name would make the file invalid.
  const hasWaivers = report.waivers.length > 0;
  const file = configurationToEdit({ report, inputs });
  const place = hasWaivers ? `\`waivers:\` in ${file}, in place of any that no longer allows it` : file;
  return say(steps.waive(place, entries.length > maxWaivers), yamlCode(...(hasWaivers ? [] : ['waivers:']), ...lines));
}

/** A waiver as a member of the list in guardband.yml. */
const waiverLines = (
  { where, until, issue, reason }: Pick<Waiver, 'where' | 'until' | 'issue' | 'reason'>,
  ceilings: readonly WaiverCeiling[],
): readonly string[] => [
  `  - where: ${formatWhere(where)}`,
  `    ceiling: {${ceilings.map(([metric, ceiling]) => `${quoteYamlIfNeeded(metric)}: ${ceiling}`).join(', ')}}`,
  `    until: ${/^[\dY]{4}-[\dM]{2}-[\dD]{2}$/.test(until) ? until : quoteYaml(until)}`,
  ...(issue === undefined ? [] : [`    issue: ${quoteYaml(issue)}`]),
  `    reason: ${quoteYaml(reason)}`,
];

export interface Step {
  /** One sentence. Names from the results are written by `StepContext.wording`. */
  readonly sentence: string;
  /** Lines to copy, which contain names from the results. */
  readonly code?: Code;
}

export interface Code {
  readonly language: 'sh' | 'yaml';
  readonly lines: readonly string[];
}

export const say = (sentence: string, code?: Code): readonly Step[] => [{ sentence, ...(code && { code }) }];

export const shellCode = (...lines: readonly string[]): Code => ({ language: 'sh', lines });

export const yamlCode = (...lines: readonly string[]): Code => ({ language: 'yaml', lines });

/** The report that the steps are about, and the context in which it is read. */
export interface StepContext extends Pick<Page, 'today' | 'inputs'> {
  readonly report: Report;
  /** Whether every case has to be measured. */
  readonly isRelease?: true;
  /** How sentences name what is in the results. */
  readonly wording: Wording;
}

/** What commands depend on. */
export type CommandContext = Pick<StepContext, 'report' | 'inputs'>;

/** The arguments of a command that reads the results of this run with the same options. */
export function resultWords({ inputs = { results: [], options: [] } }: CommandContext, option = ''): string {
  // The reader does not have the temporary folder of a job.
  const names = inputs.results.map((name) => name.replace(/^.*[\\/]_temp[\\/]/, ''));
  const words = [...names.map((name) => `${option}${quoteShell(name)}`), ...inputs.options.map(quoteShell)];
  return words.map((word) => ` ${word}`).join('');
}

/** The patterns of `--only`; none if all cases were judged. */
const listOnly = ({ inputs }: { readonly inputs?: Page['inputs'] | undefined }): readonly string[] =>
  (inputs?.judging ?? []).filter((_, i, words) => words[i - 1] === '--only');

/** Cases that are selected one by one where only some were judged: nothing tells which others a pattern matches. */
export const withoutOthers = <Cases extends Pick<Group, 'cases' | 'shared' | 'caseTotal'>>(
  group: Cases,
  { cases, regions }: Pick<GroupedCases, 'cases' | 'regions'>,
  context: Parameters<typeof listOnly>[0],
) => {
  const areAll = listOnly(context).length === 0;
  return [areAll ? group : { ...group, caseTotal: Infinity }, { cases, regions: areAll ? regions : [] }] as const;
};

/** A step with its command; without the names of the results, no command would work as printed. */
export const step = (sentence: string, command: string, { inputs }: CommandContext): readonly Step[] =>
  inputs === undefined ? say(`${sentence}.`) : say(`${sentence}:`, shellCode(command));

/** The options of this run, without its results. */
export const optionWords = ({ report, inputs }: CommandContext): string =>
  inputs === undefined ? '' : resultWords({ report, inputs: { ...inputs, results: [] } });

/** Where the history of this run is, and `--config` if it is not among the inputs. */
function historyOf(context: CommandContext): HistoryOptions {
  const { report, inputs } = context;
  const config = inputs === undefined ? report.job?.config : undefined;
  const only = listOnly(context);
  return { only, ...defined({ store: report.baseline.store, config: config && printableLine(config) }) };
}

export const guardbandCommand = (words: string, context: CommandContext): string =>
  [`guardband ${words}`, ...listHistoryOptions(historyOf(context))].join(' ');

/** The command that makes the level of a run the baseline; @see acceptCommand */
export const acceptLevel = (patterns: readonly string[], run: string, context: CommandContext): string =>
  acceptCommand(patterns, run, historyOf(context));

/** A command that judges as this run was judged. */
export const judgingCommand = (words: string, context: CommandContext): string =>
  guardbandCommand([words, ...(context.inputs?.judging ?? []).map(quoteShell)].join(' '), context);

/** A command that judges as this run was judged, with its option `--against`. */
export const againstCommand = (words: string, context: CommandContext): string => {
  const { selector } = context.report.baseline;
  return `${judgingCommand(words, context)}${selector === 'history' ? '' : ` --against ${quoteShell(selector)}`}`;
};

/** One metric of a case. */
export interface OfCase {
  readonly case: CaseName;
  readonly metric: string;
}

/** The command that prints every number behind a finding. @param results as words of the command */
export const explainCommand = ({ case: { key }, metric }: OfCase, results: string, context: CommandContext): string =>
  againstCommand(`explain ${quoteShell(shortenToPattern(key))} ${quoteShell(metric)}${results}`, context);

/** A selection of cases as the value of `where:` in guardband.yml. */
export function formatWhere(where: Readonly<Record<string, string | number>>): string {
  const parts = Object.entries(where);
  return `{${parts.map(([name, value]) => `${quoteYamlIfNeeded(name)}: ${quoteYaml(String(value))}`).join(', ')}}`;
}

export const quoteYaml = (text: string): string => JSON.stringify(printableLine(text));

/** Quotes a text unless YAML reads it as the same string without quotes. */
export const quoteYamlIfNeeded = (text: string): string =>
  /^([A-Za-z][\w.-]*|\d+%)$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : quoteYaml(text);
