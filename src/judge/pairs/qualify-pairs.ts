/** What pairs of one version with itself show about what a gate can find. */
import type { MetricComparisons } from '../../model/comparison.js';
import type { PairsFind } from '../../model/documents.js';
import { decideByPairs, type JudgedGroup } from './decide-by-pairs.js';
import { expectDifferences, smallestFound, type Noise } from './evidence.js';
import { foundFrom } from './groups.js';
import { pairSettings } from './settings.js';

/** The numbers of pairs for which the smallest change is stated. */
const statedPairs = [1, 2, 4, 8];

/** @param tables pairs of one version */
export function qualifyPairs(tables: readonly MetricComparisons[]): readonly PairsFind[] {
  const { groups } = decideByPairs(tables);
  return statedPairs.map((pairs) => ({ pairs, found: [...foundFrom(groups, (group) => limitIn(pairs, group))] }));
}

/** The change that half of all gates with so many pairs find. */
function limitIn(pairs: number, { clearer, relative = clearer, band, weight }: JudgedGroup): number {
  const { differences, noise } = relative;
  const { squares, count, mean } = differences;
  // Nothing changed, so the differences are deviations from none.
  const sum = squares + count * mean ** 2;
  const freedom = noise.freedom + count;
  const known: Noise = { variance: (noise.variance * noise.freedom + sum / 2) / freedom, freedom };
  return Math.max(band, smallestFound(expectDifferences(pairs, 0, known), noise, true, pairSettings.alpha * weight));
}
