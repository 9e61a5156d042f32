/** The values to leave out, in ascending order; reused by every call. */
let removed = new Float64Array(64);

/**
 * Medians of all values except a few, for instance of all cases except those of one scenario. The values are sorted once,
 * for any number of such medians.
 *
 * @param values NaN marks a gap
 * @returns a function from the indices to leave out to the median of the other values; 0 if there is none
 */
export function leaveOutMedian(values: ArrayLike<number>): (omitted: readonly number[]) => number {
  // NaN is sorted to the end.
  const sorted = Float64Array.from(values).sort();
  let known = sorted.length;
  while (known > 0 && Number.isNaN(sorted[known - 1])) known--;
  return (omitted) => {
    const count = sortOmitted(values, omitted);
    const remaining = known - count;
    if (remaining === 0) return 0;
    const select = (rank: number): number => {
      let position = rank;
      for (let i = 0; i < count; i++) if ((removed[i] ?? NaN) <= (sorted[position] ?? NaN)) position++;
      return sorted[position] ?? NaN;
    };
    const middle = remaining >> 1;
    return remaining % 2 === 1 ? select(middle) : (select(middle - 1) + select(middle)) / 2;
  };
}

/** Sorts the values at some indices, and returns how many of them are not gaps. */
function sortOmitted(values: ArrayLike<number>, indices: readonly number[]): number {
  if (removed.length < indices.length) removed = new Float64Array(2 * indices.length);
  let count = 0;
  for (const index of indices) {
    const value = values[index] ?? NaN;
    if (!Number.isNaN(value)) removed[count++] = value;
  }
  removed.subarray(0, count).sort();
  return count;
}
