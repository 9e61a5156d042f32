/** Page's cumulative sum test for a lasting rise that no single value shows (Page, Biometrika 41, 1954). */

/** Slack and cut in standard deviations: smaller rises are ignored, and a single extreme value cannot dominate the sum. */
const slack = 1;
const cut = 3;
/** The minimum number of values that contribute to a rise. */
const minValues = 3;

/** What values do before a rise, and from where on they count as risen. */
export interface Expected {
  /** The level before the values. */
  readonly level: number;
  /** The standard deviation of one value; positive. */
  readonly sigma: number;
  /** The sum from which a rise counts, in standard deviations. */
  readonly limit: number;
}

export interface Rise {
  /** Index of the first value of the rise. */
  readonly start: number;
  /** The mean of its values above the level, in the unit of the values. */
  readonly mean: number;
  /** The number of values since the rise. */
  readonly count: number;
}

/**
 * Finds a rise that lasts until the last value: S = max(0, S + min(z, cut) - slack), with z in standard deviations above
 * the level, exceeds the limit at the end. The rise starts after the last value at which S was 0.
 *
 * @param values oldest first; NaN for a missing value
 * @param first the index of the first value that is tested
 * @returns undefined if the values do not rise
 */
export function findRise(values: ArrayLike<number>, { level, sigma, limit }: Expected, first = 0): Rise | undefined {
  let sum = 0;
  let start = first;
  let total = 0;
  let count = 0;
  for (let i = first; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (Number.isNaN(value)) continue;
    if (sum === 0) [start, total, count] = [i, 0, 0];
    sum = Math.max(0, sum + Math.min((value - level) / sigma, cut) - slack);
    total += value - level;
    count++;
  }
  return sum > limit && count >= minValues ? { start, mean: total / count, count } : undefined;
}
