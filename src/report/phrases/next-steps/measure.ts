/** Steps that measure again: what failed, could not be read in full or had too few requests; and beside each other, suspects and runs that moved as a whole. */
import { capitalize, formatShare, joinWithAnd, shortList } from '../../../lang/format.js';
import { median } from '../../../stats/averages.js';
import { printableLine, quoteShell } from '../../../lang/printable.js';
import type { Group, GroupedCases } from '../../../judge/groups/groups.js';
import { nameBriefly } from '../../groups/names.js';
import { configurationName } from '../conditions.js';
import { findPartlyJudged } from '../case-verdicts.js';
import { whyUnsound } from '../summary.js';
import { areOnlyUnstated, listUnreadFiles } from '../undecided.js';
import {
  againstCommand,
  resultWords,
  say,
  shellCode,
  type CommandContext,
  type Step,
  type StepContext,
  judgingCommand,
  step,
  optionWords,
} from './step.js';
import type { Finding, Report } from '../../../model/documents.js';
import { listBegan, sayTolerated, undecidedRunShifts, wholeRunShifts } from '../run-shift.js';

/** More names than this are not listed. */
const maxNames = 2;

/** It comes first: accepting other cases does not help a run that fails on errors. */
export function errorSteps(
  groups: readonly Group[],
  grouped: GroupedCases,
  { report: { findings }, wording }: StepContext,
): readonly Step[] {
  const names = groups.flatMap((group) => (group.kind === 'errors' ? [nameBriefly(group, grouped, wording)] : []));
  if (names.length > 0) return say(`Find out why requests of ${shortList(names, maxNames)} fail, then measure again.`);
  // Something got as much faster as failed requests are, and nothing says whether they failed.
  const isDoubtful = findings.some(({ gated, reason }) => gated && reason === 'doubtful-errors');
  return isDoubtful && !findings.some(({ metric }) => metric === 'errorPercent')
    ? say('Record errors, too (`success` in a JTL file, or a column such as "Error %"): then an improvement is judged.')
    : [];
}

/** If results could not be read in full, their cases are judged by a part of the test. */
export function incompleteSteps(context: StepContext): readonly Step[] {
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
export function sampleSteps({ report, inputs, wording }: StepContext): readonly Step[] {
  const { tallies, outcome } = report;
  const { metrics, reasons, keys } = findPartlyJudged(report, wording);
  const isInMany = keys.size > 0 && 2 * keys.size >= tallies.cases - tallies.new;
  if (outcome !== 'passed' || reasons[0] !== 'few-samples' || !isInMany) return [];
  const names = joinWithAnd(metrics.map((metric) => wording.title({ metric })));
  return say(
    `To have ${names} judged, measure longer, so that there are more requests, and record the first such run: before that, none of another length passes. To ignore it, set \`${metrics[0] ?? ''}: report\` under \`metrics:\` in ${configurationName({ report, inputs })}.`,
  );
}

/** Gated findings that look worse in one run. No single measurement settles a slow loss. */
export const listSuspects = ({ findings }: Report): readonly Finding[] =>
  findings.filter(({ gated, verdict, reason }) => gated && verdict === 'suspect' && reason !== 'drift');

/** Where other programs use so much of the cores in most pairs, more of them help little. */
const busyPercent = 50;

/** If the budget ended while another pair was worth it. */
export function spentSteps({ report: { gate, reasons } }: StepContext): readonly Step[] {
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

export function suspectSteps(doubtful: readonly Finding[], context: StepContext): readonly Step[] {
  const { pairs, reasons } = context.report;
  // The step for a budget that was spent says the same.
  if (doubtful.length === 0 || reasons.includes('budget-spent')) return [];
  const isFirst = pairs === undefined;
  return gateSteps(isFirst ? decide : 'Measure more pairs', context);
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

export function wholeRunSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  const isWhole = report.runShifts.some(({ verdict }) => verdict === 'regression');
  const [[worst], unsure] = [wholeRunShifts(report), undecidedRunShifts(report)];
  // The machine of this run explains no loss of earlier ones.
  if (listBegan(worst ?? unsure[0], report).length > 0) return [];
  const isUndecided =
    report.reasons.includes('whole-run-undecided') && (report.outcome === 'undecided' || unsure.length > 0);
  const isOpen = isUndecided || (report.outcome === 'passed' && sayTolerated(report, context.wording) !== '');
  const isFailing =
    isWhole && report.outcome !== 'passed' && (worst !== undefined || report.reasons.includes('whole-run'));
  if (!isOpen && !isFailing) return [];
  const gate = gateSteps(decide, context);
  if (report.findings.some(({ control }) => control === true)) return gate;
  const place = `listed under \`controls:\` in ${configurationName(context)}`;
  return [...gate, ...say(`A scenario that the change cannot affect, ${place}, shows how the machine moved.`)];
}
