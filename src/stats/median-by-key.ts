import { median } from './median.js';

/**
 * One value a key: the median of its values.
 *
 * @param keys of the values; equal ones stand together
 */
export function medianByKey(keys: readonly number[], values: readonly number[]): ReadonlyMap<number, number> {
  const medians = new Map<number, number>();
  for (let from = 0, to = 0; from < keys.length; from = to) {
    while (to < keys.length && keys[to] === keys[from]) to++;
    medians.set(keys[from] ?? 0, median(values.slice(from, to)));
  }
  return medians;
}
