/** Measured values as logarithms with larger = worse, and back. */
import type { Measurement, Value } from '../../../model/documents.js';
import type { Metric } from '../../../model/metric.js';

/** Larger is worse. */
export const signOf = ({ better }: Metric): 1 | -1 => (better === 'higher' ? -1 : 1);

/** A change of the logarithm, larger = worse, as a change of the metric in percent. */
export const percentOf = (change: number, metric: Metric): number => 100 * Math.expm1(signOf(metric) * change);

/** NaN if it was not measured. */
export function numberOf({ metrics }: Measurement, id: string): number {
  const value: Value | undefined = metrics[id];
  return typeof value === 'object' ? (value.low + value.high) / 2 : (value ?? NaN);
}
