import { extremes } from './range.js';

/**
 * Whether two groups of values lie apart beyond any doubt: wholly on two sides of a gap that is wider than either group
 * reaches itself. Needs no idea of the noise, so it can speak where a test has too few values to.
 *
 * @param before, after neither empty
 * @returns 1: after lies above, -1: below, 0: neither
 */
export function separated(before: readonly number[], after: readonly number[]): -1 | 0 | 1 {
  const [earlier, later] = [extremes(before), extremes(after)];
  const reach = Math.max(earlier.high - earlier.low, later.high - later.low);
  if (later.low - earlier.high > reach) return 1;
  return earlier.low - later.high > reach ? -1 : 0;
}
