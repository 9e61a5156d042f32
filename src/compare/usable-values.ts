/** Which values of a pair may be compared, and the verdicts that need no statistics. */
import type { Comparison, Evidence, PastValue } from '../model/comparison.js';
import type { Delta, Measurement, PercentileMethod, Reason, Value } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { Pair } from '../model/run.js';
import type { MetricPolicy } from '../config/policy.js';
import { midpoint, readErrorPercent, readValue } from '../metrics/values.js';
import { median } from '../stats/median.js';
import { weightedMean } from '../stats/weighted-mean.js';

/** What is known against a case once its errors were judged. */
export interface ErrorState {
  readonly candidate: 'fine' | 'suspect' | 'regression';
  /** Usual error rate of the past runs; undefined where they do not tell. */
  readonly usualPercent?: number;
  readonly baselineOutOfBounds: boolean;
}

export interface UsableValues extends Comparison {
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
export function selectUsable(
  pair: Pair,
  metric: Metric,
  judging: MetricPolicy,
  errors?: ErrorState,
): UsableValues | undefined {
  const measuredNow = pair.candidate.filter((each) => readValue(each, metric) !== undefined);
  const { usable, measuredBefore, sameMethod } = selectUsablePast(pair, metric, measuredNow, errors);
  if (measuredNow.length === 0 && (!measuredBefore || !judging.gated)) return undefined;

  const usual = usable.map(({ value }) => midpoint(value));
  const now = measuredNow.map((each) => nearest(readValue(each, metric), usual));
  const past = usable.map((each) => (isPlain(each) ? each : { ...each, value: nearest(each.value, now) }));
  const settle = (verdict: Evidence['verdict'], reason: Reason): UsableValues => ({
    ...comparison,
    settled: { verdict, reason },
  });
  const comparison: UsableValues = {
    case: pair.case,
    isControl: pair.isControl,
    now,
    nowFrom: measuredNow,
    past,
    baseline: pair.baseline,
    band: judging.band,
    ...(judging.cap === undefined ? {} : { cap: judging.cap }),
  };

  if (pair.candidate.length === 0) return settle('missing', 'no-candidate');
  if (measuredNow.length === 0) return settle('missing', pair.candidate[0]?.missing?.[metric.id] ?? 'absent');
  if (!measuredNow.every((each) => isRecorded(readValue(each, metric), metric))) {
    // What the past never recorded either is no news; what it did record is gone.
    const neverRecorded = measuredBefore && usable.length === 0;
    return settle(neverRecorded ? 'inconclusive' : 'invalid', 'not-recorded');
  }
  if (pair.otherEnvironment) return settle('inconclusive', 'environment');
  if (!measuredBefore)
    return combineRepetitions(comparison, metric) > (judging.cap ?? Infinity)
      ? settle('regression', 'cap')
      : settle('new', reasonForNew(pair, metric));
  if (!judging.gated) return settle('pass', 'reported');
  if (errors?.candidate === 'regression') return settle('inconclusive', 'errors');
  if (errors?.baselineOutOfBounds === true) return settle('inconclusive', 'baseline-errors');
  if (!sameMethod) return settle('inconclusive', 'method');
  if (usable.length === 0) return settle('inconclusive', 'not-recorded');
  if (isInside(now, usable)) return { ...comparison, settled: { verdict: 'pass', reason: 'within-band', severity: 0 } };
  return comparison;
}

/** The repetitions as one value: of shares, that of all requests, as a repetition that failed is not outvoted. */
export const combineRepetitions = ({ now, nowFrom }: Comparison, { scale }: Metric): number =>
  scale === 'points'
    ? weightedMean(
        now,
        nowFrom.map(({ samples }) => samples),
      )
    : median(now);

/** A value that was N/A before is other news than a case that was not there. */
export const reasonForNew = ({ history }: Pair, { id }: Metric): Reason =>
  history.at(-1)?.measurement.missing?.[id] === 'not-run' ? 'not-run-before' : 'no-baseline';

const isPlain = (past: Past): past is PastValue => typeof past.value === 'number';

/** Inside every published interval there is no change to be weighed. */
const isInside = (now: readonly number[], usable: readonly Past[]): boolean =>
  usable.every(
    ({ value }) => typeof value === 'object' && now.every((each) => each >= value.low && each <= value.high),
  );

/** The past values that may be compared with, and why there may be none. */
export function selectUsablePast(
  { history }: Pair,
  metric: Metric,
  measuredNow: readonly Measurement[],
  errors: Pick<ErrorState, 'usualPercent'> | undefined,
): { usable: Past[]; measuredBefore: boolean; sameMethod: boolean } {
  const methods = isPercentile(metric) ? measuredNow.map(methodOf) : [];
  const mostErrors = (errors?.usualPercent ?? Infinity) + brokenRunPoints;
  const usable: Past[] = [];
  let [measuredBefore, sameMethod] = [false, false];
  for (const { measurement, run, stretches } of history) {
    const value = readValue(measurement, metric);
    if (value === undefined) continue;
    measuredBefore = true;
    if (methods.length > 0 && !methods.every((method) => agree(method, methodOf(measurement)))) continue;
    sameMethod = true;
    if (!isRecorded(value, metric) || readErrorPercent(measurement) > mostErrors) continue;
    usable.push({ run, value, stretch: stretches[metric.id] ?? 0, from: measurement });
  }
  return { usable: onLevel(usable, metric), measuredBefore, sameMethod };
}

/** Some stretch must tell the level. Only ratios can be moved from another stretch to it, to tell the noise. */
function onLevel(usable: Past[], { scale }: Metric): Past[] {
  if (usable.every(({ stretch }) => stretch === 0)) return usable;
  const present = Math.min(...usable.map(({ stretch }) => stretch));
  const telling = scale === 'ratio' ? usable : usable.filter(({ stretch }) => stretch === present);
  return telling.map((each) => ({ ...each, stretch: each.stretch - present }));
}

type Past = Omit<PastValue, 'value'> & { readonly value: Value };

export const isPercentile = ({ id }: Metric): boolean => /^p\d+$/.test(id);

/** The number of an interval that is closest to what it is compared with: inside the interval there is no difference. */
function nearest(value: Value | undefined, others: readonly number[]): number {
  if (value === undefined || typeof value === 'number' || others.length === 0) return midpoint(value);
  return Math.min(Math.max(median(others), value.low), value.high);
}

/** A throughput or latency of 0, or none at all, was not recorded: it is never fast (docs/method.md). */
function isRecorded(value: Value | undefined, { scale }: Metric): boolean {
  const number = typeof value === 'number' ? value : midpoint(value);
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

/** How far the candidate is from the baseline, as measured. */
export function calculateDelta(now: number, level: number, metric: Metric): Delta {
  const absolute = now - level;
  const better = metric.better === 'higher' ? absolute > 0 : absolute < 0;
  return {
    absolute,
    ...(level === 0 || metric.scale === 'points' ? {} : { percent: (100 * absolute) / level }),
    direction: absolute === 0 ? 'same' : better ? 'better' : 'worse',
  };
}
