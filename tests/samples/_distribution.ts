import { countValue, emptyCounts, toDistribution, type Distribution } from '../../src/samples/response-times.js';

/** The distribution of these times. */
export function distributionOf(times: readonly number[]): Distribution {
  const counts = emptyCounts();
  for (const ms of times) countValue(counts, ms);
  return toDistribution(counts);
}
