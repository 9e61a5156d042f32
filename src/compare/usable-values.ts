/** Selects the values of a pair that can be compared, and settles the verdicts that need no statistics. */
import type { Comparison, Evidence, PastValues } from '../model/comparison.js';
import type { Delta, Measurement, PercentileMethod, Reason, Value } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { Pair, PairedMeasurement } from '../model/run.js';
import type { MetricPolicy } from '../config/policy.js';
import { midpoint, readErrorPercent, readValue } from '../metrics/values.js';
import { median } from '../stats/median.js';
import { comparesFinerMedian, readFinerMedian } from './finer-median.js';
import { readComparable } from './rounded-times.js';
import { weightedMean } from '../stats/weighted-mean.js';

/** The error rate of a case and its effect on the other metrics. */
export interface ErrorState {
  readonly candidate: 'fine' | 'suspect' | 'regression';
  /** Usual error rate of the past runs; undefined if there is no baseline. */
  readonly usualPercent?: number;
  readonly baselineOutOfBounds: boolean;
}

/** The values of one metric that can be compared. */
export interface UsableValues extends Comparison {
  /** The verdict, if no rule is needed. */
  readonly settled?: Evidence;
}

/** Past runs with this many percentage points more errors than usual are used only for the error rate itself. */
const brokenRunPoints = 1;

/**
 * Selects the values of one metric of a pair.
 *
 * @param errors undefined while the error rate itself is judged
 * @returns undefined if neither side has the metric
 */
export function selectUsable(
  pair: Pair,
  metric: Metric,
  policy: MetricPolicy,
  errors?: ErrorState,
): UsableValues | undefined {
  const measuredNow = pair.candidate.filter((measurement) => readValue(measurement, metric) !== undefined);
  const { usable, measuredBefore, sameMethod, isInterpolated } = selectUsablePast(pair, metric, measuredNow, errors);
  if (measuredNow.length === 0 && (!measuredBefore || !policy.gated)) return undefined;

  const present = measuredNow.map((measurement) => {
    const value = (isInterpolated ? readFinerMedian : readComparable)(measurement, metric);
    return typeof value === 'number' ? value : nearest(value, usable.values.map(midpoint));
  });
  const past = isPlain(usable)
    ? usable
    : {
        ...usable,
        values: usable.values.map((value) => (typeof value === 'number' ? value : nearest(value, present))),
      };
  const settle = (verdict: Evidence['verdict'], reason: Reason): UsableValues => ({
    ...comparison,
    settled: { verdict, reason },
  });
  const comparison: UsableValues = {
    case: pair.case,
    isControl: pair.isControl,
    candidate: present,
    candidateMeasurements: measuredNow,
    past,
    baseline: pair.baseline,
    band: policy.band,
    cap: policy.cap,
    isInterpolated,
    takenLoss: pair.takenLosses?.[metric.id],
  };

  if (pair.candidate.length === 0) return settle('missing', 'no-candidate');
  if (measuredNow.length === 0) return settle('missing', pair.candidate[0]?.missing?.[metric.id] ?? 'absent');
  if (!measuredNow.every((measurement) => isRecorded(readComparable(measurement, metric), metric))) {
    // The case is invalid only if the value was recorded in the past.
    const neverRecorded = measuredBefore && usable.values.length === 0;
    return settle(neverRecorded ? 'inconclusive' : 'invalid', 'not-recorded');
  }
  if (pair.otherEnvironment) return settle('inconclusive', 'environment');
  if (!measuredBefore)
    return combineRepetitions(comparison, metric) > (policy.cap ?? Infinity)
      ? settle('regression', 'cap')
      : settle('new', reasonForNew(pair, metric));
  if (!policy.gated) return settle('pass', 'reported');
  if (errors?.candidate === 'regression') return settle('inconclusive', 'errors');
  if (errors?.baselineOutOfBounds === true) return settle('inconclusive', 'baseline-errors');
  if (!sameMethod) return settle('inconclusive', 'method');
  if (usable.values.length === 0) return settle('inconclusive', 'not-recorded');
  if (isInside(present, usable.values))
    return { ...comparison, settled: { verdict: 'pass', reason: 'within-band', severity: 0 } };
  return comparison;
}

/**
 * Combines the repetitions into one value. Shares are weighted by requests, so that a median does not hide a failed
 * repetition.
 */
export const combineRepetitions = ({ candidate, candidateMeasurements }: Comparison, { scale }: Metric): number =>
  scale === 'points'
    ? weightedMean(
        candidate,
        candidateMeasurements.map(({ samples }) => samples),
      )
    : median(candidate);

/** Why there is no baseline: the metric was N/A before, or the case did not exist. */
export const reasonForNew = ({ history }: Pair, { id }: Metric): Reason =>
  history.at(-1)?.measurement.missing?.[id] === 'not-run' ? 'not-run-before' : 'no-baseline';

/** Past values that can be compared, some of which may be published as intervals. */
export interface UsablePast extends Omit<PastValues, 'values'> {
  readonly values: readonly Value[];
}

const isPlain = (past: UsablePast): past is PastValues => past.values.every((value) => typeof value === 'number');

/** Whether the values lie inside every published interval, so that nothing has changed. */
const isInside = (present: readonly number[], past: readonly Value[]): boolean =>
  past.every(
    (value) => typeof value === 'object' && present.every((number) => number >= value.low && number <= value.high),
  );

/** Selects the past values that can be compared, and reports why there may be none. */
export function selectUsablePast(
  { history }: Pair,
  metric: Metric,
  measuredNow: readonly Measurement[],
  errors: Pick<ErrorState, 'usualPercent'> | undefined,
): { usable: UsablePast; measuredBefore: boolean; sameMethod: boolean; isInterpolated: boolean } {
  const methods = isPercentile(metric) ? [...new Set(measuredNow.map(readMethod))] : [];
  const mostErrors = (errors?.usualPercent ?? Infinity) + brokenRunPoints;
  const isInterpolated = comparesFinerMedian(history, measuredNow, metric);
  const readPast = isInterpolated ? readFinerMedian : readComparable;
  let measuredBefore = false;
  let sameMethod = false;
  const values = Array<Value>(history.length);
  let sources: PairedMeasurement[] | undefined; // only if a run is omitted
  let count = 0;
  for (let i = 0; i < history.length; i++) {
    const source = history[i] as PairedMeasurement;
    const { measurement } = source;
    const value = readPast(measurement, metric);
    const isMeasured = value !== undefined;
    const hasMethod = isMeasured && agreesWithAll(methods, measurement);
    measuredBefore ||= isMeasured;
    sameMethod ||= hasMethod;
    if (hasMethod && isRecorded(value, metric) && !(readErrorPercent(measurement) > mostErrors)) {
      values[count++] = value;
      sources?.push(source);
    } else sources ??= history.slice(0, i);
  }
  values.length = count;
  return { usable: onLevel(values, sources ?? history, metric), measuredBefore, sameMethod, isInterpolated };
}

/** The runs of the previous call. Almost all cases have the same ones, and comparing lists is cheaper than keeping them. */
let sharedRuns: readonly number[] = [];

function listRuns(sources: readonly PairedMeasurement[]): readonly number[] {
  let isShared = sources.length === sharedRuns.length;
  for (let i = 0; isShared && i < sources.length; i++) isShared = sources[i]?.run === sharedRuns[i];
  if (!isShared) sharedRuns = sources.map(({ run }) => run);
  return sharedRuns;
}

/** At least one segment must be the baseline. Only values on a ratio scale can be moved there from other segments. */
function onLevel(values: readonly Value[], sources: readonly PairedMeasurement[], { id, scale }: Metric): UsablePast {
  const runs = listRuns(sources);
  if (sources.every(({ segments }) => (segments[id] ?? 0) === 0)) return { values, runs, sources };
  const segments = sources.map((source) => source.segments[id] ?? 0);
  const present = Math.min(...segments);
  if (scale === 'ratio') return { values, runs, sources, ...movedTo(present, segments) };
  const isPresent = (_: unknown, i: number): boolean => segments[i] === present;
  return { values: values.filter(isPresent), runs: runs.filter(isPresent), sources: sources.filter(isPresent) };
}

/** The numbers of the segments counted from the present one; undefined if all values belong to it. */
const movedTo = (present: number, segments: readonly number[]): Pick<PastValues, 'segments'> =>
  segments.every((segment) => segment === present) ? {} : { segments: segments.map((segment) => segment - present) };

const isPercentile = ({ id }: Metric): boolean => /^p\d+$/.test(id);

/** The number in an interval that is closest to the values it is compared with. */
function nearest(value: Value | undefined, values: readonly number[]): number {
  if (value === undefined || typeof value === 'number' || values.length === 0) return midpoint(value);
  return Math.min(Math.max(median(values), value.low), value.high);
}

/**
 * Whether a value was recorded. A throughput or latency of 0 was not recorded; it is not a very good value
 * (docs/method-details.md), unless other times of the measurement show that it was rounded (rounded-times.ts).
 */
function isRecorded(value: Value | undefined, { scale }: Metric): boolean {
  const number = typeof value === 'number' ? value : midpoint(value);
  return Number.isFinite(number) && (scale === 'ratio' ? number > 0 : number >= 0);
}

const readMethod = ({ method }: Measurement): PercentileMethod => method?.percentile ?? 'unknown';

/**
 * A histogram bucket is at most 1 % wide, so it is compatible with exact nearest ranks. An unknown method is compatible
 * with all.
 */
const families: Readonly<Record<PercentileMethod, string>> = {
  'nearest-rank': 'nearest rank',
  hdr: 'nearest rank',
  'jmeter-aggregate': 'nearest rank',
  'jmeter-dashboard': 'interpolated',
  unknown: 'unknown',
};

function agreesWithAll(methods: readonly PercentileMethod[], measurement: Measurement): boolean {
  const own = readMethod(measurement);
  for (const method of methods) if (!agree(method, own)) return false;
  return true;
}

const agree = (a: PercentileMethod, b: PercentileMethod): boolean =>
  families[a] === families[b] || a === 'unknown' || b === 'unknown';

/** The difference of the candidate from the baseline, in the unit of the metric. */
export function calculateDelta(present: number, level: number, metric: Metric): Delta {
  const absolute = present - level;
  const better = metric.better === 'higher' ? absolute > 0 : absolute < 0;
  const direction = absolute === 0 ? 'same' : better ? 'better' : 'worse';
  return level === 0 || metric.scale === 'points'
    ? { absolute, direction }
    : { absolute, percent: (100 * absolute) / level, direction };
}
