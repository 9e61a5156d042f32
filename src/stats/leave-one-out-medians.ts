import { finite } from './finite.js';

/**
 * For each value the median of all others; sorting once is enough.
 *
 * @param values NaN where there is none
 * @returns NaN where there is no value, or no other
 */
export function leaveOneOutMedians(values: readonly number[]): readonly number[] {
  const sorted = finite(values).sort((a, b) => a - b);
  const others = sorted.length - 1;
  const middle = others >> 1;
  return values.map((value) => {
    if (Number.isNaN(value) || others < 1) return NaN;
    const at = (rank: number): number => {
      const here = sorted[rank] ?? NaN;
      return here < value ? here : (sorted[rank + 1] ?? NaN);
    };
    return others % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
  });
}
