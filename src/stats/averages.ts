import { mean, sum, weightedMean as meanByWeights } from 'simple-statistics';

/** Sums and averages; of many numbers, in plain loops. */

let copied = new Float64Array(64);

/** The median; of an even number of values the mean of the middle two. NaN without values. */
export function median(values: ArrayLike<number>): number {
  if (copied.length < values.length) copied = new Float64Array(2 * values.length);
  for (let i = 0; i < values.length; i++) copied[i] = values[i] ?? NaN;
  return medianOfMany(copied, values.length);
}

/** The median of the values without gaps (NaN); NaN if there are none. */
export function knownMedian(values: readonly number[]): number {
  const known = finite(values);
  return known.length === 0 ? NaN : median(known);
}

/**
 * The values without gaps (NaN). A plain loop, because a large matrix has millions of values (`npm run -s bench -- judge`).
 */
export function finite(values: ArrayLike<number>): number[] {
  const found: number[] = [];
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (!Number.isNaN(value)) found.push(value);
  }
  return found;
}

/** The compensated sum, 0 without values, and the mean, which needs a value. */
export { extent, mean, sum } from 'simple-statistics';

/**
 * The largest of many numbers, NaN if one of them is: Math.max with a hundred thousand arguments exceeds the stack.
 *
 * @param min the result without numbers, or if none is larger
 */
export function largest(values: readonly number[], min = -Infinity): number {
  let found = min;
  for (let i = 0; i < values.length; i++) found = Math.max(found, values[i] ?? NaN);
  return found;
}

/** Scales a median absolute deviation to the standard deviation of a normal distribution. */
export const toSigma = 1.4826;

/**
 * The mean of shares of several groups of requests, weighted by the sizes of the groups if all of them are known.
 *
 * @param shares at least one
 * @param sizes number of requests of each group; undefined if unknown
 */
export function weightedMean(shares: readonly number[], sizes: readonly (number | undefined)[]): number {
  const weights = sizes.map(Number);
  return sum(weights) > 0 ? meanByWeights([...shares], weights) : mean(shares);
}

/**
 * The median of the values of each key.
 *
 * @param keys one for each value; equal keys must be adjacent
 */
export function medianByKey(keys: readonly number[], values: readonly number[]): ReadonlyMap<number, number> {
  const medians = new Map<number, number>();
  for (let start = 0, end = 0; start < keys.length; start = end) {
    while (end < keys.length && keys[end] === keys[start]) end++;
    medians.set(keys[start] ?? 0, median(values.slice(start, end)));
  }
  return medians;
}

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
