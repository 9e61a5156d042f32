/** Medians of the first values of a typed array, which is reordered: they allocate nothing (`npm run -s bench -- judge`). */
import { select, selectedMedian } from './quickselect.js';

/** Sorts the first n values in place; rows are short, so insertion is fastest. */
export function sortFirst(values: Float64Array, n: number): void {
  for (let i = 1; i < n; i++) {
    const value = values[i] ?? 0;
    let j = i - 1;
    for (; j >= 0 && (values[j] ?? 0) > value; j--) values[j + 1] = values[j] ?? 0;
    values[j + 1] = value;
  }
}

/** Median of the first n values, which are sorted in place; NaN if there are none. */
export function medianOfFirst(values: Float64Array, n: number): number {
  sortFirst(values, n);
  return sortedMedian(values, n);
}

/** The median of n values from the first one on, which are sorted; NaN if there are none. */
export function sortedMedian(values: Float64Array, n: number, first = 0): number {
  if (n === 0) return NaN;
  const middle = first + (n >> 1);
  return n % 2 === 1 ? (values[middle] ?? 0) : ((values[middle - 1] ?? 0) + (values[middle] ?? 0)) / 2;
}

/** Median of the first n of many values, which it reorders: selection takes linear time. NaN if there are none. */
export function medianOfMany(values: Float64Array, n: number): number {
  if (n === 0) return NaN;
  select(values, n, n >> 1);
  return selectedMedian(values, n);
}
