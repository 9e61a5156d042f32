/** Which values of a pair may be compared, and the verdicts that need no statistics. */
import type { Comparison, Evidence, Measurement, Metric, Pair, PercentileMethod, Reason, Value } from './model.js';
import type { Judging } from './policy.js';
import { median } from './stats/median.js';

/** What is known against a case once its errors were judged. */
export interface ErrorState {
  readonly candidate: 'fine' | 'suspect' | 'regression';
  /** Usual error rate of the past runs; undefined where they do not tell. */
  readonly usualPercent?: number;
  readonly baselineOutOfBounds: boolean;
}

export interface Comparable extends Comparison {
  /** Settled already: nothing is left for a rule to weigh. */
  readonly settled?: Evidence;
}

/** A past run with this many points more errors than usual is used for nothing but the error rate itself. */
const brokenRunPoints = 1;

/**
 * What of one metric of a pair can be compared. Undefined when there is nothing to say: neither side has it.
 *
 * @param errors undefined while the error rate itself is judged
 */
export function comparable(pair: Pair, metric: Metric, judging: Judging, errors?: ErrorState): Comparable | undefined {
  const measuredNow = pair.candidate.filter((each) => valueOf(each, metric) !== undefined);
  const measuredBefore = pair.history.filter(({ measurement }) => valueOf(measurement, metric) !== undefined);
  if (measuredNow.length === 0 && (measuredBefore.length === 0 || !judging.gated)) return undefined;

  const sameMethod = measuredBefore.filter(
    ({ measurement }) =>
      !isPercentile(metric) || measuredNow.every((each) => agree(methodOf(each), methodOf(measurement))),
  );
  const usable = sameMethod.filter(
    ({ measurement }) =>
      isRecorded(valueOf(measurement, metric), metric) &&
      (errors?.usualPercent === undefined || errorsOf(measurement) <= errors.usualPercent + brokenRunPoints),
  );
  const now = measuredNow.map((each) =>
    nearest(
      valueOf(each, metric),
      usable.map(({ measurement }) => middle(valueOf(measurement, metric))),
    ),
  );
  const past = usable.map(({ measurement, run }) => ({
    run,
    value: nearest(valueOf(measurement, metric), now),
    ...(measurement.samples === undefined ? {} : { samples: measurement.samples }),
  }));
  const samples = measuredNow.map((each) => each.samples).filter((count) => count !== undefined);
  const settle = (verdict: Evidence['verdict'], reason: Reason): Comparable => ({
    ...comparison,
    settled: { verdict, reason },
  });
  const comparison: Comparable = {
    case: pair.case,
    now,
    past,
    band: judging.band,
    ...(judging.cap === undefined ? {} : { cap: judging.cap }),
    ...(samples.length === now.length && now.length > 0 ? { nowSamples: samples } : {}),
  };

  if (pair.candidate.length === 0) return settle('missing', 'no-candidate');
  if (measuredNow.length === 0) return settle('missing', pair.candidate[0]?.missing?.[metric.id] ?? 'absent');
  if (!measuredNow.every((each) => isRecorded(valueOf(each, metric), metric))) {
    // What the past never recorded either is no news; what it did record is gone.
    const neverRecorded = measuredBefore.length > 0 && usable.length === 0;
    return settle(neverRecorded ? 'inconclusive' : 'invalid', 'not-recorded');
  }
  if (pair.otherEnvironment) return settle('inconclusive', 'environment');
  if (measuredBefore.length === 0)
    return median(now) > (judging.cap ?? Infinity) ? settle('regression', 'cap') : settle('new', 'no-baseline');
  if (errors?.candidate === 'regression') return settle('inconclusive', 'errors');
  if (errors?.baselineOutOfBounds === true) return settle('inconclusive', 'baseline-errors');
  if (sameMethod.length === 0) return settle('inconclusive', 'method');
  if (usable.length === 0) return settle('inconclusive', 'not-recorded');
  return comparison;
}

/** The share of requests that failed, 0 where a measurement does not tell. */
export function errorsOf({ metrics }: Measurement): number {
  const value = metrics['errorPercent'];
  return value === undefined ? 0 : middle(value);
}

export const isPercentile = ({ id }: Metric): boolean => /^p\d+$/.test(id);

const valueOf = ({ metrics }: Measurement, { id }: Metric): Value | undefined =>
  Object.hasOwn(metrics, id) ? metrics[id] : undefined;

const middle = (value: Value | undefined): number =>
  value === undefined ? NaN : typeof value === 'number' ? value : (value.low + value.high) / 2;

/** The number of an interval that is closest to what it is compared with: inside the interval there is no difference. */
function nearest(value: Value | undefined, others: readonly number[]): number {
  if (value === undefined || typeof value === 'number' || others.length === 0) return middle(value);
  return Math.min(Math.max(median([...others]), value.low), value.high);
}

/** A throughput or latency of 0, or none at all, was not recorded: it is never fast (docs/method.md). */
function isRecorded(value: Value | undefined, { scale }: Metric): boolean {
  const number = middle(value);
  return Number.isFinite(number) && (scale === 'ratio' ? number > 0 : number >= 0);
}

const methodOf = ({ method }: Measurement): PercentileMethod => method?.percentile ?? 'unknown';

/** A histogram's bucket is at most 1 % wide, so it agrees with exact nearest ranks; what is not known is not held against anyone. */
const families: Readonly<Record<PercentileMethod, string>> = {
  'nearest-rank': 'nearest rank',
  hdr: 'nearest rank',
  'jmeter-aggregate': 'nearest rank',
  'jmeter-dashboard': 'interpolated',
  unknown: 'unknown',
};
const agree = (a: PercentileMethod, b: PercentileMethod): boolean =>
  families[a] === families[b] || a === 'unknown' || b === 'unknown';
