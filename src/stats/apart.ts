/**
 * Whether two groups of values lie apart beyond any doubt: wholly on two sides of a gap that is wider than either group
 * reaches itself. Needs no idea of the noise, so it can speak where a test has too few values to.
 *
 * @param before, after neither empty
 * @returns 1: after lies above, -1: below, 0: neither
 */
export function apart(before: readonly number[], after: readonly number[]): -1 | 0 | 1 {
  const [lowBefore, highBefore] = [Math.min(...before), Math.max(...before)];
  const [lowAfter, highAfter] = [Math.min(...after), Math.max(...after)];
  const reach = Math.max(highBefore - lowBefore, highAfter - lowAfter);
  if (lowAfter - highBefore > reach) return 1;
  return lowBefore - highAfter > reach ? -1 : 0;
}
