/** Selects the values of a pair that can be compared, and settles the verdicts that need no statistics. */
import type { Comparison, Evidence, PastValues } from '../model/comparison.js';
import type { Delta, Measurement, Reason, Value } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { Pair } from '../model/run.js';
import type { MetricPolicy } from '../config/policy.js';
import { midpoint, readValue, worseSign } from '../metrics/values.js';
import { median, sum, weightedMean } from '../stats/averages.js';
import { readComparable, readFinerMedian } from './rounded-times.js';
import { isPlain, isRecorded, selectUsablePast } from './usable-past.js';
import { defined, groupBy, readOwn } from '../lang/objects.js';
import { loadTestKey } from '../cases/names.js';

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
  const before = selectUsablePast(pair, metric, measuredNow, errors?.usualPercent);
  const { usable, measuredBefore, sameMethod, isInterpolated } = before;
  if (measuredNow.length === 0 && (!measuredBefore || !policy.gated)) return undefined;

  const read = isInterpolated ? readFinerMedian : readComparable;
  const measured = measuredNow.map((measurement) => read(measurement, metric));
  const end = isPlain(usable) ? undefined : findWorseEnd(measured, usable.values, metric);
  const narrow = (value: Value | undefined, beside: readonly number[]): number =>
    typeof value === 'object' && end !== undefined ? value[end] : nearest(value, beside);
  const present = measured.map((value) => narrow(value, usable.values.map(midpoint)));
  const past = isPlain(usable) ? usable : { ...usable, values: usable.values.map((value) => narrow(value, present)) };
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
    isSelected: pair.noise !== undefined,
    band: policy.band,
    cap: policy.cap,
    isInterpolated,
    takenLoss: pair.takenLosses?.[metric.id],
  };

  if (!policy.gated) return measuredBefore ? settle('pass', 'reported') : settle('new', reasonForNew(pair, metric));
  if (pair.candidate.length === 0)
    return (pair.expected ?? Infinity) < surelyMeasured
      ? settle('inconclusive', 'few-expected')
      : settle('missing', 'no-candidate');
  if (measuredNow.length === 0 && isPerTime(metric) && pair.candidate.every(isInstant))
    return settle('inconclusive', 'few-samples');
  if (measuredNow.length === 0)
    return settle('missing', readOwn(pair.candidate[0]?.missing ?? {}, metric.id) ?? 'absent');
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
  if (errors?.candidate === 'regression') return settle('inconclusive', 'errors');
  const isOtherLoad = pair.history.every((past) => past.isOtherLoad === true);
  if (errors !== undefined && isOtherLoad) return settle('inconclusive', 'load');
  if (errors?.baselineOutOfBounds === true) return settle('inconclusive', 'baseline-errors');
  if (!sameMethod) return settle('inconclusive', 'method');
  if (usable.values.length === 0) return settle('inconclusive', 'not-recorded');
  const inside: Evidence = { verdict: 'pass', reason: 'within-band', severity: 0 };
  return isInside(measured, usable.values) ? { ...comparison, settled: inside } : comparison;
}

const isPerTime = ({ unit }: Metric): boolean => unit.endsWith('/s');

/** Whether all requests of a measurement began and ended within one millisecond, so that they have no rate. */
const isInstant = ({ samples = 0, durationMs, metrics }: Measurement): boolean =>
  samples > 0 && (durationMs ?? metrics['max']) === 0;

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

/** The past values of the present level. */
export const valuesOfLevel = ({ values, segments }: PastValues): readonly number[] =>
  segments === undefined ? values : values.filter((_, i) => segments[i] === 0);

/** Why there is no baseline: the metric was N/A before, or the case did not exist. */
const reasonForNew = ({ history }: Pair, { id }: Metric): Reason =>
  readOwn(history.at(-1)?.measurement.missing ?? {}, id) === 'not-run' ? 'not-run-before' : 'no-baseline';

/** Whether the values lie inside every published interval, so that nothing has changed. */
const isInside = (present: readonly (Value | undefined)[], past: readonly Value[]): boolean =>
  past.every(
    (value) =>
      typeof value === 'object' && present.every((now) => lowOf(now) >= value.low && highOf(now) <= value.high),
  );

const lowOf = (value: Value | undefined): number => (typeof value === 'object' ? value.low : (value ?? NaN));
const highOf = (value: Value | undefined): number => (typeof value === 'object' ? value.high : (value ?? NaN));

/** The end of published ranges that got worse by more, if both sides are ranges. */
function findWorseEnd(
  present: readonly (Value | undefined)[],
  past: readonly Value[],
  metric: Metric,
): 'low' | 'high' | undefined {
  if (![...present, ...past].every((value) => typeof value === 'object') || present.length === 0) return undefined;
  const lossAt = (read: typeof lowOf): number =>
    worseSign(metric) * Math.log(median(present.map(read)) / median(past.map(read)));
  return lossAt(lowOf) > lossAt(highOf) ? 'low' : 'high';
}

/** The number in an interval that is closest to the values it is compared with; any other value itself. */
function nearest(value: Value | undefined, values: readonly number[]): number {
  if (typeof value !== 'object' || values.length === 0) return midpoint(value);
  return Math.min(Math.max(median(values), value.low), value.high);
}

/** The difference of the candidate from the baseline, in the unit of the metric. */
export function calculateDelta(present: number, level: number, metric: Metric): Delta {
  const absolute = present - level;
  const better = metric.better === 'higher' ? absolute > 0 : absolute < 0;
  const direction = absolute === 0 ? 'same' : better ? 'better' : 'worse';
  return level === 0 || metric.scale === 'points'
    ? { absolute, direction }
    : { absolute, percent: (100 * absolute) / level, direction };
}

/*
 * Whether a case that was not measured would have been, had nothing changed: a rare label, or the last request of a plan, stays out
 * of a short measurement by chance.
 */

/** Where so many requests were to be expected, none is no chance: that happens once in twenty thousand times. */
const surelyMeasured = 10;

/**
 * Adds to each case without a candidate how many requests of it were to be expected: its share of the load test in the baseline, in
 * as much of the load test as the candidate measured.
 */
export function addExpectedRequests(pairs: readonly Pair[]): readonly Pair[] {
  if (pairs.every(isMeasured)) return pairs;
  const tests = new Map(
    [...groupBy(pairs, ({ case: name }) => loadTestKey(name))].map(([key, own]) => [key, measureTest(own)]),
  );
  return pairs.map((pair) =>
    isMeasured(pair) ? pair : { ...pair, ...defined({ expected: tests.get(loadTestKey(pair.case))?.(pair) }) },
  );
}

const isMeasured = ({ candidate }: Pair): boolean => candidate.length > 0;

/** @returns how many requests of one of its cases were to be expected; undefined if nothing tells */
function measureTest(pairs: readonly Pair[]): (pair: Pair) => number | undefined {
  // A case that is new takes its time from the others, and says nothing about them.
  const common = pairs.filter((pair) => isMeasured(pair) && pair.history.length > 0);
  const runs = new Set(common.flatMap(({ history }) => history.map(({ run }) => run)));
  const repetitions = Math.max(0, ...common.map(({ candidate }) => candidate.length));
  const present = sum(common.map(({ candidate }) => countRequests(candidate)));
  const past = sum(common.map(({ history }) => countRequests(history.map(({ measurement }) => measurement))));
  // Requests at a fixed rate do not become more if those of others do.
  const share = Math.min(present / past, repetitions / runs.size);
  return ({ history }) => {
    const known = history.filter(({ run }) => runs.has(run));
    const expected = share * countRequests(known.map(({ measurement }) => measurement));
    return known.length > 0 && Number.isFinite(expected) ? expected : undefined;
  };
}

/** NaN if the results do not tell. */
const countRequests = (measurements: readonly { readonly samples?: number | undefined }[]): number =>
  sum(measurements.map(({ samples = NaN }) => samples));
