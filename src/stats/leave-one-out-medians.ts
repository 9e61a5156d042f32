import { finite } from './finite.js';

/**
 * For each value the median of all others. The values are sorted once.
 *
 * @param values NaN marks a gap
 * @returns NaN for a gap, and for a value without any other
 */
export function leaveOneOutMedians(values: readonly number[]): readonly number[] {
  const sorted = finite(values).sort((a, b) => a - b);
  const others = sorted.length - 1;
  const middle = others >> 1;
  return values.map((value) => {
    if (Number.isNaN(value) || others < 1) return NaN;
    const select = (rank: number): number => {
      const candidate = sorted[rank] ?? NaN;
      return candidate < value ? candidate : (sorted[rank + 1] ?? NaN);
    };
    return others % 2 === 1 ? select(middle) : (select(middle - 1) + select(middle)) / 2;
  });
}
