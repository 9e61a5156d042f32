/**
 * An observation with its own uncertainty: what is expected of its noise before a history shows it, the least noise that counts
 * and rounding leave, and how many independent events stand behind it. It depends on counts of this run and on the shape of the
 * past, so a larger change is never judged milder.
 */
import type { Comparison, PastValues } from '../../model/comparison.js';
import type { Measurement } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import { areTimesWhole } from '../../compare/usable-values.js';
import { finite } from '../../stats/averages.js';
import { NumberSample } from '../../stats/sample.js';
import { classifyMetric, common, settings } from '../model/settings.js';
import { percentileLevel } from '../../metrics/index.js';
import { numericValue } from '../../metrics/values.js';

export interface Observation {
  /** Standard deviation expected of one run, as a logarithm. */
  readonly prior: number;
  /** Its lower bound, as a logarithm. */
  readonly noiseFloor: number;
  /** The part of that bound that is due to times in whole milliseconds; what remains of it if medians are interpolated. */
  readonly rounding: number;
  readonly resolution: number;
  /** Independent events behind the value of the run under test; Infinity if unknown. They limit the degrees of freedom. */
  readonly events: number;
}

/** Reused by every row. */
const sample = new NumberSample();

/** @param pastMedian the median of the past, in the unit of the metric */
export function observe(comparison: Comparison, metric: Metric, pastMedian: number): Observation {
  const steepness = computeSteepness(comparison, metric);
  const rounding = quantum(comparison, metric, pastMedian);
  const interpolated = Math.log1p(common.interpolatedMs / pastMedian);
  const resolution = comparison.isInterpolated === true ? Math.min(rounding, interpolated) : rounding;
  const chance = samplingError(comparison, metric, steepness);
  return {
    prior: priorNoise(comparison, metric, steepness),
    noiseFloor: Math.max(settings[classifyMetric(metric)].floor, resolution, chance),
    rounding,
    resolution,
    events: comparison.candidateMeasurements.reduce((sum, measurement) => sum + countEvents(measurement, metric), 0),
  };
}

/**
 * Requests beyond the percentile, unless the timeline shows that they ended in few intervals: a pause delays all requests in
 * progress at once. It is one event, which lasts no longer than the requests that it delayed.
 *
 * @returns at least 1; Infinity for other metrics, or if the number of requests is unknown
 */
function countEvents(measurement: Measurement, { id }: Metric): number {
  const level = percentileLevel(id);
  const { samples, timeline } = measurement;
  if (Number.isNaN(level) || samples === undefined) return Infinity;
  const beyond = Math.max(1, samples * (1 - level / 100));
  if (timeline?.slowestMs === undefined) return beyond;
  const { requests, slowestMs, widthMs } = timeline;
  const value = numericValue(measurement, id);
  const span = Math.ceil(value / widthMs) + 1;
  let [all, squares, delayed, moments, first] = [0, 0, 0, 0, -Infinity];
  requests.forEach((count, i) => {
    all += count;
    squares += count * count;
    if (count === 0 || (slowestMs[i] ?? 0) < value) return;
    delayed += count;
    if (i < first + span) return;
    moments++;
    first = i;
  });
  if (delayed === 0 || delayed === all) return beyond;
  // Intervals count by their requests: of the few in the first and the last one, seldom any is slow.
  const measured = (all * all) / squares;
  const slow = (measured * delayed) / all;
  // Events at random hit so many intervals, fewer if these lie closer together than by chance.
  const byChance = measured / (measured / slow + span - 1);
  return Math.max(1, Math.min(beyond, eventsBehind(slow, measured) * Math.min(1, moments / byChance)));
}

/** How many events at random hit so many of all intervals. */
const eventsBehind = (hit: number, all: number): number =>
  hit >= all ? Infinity : Math.log1p(-hit / all) / Math.log1p(-1 / all);

/**
 * The independent events behind failed requests: those of one moment are one.
 *
 * @param errors how many requests failed in each interval
 * @param requests how many ended in it
 * @param failed how many failed in all
 */
export function countMoments(errors: readonly number[], requests: readonly number[], failed: number): number {
  const hit = errors.filter((count) => count > 0).length;
  const measured = requests.filter((count) => count > 0).length;
  return hit === 0 ? failed : Math.min(failed, Math.max(hit, Math.round(eventsBehind(hit, measured))));
}

/** How many requests a percentile needs to be judged alone, so that 10 lie beyond it: 1,000 for p99. */
export const requestsNeeded = (id: string): number => Math.round(10 / (1 - (percentileLevel(id) || 0) / 100));

/**
 * Whether so few requests lie beyond a percentile that chance alone moves it. If their number is unknown, nothing shows that
 * they are few.
 */
export const hasFewRequests = ({ candidateMeasurements }: Comparison, { id }: Metric): boolean =>
  candidateMeasurements.some(({ samples = Infinity }) => samples < requestsNeeded(id));

/** A high percentile is noisier where the distribution below it is steep. */
const tailNoise = { factor: 0.075, low: 0.05, high: 0.8 };

/**
 * With fast and slow requests the median can lie in the gap between them, where a small shift of their shares moves it far.
 * Then the mean is further above the median than that of a log-normal distribution with the same p95, whose logarithm is
 * half the square of sigma = ln(p95/p50) / 1.645.
 */
const medianNoise = { sigma: 1.645, ordinary: 0.05, factor: 10, max: 3 };

/** @returns the standard deviation expected of one run, from the shape of the distribution */
function priorNoise({ past }: Comparison, metric: Metric, steepness: number): number {
  const { id } = metric;
  const { noise } = settings[classifyMetric(metric)];
  if (id === 'p50') {
    const { sigma, ordinary, factor, max } = medianNoise;
    const excess = logRatio(past, 'mean', 'p50') - (steepness / sigma) ** 2 / 2;
    return excess > ordinary ? noise * Math.min(1 + factor * (excess - ordinary), max) : noise;
  }
  if (id !== 'p99' || Number.isNaN(steepness)) return noise;
  const { factor, low, high } = tailNoise;
  return factor * Math.sqrt(Math.min(Math.max(steepness, low), high));
}

/** Logarithm of the ratio of the two quantiles that show how steep the distribution is at a quantile; NaN if unknown. */
export const computeSteepness = ({ past }: Comparison, { id }: Pick<Metric, 'id'>): number =>
  id === 'p99' ? logRatio(past, 'p99', 'p95') : id === 'p50' ? logRatio(past, 'p95', 'p50') : NaN;

/** Median of the logarithm of upper / lower over the past; NaN if unknown. */
function logRatio({ sources }: PastValues, upper: string, lower: string): number {
  sample.clear();
  for (const { measurement } of sources) {
    const above = numericValue(measurement, upper);
    const below = numericValue(measurement, lower);
    if (above > 0 && below > 0) sample.add(above / below);
  }
  return sample.medianLogarithm();
}

/**
 * Standard error of a quantile of n log-normal values: sqrt(q (1 - q) / n) / density, as a multiple of the logarithm of the
 * ratio of two quantiles. p99: sqrt(0.0099) / 0.02665 / (2.326 - 1.645) of ln(p99/p95); p50: 0.5 / 0.3989 / 1.645 of ln(p95/p50).
 */
const sampling: Readonly<Record<string, number>> = { p99: 5.48, p50: 0.762 };

/**
 * ln(p99/p95) / ln(p95/p50) of a log-normal distribution, (2.326 - 1.645) / 1.645. Of few requests p95 and p99 are almost
 * the same values, so their own ratio may show no tail at all.
 */
const usualTail = 0.414;

/** Lower bound of the noise: the sampling error of a quantile, as a logarithm; 0 if it or the number of requests is unknown. */
export function samplingError(comparison: Comparison, metric: Metric, steepness: number): number {
  const { past, candidateMeasurements } = comparison;
  const factor = sampling[metric.id];
  if (factor === undefined || Number.isNaN(steepness)) return 0;
  sample.clear();
  for (const { measurement } of past.sources)
    if ((measurement.samples ?? 0) > 0) sample.add(measurement.samples ?? NaN);
  if (sample.size === 0) return 0;
  const n = Math.min(sample.median(), ...candidateMeasurements.map(({ samples }) => samples ?? Infinity));
  if (n === 0) return 0;
  const ofPast = metric.id === 'p50' ? steepness : usualTail * logRatio(past, 'p95', 'p50');
  return (factor * Math.max(...finite([steepness, ofPast]), 0.02)) / Math.sqrt(n);
}

/**
 * Rounding to whole milliseconds leaves an uncertainty of half a millisecond, as a logarithm; 0 if times are not whole.
 */
function quantum({ past, candidateMeasurements }: Comparison, metric: Metric, pastMedian: number): number {
  return areTimesWhole(past.sources, candidateMeasurements, metric)
    ? Math.log1p(settings[classifyMetric(metric)].quantumMs / pastMedian)
    : 0;
}
