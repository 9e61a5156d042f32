/**
 * The mean of shares of several groups of requests, weighted by the sizes of the groups if all of them are known.
 * simple-statistics' weightedMean accepts no unknown weight, and its compensated sum changes the last digit of results.
 *
 * @param sizes number of requests of each group; undefined if unknown
 */
export function weightedMean(shares: readonly number[], sizes: readonly (number | undefined)[]): number {
  const total = sizes.reduce<number>((sum, size) => sum + (size ?? NaN), 0);
  const weight = (i: number): number => (total > 0 ? (sizes[i] ?? 0) / total : 1 / shares.length);
  return shares.reduce((sum, share, i) => sum + weight(i) * share, 0);
}
