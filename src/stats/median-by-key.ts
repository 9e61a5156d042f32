import { median } from './median.js';

/**
 * The median of the values of each key.
 *
 * @param keys one for each value; equal keys must be adjacent
 */
export function medianByKey(keys: readonly number[], values: readonly number[]): ReadonlyMap<number, number> {
  const medians = new Map<number, number>();
  for (let start = 0, end = 0; start < keys.length; start = end) {
    while (end < keys.length && keys[end] === keys[start]) end++;
    medians.set(keys[start] ?? 0, median(values.slice(start, end)));
  }
  return medians;
}
