/** Response times below the resolution of the tool: in whole milliseconds, half a millisecond is recorded as 0. */
import { percentileLevel } from '../metrics/index.js';
import { midpoint, numericValue, readValue } from '../metrics/values.js';
import type { Measurement, Value } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import { coarseBelowMs } from '../samples/response-times.js';
import type { PairedMeasurement } from '../model/run.js';

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

/** Whether the finer median is compared: every measurement has one, otherwise the recorded p50 of all is compared. */
export function comparesFinerMedian(
  history: readonly PairedMeasurement[],
  present: readonly Measurement[],
  metric: Metric,
): boolean {
  if (metric.id !== 'p50' || !history.some(({ measurement }) => measurement.groupedMedian !== undefined)) return false;
  const isFine = (measurement: Measurement): boolean => readFinerMedian(measurement, metric) !== undefined;
  return (
    present.every(isFine) &&
    history.every(({ measurement }) => readComparable(measurement, metric) === undefined || isFine(measurement))
  );
}

/** The finer median for comparisons; p50 where it is fine enough. Undefined if only whole milliseconds are known. */
export function readFinerMedian(measurement: Measurement, metric: Metric): Value | undefined {
  const { groupedMedian } = measurement;
  if (groupedMedian !== undefined) return groupedMedian;
  const value = readComparable(measurement, metric);
  return midpoint(value) >= coarseBelowMs || !hasWholeTimes(measurement, metric) ? value : undefined;
}

/** Whether most times of some measurements are whole milliseconds. */
export function areTimesWhole(
  past: readonly Pick<PairedMeasurement, 'measurement'>[],
  present: readonly Measurement[],
  metric: Metric,
): boolean {
  if (metric.unit !== 'ms') return false;
  let whole = 0;
  for (const { measurement } of past) if (hasWholeTimes(measurement, metric)) whole++;
  for (const measurement of present) if (hasWholeTimes(measurement, metric)) whole++;
  return 2 * whole > past.length + present.length;
}

/** Whether times are whole milliseconds, as the longest one shows, or without it the value itself. */
function hasWholeTimes(measurement: Measurement, { id }: Metric): boolean {
  const max = numericValue(measurement, 'max');
  return Number.isInteger(Number.isNaN(max) ? numericValue(measurement, id) : max);
}
