/** Finds rows of response times that measure the same requests: a transaction and its only request. */
import type { Comparison } from '../../../../model/comparison.js';
import type { Metric } from '../../../../model/metric.js';
import { numericValue } from '../../../../metrics/values.js';

/** The values of a row as logarithms, and the longest time of each run in the unit of the metric; NaN if not measured. */
export interface Times {
  readonly values: readonly number[];
  readonly maxima: readonly number[];
}

/**
 * @param runIds the past runs, oldest first
 * @returns the longest time of each past run and of each repetition
 */
export function readMaxima({ past, candidateMeasurements }: Comparison, runIds: readonly number[]): readonly number[] {
  const maxima = new Map(
    past.sources.map(({ measurement }, i) => [past.runs[i] ?? NaN, numericValue(measurement, 'max')]),
  );
  return [
    ...runIds.map((run) => maxima.get(run) ?? NaN),
    ...candidateMeasurements.map((measurement) => numericValue(measurement, 'max')),
  ];
}

/**
 * How far above a value another one may be that counts as equal, as a logarithm.
 *
 * @param limit the largest difference of logarithms; a difference of one millisecond is always allowed
 */
export const computeReach = (value: number, limit: number, { unit }: Metric): number =>
  Math.max(limit, unit === 'ms' ? Math.log1p(1.001 / Math.exp(value)) : 0);

/**
 * Whether two rows are equal in every run, and their slowest requests in most runs: endpoints of a few milliseconds often have
 * the same median, but not the same slowest request. Without maxima the values decide.
 *
 * @param limit see computeReach
 */
export function areSameTimes(row: Times, other: Times, limit: number, metric: Metric): boolean {
  const isEqual = (a: number, b: number): boolean => Math.abs(a - b) <= computeReach(Math.min(a, b), limit, metric);
  for (let t = 0; t < row.values.length; t++) {
    const [a, b] = [row.values[t] ?? NaN, other.values[t] ?? NaN];
    if (Number.isNaN(a) !== Number.isNaN(b) || (!Number.isNaN(a) && !isEqual(a, b))) return false;
  }
  let [known, equal] = [0, 0];
  row.maxima.forEach((maximum, t) => {
    const [a, b] = [Math.log(maximum), Math.log(other.maxima[t] ?? NaN)];
    if (!Number.isFinite(a) || !Number.isFinite(b)) return;
    known++;
    if (isEqual(a, b)) equal++;
  });
  return 2 * equal > known || known === 0;
}
