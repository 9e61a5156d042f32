/** Changes of a metric on a log scale, where larger is worse. */
import type { Metric } from '../model/metric.js';
import type { Measurement, Value } from '../model/documents.js';
import type { Comparison } from '../model/comparison.js';

/** Larger is worse. */
export const signOf = ({ better }: Metric): 1 | -1 => (better === 'higher' ? -1 : 1);

/** A change of the logarithm, larger = worse, as a change of the metric in percent. */
export const percentOf = (excess: number, metric: Metric): number => 100 * Math.expm1(signOf(metric) * excess);

/** NaN where it was not measured. */
export const numberOf = ({ metrics }: Measurement, id: string): number => {
  const value: Value | undefined = Object.hasOwn(metrics, id) ? metrics[id] : undefined;
  return typeof value === 'object' ? (value.low + value.high) / 2 : (value ?? NaN);
};

/** The tolerance band in logarithms: with a relative and an absolute part both must be exceeded. */
export function toleranceOf({ band }: Pick<Comparison, 'band'>, metric: Metric, baseline: number): number {
  const sign = signOf(metric);
  const share = Math.max((band.percent ?? 0) / 100, (band.absolute ?? 0) / baseline);
  // A band of 100 % or more of a throughput minds nothing: no value above 0 is that much lower.
  return share >= 1 && sign < 0 ? Infinity : sign * Math.log1p(sign * share);
}
