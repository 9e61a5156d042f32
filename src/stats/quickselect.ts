/**
 * Reused by every call, because allocating an array for each of the many medians of a run would cost more than the
 * selection.
 */
let scratch = new Float64Array(256);

/**
 * Selects the value of a rank in linear time: Hoare's FIND (Communications of the ACM 4, 1961, algorithm 65). It
 * allocates nothing; `npm run -s bench:judge` compares the median with that of simple-statistics.
 *
 * @param values NaN sorts after every other value
 * @param rank 0 for the smallest value
 * @returns the values, the one of the rank in its place, no larger one before it and no smaller one after it; longer than the
 * input, and overwritten by the next call
 */
export function quickselect(values: readonly number[], rank: number): Float64Array {
  const { length } = values;
  if (scratch.length < length) scratch = new Float64Array(2 * length);
  let count = 0;
  for (let i = 0; i < length; i++) {
    const value = values[i] ?? NaN;
    if (!Number.isNaN(value)) scratch[count++] = value;
  }
  if (count < length) scratch.fill(NaN, count, length);
  if (rank < count) select(scratch, count, rank);
  return scratch;
}

/** The same in place, for the first `length` values, none of which is NaN. */
export function select(values: Float64Array, length: number, rank: number): void {
  let low = 0;
  let high = length - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? NaN;
    let i = low;
    let j = high;
    while (i <= j) {
      while ((values[i] ?? NaN) < pivot) i++;
      while ((values[j] ?? NaN) > pivot) j--;
      if (i <= j) {
        const swapped = values[i] ?? NaN;
        values[i++] = values[j] ?? NaN;
        values[j--] = swapped;
      }
    }
    if (rank <= j) high = j;
    else if (rank >= i) low = i;
    else return;
  }
}

/** The median of the first `length` values, of which the one of rank `length >> 1` was selected. */
export function selectedMedian(values: Float64Array, length: number): number {
  const middle = length >> 1;
  const upper = values[middle] ?? NaN;
  if (length % 2 === 1) return upper;
  return (largestBelow(values, middle) + upper) / 2;
}

/** The largest of the first `rank` values: the one of rank `rank - 1`, where the one of rank `rank` was selected. */
export function largestBelow(values: Float64Array, rank: number): number {
  let largest = -Infinity;
  for (let i = 0; i < rank; i++) largest = Math.max(largest, values[i] ?? NaN);
  return largest;
}
