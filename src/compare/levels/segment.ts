import { divideShares, divideSlowLoss, findLevelStarts, smallestStep } from '../../stats/change-points.js';
import { logTolerance, midpoint, pointsPerLevel, usualErrorPercent, worseSign } from '../../metrics/values.js';
import { combineRuns, findRiseOfShare, type PastShare, significance } from '../past-shares.js';
import { recentRuns } from '../../history/recent-runs.js';
import { largest, median, medianByKey } from '../../stats/averages.js';
import { confirmedRuns, findRecentShift, improvement, segmentLevels, segmentMedians } from './recent-shift.js';
import type { Metric } from '../../model/metric.js';
import type { ComparedCase } from '../../model/run.js';
import { distinctRuns, estimateRunShifts, minCases } from '../run-shift.js';
import { medianPolish, type Matrix } from '../../stats/sample.js';
import { selectUsablePast, areTimesWhole, type UsablePast } from '../usable-values.js';
import type { MetricPolicy } from '../../config/policy.js';
import { cacheByObject } from '../../lang/objects.js';
import { interpolatedMs, quantumMs } from '../../metrics/index.js';

/** The history of one case, oldest first: logarithms, larger is worse. */
interface LogHistory {
  readonly values: readonly number[];
  /** The values without run shifts. Level changes that the cases share are still included. */
  readonly adjusted: readonly number[];
  /** Level changes that the cases share: the index of the first value after each, and its log ratio. */
  readonly shared: readonly { readonly start: number; readonly step: number }[];
  /** If the values are not logarithms, the shares that they stand for. */
  readonly shares?: readonly PastShare[] | undefined;
  /** First indices of accepted levels. */
  readonly accepted: readonly number[];
  /** The tolerance band, as a log ratio. */
  readonly tolerance: number;
  /** The largest step from a level that is tolerated. */
  readonly toleratedStep: (level: number) => number;
  /** The number of runs from which a better level is one. */
  readonly minBetter: number;
  /** Whether this only chooses the runs that later checks need: then no better level counts as one that later runs reach. */
  readonly isRetained: boolean;
}

/** A history split into segments of constant level. */
interface Segments {
  /** Index of the first value of each segment; the first is 0. */
  readonly starts: readonly number[];
  /** The segments of the baseline level: its last one, and earlier ones of the same level that only worse ones interrupted. */
  readonly baseline: readonly number[];
  /** The best level since the last accepted one: what is worse by more than the tolerance never becomes the baseline. */
  readonly best: BestLevel;
  /** The level of each segment, with or without the run shifts. */
  readonly levels: readonly number[];
  /** The last change that was not accepted. */
  readonly change?: LastChange;
}

interface BestLevel {
  readonly level: number;
  /** The segment with this level. */
  readonly segment: number;
  /** The segment of the last accepted level, or the first one. */
  readonly since: number;
}

interface LastChange {
  /** Its first index. */
  readonly start: number;
  /** Its size as a log ratio; larger is worse. */
  readonly step: number;
  /** Whether the new level is the baseline. */
  readonly isBaseline: boolean;
  /** Whether most cases changed with it. */
  readonly isShared: boolean;
}

/** A shorter segment could be an outage of a few nights and is not reported, except the newest one. */
export const minRuns = 3;
/** The measured values must show at least this share of a change in the adjusted values. */
const minMeasuredShare = 0.5;

/** A case follows a shared change if it moved by this share of it or beyond its band, and by at least the smallest step. */
const follows = { share: 0.5, step: smallestStep };

/**
 * A better level is not lost while later runs reach it so often, and so many times: it is one of several that alternate. They
 * reach it if they are this share of the loss worse at most. Runs alternated before, too, or all of these were good by chance.
 */
const reached = { share: 0.05, times: 3, timesBefore: 2, loss: 0.25, chance: 0.01 };

/** Splits a history into segments and determines which of them is the baseline. */
function segment(history: LogHistory): Segments {
  const allStarts = findStarts(history);
  const shared = filterFollowed(history, allStarts);
  // A case that did not follow a shared change keeps its history and is tested for separate changes.
  const starts = shared.length < history.shared.length ? findStarts({ ...history, shared }) : allStarts;
  // After a shared change the measured values count: the change is not attributed to the machine until it is accepted.
  const levels = segmentLevels(shared.length > 0 ? history.values : history.adjusted, starts, history.shares);
  return chooseBaseline(starts, levels, { ...history, shared });
}

/** The shared changes that this case followed, in its measured and in its adjusted values. */
function filterFollowed(
  { values, adjusted, shared, tolerance }: LogHistory,
  starts: readonly number[],
): LogHistory['shared'] {
  if (shared.length === 0) return shared;
  const levelsOfBoth = [segmentMedians(values, starts), segmentMedians(adjusted, starts)];
  return shared.filter(({ start, step }) => {
    const i = starts.indexOf(start);
    const min = Math.max(follows.step, Math.min(follows.share * Math.abs(step), tolerance));
    return levelsOfBoth.every((levels) => Math.sign(step) * ((levels[i] ?? 0) - (levels[i - 1] ?? 0)) >= min);
  });
}

/** First indices of the segments of a history. */
function findStarts(history: LogHistory): readonly number[] {
  const { shared, accepted } = history;
  const changed = addChanges(sortUnique([0, ...shared.map(({ start }) => start)]), history);
  if (accepted.length === 0) return changed;
  // An accepted level begins where its user says, which may be inside another one. Changes inside it may show only there.
  return addChanges(sortUnique([...dropBeside(accepted, changed, history), ...accepted]), history);
}

/** Adds the starts of the levels inside segments. */
function addChanges(starts: readonly number[], history: LogHistory): readonly number[] {
  const { values, adjusted, tolerance, shares } = history;
  const isMeasured = (split: number, start: number, end: number): boolean => {
    if (shares !== undefined) return significance(shares, start, split, end) > 1;
    const step = medianStep(adjusted, start, split, end);
    return medianStep(values, start, split, end) * Math.sign(step) >= minMeasuredShare * Math.abs(step);
  };
  const found = starts.flatMap((start, i) => {
    const end = starts[i + 1] ?? values.length;
    const splits = findLevelStarts(
      starts.length === 1 ? adjusted : adjusted.slice(start, end),
      tolerance,
      shares === undefined ? divideSlowLoss : divideShares,
    ).map((index) => start + index);
    return shares === undefined
      ? splits.filter((split) => isMeasured(split, start, end))
      : dropChance([start, ...splits, end], shares);
  });
  const all = found.length === 0 ? starts : sortUnique([...starts, ...found]);
  // A burst of errors in the newest run is no level, as one of an older run is none.
  const isLevel = (start: number): boolean =>
    starts.includes(start) || shares === undefined || start < values.length - 1;
  const recent = findRecentShift(adjusted, all, tolerance);
  const last = all.at(-1) ?? 0;
  const isShift = recent !== undefined && isMeasured(recent, last, values.length);
  const rise = !isShift && shares ? findRiseOfShare(shares.slice(last), pointsPerLevel * tolerance) : undefined;
  return [...all, ...(isShift ? [recent] : rise === undefined ? [] : [last + rise])].filter(isLevel);
}

/** The starts between the first and the last one without those that chance explains, the least significant one first. */
function dropChance(starts: readonly number[], shares: readonly PastShare[]): readonly number[] {
  const between = starts.slice(1, -1);
  const sizes = between.map((split, i) => significance(shares, starts[i] ?? 0, split, starts[i + 2]));
  const least = Math.min(...sizes);
  return least > 1 ? between : dropChance(starts.toSpliced(1 + sizes.indexOf(least), 1), shares);
}

/** Drops the starts of changes that are those of accepted levels, found a few runs late. */
function dropBeside(
  accepted: readonly number[],
  starts: readonly number[],
  { adjusted }: LogHistory,
): readonly number[] {
  const level = (start: number, end: number | undefined): number => median(adjusted.slice(start, end));
  return starts.filter((start, i) => {
    const beside = accepted.find((first) => first < start && start - first < minRuns);
    const before = starts.findLast((other) => other < (beside ?? 0));
    if (beside === undefined || before === undefined) return true;
    const between = level(beside, start);
    return Math.abs(between - level(start, starts[i + 1])) > Math.abs(between - level(before, beside));
  });
}

/** The baseline is the last segment that was accepted, or that is not worse than the best level since then. */
function chooseBaseline(starts: readonly number[], levels: readonly number[], history: LogHistory): Segments {
  const { values, accepted, shared, toleratedStep, minBetter, isRetained } = history;
  const getLevel = (i: number): number => levels[i] ?? 0;
  const isAccepted = (i: number): boolean => accepted.includes(starts[i] ?? -1);
  let current = 0;
  // Compared with the best level, not the last one, so that many steps within the tolerance do not add up unnoticed.
  let best: BestLevel = { level: getLevel(0), segment: 0, since: 0 };
  for (let i = 0; i < levels.length; i++) {
    const change = getLevel(i) - best.level;
    const isLucky = change < -smallestStep && (starts[i + 1] ?? values.length) - (starts[i] ?? 0) < minBetter;
    const allowed = toleratedStep(best.level);
    if (!isAccepted(i) && (change > allowed || isLucky)) continue;
    const since = isAccepted(i) ? i : best.since;
    best = isAccepted(i) || change < 0 ? { level: getLevel(i), segment: i, since } : best;
    current = i;
  }
  const last = levels.length - 1;
  const end = starts[current + 1];
  const level = getLevel(current);
  const before = findReturns(values.slice(starts[best.since], end), level, toleratedStep(level));
  const isMixed = history.shares === undefined && before.untilLongest >= reached.timesBefore;
  const recurs =
    !isRetained &&
    history.shares === undefined &&
    current !== last &&
    isReached(values.slice(end), level, isMixed ? 0 : before.longest);
  if (recurs) current = last;
  const isSame = (i: number): boolean => i >= best.since && Math.abs(getLevel(i) - getLevel(current)) < smallestStep;
  const baseline =
    levels.length === 1 ? onlySegment : [...levels.keys()].filter((i) => i === current || (i < current && isSame(i)));
  const isBaseline = current === last;
  const start = starts[isBaseline ? current : current + 1] ?? 0;
  const step = isBaseline ? getLevel(current) - getLevel(current - 1) : (levels.at(-1) ?? 0) - getLevel(current);
  // A level that is worse by more than what is tolerated is the baseline again after a few lucky runs.
  const isReported = isBaseline
    ? current > 0 && !isAccepted(current) && !recurs && step <= toleratedStep(getLevel(current - 1))
    : // What is within the band need not be accepted.
      values.length - start >= confirmedRuns && step > toleratedStep(level);
  const isShared = shared.some((change) => change.start === start);
  return {
    starts,
    baseline,
    best,
    levels,
    ...(isReported && { change: { start, step, isBaseline, isShared } }),
  };
}

/**
 * Whether runs after a better level still reach it: a lasting loss ends that.
 *
 * @param streak how many good runs before them chance must explain
 */
export function isReached(after: readonly number[], level: number, streak: number): boolean {
  const later = after.slice(-recentRuns);
  const most = reached.loss * (median(later) - level);
  const share = later.filter((value) => value - level <= most).length / later.length;
  const isChance = later.length * share ** streak >= reached.chance;
  return isChance && share >= reached.share && findReturns(later, level, most, most).all >= reached.times;
}

/**
 * How often values return to a level after worse ones, and the length of their longest series on it. After that, runs that return
 * may be those of a loss.
 *
 * @param allowed what is worse by more is not of this level
 * @param near what is worse by less is
 */
export function findReturns(values: readonly number[], level: number, allowed: number, near = allowed / 2) {
  let [all, untilLongest, longest, length, isWorse] = [0, 0, 0, 0, false];
  for (const value of values) {
    if (isWorse && value - level <= near) all++;
    isWorse = value - level > (isWorse ? near : allowed);
    length = isWorse ? 0 : length + 1;
    if (length > longest) [longest, untilLongest] = [length, all];
  }
  return { all, untilLongest, longest };
}

const onlySegment = [0];

const medianStep = (values: readonly number[], start: number, split: number, end: number): number =>
  median(values.slice(split, end)) - median(values.slice(start, split));

const sortUnique = (indices: readonly number[]): readonly number[] =>
  indices.length === 1 ? indices : [...new Set(indices)].sort((a, b) => a - b);

/** The history of one case in one metric, split into segments of constant level. */
export interface SegmentedHistory extends Segments {
  readonly history: CaseHistory;
  /** The values with the run shifts removed. */
  readonly adjusted: readonly number[];
}

/**
 * Segments the histories of one metric, after removing the shifts that the cases of a run share.
 *
 * @param acceptedRuns the first runs of the accepted levels of a case
 * @param lasting if this only chooses the runs that later checks need: the number of runs from which a better level is one
 * @param shared the number of newest runs of each case that show shifts: of older ones, only the cases that got worse may remain,
 *   and what they share is not the machine
 */
export function segmentHistories(
  cases: readonly CasePolicy[],
  metric: Metric,
  acceptedRuns: (compared: ComparedCase) => readonly number[],
  lasting?: number,
  shared = Infinity,
): readonly SegmentedHistory[] {
  const histories = logHistories(cases, metric);
  // The machine does not fail requests.
  const { findShift, changes } = findSharedShift(
    metric.scale === 'points' ? [] : histories.map((history) => newestOf(history, shared)),
  );
  return histories.map((history) => {
    const shift = findShift(history.compared.case.scenario);
    const adjusted = history.values.map((value, i) => value - shift(history.runs[i] ?? 0));
    const segments = segment({
      values: history.values,
      adjusted,
      shared: changes.flatMap(({ run, step }) => indexRuns([run], history).map((start) => ({ start, step }))),
      accepted: indexRuns(acceptedRuns(history.compared), history),
      tolerance: history.tolerance,
      toleratedStep: history.toleratedStep,
      shares: history.shares,
      minBetter: lasting ?? improvement.runs,
      isRetained: lasting !== undefined,
    });
    return { history, adjusted, ...segments };
  });
}

/** The starts of segments in a history: the index of its first run at or after each of the given runs. */
const indexRuns = (firstRuns: readonly number[], { runs }: CaseHistory): readonly number[] =>
  firstRuns.map((first) => runs.findIndex((run) => run >= first)).filter((index) => index >= 0);

const newestOf = (history: CaseHistory, count: number): CaseHistory =>
  history.runs.length <= count
    ? history
    : { ...history, runs: history.runs.slice(-count), values: history.values.slice(-count) };

/** The movements that the cases of a run share. */
interface SharedShift {
  /**
   * For a scenario, the shift of each run as it applies to its cases, relative to the shared level of all cases; 0 for other
   * runs.
   */
  readonly findShift: (scenario: string) => (run: number) => number;
  readonly changes: readonly SharedChange[];
}

/** A level change of most cases; single cases may not have followed it. */
interface SharedChange {
  /** The first run after it. */
  readonly run: number;
  /** The change of the median over all cases, as a log ratio; larger is worse. */
  readonly step: number;
}

const nothingShared: SharedShift = { findShift: () => () => 0, changes: [] };

/** Separates the shift of each run from lasting changes that most cases share. Too few cases cannot show either. */
function findSharedShift(histories: readonly CaseHistory[]): SharedShift {
  if (histories.length < minCases) return nothingShared;
  const runs = distinctRuns(histories.map((history) => history.runs));
  const columnByRun = new Map(runs.map((run, column) => [run, column]));
  const table = alignRuns(histories, runs);
  const { levels } = medianPolish(table);
  const columns = runs.map((_, column) => {
    const residuals = new Float64Array(table.length);
    for (let i = 0; i < table.length; i++) residuals[i] = (table[i]?.[column] ?? NaN) - (levels[i] ?? 0);
    return residuals;
  });
  const { reference, all, shiftsFor, scenarios } = estimateRunShifts(
    columns,
    histories.map(({ compared }) => compared),
  );
  // A lasting change of the controls is a change of the machine, so it is removed like any other shift.
  const tolerance = median(histories.map((history) => history.tolerance));
  const starts = [0, ...(reference === 'controls' ? [] : findSharedStarts(all, tolerance))];
  // Any other lasting change remains in the values: the machine may not be its cause, and not all cases may follow it.
  const shifts = new Map(
    [...scenarios.keys()].map((scenario) => {
      const ofScenario = shiftsFor(scenario);
      return [scenario, starts.length > 1 ? removeLevels(ofScenario, starts) : ofScenario];
    }),
  );
  const sharedLevels = segmentMedians(all, starts);
  return {
    findShift: (scenario) => {
      const ofScenario = shifts.get(scenario);
      return (run) => ofScenario?.[columnByRun.get(run) ?? -1] ?? 0;
    },
    changes: starts.slice(1).map((start, i) => ({
      run: runs[start] ?? 0,
      step: (sharedLevels[i + 1] ?? 0) - (sharedLevels[i] ?? 0),
    })),
  };
}

/** One row for each history with a column for each run, NaN where the case was not measured. */
function alignRuns(histories: readonly CaseHistory[], runs: readonly number[]): Matrix {
  return histories.map((history) => {
    if (history.runs.length === runs.length) return history.values;
    const valueByRun = new Map(history.runs.map((run, i) => [run, history.values[i]]));
    return runs.map((run) => valueByRun.get(run) ?? NaN);
  });
}

function removeLevels(shifts: readonly number[], starts: readonly number[]): readonly number[] {
  const levels = segmentMedians(shifts, starts);
  return shifts.map((shift, i) => shift - (levels[starts.findLastIndex((start) => start <= i)] ?? 0));
}

function findSharedStarts(shifts: readonly number[], tolerance: number): readonly number[] {
  const tested = findLevelStarts(shifts, tolerance);
  return [...tested, findRecentShift(shifts, [0, ...tested], tolerance)].filter((start) => start !== undefined);
}

/** The history of one case in one metric, oldest first: one logarithm per run, larger is worse. */
export interface CaseHistory {
  readonly compared: ComparedCase;
  readonly metric: Metric;
  readonly runs: readonly number[];
  readonly values: readonly number[];
  /** If the values are not logarithms, the shares that they stand for. */
  readonly shares?: readonly PastShare[];
  /** The tolerance band at the median, as a log ratio. */
  readonly tolerance: number;
  /** The largest step from a level that is tolerated, as a log ratio: the band there, and what rounding adds. */
  readonly toleratedStep: (level: number) => number;
  /** The uncertainty of a level in milliseconds, because its times were rounded; 0 for other metrics. */
  readonly roundingMs: number;
}

/** Whether rounding alone can make a step between two levels. */
export const isRounding = ({ roundingMs }: Pick<CaseHistory, 'roundingMs'>, one: number, other: number): boolean =>
  roundingMs > 0 && Math.abs(Math.exp(one) - Math.exp(other)) < 2 * roundingMs + 1e-6;

/** A case with the policy for each of its metrics. */
interface CasePolicy {
  readonly compared: ComparedCase;
  readonly policyFor: (metric: Metric) => MetricPolicy;
}

/** Once for all metrics. */
const usualErrors = cacheByObject(({ history }: ComparedCase) => usualErrorPercent(history));

/** One value for each run. Most histories have no repetitions. */
function mediansByRun({ runs, values }: UsablePast): { readonly runs: readonly number[]; readonly values: number[] } {
  const numbers = Array<number>(values.length);
  for (let i = 0; i < values.length; i++) numbers[i] = midpoint(values[i]);
  if (runs.every((run, i) => i === 0 || run > (runs[i - 1] ?? run))) return { runs, values: numbers };
  const valueByRun = medianByKey(runs, numbers);
  return { runs: [...valueByRun.keys()], values: [...valueByRun.values()] };
}

/** The histories that are searched for level changes: those of gated metrics other than whole numbers. */
function logHistories(cases: readonly CasePolicy[], metric: Metric): readonly CaseHistory[] {
  if (metric.scale === 'whole') return [];
  if (metric.scale === 'points') return cases.flatMap((compared) => shareHistory(compared, metric));
  const sign = worseSign(metric);
  return cases.flatMap(({ compared, policyFor }): readonly CaseHistory[] => {
    const policy = policyFor(metric);
    if (!policy.gated || compared.history.length === 0) return [];
    // Failed runs belong to no level, and a different percentile method can look like a change.
    const candidate = compared.candidate.filter(({ metrics }) => Object.hasOwn(metrics, metric.id));
    const { usable, isInterpolated } = selectUsablePast(compared, metric, candidate, usualErrors(compared));
    if (usable.values.length === 0) return [];
    const { runs, values } = mediansByRun(usable);
    for (let i = 0; i < values.length; i++) values[i] = sign * Math.log(values[i] ?? NaN);
    const [level = NaN] = segmentMedians(values, [0]);
    const tolerance = logTolerance(policy, metric, Math.exp(sign * level));
    // A level is a median, whatever the metric.
    const uncertaintyMs = isInterpolated ? interpolatedMs : quantumMs.typical;
    const roundingMs = areTimesWhole(usable.sources, candidate, metric) ? uncertaintyMs : 0;
    const toleratedStep = (from: number): number =>
      logTolerance(policy, metric, Math.exp(sign * from)) + Math.log1p(roundingMs / Math.exp(sign * from));
    return [{ compared, metric, runs, values, tolerance, toleratedStep, roundingMs }];
  });
}

/** None for shares that never left the band of the best run, as most are 0. */
function shareHistory({ compared, policyFor }: CasePolicy, metric: Metric): readonly CaseHistory[] {
  const policy = policyFor(metric);
  if (!policy.gated) return [];
  const band = policy.band.absolute ?? 0;
  const { usable } = selectUsablePast({ history: compared.history }, metric, []);
  const measured = usable.values.map(midpoint);
  if (largest(measured) - Math.min(...measured) <= band) return [];
  const shares = combineRuns({ ...usable, values: measured }, metric);
  const tolerance = band / pointsPerLevel;
  return [
    {
      compared,
      metric,
      runs: shares.map(({ run }) => run),
      values: shares.map(({ percent }) => percent / pointsPerLevel),
      shares,
      tolerance,
      toleratedStep: () => tolerance,
      roundingMs: 0,
    },
  ];
}
