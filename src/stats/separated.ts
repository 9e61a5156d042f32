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

/**
 * Divides a series that consists of two such groups: the indices at which it crosses the gap between them; none if there is no
 * gap. A gap wider than the range of either group contains the middle of the whole range.
 */
export function crossings(values: readonly number[]): readonly number[] {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  const middle = (low + high) / 2;
  let [gapStart, gapEnd] = [low, high];
  for (const value of values) {
    if (value < middle) gapStart = Math.max(gapStart, value);
    else gapEnd = Math.min(gapEnd, value);
  }
  if (gapEnd - gapStart <= Math.max(gapStart - low, high - gapEnd)) return [];
  const found: number[] = [];
  for (let i = 1; i < values.length; i++) if (isAbove(i) !== isAbove(i - 1)) found.push(i);
  return found;

  function isAbove(i: number): boolean {
    return (values[i] ?? 0) >= middle;
  }
}
