/** What is taken as given in the new cases of a history of any size. */
import { nameCase } from '../../cases/names.js';
import { findGivenLevels } from '../../compare/levels/given-levels.js';
import type { Settings } from '../../config/settings.js';
import { toPastMeasurements } from '../../history/baseline.js';
import { readHistory } from '../../history/read-history.js';
import type { Host } from '../../model/host.js';
import { completeGiven, type Given } from '../given.js';

/**
 * @param cases the keys of new cases, with the number of their measurements. Of cases that the history knew before, a loss may be a
 *   regression that this gate found
 */
export async function findGivenInHistory(
  cases: ReadonlyMap<string, number>,
  { store, policy, readBaseline }: Settings,
  host: Host,
): Promise<Given> {
  const acceptedAt = host.now().toISOString();
  if (cases.size === 0) return completeGiven([], [], acceptedAt);
  const { runs, accepts } = await readHistory([], readBaseline, store, host);
  const past = runs.flatMap(toPastMeasurements).filter(({ measurement }) => cases.has(nameCase(measurement).key));
  return completeGiven([findGivenLevels(past, accepts, policy, acceptedAt)], past, acceptedAt);
}
