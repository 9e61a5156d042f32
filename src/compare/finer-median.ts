/**
 * Medians of a few milliseconds, on a finer scale than that of the tool. p50 of whole milliseconds moves in steps of one,
 * which is half of a label of 2 ms, but the shares of the milliseconds around it show where the median lies.
 */
import { coarseBelowMs } from '../samples/grouped-median.js';
import { midpoint, numericValue } from '../metrics/values.js';
import type { Measurement, Value } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { PairedMeasurement } from '../model/run.js';
import { readComparable } from './rounded-times.js';

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
