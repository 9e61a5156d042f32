/** What is expected of the noise of a case before its history shows it, and its lower bounds from chance and rounding. */
import type { Comparison, PastValues } from '../../../model/comparison.js';
import type { Metric } from '../../../model/metric.js';
import { hasWholeTimes } from '../../../compare/finer-median.js';
import { finite } from '../../../stats/finite.js';
import { Sample } from '../../../stats/sample.js';
import { hasFewTailValues } from './percentiles.js';
import { classifyMetric, common, settings } from './settings.js';
import { numericValue } from '../../../metrics/values.js';

/** Reused by every row. */
const sample = new Sample();

/** A high percentile is noisier where the distribution below it is steep, or where the maximum is far above it. */
const tailNoise = { factor: 0.075, low: 0.05, high: 0.8, longTail: 2, longTailFactor: 1.3 };

/**
 * With fast and slow requests the median can lie in the gap between them, where a small shift of their shares moves it far.
 * Then the mean is further above the median than that of a log-normal distribution with the same p95, whose logarithm is
 * half the square of sigma = ln(p95/p50) / 1.645.
 */
const medianNoise = { sigma: 1.645, usual: 0.05, factor: 10, most: 3 };

/**
 * @param steepness see computeSteepness
 * @returns the standard deviation expected of one run, from the shape of the distribution
 */
export function priorNoise({ past }: Comparison, metric: Metric, steepness: number): number {
  const { id } = metric;
  const { noise } = settings[classifyMetric(metric)];
  if (id === 'p50') {
    const { sigma, usual, factor, most } = medianNoise;
    const excess = logRatio(past, 'mean', 'p50') - (steepness / sigma) ** 2 / 2;
    return excess > usual ? noise * Math.min(1 + factor * (excess - usual), most) : noise;
  }
  if (id !== 'p99' || Number.isNaN(steepness)) return noise;
  const { factor, low, high, longTail, longTailFactor } = tailNoise;
  const steep = factor * Math.sqrt(Math.min(Math.max(steepness, low), high));
  return steep * (logRatio(past, 'max', 'p99') > longTail ? longTailFactor : 1);
}

/** Logarithm of the ratio of the two quantiles that show how steep the distribution is at a quantile; NaN if unknown. */
export const computeSteepness = ({ past }: Comparison, { id }: Metric): number =>
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

/** A handful of requests does not show how steep its distribution is: p95 / p50 is then expected to be as usual. */
const usualShape = { logRatio: 0.66, requests: 20 };

/** Lower bound of the noise: the sampling error of a quantile; 0 if it or the number of requests is unknown. */
export function samplingError({ past, candidateMeasurements }: Comparison, { id }: Metric, steepness: number): number {
  const factor = sampling[id];
  if (factor === undefined || Number.isNaN(steepness)) return 0;
  sample.clear();
  let requests = 0;
  for (const { measurement } of past.sources)
    if (measurement.samples !== undefined && measurement.samples > 0) {
      sample.add(measurement.samples);
      requests += measurement.samples;
    }
  if (sample.size === 0) return 0;
  const n = Math.min(sample.median(), ...candidateMeasurements.map(({ samples }) => samples ?? Infinity));
  if (n === 0) return 0;
  const shape = id === 'p50' ? steepness : logRatio(past, 'p95', 'p50');
  const weight = (usualShape.requests / (usualShape.requests + requests)) ** 2;
  const expected = (1 - weight) * shape + weight * Math.max(shape, usualShape.logRatio);
  const isTailUncertain = id === 'p99' && hasFewTailValues(n, 99);
  const least = id === 'p50' ? expected : isTailUncertain ? usualTail * expected : NaN;
  return (factor * Math.max(...finite([steepness, least]), 0.02)) / Math.sqrt(n);
}

/** Whether so few requests were measured that one busy second of the machine can move their median. */
export function isBrief({ past, candidateMeasurements }: Comparison, metric: Metric): boolean {
  if (classifyMetric(metric) !== 'typical') return false;
  sample.clear();
  for (const { measurement } of past.sources) sample.add(measurement.samples ?? NaN);
  for (const { samples } of candidateMeasurements) sample.add(samples ?? NaN);
  return sample.median() < common.briefRequests;
}

/**
 * Rounding to whole milliseconds leaves an uncertainty of half a millisecond, as a logarithm; 0 if times are not whole.
 */
export function quantum({ past, candidateMeasurements }: Comparison, metric: Metric, usual: number): number {
  if (metric.unit !== 'ms') return 0;
  let whole = 0;
  for (const { measurement } of past.sources) if (hasWholeTimes(measurement, metric)) whole++;
  for (const measurement of candidateMeasurements) if (hasWholeTimes(measurement, metric)) whole++;
  const all = past.sources.length + candidateMeasurements.length;
  return 2 * whole > all ? Math.log1p(settings[classifyMetric(metric)].quantumMs / usual) : 0;
}

/** The uncertainty that rounding leaves in the compared values, as a logarithm: an interpolated median moves smoothly. */
export const computeResolution = ({ isInterpolated }: Comparison, rounding: number, usual: number): number =>
  rounding > 0 && isInterpolated === true ? Math.log1p(common.interpolatedMs / usual) : rounding;
