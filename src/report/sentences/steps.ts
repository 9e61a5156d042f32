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
import { shortenToPattern, sinceRun } from '../../problems/commands.js';
import { isNotAsked } from '../../model/exit-code.js';
import type { Report } from '../../model/documents.js';
import { bisectCommand } from '../bisect/command.js';
import { printableLine, quoteShell } from '../../lang/printable.js';
import { isOfHistory, listUnreadFiles, findCause, areOnlyUnstated } from './headline.js';
import { whyUnsound } from './rows.js';
import { whenRunsSuffice } from './words.js';
import type { CaseState } from '../../judge/account/cases.js';
import { joinWithAnd, capitalize, formatShare, shortList } from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import { median } from '../../stats/averages.js';
import { nameBriefly } from './names.js';
import { listOlder, findCourse, listFindings, countPastRuns } from '../../judge/account/certainty.js';
import type { Next } from '../../judge/account/next.js';
import { beganEarlier, shiftsThatAre } from '../../judge/account/whole-run.js';
import { groupUnjudged, findPartlyJudged } from '../../judge/account/rows.js';
import { describeFinding } from './figures.js';

export type { Step, StepContext } from './accept.js';

/** The most important step comes first. */
export function nextSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  if (report.gate?.isOfItself === true)
    return say(
      'To find smaller changes, measure with more users or requests, or more pairs (`measure: {pairs: 8}`). If the noise is large, measure where no other programs run.',
    );
  if (isNotAsked(report)) return comparisonSteps(report);
  const grouped = groupFindings(report);
  const groups = grouped.groups.filter(({ state }) => state === 'failing' || state === 'tolerated');
  const wholeRun = wholeRunSteps(context);
  // If the whole run is measured beside its base, its suspects are, too.
  const isOpen = thatNeed('measure', grouped).some(
    ({ kind }) => wholeRun.length === 0 || (kind === 'unseen' && groups.length === 0),
  );
  const lasting = grouped.groups.filter((group) => groups.includes(group) || isMoved('accept')(group));
  const steps = [
    ...damageSteps(context),
    ...incompleteSteps(context),
    ...errorSteps(grouped, context),
    ...wholeRun,
    ...spentSteps(context),
    ...oldSteps(lasting, grouped, context),
    ...acceptSteps(lasting, grouped, context),
    ...objectiveSteps(grouped, context),
    ...(groups.length === 0 && isOpen ? suspectSteps(context) : []),
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
  return steps.length === 0 ? gainSteps(grouped, context) : steps;
}

const thatNeed = (step: Next, { groups }: Pick<GroupedCases, 'groups'>): readonly Group[] =>
  groups.filter(({ next }) => next.includes(step));

/** Of losses in this run alone: the steps for slow losses have other words. */
const isMoved =
  (step: Next) =>
  ({ kind, next }: Group): boolean =>
    kind === 'moved' && next.includes(step);

function objectiveSteps(grouped: GroupedCases, context: StepContext): readonly Step[] {
  const [missed] = thatNeed('correct-objective', grouped).flatMap(({ cases }) =>
    cases.flatMap(({ findings }) => findings.filter(({ fails, objective }) => fails && objective !== undefined)),
  );
  return missed === undefined
    ? []
    : say(
        `Fix ${describeFinding(missed, context.wording)}, or change that objective in ${configurationToEdit(context)}.`,
      );
}

/** What becomes of an improvement. */
function gainSteps({ groups }: GroupedCases, { report: { outcome, baseline, gate } }: StepContext): readonly Step[] {
  const isRecorded = gate === undefined && (baseline.selector === 'history' || baseline.selector.startsWith('ref:'));
  return outcome === 'passed' && isRecorded && groups.some(({ state }) => state === 'better')
    ? say('Nothing to do: once runs of this version are recorded, later ones are judged by the better level.')
    : [];
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
      : say(
          `The comparison with ${name} decides only with \`fail: {reference: fail}\` in ${configurationName(context)}. The earlier runs show when it became slower than ${name}:`,
          shellCode(trendOf(groups, grouped, context)),
        );
  const waivers = waiveSteps(groups, grouped, viewContext);
  return [
    ...causes,
    ...waivers.map((step) => ({
      ...step,
      sentence: `Fix it: it cannot be accepted, because ${name} stays the second baseline until the next release. ${step.sentence}`,
    })),
    ...(groups.length === 0 && thatNeed('measure', grouped).length > 0 ? suspectSteps(context) : []),
    ...explainSteps(groups, viewContext),
  ];
}

/** What finds the cause of what is worse, or tells noise from a change; none if nothing may be worse. */
function comparisonSteps({ findings, baseline, candidate }: Report): readonly Step[] {
  const has = (...verdicts: readonly string[]): boolean =>
    findings.some(({ gated, verdict }) => gated && verdicts.includes(verdict));
  const command = bisectCommand(baseline.runs.at(-1)?.commit, candidate.provenance.commit);
  if (has('regression') && command !== undefined) return say('Find the commit that did it:', shellCode(command));
  return has('regression', 'suspect', 'inconclusive')
    ? say(
        'To be sure, measure both several times, in turns, the older into folder A, the newer into B. Then judge them:',
        shellCode('guardband check B --against A --shards repetitions'),
      )
    : [];
}

/** Steps if the noise of some cases is only assumed, because there are too few runs to estimate it. */
function assumedNoiseSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  const assumed = report.findings.filter(
    ({ gated, reason, noise }) =>
      gated && noise?.from === 'assumed' && (reason === 'within-noise' || reason === 'too-noisy'),
  );
  if (assumed.length === 0) return [];
  if (report.baseline.repetitions !== undefined)
    return say('Limits are wide because the noise is only assumed. Measure both sides beside each other more often.');
  return say(
    `With ${describePastRuns(report, countPastRuns(report, assumed))} only large losses show: ${whenRunsSuffice}. Record each run you trust.`,
  );
}

/** Steps if the run could not be compared with a baseline. */
function baselineSteps(context: StepContext): readonly Step[] {
  const { report, wording } = context;
  const { outcome, reasons, problems, baseline } = report;
  const { similarStore, selector } = baseline;
  const isUndecided = outcome === 'undecided';
  const isFirst = isUndecided && reasons.includes('no-baseline');
  const hasProblem = (wanted: string): boolean => problems.some(({ code }) => code === wanted);
  const words = resultWords(context);
  const again = step('Measure again, then check the new run', againstCommand(`check${words}`, context), context);
  // What is recorded already need not be.
  const record = (sentence: string): readonly Step[] =>
    hasProblem('same-run-in-baseline') ? again : step(sentence, guardbandCommand(`record${words}`, context), context);
  if (isOnlyOwnBaseline(report)) return again;
  // What is given or named wrongly, its problem says.
  const advice = isFirst ? (problems.find(({ code }) => code === 'no-baseline')?.advice ?? '') : '';
  if (advice !== '' && hasProblem('newest-of-history')) return say(wording.prose(advice));
  if (isFirst && similarStore !== undefined)
    return [
      ...step(
        'There are baselines in a folder with a similar name. If it is the right one, compare with it',
        `guardband check${words} --baselines ${quoteShell(similarStore)}`,
        context,
      ),
      ...record('If not, and if you trust this run, record it as the first baseline'),
    ];
  if (advice !== '' && /^(?:tag|commit):/.test(selector))
    return step(
      `${wording.prose(advice)} Or compare with the history`,
      guardbandCommand(`check${words}`, context),
      context,
    );
  // The baselines of the target branch judge a change, so recording its own run would not help.
  if (isFirst ? selector.startsWith('ref:') : outcome === 'passed' && reasons.includes('no-baseline'))
    return say(
      'Record a run of the main branch, as the workflow for recording does after every merge. From then on, runs are compared with it.',
    );
  if (isFirst) return isWhole(report) ? record('If you trust this run, record it as the first baseline') : [];
  if (!isUndecided) return [];
  if (hasProblem('load-differs'))
    return record('If the new load is meant to stay, record this run, with which later ones are compared');
  if (groupUnjudged(report).has('baseline-errors'))
    return record(
      'Requests failed in the baseline, so nothing can be compared with it. Choose a run without errors with `--against`, or record this run if you trust it',
    );
  const differing = compareEnvironments(report).filter(({ differs, past }) => differs && past.length === 1);
  const machine = differing
    .slice(0, 1)
    .map(({ axis, past }) => ` (${wording.name(`${axis} ${past[0]?.value ?? ''}`)})`);
  if (hasProblem('environment-differs') || groupUnjudged(report).has('environment'))
    return record(
      `Measure again on the machine of the baseline${machine.join('')}; or, if the new one stays, record this run as its first baseline`,
    );
  return reasons.includes('nothing-compared') && !hasProblem('no-such-case')
    ? record(
        'Compare the names and the environment of this run with those of the baseline. If it is the first of its kind, record it',
      )
    : [];
}

/** Whether a run may be recorded: all of it was read, of tests that are whole, and of this version. */
const isWhole = ({ problems, reasons }: StepContext['report']): boolean =>
  !reasons.includes('unreadable-input') && problems.every(({ withholds }) => withholds === undefined);

/** Steps if lines of the recorded history could not be read. */
function damageSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  if (!report.problems.some((problem) => problem.level === 'error' && isOfHistory(problem, report))) return [];
  return say(
    'Lines of the history cannot be read. The next recording moves them into a side file. To list them:',
    shellCode(guardbandCommand('history', context)),
  );
}

/** The slow losses that are not waived. */
const openDrifts = (grouped: GroupedCases): readonly Group[] =>
  thatNeed('look-back', grouped).filter(({ kind }) => kind === 'drift');

/** How to find the cause of what this run did not do alone. */
const lookBack = (lead: string, command: string): readonly Step[] =>
  say(`${lead} among the changes since it began. The earlier runs:`, shellCode(command));

const driftSteps = (drifts: readonly Group[], grouped: GroupedCases, context: StepContext): readonly Step[] =>
  drifts.length === 0
    ? []
    : lookBack('Another run would not help with the slow loss: look for its cause', trendOf(drifts, grouped, context));

/** Losses of earlier runs, and parts of them that are. */
function oldSteps(groups: readonly Group[], grouped: GroupedCases, context: StepContext): readonly Step[] {
  const old = groups.filter(isMoved('look-back'));
  const isWhole = beganEarlier(context.report);
  const lead = 'This run alone did not make it slower: look for the cause';
  if (old.length > 0 || isWhole)
    return lookBack(lead, isWhole ? trendCommand([], context) : trendOf(old, grouped, context));
  const keys = [...new Set(listOlder(groups).map((finding) => finding.case.key))];
  const command = (): string => trendCommand(patternsForKeys(keys, grouped), context);
  return keys.length === 0 ? [] : lookBack('A part of the loss is older than this run: look for its cause', command());
}

/** Shows the earlier runs of some groups. */
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
  return say(`If it is meant to stay, accept the level since then${commit}:`, shellCode(...commands));
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
      ? `If this only has a new name, keep its history: add to ${file}, and check again:`
      : others.length === 0
        ? `If only the file has a new name, check it with ${option}. If the test has one, keep its history: add to ${file}, and check again:`
        : `If all are the same test, join what was recorded, and name it from now on: by ${option}, or by \`scenario: ${quoteYamlIfNeeded(first)}\` in ${file}. To join, add there as well:`,
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
  return [
    ...(thatNeed('find-values', grouped).length > 0 ? say(`Find out why ${joinWithAnd(why)}, and measure again.`) : []),
    // What has a file, or was measured under another name, is not to be retired.
    ...(wheres.length === 0 || listUnreadFiles(report).length > 0 || findRenamedScenario(context).length > 0
      ? []
      : say(
          `Measure the missing cases again${partial}. If they are no longer measured${others}, list them under \`retired:\` in ${configurationName(context)}:`,
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
function errorSteps(grouped: GroupedCases, { report: { findings }, wording }: StepContext): readonly Step[] {
  const names = thatNeed('find-errors', grouped).map((group) => nameBriefly(group, grouped, wording));
  if (names.length > 0) return say(`Find out why requests of ${shortList(names, maxNames)} fail, then measure again.`);
  // Something got as much faster as failed requests are, and nothing says whether they failed.
  const isDoubtful = findings.some(({ gated, reason }) => gated && reason === 'doubtful-errors');
  return isDoubtful && !findings.some(({ metric }) => metric === 'errorPercent')
    ? say('Record errors, too (`success` in a JTL file, or a column such as "Error %"): then an improvement is judged.')
    : [];
}

/** If results could not be read in full, their cases are judged by a part of the test. */
function incompleteSteps(context: StepContext): readonly Step[] {
  const { report, inputs, wording } = context;
  if (report.problems.some(({ code }) => code === 'load-test-failed')) {
    const { url = '' } = report.job ?? {};
    const place = /^https:\/\/[\w./-]+$/.test(url) ? ` (${url})` : '';
    return say(`See the log of the load test${place}, and run the job again.`);
  }
  const files = listUnreadFiles(report);
  const isUnsound = report.findings.some(({ gated, reason }) => gated && reason === 'unsound');
  if ((files.length === 0 && !isUnsound) || report.outcome === 'passed') return [];
  const names = files.length > maxNames ? 'what could not be read' : joinWithAnd(files.map(wording.name));
  const unread = areOnlyUnstated(report)
    ? `State how to read ${names}, as the errors advise`
    : report.problems.some(({ code }) => code === 'unread-result')
      ? `Correct ${names} as the errors advise`
      : `See the load test log, and measure ${names} again`;
  const sentence =
    files.length > 0 ? unread : `${capitalize(whyUnsound(report, wording))}: see the load test log, and measure again`;
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
  return say(
    `To have ${names} judged, measure longer, so that there are more requests, and record the first such run: before that, none of another length passes. To ignore it, set \`${metrics[0] ?? ''}: report\` under \`metrics:\` in ${configurationName({ report, inputs })}.`,
  );
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
  return [
    ...(others < busyPercent
      ? []
      : say(
          `Measure on another machine, or at another hour: other programs used ${formatShare(others)} of the cores in most pairs.`,
        )),
    ...say('Another pair might have decided: allow more time (`--budget 1h`), or make a measurement shorter.'),
  ];
}

function suspectSteps(context: StepContext): readonly Step[] {
  const { pairs, reasons } = context.report;
  // The step for a budget that was spent says the same.
  if (reasons.includes('budget-spent')) return [];
  return gateSteps(pairs === undefined ? decide : 'Measure more pairs', context);
}

const decide = 'To decide, measure base and head beside each other';

const gateSteps = (sentence: string, context: StepContext): readonly Step[] =>
  say(`${sentence}${whatGateNeeds(context)}:`, shellCode(gateCommand(context)));

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
  const isWorse = report.runShifts.some(({ verdict }) => verdict === 'regression');
  if (!isOpen && !(isFailing && isWorse)) return [];
  const gate = gateSteps(decide, context);
  if (report.findings.some(({ control }) => control === true)) return gate;
  const place = `listed under \`controls:\` in ${configurationName(context)}`;
  return [...gate, ...say(`A scenario that the change cannot affect, ${place}, shows how the machine moved.`)];
}
