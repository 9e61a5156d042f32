/**
 * Selects the value of a rank in linear time: Hoare's FIND (Communications of the ACM 4, 1961, algorithm 65). That of
 * simple-statistics takes arrays; judging selects in typed arrays that it reuses (`npm run -s bench -- judge`).
 *
 * @param values reordered: no larger value before the one of the rank, and no smaller one after it
 * @param length how many of the first values count, none of which is NaN
 * @param rank 0 for the smallest value
 */
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

/** The median of the first `length` values, of which the one of rank `length >> 1` was selected; NaN if there are none. */
function selectedMedian(values: Float64Array, length: number): number {
  const middle = length >> 1;
  const upper = length === 0 ? NaN : (values[middle] ?? NaN);
  return length % 2 === 1 ? upper : (largestBelow(values, middle) + upper) / 2;
}

/** The largest of the first `rank` values: the one of rank `rank - 1`, where the one of rank `rank` was selected. */
export function largestBelow(values: Float64Array, rank: number): number {
  let largest = -Infinity;
  for (let i = 0; i < rank; i++) largest = Math.max(largest, values[i] ?? NaN);
  return largest;
}

/** Sorts the first n values in place; rows are short, so insertion is fastest. */
export function sortFirst(values: Float64Array, n: number): void {
  for (let i = 1; i < n; i++) {
    const value = values[i] ?? 0;
    let j = i - 1;
    for (; j >= 0 && (values[j] ?? 0) > value; j--) values[j + 1] = values[j] ?? 0;
    values[j + 1] = value;
  }
}

/** Median of the first n values, which are sorted in place; NaN if there are none. */
export function medianOfFirst(values: Float64Array, n: number): number {
  sortFirst(values, n);
  return selectedMedian(values, n);
}

/** Median of the first n of many values, which it reorders: selection takes linear time. NaN if there are none. */
export function medianOfMany(values: Float64Array, n: number): number {
  select(values, n, n >> 1);
  return selectedMedian(values, n);
}
