/** Recommends next steps for a report, with commands and configuration to copy. */
import { type Group, type GroupedCases, groupFindings } from '../../judge/account/groups.js';
import {
  acceptLevel,
  againstCommand,
  formatWhere,
  guardbandCommand,
  optionWords,
  quoteYamlIfNeeded,
  resultWords,
  say,
  shellCode,
  type Step,
  step,
  type StepContext,
  withoutOthers,
  yamlCode,
  type CommandContext,
  judgingCommand,
  acceptSteps,
  explainSteps,
  waiveSteps,
} from './accept.js';
import {
  alikeFactor,
  toNamed,
  type Named,
  matchNames,
  patternsFor,
  patternsForKeys,
  wheresFor,
} from '../../judge/account/patterns.js';
import {
  compareEnvironments,
  configurationName,
  configurationToEdit,
  describePastRuns,
  isOnlyOwnBaseline,
  isReferenceInHeadline,
  nameReference,
  referenceReport,
} from './runs.js';
import { shortenToPattern, sinceRun, noSuchCase } from '../../problems/commands.js';
import { isNotAsked } from '../../model/exit-code.js';
import type { Report } from '../../model/documents.js';
import { bisectCommand } from '../bisect/command.js';
import { printableLine, quoteShell } from '../../lang/printable.js';
import { listUnreadFiles, findCause, areOnlyUnstated } from './headline.js';
import { whyUnsound } from './rows.js';
import { whenRunsSuffice } from './words.js';
import type { CaseState } from '../../judge/account/cases.js';
import { joinWithAnd, capitalize, formatShare, shortList } from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import { median } from '../../stats/averages.js';
import { nameBriefly } from './names.js';
import { listOlder, findCourse, listFindings } from '../../judge/account/certainty.js';
import type { Next } from '../../judge/account/next.js';
import { beganEarlier, shiftsThatAre, findShifts } from '../../judge/account/whole-run.js';
import { describeFinding } from './figures.js';
import { steps } from './table.js';
import {
  groupUnjudged,
  findPartlyJudged,
  countAssumed,
  isErrorRateUnknown,
  countOpen,
} from '../../judge/account/open.js';
import { countControls } from '../../judge/account/rows.js';
import { isOf } from '../../problems/problem.js';
import {
  sameRunInBaseline,
  noBaseline,
  newestOfHistory,
  loadDiffers,
  environmentDiffers,
} from '../../problems/comparison.js';
import { loadTestFailed, unreadResult } from '../../problems/inputs.js';
import { matchesWhere } from '../../cases/patterns.js';

export type { Step, StepContext } from './accept.js';

/** The most important step comes first. */
export function nextSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  if (report.gate?.isOfItself === true) return say(steps.ofItself());
  if (isNotAsked(report)) return comparisonSteps(report);
  const grouped = groupFindings(report);
  const groups = grouped.groups.filter(({ state }) => state === 'failing' || state === 'tolerated');
  const wholeRun = wholeRunSteps(context);
  // If the whole run is measured beside its base, its suspects are, too.
  const { pass, improvement, waived, inconclusive } = report.tallies;
  // Where nothing was judged, more measurements are the only thing to do.
  const isBlind = report.pairs !== undefined && pass + improvement + waived === 0 && inconclusive > 0;
  const isOpen = thatNeed('measure', grouped).some(
    ({ kind }) => wholeRun.length === 0 || (kind === 'unseen' && groups.length === 0),
  );
  const lasting = grouped.groups.filter((group) => groups.includes(group) || isMoved('accept')(group));
  const all = [
    ...incompleteSteps(context),
    ...errorSteps(grouped, context),
    ...wholeRun,
    ...spentSteps(context),
    ...oldSteps(lasting, grouped, context),
    ...acceptSteps(lasting, grouped, context),
    ...objectiveSteps(grouped, context),
    ...(groups.length === 0 && (isOpen || isBlind) ? suspectSteps(context) : []),
    ...renameSteps(grouped, context),
    ...missingSteps(groups, grouped, context),
    // The cause of a slow loss comes before its waiver.
    ...driftSteps(openDrifts(grouped), grouped, context),
    ...acceptDrifts(openDrifts(grouped), grouped, context),
    ...waiveSteps(groups, grouped, context),
    ...(groups.length > 0 && isOpen ? suspectSteps(context) : []),
    ...explainSteps(groups, context),
    ...referenceSteps(context),
    ...baselineSteps(context),
    ...sampleSteps(context),
    ...assumedNoiseSteps(context),
  ];
  return all.length === 0 ? gainSteps(grouped, context) : all;
}

const thatNeed = (step: Next, { groups }: Pick<GroupedCases, 'groups'>): readonly Group[] =>
  groups.filter(({ next }) => next.includes(step));

/** Of losses in this run alone: the steps for slow losses have other words. */
const isMoved =
  (step: Next) =>
  ({ kind, next }: Group): boolean =>
    kind === 'moved' && next.includes(step);

function objectiveSteps(grouped: GroupedCases, context: StepContext): readonly Step[] {
  const { wording } = context;
  const missed = thatNeed('correct-objective', grouped).flatMap(({ cases }) =>
    cases.flatMap(({ findings }) => findings.filter(({ fails, objective }) => fails && objective !== undefined)),
  );
  const names = missed.map((one) => `${wording.name(one.case.key)}: ${describeFinding(one, wording)}`);
  return missed.length === 0 ? [] : say(steps.objective(shortList(names, maxNames), configurationToEdit(context)));
}

/** What becomes of an improvement. */
function gainSteps({ groups }: GroupedCases, { report: { outcome, baseline, gate } }: StepContext): readonly Step[] {
  const isRecorded = gate === undefined && /^(?:history$|ref:)/.test(baseline.selector);
  const hasGain = groups.some(({ state }) => state === 'better');
  return outcome === 'passed' && isRecorded && hasGain ? say(steps.nothingToDo()) : [];
}

/** If the second baseline is better, nothing can be accepted, because a release does not change. */
function referenceSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  const view = referenceReport(report);
  if (view === undefined) return [];
  const viewContext = { ...context, report: view };
  const grouped = groupFindings(view);
  // The same loss is usually found in the first comparison, too.
  const drifts = openDrifts(groupFindings(report)).length > 0 ? [] : openDrifts(grouped);
  const causes = driftSteps(drifts, grouped, viewContext);
  const groups = grouped.groups.filter(({ state }) => state === 'failing');
  const name = nameReference(view, context.wording);
  if (!report.reasons.includes('reference'))
    return causes.length > 0 || !isReferenceInHeadline(report)
      ? causes
      : say(steps.referenceDecides(name, configurationName(context)), shellCode(trendOf(groups, grouped, context)));
  const waivers = waiveSteps(groups, grouped, viewContext);
  return [
    ...causes,
    ...waivers.map((step) => ({
      ...step,
      sentence: steps.fixReference(name, step.sentence),
    })),
    ...(groups.length === 0 && thatNeed('measure', grouped).length > 0 ? suspectSteps(context) : []),
    ...explainSteps(groups, viewContext),
  ];
}

/** What finds the cause of what is worse, or tells noise from a change; none if nothing may be worse. */
function comparisonSteps(report: Report): readonly Step[] {
  const { baseline, candidate } = report;
  const { groups } = groupFindings(report);
  const isWorse = groups.some(({ state, kind }) => state === 'tolerated' && (kind === 'moved' || kind === 'errors'));
  const isOpen = groups.some(({ state }) => state === 'suspect' || state === 'unjudged');
  const command = bisectCommand(baseline.runs.at(-1)?.commit, candidate.provenance.commit);
  if (isWorse && command !== undefined) return say(steps.bisect(), shellCode(command));
  return isWorse || isOpen
    ? say(steps.repeatBoth(), shellCode('guardband check B --against A --shards repetitions'))
    : [];
}

/** Steps if the noise of some cases is only assumed, because there are too few runs to estimate it. */
function assumedNoiseSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  const runs = countAssumed(report);
  if (runs === 0 || report.baseline.repetitions !== undefined) return [];
  return say(steps.assumedRuns(describePastRuns(report, runs), whenRunsSuffice));
}

/** Steps if the run could not be compared with a baseline. */
function baselineSteps(context: StepContext): readonly Step[] {
  const { report, wording } = context;
  const { outcome, reasons, problems, baseline } = report;
  const { similarStore, selector } = baseline;
  const isUndecided = outcome === 'undecided';
  const isFirst = isUndecided && reasons.includes('no-baseline');
  const hasProblem = (kind: Parameters<typeof isOf>[1]): boolean => problems.some((one) => isOf(one, kind));
  const words = resultWords(context);
  const again = step(steps.again(), againstCommand(`check${words}`, context), context);
  // What is recorded already need not be.
  const record = (sentence: string): readonly Step[] =>
    hasProblem(sameRunInBaseline) ? again : step(sentence, guardbandCommand(`record${words}`, context), context);
  if (isOnlyOwnBaseline(report)) return again;
  // What is given or named wrongly, its problem says.
  const advice = isFirst ? (problems.find((one) => isOf(one, noBaseline))?.advice ?? '') : '';
  if (advice !== '' && hasProblem(newestOfHistory)) return say(wording.prose(advice));
  if (isFirst && similarStore !== undefined)
    return [
      ...step(steps.similarStore(), `guardband check${words} --baselines ${quoteShell(similarStore)}`, context),
      ...record(steps.elseFirst()),
    ];
  if (advice !== '' && /^(?:tag|commit):/.test(selector))
    return step(steps.orHistory(wording.prose(advice)), guardbandCommand(`check${words}`, context), context);
  // The baselines of the target branch judge a change, so recording its own run would not help.
  if (isFirst ? selector.startsWith('ref:') : outcome === 'passed' && reasons.includes('no-baseline'))
    return say(steps.recordMain());
  if (isFirst) return isWhole(report) ? record(steps.recordFirst()) : [];
  if (!isUndecided) return [];
  if (hasProblem(loadDiffers)) return record(steps.recordLoad());
  if (groupUnjudged(report).has('baseline-errors')) return record(steps.baselineErrors());
  const differing = compareEnvironments(report).filter(({ differs, past }) => differs && past.length === 1);
  const machine = differing
    .slice(0, 1)
    .map(({ axis, past }) => ` (${wording.name(`${axis} ${past[0]?.value ?? ''}`)})`);
  if (hasProblem(environmentDiffers) || groupUnjudged(report).has('environment'))
    return record(steps.otherMachine(machine.join('')));
  return reasons.includes('nothing-compared') && !hasProblem(noSuchCase) ? record(steps.compareNames()) : [];
}

/** Whether a run may be recorded: all of it was read, of tests that are whole, and of this version. */
const isWhole = ({ problems, reasons }: StepContext['report']): boolean =>
  !reasons.includes('unreadable-input') && problems.every(({ withholds }) => withholds === undefined);

/** The slow losses that are not waived. */
const openDrifts = (grouped: GroupedCases): readonly Group[] =>
  thatNeed('look-back', grouped).filter(({ kind }) => kind === 'drift');

/** How to find the cause of what this run did not do alone. */
const lookBack = (lead: string, command: string): readonly Step[] => say(steps.lookBack(lead), shellCode(command));

const driftSteps = (drifts: readonly Group[], grouped: GroupedCases, context: StepContext): readonly Step[] =>
  drifts.length === 0 ? [] : lookBack(steps.slowLoss(), trendOf(drifts, grouped, context));

/** Losses of earlier runs, and parts of them that are. */
function oldSteps(groups: readonly Group[], grouped: GroupedCases, context: StepContext): readonly Step[] {
  const old = groups.filter(isMoved('look-back'));
  const isWhole = beganEarlier(context.report);
  const names = old.map((group) => nameBriefly(group, grouped, context.wording));
  const what = isWhole || old.length === groups.length ? 'it' : shortList(names, maxNames);
  if (old.length > 0 || isWhole)
    return lookBack(steps.notThisRun(what), isWhole ? trendCommand([], context) : trendOf(old, grouped, context));
  const keys = [...new Set(listOlder(groups).map((finding) => finding.case.key))];
  if (keys.length === 0) return [];
  return lookBack(steps.partlyOlder(), trendCommand(patternsForKeys(keys, grouped), context));
}

const trendOf = (groups: readonly Group[], grouped: GroupedCases, context: StepContext): string =>
  trendCommand(
    groups.slice(0, 2).flatMap((group) => patternsFor(group, grouped)),
    context,
  );

function trendCommand([pattern, ...more]: readonly string[], context: StepContext): string {
  const selected = pattern === undefined || more.length > 0 ? '' : ` --case ${quoteShell(shortenToPattern(pattern))}`;
  const { selector } = context.report.baseline;
  const isRecorded = selector === 'last' || selector === 'history' || /^(ref|tag):/.test(selector);
  const history = isRecorded ? '' : ` ${quoteShell(selector)}`;
  const words = `trend${history}${selected}${optionWords(context)}`;
  return isRecorded ? guardbandCommand(words, context) : `guardband ${words}`;
}

/** Accepts the level from the first run of the loss on: from the present run on, the earlier ones would still show it. */
function acceptDrifts(drifts: readonly Group[], grouped: GroupedCases, context: StepContext): readonly Step[] {
  const { report } = context;
  const { selector } = report.baseline;
  if (selector !== 'history' && !selector.startsWith('ref:')) return [];
  const commands = drifts.flatMap((group) => {
    const from = findCourse(listFindings(group.moves)).starts.find(({ since }) => since !== undefined)?.since;
    const run = `${sinceRun(from && printableLine(from))}${optionWords(context)}`;
    return from === undefined
      ? []
      : [acceptLevel(patternsFor(...withoutOthers(group, grouped, context)), run, context)];
  });
  if (commands.length === 0) return [];
  const commit = selector === 'history' ? '' : ' and commit the baselines';
  return say(steps.acceptSince(commit), shellCode(...commands));
}

/** Steps for missing cases and values. */
const maxEntries = 30;

/** The block that gives the history of missing names to new names, of a scenario or of labels. */
function renameSteps(grouped: GroupedCases, context: StepContext): readonly Step[] {
  const names = findRenamedScenario(context);
  const [first, ...others] = names.slice(0, -1);
  const isScenario = first !== undefined;
  // Several names are joined into the first one; a single one is replaced by the new one.
  const renamings = !isScenario
    ? findRenamedLabels(grouped)
    : others.length === 0
      ? [names]
      : others.map((name) => [name, first]);
  if (renamings.length === 0) return [];
  const kind = isScenario ? 'scenario' : 'label';
  const entries = new Set(renamings.map(([from = '', to = '']) => `  - ${formatWhere({ [kind]: from, to })}`));
  const file = configurationName(context);
  const option = `\`--set ${quoteShell(`scenario=${first ?? ''}`)}\``;
  return say(
    !isScenario
      ? steps.renamedLabel(file)
      : others.length === 0
        ? steps.renamedScenario(option, file)
        : steps.joinScenarios(option, `scenario: ${quoteYamlIfNeeded(first)}`, file),
    yamlCode('renamed:', ...entries),
  );
}

/** The former names of a scenario and its new one, if only the name differs: that of a folder or file may be another one in each run. */
function findRenamedScenario({ report, wording }: StepContext): readonly string[] {
  const { renamedScenario = [] } = findCause(report, wording.as(printableLine)) ?? {};
  return renamedScenario.every(isCopyable) ? renamedScenario : [];
}

/**
 * Missing labels, each with a new label that has the same configurations in the same scenario. If other labels came or
 * went as well, they must also take about as long.
 */
function findRenamedLabels({ cases }: GroupedCases): readonly (readonly [label: string, to: string])[] {
  const labelled = cases.filter(({ name }) => name.label !== undefined);
  const matched = [...groupBy(labelled, ({ name }) => name.scenario).values()].flatMap((scenario) => {
    const labels = groupBy(scenario, ({ name }) => name.label ?? '');
    const select = (isSelected: (summary: CaseState) => boolean): ReadonlyMap<string, Named> =>
      new Map(
        [...labels]
          .filter(([, summaries]) => summaries.every(isSelected))
          .map(([label, summaries]) => [label, toNamed(summaries)]),
      );
    const gone = select(({ kind }) => kind === 'missing');
    const fresh = select(({ state }) => state === 'new');
    return matchNames(gone, fresh, gone.size === 1 && fresh.size === 1 ? Infinity : alikeFactor);
  });
  return matched.filter((names) => names.every(isCopyable)).slice(0, maxEntries);
}

const isCopyable = (name: string): boolean => name.length <= 200 && printableLine(name) === name;

function missingSteps(groups: readonly Group[], grouped: GroupedCases, context: StepContext): readonly Step[] {
  const { report, isRelease } = context;
  const partial = isRelease === true ? '' : ', or use `--only PATTERN` if the run is partial on purpose';
  const others = report.tallies.new > 0 && findRenamedLabels(grouped).length === 0 ? ' (or have new names)' : '';
  const why = [
    ['missing', 'some cases were not measured'],
    ['lacking', 'the tool reported no value for some metrics'],
    ['invalid', 'some values cannot be used'],
  ].flatMap(([wanted, what = '']) => (groups.some(({ kind }) => kind === wanted) ? [what] : []));
  const wheres = thatNeed('retire', grouped)
    .slice(0, maxEntries)
    .flatMap((group) => wheresFor(...withoutOthers(group, grouped, context), maxEntries))
    .slice(0, maxEntries);
  // Nothing says that a case lacks an axis: what else is named so would be retired, too.
  const areAlone = grouped.cases.every(
    ({ kind, name }) => /missing|unseen/.test(kind) || !wheres.some((where) => matchesWhere(where, name)),
  );
  return [
    ...(thatNeed('find-values', grouped).length > 0 ? say(steps.findValues(joinWithAnd(why))) : []),
    // What has a file, or was measured under another name, is not to be retired.
    ...(wheres.length === 0 ||
    !areAlone ||
    listUnreadFiles(report).length > 0 ||
    findRenamedScenario(context).length > 0
      ? []
      : say(
          steps.retire(partial, others, configurationName(context)),
          yamlCode(
            'retired:',
            ...wheres.flatMap((where) => [
              `  - where: ${formatWhere(where)}`,
              '    reason: "why it is no longer measured"',
            ]),
          ),
        )),
  ];
}

/** More names than this are not listed. */
const maxNames = 2;

/** It comes first: accepting other cases does not help a run that fails on errors. */
function errorSteps(grouped: GroupedCases, { report, wording }: StepContext): readonly Step[] {
  const isFailed = grouped.groups.some(({ state }) => state === 'failing');
  // What is unknown is not among the first steps for what failed.
  const shown = thatNeed('find-errors', grouped).filter(({ state }) => !isFailed || state !== 'suspect');
  const names = shown.map((group) => nameBriefly(group, grouped, wording));
  if (names.length > 0) return say(steps.findErrors(shortList(names, maxNames)));
  return isErrorRateUnknown(report) ? say(steps.recordErrors()) : [];
}

/** If results could not be read in full, their cases are judged by a part of the test. */
function incompleteSteps(context: StepContext): readonly Step[] {
  const { report, inputs, wording } = context;
  if (report.problems.some((one) => isOf(one, loadTestFailed))) {
    const { url = '' } = report.job ?? {};
    const place = /^https:\/\/[\w./-]+$/.test(url) ? ` (${url})` : '';
    return say(steps.loadTestLog(place));
  }
  const files = listUnreadFiles(report);
  const isUnsound = countOpen('unsound', report) > 0;
  if ((files.length === 0 && !isUnsound) || report.outcome === 'passed') return [];
  const names = files.length > maxNames ? 'what could not be read' : joinWithAnd(files.map(wording.name));
  const unread = areOnlyUnstated(report)
    ? steps.stateHow(names)
    : report.problems.some((one) => isOf(one, unreadResult))
      ? steps.correct(names)
      : steps.measureAgain(names);
  const sentence = files.length > 0 ? unread : steps.notWhole(capitalize(whyUnsound(report, wording)));
  return step(
    `${sentence}${inputs && ', then check the run again'}`,
    againstCommand(`check${resultWords(context)}`, context),
    context,
  );
}

/** If a metric has too few requests to be judged in most cases. */
function sampleSteps({ report, inputs, wording }: StepContext): readonly Step[] {
  const { tallies, outcome } = report;
  const { metrics, reasons, keys } = findPartlyJudged(report);
  const isInMany = keys.size > 0 && 2 * keys.size >= tallies.cases - tallies.new;
  if (outcome !== 'passed' || reasons[0] !== 'few-samples' || !isInMany) return [];
  const names = joinWithAnd(metrics.map((metric) => wording.title({ metric })));
  return say(steps.moreRequests(names, metrics[0] ?? '', configurationName({ report, inputs })));
}

/** Where other programs use so much of the cores in most pairs, more of them help little. */
const busyPercent = 50;

/** If the budget ended while another pair was worth it. */
function spentSteps({ report: { gate, reasons } }: StepContext): readonly Step[] {
  if (!reasons.includes('budget-spent')) return [];
  const shares = (gate?.machine ?? [])
    .filter(({ isReplaced }) => isReplaced !== true)
    .map(({ base, head }) => Math.max(base.foreignPercent, head.foreignPercent));
  const others = shares.length === 0 ? 0 : median(shares);
  return [...(others < busyPercent ? [] : say(steps.otherHour(formatShare(others)))), ...say(steps.moreTime())];
}

function suspectSteps(context: StepContext): readonly Step[] {
  const { pairs, reasons } = context.report;
  // The step for a budget that was spent says the same.
  if (reasons.includes('budget-spent')) return [];
  return gateSteps(pairs === undefined ? 'measureBoth' : 'morePairs', context);
}

const gateSteps = (sentence: 'measureBoth' | 'morePairs', context: StepContext): readonly Step[] =>
  say(steps[sentence](whatGateNeeds(context)), shellCode(gateCommand(context)));

/** What has to be there before the command can measure: " (once before: `guardband init`, ...)". Empty if the configuration has it. */
const whatGateNeeds = ({ report }: CommandContext): string =>
  report.cannotMeasure === true ? ' (once before: `guardband init`, which sets it up)' : '';

/** The command that measures base and head until they decide. A release is measured beside the one that it is compared with. */
function gateCommand(context: CommandContext): string {
  const [, tag] = /^tag:([^*]+)$/.exec(context.report.baseline.selector) ?? [];
  const base = tag === undefined ? '' : ` --base ${quoteShell(printableLine(tag))}`;
  return judgingCommand(`gate${base}${optionWords(context)}`, context);
}

function wholeRunSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  const { outcome, reasons } = report;
  const [[worst], unsure] = [shiftsThatAre('worse', report), shiftsThatAre('unknown', report)];
  // The machine of this run explains no loss of earlier ones.
  if ((worst ?? unsure[0])?.began !== undefined) return [];
  const isUndecided = reasons.includes('whole-run-undecided') && (outcome === 'undecided' || unsure.length > 0);
  const isOpen = isUndecided || (outcome === 'passed' && shiftsThatAre('tolerated', report).length > 0);
  const isFailing = outcome !== 'passed' && (worst !== undefined || reasons.includes('whole-run'));
  // A run of which most cases did not get worse did not move as a whole.
  const isWorse = findShifts(report).some((shift) => shift.verdict === 'regression' && shift.isWorse);
  if (!isOpen && !(isFailing && isWorse)) return [];
  const gate = gateSteps('measureBoth', context);
  if (countControls(report) > 0) return gate;
  return [...gate, ...say(steps.listControls(configurationName(context)))];
}
