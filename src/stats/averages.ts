import { median, mean, sum, weightedMean as meanByWeights } from 'simple-statistics';

/** Sums and averages; of many numbers, in plain loops. */

/** The median; of an even number of values the mean of the middle two. Throws without values. */
export { median };

/** The median of the values without gaps (NaN); NaN if there are none. */
export function knownMedian(values: readonly number[]): number {
  const known = finite(values);
  return known.length === 0 ? NaN : median(known);
}

/**
 * The values without gaps (NaN). A plain loop, because a large matrix has millions of values (`npm run -s bench -- judge`).
 */
export function finite(values: readonly number[]): number[] {
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
