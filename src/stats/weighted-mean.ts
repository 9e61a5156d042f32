import { mean, sum, weightedMean as meanByWeights } from 'simple-statistics';

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
