/** Describes a shift of all cases of a run: a slow machine, or a change that affects everything. */
import { capitalize, formatCount, joinWithAnd, thousands, formatShare, formatSize } from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import { knownMedian, median } from '../../stats/averages.js';
import type { Finding, Report, RunShift } from '../../model/documents.js';
import { groupFindings, type Group } from '../../judge/groups/groups.js';
import { coupledLines, describeLabels } from './awaited-labels.js';
import type { Wording } from './wording.js';

/**
 * One sentence for throughput that follows from other labels, one for each severe shift, and one for controls that got worse.
 * Shifts that are neither worse nor outside the band need none.
 */
export function runShiftLines(report: Report, wording: Wording): readonly string[] {
  const severe = report.runShifts.filter((shift) => isGrave(shift, report));
  const doubtful = severe.filter((shift) => isDoubtful(shift, wording));
  const clear = severe.filter((shift) => !doubtful.includes(shift));
  return [
    ...coupledLines(report, wording),
    ...graveLines(clear, report, wording),
    ...doubtLine(doubtful, report, wording),
    ...controlLines(report, wording),
  ];
}

/** Shifts in which the whole run, and most of its cases, are worse than in any run before; worst first. */
export function wholeRunShifts(report: Report): readonly RunShift[] {
  const excess = ({ percent: moved, limit = Infinity }: RunShift): number => Math.abs(moved / limit);
  const worse = report.runShifts.filter(({ verdict }) => verdict === 'regression');
  const whole = worse.filter((shift) => isWhole(shift, report));
  // If only half of the cases moved, their own findings describe it better. Without such findings, the shift is
  // reported.
  const notable = whole.length > 0 || report.findings.some(({ fails }) => fails) ? whole : worse;
  return notable.toSorted((a, b) => excess(b) - excess(a));
}

/** Shifts beyond the band that one run, or the history, cannot attribute to a slow machine or to a change. */
export const undecidedRunShifts = (report: Report): readonly RunShift[] =>
  report.runShifts.filter(
    (shift) => shift.unresolved === true || (shift.verdict === 'inconclusive' && isWhole(shift, report)),
  );

/** "throughput −20 %, p99 +31 % in all 61 cases; one past run cannot tell a slow machine from a change". */
export function describeUnknownShifts(shifts: readonly RunShift[], report: Report, wording: Wording): string {
  const byPlace = groupBy(shifts, (shift) => describeWhere(shift, report));
  const clauses = [...byPlace].map(([where, own]) => {
    const sizes = own.map((shift) => `${wording.title(shift)} ${formatSize(shift.percent)}`);
    return `${sizes.join(', ')} ${where}`;
  });
  const doubts = shifts.slice(0, 1).map((shift) => describeDoubt(shift, report));
  return [joinWithAnd(clauses), ...doubts].join('; ');
}

/** "one past run cannot tell a slow machine from a change", "30 past runs vary too much to tell ...". */
function describeDoubt(shift: RunShift, report: Report): string {
  const before = runsBefore(shift, report);
  const runs = before === 1 ? 'one past run' : formatCount(before, 'past run');
  return `${runs} ${before >= longHistory ? 'vary too much to' : 'cannot'} tell a slow machine from a change`;
}

/** With so many runs, more of them would not help. */
const longHistory = 10;

/** A run has moved as a whole if this share of its cases moved at least half as far. */
const wholeRunShare = 0.75;

const isWorse = ({ metric, percent: moved }: RunShift, wording: Wording): boolean =>
  wording.metric({ metric }).better === 'higher' ? moved < 0 : moved > 0;

const judgedFindings = (report: Report, metric: string): readonly Finding[] =>
  report.findings.filter(
    (finding) =>
      finding.metric === metric && (finding.gated || finding.control === true) && finding.severity !== undefined,
  );

function countMoved(shift: RunShift, report: Report): { readonly moved: number; readonly all: number } {
  const all = judgedFindings(report, shift.metric).filter(({ delta }) => delta?.percent !== undefined);
  const moved = all.filter(({ delta }) => (delta?.percent ?? 0) / shift.percent >= 0.5);
  return { moved: moved.length, all: all.length };
}

function isWhole(shift: RunShift, report: Report): boolean {
  const { moved, all } = countMoved(shift, report);
  return moved >= wholeRunShare * all;
}

/** If only some cases moved, their own findings describe it, and the shift needs no prominent line. */
function isGrave(shift: RunShift, report: Report): boolean {
  const isPartial = !isWhole(shift, report) && !wholeRunShifts(report).includes(shift);
  // The row of a group of all cases says the same, unless the run as a whole decides.
  const hasRow = shift.verdict === 'pass' && isGroupOfAll(shift, report) && shift.labels === undefined;
  // Cases are judged relative to a shift beyond the band, so unchanged ones show it, too, even if it is a gain.
  const band = judgedFindings(report, shift.metric)[0]?.band?.percent ?? Infinity;
  const isNotable = shift.verdict !== 'pass' || Math.abs(shift.percent) > band;
  return !isPartial && !hasRow && shift.controls.length === 0 && isNotable;
}

/** Percent. */
const largestLimit = 100;

const runsBefore = ({ metric }: RunShift, report: Report): number => {
  const { runs, noiseRuns = 0 } = report.baseline;
  const ofCases = judgedFindings(report, metric).map(({ baseline }) => baseline?.runs ?? 0);
  return noiseRuns + Math.max(runs.length, ...ofCases);
};

/** Metrics that moved in the same cases and of which the same is true share one sentence. */
function graveLines(shifts: readonly RunShift[], report: Report, wording: Wording): readonly string[] {
  const byTail = groupBy(shifts, (shift) =>
    shift.labels === undefined
      ? String(isGroupOfAll(shift, report)) + describeConsequence(shift, report, wording)
      : JSON.stringify(shift),
  );
  return [...byTail.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const { labels, metric } = first;
    if (labels !== undefined) return [describeLabels(first, labels, judgedFindings(report, metric), wording)];
    // The row of a group of all cases has the numbers already.
    if (isGroupOfAll(first, report)) return [describeConsequence(first, report, wording).replace(/^[;.] /, '')];
    const loss =
      more.length === 0
        ? describeOne(first, report, wording)
        : `${describeSeveral([first, ...more], wording)} ${describeWhere(first, report)}`;
    return [loss + describeConsequence(first, report, wording)];
  });
}

/** "Throughput of the whole run is 12 % lower than usual in all 14 cases". */
const describeOne = (shift: RunShift, report: Report, wording: Wording): string =>
  `${startWith(wording.title(shift))} of the whole run is ${compareWithUsual([shift], describeLevel)} ${describeWhere(shift, report)}`;

/** "The whole run: throughput 15 % lower and p99 15 % higher than usual". */
const describeSeveral = (shifts: readonly RunShift[], wording: Wording): string =>
  `The whole run: ${compareWithUsual(shifts, (shift) => `${wording.title(shift)} ${describeLevel(shift)}`)}`;

/** "22 % lower than usual", "as usual": the sizes of shifts as levels of their metrics. */
function compareWithUsual(shifts: readonly RunShift[], describe: (shift: RunShift) => string): string {
  const text = joinWithAnd(shifts.map(describe));
  return text.endsWith('as usual') ? text : `${text} than usual`;
}

const describeLevel = ({ percent }: RunShift): string =>
  formatShare(percent) === '0 %' ? 'as usual' : `${formatShare(percent)} ${percent < 0 ? 'lower' : 'higher'}`;

/** What follows from a shift, as the end of a sentence and further ones. */
function describeConsequence(shift: RunShift, report: Report, wording: Wording): string {
  if (shift.verdict === 'regression')
    return `${describeRemoval(shift, report)}. ${isPause(shift, report, wording) ? pause : 'Either the machine or the change is the cause.'}`;
  if (isWorse(shift, wording) && (shift.verdict === 'inconclusive' || !isLimitKnown(shift)))
    return `; ${describeDoubt(shift, report)}.`;
  // Beyond the limit other changes explain the run better, or an earlier run was as slow.
  const { worstPast = 0 } = shift;
  const isReached =
    isWorse({ ...shift, percent: worstPast }, wording) && Math.abs(worstPast) >= Math.abs(shift.percent);
  return `${isReached ? ', which an earlier run also reached' : ''}${describeRemoval(shift, report)}.`;
}

const pause =
  'No request became slower: users pause longer (think time, timers, pacing), or the load generator is slow.';

/** Whether throughput fell although requests take as long as before. A slow machine would make them slower. */
function isPause(shift: RunShift, report: Report, wording: Wording): boolean {
  if (shift.metric !== 'throughput' || !isWorse(shift, wording)) return false;
  const changes = judgedFindings(report, 'p50').flatMap(({ delta }) => delta?.percent ?? []);
  const areSlower = report.findings.some(
    ({ metric, verdict }) =>
      wording.isSpeed({ metric }) && metric !== 'throughput' && (verdict === 'regression' || verdict === 'suspect'),
  );
  return changes.length > 0 && !areSlower && median(changes) < minPart * Math.abs(shift.percent);
}

/** Response times that grew by less than this part of the loss of throughput do not explain it. */
const minPart = 0.25;

/** "in all 14 cases". */
function describeWhere(shift: RunShift, report: Report): string {
  const { moved, all } = countMoved(shift, report);
  const whole = all === 2 ? 'in both cases' : `in all ${formatCount(all, 'case')}`;
  return moved === all ? whole : `in ${String(moved)} of ${formatCount(all, 'case')}`;
}

/** A limit that no machine reaches only shows that the history is short. */
const isLimitKnown = ({ limit = 0 }: RunShift): boolean => Math.abs(limit) <= largestLimit;

/** Whether a loss passes only because it is within the limit. */
const isDoubtful = (shift: RunShift, wording: Wording): boolean =>
  shift.verdict === 'pass' &&
  isWorse(shift, wording) &&
  shift.labels === undefined &&
  isLimitKnown(shift) &&
  Math.abs(shift.percent) <= Math.abs(shift.limit ?? 0);

/**
 * "Throughput of the whole run is 7.4 % lower than usual in all 14 cases. In 6 runs the whole test varied by 6.8 %; too few to
 * exclude a slow machine." Several metrics share one line.
 */
function doubtLine(shifts: readonly RunShift[], report: Report, wording: Wording): readonly string[] {
  const [first] = shifts;
  if (first === undefined) return [];
  const { repetitions } = report.baseline;
  const runs = Math.max(...shifts.map((shift) => runsBefore(shift, report)));
  const history = repetitions === undefined ? formatCount(runs, 'run') : formatCount(repetitions, 'repetition');
  const isSingle = shifts.length === 1;
  const spread = isSingle && runs > 1 ? first.spread : undefined;
  const loss = isSingle ? describeOne(first, report, wording) : describeSeveral(shifts, wording);
  const few = `${runs < longHistory ? 'too few' : 'not enough'} to exclude a slow machine`;
  return [
    spread === undefined
      ? `${loss}; ${history} ${runs === 1 ? 'is' : 'are'} ${few}.`
      : `${loss}. In ${history} the whole test varied by ${formatShare(spread)}; ${few}.`,
  ];
}

/** ". Cases are judged relative to that": if most of a shift was removed before they were; one of groups of cases is not. */
function describeRemoval(shift: RunShift, report: Report): string {
  const shifts = judgedFindings(report, shift.metric).map(({ adjusted }) => adjusted?.shift ?? NaN);
  // The median is not a number if nothing was removed.
  const isKept = 2 * knownMedian(shifts) * Math.sign(shift.percent) < Math.abs(shift.percent);
  return isGroupOfAll(shift, report) || isKept ? '' : '. Cases are judged relative to that';
}

/** Whether all cases are one group that moved in the same metric, so that the change was not attributed to the machine. */
const isGroupOfAll = ({ metric }: RunShift, report: Report): boolean => {
  const { groups, cases } = groupFindings(report);
  const hasMoved = ({ state, moves }: Group): boolean =>
    state !== 'same' && state !== 'unjudged' && moves.some((move) => move.metric === metric);
  return groups.some((group) => group.cases.length === cases.length && hasMoved(group));
};

/** Percentiles keep their lower-case names, also at the start of a sentence. */
const startWith = (text: string): string => (/^p\d/.test(text) ? text : capitalize(text));

/** Describes the controls: if they are worse, the machine is, too. */
function controlLines(report: Report, wording: Wording): readonly string[] {
  const controls = report.findings.filter(({ control }) => control === true);
  const metrics = [...new Set(controls.map(({ metric }) => metric))].filter(
    (id) => judgedFindings(report, id).length > 0,
  );
  return metrics.flatMap((metric): readonly string[] => {
    const findings = judgedFindings(report, metric).filter(({ control }) => control === true);
    // The adjusted change of a control is near zero, because the controls define the adjustment.
    const worse = findings.filter(
      ({ verdict, delta, band }) =>
        verdict === 'regression' ||
        verdict === 'suspect' ||
        (delta?.direction === 'worse' && Math.abs(delta.percent ?? 0) > (band?.percent ?? Infinity)),
    );
    const [first] = worse;
    if (first === undefined) return [];
    const changes = worse.map(({ delta }) => delta?.percent ?? delta?.absolute ?? 0);
    const { scale } = wording.metric({ metric });
    const size = Math.abs(median(changes));
    const change =
      scale === 'points'
        ? `${size.toFixed(1)} points worse`
        : `${formatShare(size)} ${wording.isSpeed({ metric }) ? 'slower' : 'worse'}`;
    const subject =
      worse.length === 1
        ? `control ${wording.name(first.case.key)} is`
        : `${worse.length === findings.length ? 'the' : `${thousands(worse.length)} of`} ${formatCount(findings.length, 'control')} are`;
    return [
      `${startWith(wording.title(first))}: ${subject} ${change} than usual, although the change cannot affect ${worse.length === 1 ? 'it' : 'them'}: the machine or the back end moved${scale === 'ratio' ? ', and cases are judged relative to that' : ''}.`,
    ];
  });
}
