import { extent } from 'simple-statistics';

/**
 * Whether two groups of values are separated by a gap that is wider than the range of either group. It assumes nothing about
 * the noise, so it gives an answer where a test has too few values.
 *
 * @param before, after at least one value each
 * @returns 1 if `after` is above `before`, -1 if it is below, 0 if they are not separated
 */
export function separated(before: readonly number[], after: readonly number[]): -1 | 0 | 1 {
  const [lowBefore, highBefore] = extent(before);
  const [lowAfter, highAfter] = extent(after);
  const range = Math.max(highBefore - lowBefore, highAfter - lowAfter);
  if (lowAfter - highBefore > range) return 1;
  return lowBefore - highAfter > range ? -1 : 0;
}
