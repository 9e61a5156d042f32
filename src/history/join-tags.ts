import { measuredRunKey, nameCase, runKey } from '../cases/names.js';
import type { PastMeasurement } from '../model/run.js';

/**
 * Drops what a run has more than once because it was recorded again with another tag. It is one run: counted twice, it would
 * make the noise look smaller than it is.
 */
export function joinTags(past: readonly PastMeasurement[]): readonly PastMeasurement[] {
  const tagged = new Map(past.map(({ provenance }) => [runKey(provenance), provenance]));
  const distinct = new Set([...tagged.values()].map(measuredRunKey));
  if (distinct.size === tagged.size) return past;
  const firsts = new Map<string, string>();
  return past.filter(({ measurement, provenance }) => {
    const environment = Object.entries(provenance.environment ?? {}).sort();
    const key = JSON.stringify([measuredRunKey(provenance), nameCase(measurement).key, environment]);
    const first = firsts.get(key) ?? runKey(provenance);
    firsts.set(key, first);
    return first === runKey(provenance);
  });
}
