/**
 * Medians of all values except a few, for instance of all cases except those of one scenario. The values are sorted once,
 * for any number of such medians.
 *
 * @param values NaN marks a gap
 * @returns a function from the indices to leave out to the median of the other values; 0 if there is none
 */
export function leaveOutMedian(values: ArrayLike<number>): (omitted: readonly number[]) => number {
  const sorted = sortKnown(Float64Array.from(values));
  return (omitted) => {
    const removed = sortKnown(Float64Array.from(omitted, (index) => values[index] ?? NaN));
    const remaining = sorted.length - removed.length;
    if (remaining === 0) return 0;
    const select = (rank: number): number => {
      let position = rank;
      for (const value of removed) if (value <= (sorted[position] ?? NaN)) position++;
      return sorted[position] ?? NaN;
    };
    const middle = remaining >> 1;
    return remaining % 2 === 1 ? select(middle) : (select(middle - 1) + select(middle)) / 2;
  };
}

const sortKnown = (values: Float64Array): Float64Array => values.filter((value) => !Number.isNaN(value)).sort();
