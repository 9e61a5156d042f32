/**
 * Shares of several numbers of requests as the share of all of them: their mean, weighted where all numbers are known.
 *
 * @param counts undefined where a number is not known
 */
export function weightedMean(shares: readonly number[], counts: readonly (number | undefined)[]): number {
  const total = counts.reduce<number>((sum, count) => sum + (count ?? NaN), 0);
  const weightOf = (i: number): number => (total > 0 ? (counts[i] ?? 0) / total : 1 / shares.length);
  return shares.reduce((sum, share, i) => sum + weightOf(i) * share, 0);
}
