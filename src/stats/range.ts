/**
 * The smallest and the largest value; a plain loop, because a spread into Math.min makes an object of every number and
 * ends where the stack does.
 *
 * @param values at least one
 */
export function extremes(values: readonly number[]): { readonly low: number; readonly high: number } {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return { low, high };
}
