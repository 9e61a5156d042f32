/** Response times below the resolution of the tool: in whole milliseconds, half a millisecond is recorded as 0. */
import { percentileLevel } from '../metrics/response-times.js';
import { numericValue, readValue } from '../metrics/values.js';
import type { Measurement, Value } from '../model/documents.js';
import type { Metric } from '../model/metric.js';

/** What a time recorded as 0 is compared as, in milliseconds: the middle of what is rounded down to 0. */
export const roundedMs = 0.5;
/** A high percentile of zero beside a larger mean is an error of a tool, not a fast service. */
const largestMean = 1;

/** The value of a metric for comparisons; undefined if it was not measured. */
export function readComparable(measurement: Measurement, metric: Metric): Value | undefined {
  const value = readValue(measurement, metric);
  return value === 0 && isRoundedTime(measurement, metric) ? roundedMs : value;
}

/**
 * Values for comparisons as they were measured, for display.
 *
 * @param findMeasurement the measurement of the value at an index
 */
export function asMeasured(
  values: readonly number[],
  findMeasurement: (i: number) => Measurement | undefined,
  metric: Metric,
): readonly number[] {
  if (metric.unit !== 'ms' || !values.includes(roundedMs)) return values;
  return values.map((value, i) => {
    const measurement = value === roundedMs ? findMeasurement(i) : undefined;
    return measurement !== undefined && readValue(measurement, metric) === 0 ? 0 : value;
  });
}

/**
 * Whether a time of zero was measured: its requests were counted up to the slowest, or slower ones of the same measurement took
 * longer. Where only some times are stated and all of them are zero, nothing was measured.
 */
function isRoundedTime(measurement: Measurement, { id, unit }: Metric): boolean {
  const level = percentileLevel(id);
  const readTime = (other: string): number => numericValue(measurement, other);
  if (unit !== 'ms' || (level >= 90 && readTime('mean') >= largestMean)) return false;
  if ((measurement.samples ?? 0) > 0 && readTime('max') === 0) return true;
  if (Number.isNaN(level)) return false;
  return (
    readTime('max') > 0 ||
    readTime('mean') > 0 ||
    Object.keys(measurement.metrics).some((other) => percentileLevel(other) > level && readTime(other) > 0)
  );
}
