import { quickselect } from './quickselect.js';

/**
 * Middle of the sorted values; the mean of the middle two for an even number.
 *
 * @throws RangeError on no values
 */
export function median(values: readonly number[]): number {
  const { length } = values;
  if (length === 0) throw new RangeError('median of no values');
  const middle = length >> 1;
  const inPlace = quickselect(values, middle);
  const upper = inPlace[middle] ?? NaN;
  if (length % 2 === 1) return upper;
  let lower = -Infinity;
  for (let i = 0; i < middle; i++) lower = Math.max(lower, inPlace[i] ?? NaN);
  return (lower + upper) / 2;
}
