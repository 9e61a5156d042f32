/** Changes of a metric on a logarithmic scale on which larger is worse. */
import type { Metric } from '../model/metric.js';
import type { Comparison } from '../model/comparison.js';

/** The factor that turns the logarithm of a metric into a scale on which larger is worse. */
export const worseSign = ({ better }: Metric): 1 | -1 => (better === 'higher' ? -1 : 1);

/** A log ratio (larger = worse) as a change of the metric in percent. */
export const toPercent = (logRatio: number, metric: Metric): number => 100 * Math.expm1(worseSign(metric) * logRatio);

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
