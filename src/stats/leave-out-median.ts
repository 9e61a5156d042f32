import { finite } from './finite.js';

/**
 * The median of all values but some. For the median over all cases but one scenario's, for every scenario, sorting once is
 * enough.
 *
 * @param values NaN where there is none
 * @returns the median without the values at the given indices; 0 where none remains
 */
export function leaveOutMedian(values: readonly number[]): (left: readonly number[]) => number {
  const sorted = Float64Array.from(finite(values)).sort();
  return (left) => {
    const out = finite(left.map((i) => values[i] ?? NaN)).sort((a, b) => a - b);
    const remaining = sorted.length - out.length;
    if (remaining === 0) return 0;
    const at = (rank: number): number => {
      let position = rank;
      for (const value of out) if (value <= (sorted[position] ?? NaN)) position++;
      return sorted[position] ?? NaN;
    };
    const middle = remaining >> 1;
    return remaining % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
  };
}
