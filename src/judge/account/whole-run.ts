/** What a run did as a whole: a slow machine, or a change that affects everything. */
import { formatShare } from '../../lang/format.js';
import { cacheByObject, groupBy } from '../../lang/objects.js';
import { createMetricTable } from '../../metrics/index.js';
import { worseSign } from '../../metrics/values.js';
import type { Finding, Report, RunShift } from '../../model/documents.js';
import { knownMedian, median } from '../../stats/averages.js';
import { common } from '../model/settings.js';
import { isCoupled } from './cases.js';
import { countPastRuns, type Course, findCourse, listFindings } from './certainty.js';
import { type Group, groupFindings, listAwaited } from './groups.js';
import { isBeyondBand } from '../../compare/loss-start.js';

/** A shift with what its cases show. Nothing is said of most. */
export interface WholeShift extends RunShift {
  /**
   * worse: the run, and most of its cases, are worse than in any run before. unknown: beyond the band, and one run, or the
   * history, cannot tell a slow machine from a change. tolerated: worse, but in every metric within its limit.
   */
  readonly says?: 'worse' | 'unknown' | 'tolerated';
  /** Whether a sentence of its own is about it. */
  readonly isNoted: boolean;
  readonly isWorse: boolean;
  /** The number of cases that were judged in this metric. */
  readonly size: number;
  /** The changes in percent of those that moved at least half as far. */
  readonly moved: readonly number[];
  /** When it began, if most of these moved with an earlier run. */
  readonly began?: Course | undefined;
  /** The group of all cases, if they moved in the same metric, so that the change was not attributed to the machine. */
  readonly row?: Group | undefined;
  /** The number of past runs, or repetitions, that show what the machine does, and whether they are too few to tell. */
  readonly runs: number;
  readonly isShort: boolean;
  readonly cause: ShiftCause;
  /** Whether a part of what some cases lost is older than this run. */
  readonly isPartlyOld: boolean;
}

/** pause: requests take as long as before. either: the machine or the change. doubt: perhaps noise, too. none: the rows say it, or nothing is to be said. */
type ShiftCause = 'pause' | 'either' | 'doubt' | 'none';

/** The shifts of a run. They are looked up once per report, because all surfaces and steps share them. */
export const findShifts = cacheByObject((report: Report): readonly WholeShift[] => {
  const measured = report.runShifts.map((shift) => measure(shift, report));
  const worse = measured.filter(({ verdict }) => verdict === 'regression');
  const whole = worse.filter(isWhole);
  // If only half of the cases moved, their own findings describe it better. Without such findings, the shift is reported.
  const notable = whole.length > 0 || report.findings.some(({ fails }) => fails) ? whole : worse;
  const isDecided = measured.some((shift) => shift.verdict !== 'pass' && isWhole(shift));
  const said = measured.map((shift): WholeShift => {
    const isOpen = shift.verdict === 'inconclusive' && isWhole(shift);
    const isTolerated = !isDecided && report.tallies.waived === 0 && isToleratedLoss(shift);
    const says = notable.includes(shift) ? 'worse' : isOpen ? 'unknown' : isTolerated ? 'tolerated' : undefined;
    return { ...shift, ...(says && { says }), isNoted: isTolerated || isGrave(shift, says) };
  });
  // The rows say when it began; what one metric says of this run, all do.
  if (said.some(({ began }) => began !== undefined)) return said.map((shift) => ({ ...shift, cause: 'none' }));
  const isCertain = said.some(({ cause }) => cause === 'either');
  return said.map((one) => (one.cause === 'doubt' && isCertain && !one.isShort ? { ...one, cause: 'either' } : one));
});

/** The shifts of which this is said, those farthest beyond their limits first. */
export const shiftsThatAre = (says: WholeShift['says'], report: Report): readonly WholeShift[] => {
  const excess = ({ percent, limit = Infinity }: RunShift): number => Math.abs(percent / limit);
  const found = findShifts(report).filter((shift) => shift.says === says);
  return says === 'worse' ? found.toSorted((a, b) => excess(b) - excess(a)) : found;
};

/** Whether a run that got worse as a whole did so with an earlier run. */
export const beganEarlier = (report: Report): boolean => shiftsThatAre('worse', report)[0]?.began !== undefined;

type Measured = Omit<WholeShift, 'says' | 'isNoted'> & { readonly isBeyondBand: boolean };

function measure(shift: RunShift, report: Report): Measured {
  const { metric, percent } = shift;
  const isWorse = isLoss(metric, percent, report);
  const judged = judgedFindings(report, metric);
  const all = judged.filter(({ delta }) => delta?.percent !== undefined);
  const moved = all.filter(({ delta }) => (delta?.percent ?? 0) / percent >= 0.5);
  const began = moved.filter((finding) => finding.began !== undefined);
  const runs = report.baseline.repetitions ?? countPastRuns(report, judged);
  const row = findRow(metric, report);
  return {
    ...shift,
    size: all.length,
    moved: moved.map(({ delta }) => delta?.percent ?? NaN),
    began: began.length >= wholeRunShare * moved.length && began.length > 0 ? findCourse(began) : undefined,
    row,
    runs,
    isShort: runs < common.runsOfMachine,
    cause: findShiftCause(shift, isWorse, row, report),
    isPartlyOld: report.findings.some(({ older }) => older !== undefined),
    isWorse,
    isBeyondBand: shift.controls.length === 0 && Math.abs(percent) > (judged[0]?.band?.percent ?? Infinity),
  };
}

/** A run has moved as a whole if this share of its cases moved at least half as far. */
export const wholeRunShare = 0.75;

const isWhole = ({ moved, size }: Pick<WholeShift, 'moved' | 'size'>): boolean => moved.length >= wholeRunShare * size;

/** With less, the whole run has hardly moved, in percent. */
const leastShift = 2;

/**
 * Whether a run got worse as a whole, in every metric within its limit, and in this one beyond its band, or further than any
 * run before and twice as far as runs vary.
 */
function isToleratedLoss(shift: Measured): boolean {
  const { percent, limit = 0, worstPast, spread = 0, labels, verdict } = shift;
  const past = Math.max(0, (worstPast ?? NaN) * Math.sign(percent), 2 * spread);
  const size = Math.abs(percent);
  const isFurther = (size >= leastShift && size > past) || shift.isBeyondBand;
  const isWithin = size <= Math.abs(limit);
  return verdict === 'pass' && labels === undefined && shift.isWorse && isFurther && isWithin && isWhole(shift);
}

/** If only some cases moved, their own findings describe it, and the shift needs no prominent line. */
function isGrave(shift: Measured, says: WholeShift['says']): boolean {
  const isPartial = !isWhole(shift) && says !== 'worse';
  // The row of a group of all cases says the same, unless the run as a whole decides.
  const isBetter = isGain(shift.row);
  const hasRow = shift.verdict === 'pass' && shift.row !== undefined && !isBetter && shift.labels === undefined;
  // Cases are judged relative to a shift beyond the band, so unchanged ones show it, too, even if it is a gain.
  const isNotable = isBetter || shift.verdict !== 'pass' || shift.isBeyondBand;
  const isVisible = formatShare(shift.percent) !== '0 %';
  return !isPartial && !hasRow && shift.controls.length === 0 && isNotable && isVisible;
}

const isGain = (row: Group | undefined): boolean => row?.state === 'better';

function findRow(metric: string, report: Report): Group | undefined {
  const { groups, cases } = groupFindings(report);
  const hasMoved = ({ state, moves }: Group): boolean =>
    state !== 'same' && state !== 'unjudged' && moves.some((move) => move.metric === metric);
  return groups.find((group) => group.cases.length === cases.length && hasMoved(group));
}

function findShiftCause(shift: RunShift, isWorse: boolean, row: Group | undefined, report: Report): ShiftCause {
  // The row says for whom users wait.
  if (row !== undefined && listAwaited(row).length > 0) return 'none';
  if (shift.verdict === 'regression' || isGain(row)) return isPause(shift, report) ? 'pause' : 'either';
  // A loss that passes only because it is within the limit.
  const isWithin = Math.abs(shift.percent) <= Math.abs(shift.limit ?? 0) && shift.labels === undefined;
  return isWorse && (shift.verdict === 'inconclusive' || isWithin) ? 'doubt' : 'none';
}

/** Whether throughput changed although requests take as long as before. A slow machine would make them slower. */
function isPause({ metric, percent }: RunShift, { findings, metrics = [] }: Report): boolean {
  const { byId } = createMetricTable(metrics);
  const isSlow = (one: Finding): boolean =>
    /regression|suspect/.test(one.verdict) && byId.get(one.metric)?.unit === 'ms' && one.metric !== 'standardDeviation';
  return metric === 'throughput' && !findings.some(isSlow) && tookNoLonger(findings, percent);
}

/** Response times that changed by less than this part of the throughput do not explain it. */
const minPart = 0.25;

/** Whether response times are known, and did not grow where throughput changed by so many percent, or fall where it rose. */
function tookNoLonger(findings: readonly Finding[], percent: number): boolean {
  const typical = findings.filter(({ metric }) => metric === 'p50' || metric === 'mean');
  return -knownMedian(typical.map(({ delta }) => delta?.percent ?? NaN)) / percent < minPart;
}

const judgedFindings = (report: Report, metric: string): readonly Finding[] =>
  report.findings.filter(
    (finding) =>
      finding.metric === metric && (finding.gated || finding.control === true) && finding.severity !== undefined,
  );

/** Controls that got worse in one metric, although the change cannot affect them. */
interface WorseControls {
  readonly metric: string;
  /** The number of controls. */
  readonly size: number;
  /** The keys of those that got worse, and the median of their changes, in percent or in the unit of the metric. */
  readonly worse: readonly string[];
  readonly change: number;
}

export function findWorseControls(report: Report): readonly WorseControls[] {
  const controls = report.findings.filter(({ control }) => control === true);
  return [...new Set(controls.map(({ metric }) => metric))].flatMap((metric) => {
    const judged = judgedFindings(report, metric);
    const findings = judged.filter(({ control }) => control === true);
    // The adjusted change of a control is near zero, because the controls define the adjustment.
    const worse = findings.filter(
      ({ verdict, delta, band }) =>
        verdict === 'regression' ||
        verdict === 'suspect' ||
        (delta?.direction === 'worse' && Math.abs(delta.percent ?? 0) > (band?.percent ?? Infinity)),
    );
    if (worse.length === 0) return [];
    const change = median(worse.map(({ delta }) => delta?.percent ?? delta?.absolute ?? 0));
    return [{ metric, size: findings.length, worse: worse.map((one) => one.case.key), change }];
  });
}

type ShiftLabel = NonNullable<RunShift['labels']>[number];

/** Throughput that follows from other labels of a load test. */
export interface Following {
  /** The labels for which users wait, named with their scenario if there are several. */
  readonly labels: readonly (ShiftLabel & { readonly isOpen: boolean })[];
  /** Whether the throughput fell. */
  readonly isSlower: boolean;
  readonly metrics: readonly string[];
  /** The cases that follow, and their changes in percent. */
  readonly cases: readonly string[];
  readonly changes: readonly number[];
}

/** A label with one of these changed itself. */
const decisive: ReadonlySet<Finding['verdict']> = new Set(['regression', 'improvement', 'waived']);

/** What follows from labels that explain a shift of the whole run. */
export const followShift = ({ labels = [], metric }: RunShift, isSlower: boolean, report: Report): Following =>
  follow(labels, judgedFindings(report, metric), isSlower, report);

function follow(
  labels: readonly ShiftLabel[],
  following: readonly Finding[],
  isSlower: boolean,
  report: Report,
): Following {
  const areMixed = new Set(report.findings.map((finding) => finding.case.scenario)).size > 1;
  const named = labels.map((own) => {
    const verdicts = report.findings.flatMap(({ case: { scenario, label }, verdict, metric }) =>
      scenario === own.scenario && label === own.label && metric !== 'throughput' ? [verdict] : [],
    );
    // Nothing shows that its own time changed.
    const isOpen = verdicts.length > 0 && !verdicts.some((verdict) => decisive.has(verdict));
    return { ...own, isOpen, ...(areMixed && { label: `${own.scenario} / ${own.label}` }) };
  });
  return {
    labels: [...new Map(named.map((label) => [label.label, label])).values()],
    isSlower,
    metrics: [...new Set(following.map(({ metric }) => metric))],
    cases: following.map((finding) => finding.case.key),
    changes: following.flatMap(({ delta }) => delta?.percent ?? []),
  };
}

/** All losses of throughput that follow from other labels, and all gains. */
export function findFollowing(report: Report): readonly Following[] {
  const { findings, runShifts } = report;
  const explained = new Set(runShifts.flatMap(({ metric, labels = [] }) => (labels.length > 0 ? [metric] : [])));
  // What is worse itself has a row that says so.
  const worse = new Set(
    findings.flatMap(({ verdict, case: { key } }) => (/regression|waived/.test(verdict) ? [key] : [])),
  );
  const coupled = findings.filter(
    (finding) => isCoupled(finding) && !explained.has(finding.metric) && !worse.has(finding.case.key),
  );
  return [...groupBy(coupled, (finding) => isFollowingLoss(finding, report))].map(([isSlower, following]) =>
    follow(
      following.flatMap(({ because }) => because?.waitsFor ?? []),
      following,
      isSlower,
      report,
    ),
  );
}

/** Whether a change that follows from other labels is a loss. */
export const isFollowingLoss = ({ metric, adjusted, delta }: Finding, report: Pick<Report, 'metrics'>): boolean =>
  isLoss(metric, adjusted?.awaited ?? adjusted?.percent ?? delta?.percent ?? 0, report);

/** Whether a change of so many percent is for the worse; of a metric that is not known, if it is larger. */
function isLoss(metric: string, percent: number, { metrics = [] }: Pick<Report, 'metrics'>): boolean {
  const known = createMetricTable(metrics).byId.get(metric);
  return (known === undefined ? 1 : worseSign(known)) * percent > 0;
}

/** Whether only throughput of a group changed, although requests take as long as before. */
export const isSentOnly = ({ kind, moves, cases }: Group): boolean =>
  kind === 'moved' &&
  moves.every(({ metric }) => metric === 'throughput') &&
  tookNoLonger(
    cases.flatMap(({ findings }) => findings),
    moves[0]?.largest.delta?.percent ?? NaN,
  );

/**
 * The metrics in which every case is to be allowed: those in which the whole run is worse, unless the groups contain all cases that
 * are, and beside them those in which it may be. Otherwise the run as a whole would still fail, or be unknown.
 */
export function wholeMetrics(report: Report, movable: readonly Group[]): readonly string[] {
  const { outcome, runShifts, findings } = report;
  if (outcome === 'passed' && movable.length === 0) return []; // permitted by waivers
  const named = new Set(shiftsThatAre('worse', report).map(({ metric }) => metric));
  const covered = new Set(movable.flatMap(({ moves }) => listFindings(moves)));
  const isCovered = ({ metric }: RunShift): boolean =>
    movable.length > 0 &&
    findings.every((one) => one.metric !== metric || !one.gated || !isBeyondBand(one) || covered.has(one));
  const worse = runShifts.filter(
    (shift) => shift.verdict === 'regression' && (named.has(shift.metric) || !isCovered(shift)),
  );
  return runShifts
    .filter((shift) => worse.includes(shift) || (worse.length > 0 && shift.verdict === 'inconclusive'))
    .map(({ metric }) => metric);
}
