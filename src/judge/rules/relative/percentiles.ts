/** Response times, the levels of percentiles, and whether few requests make a percentile uncertain. */
import type { Comparison } from '../../../model/comparison.js';
import type { Metric } from '../../../model/metric.js';
import { common } from './settings.js';

export const isResponseTime = ({ id, unit, better }: Metric): boolean =>
  unit === 'ms' && better === 'lower' && id !== 'startupTime';

/** Whether fewer values than needed lie beyond a percentile. */
export const hasFewTailValues = (samples: number, level: number): boolean =>
  samples * (1 - level / 100) < common.tailValues;

/**
 * Whether a case has so few requests that chance alone moves a metric: too few beyond its percentile, or too few at all. If
 * their number is unknown, nothing shows that they are few.
 */
export const hasFewRequests = ({ candidateMeasurements }: Comparison, { id }: Metric): boolean =>
  candidateMeasurements.some(({ samples }) => samples !== undefined && hasFewTailValues(samples, percentileLevel(id)));

/** The level of a high percentile in percent (p999: 99.9); undefined for other metrics. */
export function highPercentile(id: string): number | undefined {
  const level = percentileLevel(id);
  return level > 95 ? level : undefined;
}

/** The level of a percentile in percent; 0 for other metrics. */
function percentileLevel(id: string): number {
  const found = /^p(\d\d)(\d*)$/.exec(id);
  return found === null ? 0 : Number(`${found[1] ?? ''}.${found[2] ?? ''}0`);
}
