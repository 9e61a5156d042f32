/** The values of a measurement: numbers, or intervals if a source only published bounds. */
import type { Measurement, Value } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import { NumberSample } from '../stats/sample.js';
import type { Comparison } from '../model/comparison.js';

/** The value of a metric; undefined if it was not measured. */
export function readValue({ metrics }: Measurement, { id }: Pick<Metric, 'id'>): Value | undefined {
  const value = metrics[id];
  // No inherited property is a number. Checking the type first is faster than Object.hasOwn, which matters for large
  // matrices.
  return typeof value === 'number' || Object.hasOwn(metrics, id) ? value : undefined;
}

/** A number for a value: the middle of an interval, NaN for a missing value. */
export const midpoint = (value: Value | undefined): number =>
  value === undefined ? NaN : typeof value === 'number' ? value : (value.low + value.high) / 2;

/** The value of a metric as a number; NaN if it was not measured. */
export const numericValue = (measurement: Measurement, id: string): number => midpoint(readValue(measurement, { id }));

/** Reused by every median: a wide matrix has hundreds of thousands. */
const sample = new NumberSample();

function medianOf<Item>(items: readonly Item[], read: (item: Item) => number): number {
  sample.clear();
  for (const item of items) sample.add(read(item));
  return sample.median();
}

/** The median of a metric as a number; NaN if no measurement has it. */
export const usualValue = (measurements: readonly Measurement[], id: string): number =>
  medianOf(measurements, (measurement) => numericValue(measurement, id));

/** The percentage of requests that failed, 0-100; 0 if the measurement does not record it. */
export function readErrorPercent({ metrics }: Measurement): number {
  const value = metrics['errorPercent'];
  return value === undefined ? 0 : midpoint(value);
}

/** The median of the error rates of past measurements; NaN without any. */
export const usualErrorPercent = (past: readonly { readonly measurement: Measurement }[]): number =>
  medianOf(past, ({ measurement }) => readErrorPercent(measurement));

/** The factor that turns the logarithm of a metric into a scale on which larger is worse. */
export const worseSign = ({ better }: Metric): 1 | -1 => (better === 'higher' ? -1 : 1);

/** A step between levels (larger = worse) as a change of the metric in percent; of a share, in points. */
export const toPercent = (step: number, metric: Metric): number =>
  metric.scale === 'points' ? worseSign(metric) * pointsPerLevel * step : 100 * Math.expm1(worseSign(metric) * step);

/** A share that should be high is compared by its difference from 100 %, which behaves like an error rate. */
export const failingShare = (value: number, { better }: Metric): number => (better === 'higher' ? 100 - value : value);

/** The unit of changes of a metric. */
export const changeUnit = ({ scale }: Pick<Metric, 'scale'>): '%' | 'points' => (scale === 'points' ? 'points' : '%');

/** So many points of a share differ as much as logarithms by 1: the smallest step between levels is half of a usual band. */
export const pointsPerLevel = 10;

/** A value on the scale on which levels are compared, where larger is worse: its logarithm, or the share that fails. */
export const toLevel = (value: number, metric: Metric): number =>
  metric.scale === 'points' ? failingShare(value, metric) / pointsPerLevel : worseSign(metric) * Math.log(value);

export const fromLevel = (level: number, metric: Metric): number =>
  metric.scale === 'points' ? failingShare(pointsPerLevel * level, metric) : Math.exp(worseSign(metric) * level);

/**
 * The tolerance band as a log ratio. A band with a relative and an absolute part is exceeded only if both parts are.
 *
 * @param baseline the baseline value, in the unit of the metric
 */
export function logTolerance({ band }: Pick<Comparison, 'band'>, metric: Metric, baseline: number): number {
  const sign = worseSign(metric);
  const share = Math.max((band.percent ?? 0) / 100, (band.absolute ?? 0) / baseline);
  // No positive throughput is lower than another by 100 % or more, so such a band accepts everything.
  return share >= 1 && sign < 0 ? Infinity : sign * Math.log1p(sign * share);
}
