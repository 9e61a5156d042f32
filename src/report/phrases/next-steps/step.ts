/** A next step, with the commands and YAML that a reader copies. */
import type { Finding, Report } from '../../../model/documents.js';
import type { Group, GroupedCases } from '../../../judge/groups/groups.js';
import type { Page } from '../../../model/host.js';
import { defined } from '../../../lang/objects.js';
import { printableLine, quoteShell } from '../../../lang/printable.js';
import {
  acceptCommand,
  listHistoryOptions,
  shortenToPattern,
  type HistoryOptions,
} from '../../../problems/commands.js';
import type { Wording } from '../words.js';

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

/** The command that prints every number behind a finding. @param results as words of the command */
export const explainCommand = ({ case: { key }, metric }: Finding, results: string, context: CommandContext): string =>
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
