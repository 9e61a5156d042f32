/** What is taken as given in the new cases of a history of any size. */
import { nameCase, runKey } from '../../cases/names.js';
import { findGivenLevels, type GivenLevels } from '../../compare/levels/given-levels.js';
import type { Settings } from '../../config/settings.js';
import { parseLine } from '../../history/segments.js';
import { openStore } from '../../history/stores/index.js';
import { streamHistory } from '../../history/stream-history.js';
import type { Accept } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import { byStart, startOf, type PastMeasurement } from '../../model/run.js';
import { completeGiven, type Given } from '../given.js';

/** How many measurements are in memory at a time; those of one case always are. */
const mostMeasurements = 50_000;

/**
 * @param cases the keys of new cases, with the number of their measurements. Of cases that the history knew before, a loss may be a
 *   regression that this gate found
 */
export async function findGivenInHistory(
  cases: ReadonlyMap<string, number>,
  { store, policy }: Settings,
  host: Host,
): Promise<Given> {
  const acceptedAt = host.now().toISOString();
  const found: GivenLevels[] = [];
  /** A measurement of every run, and the newest one of every case. */
  const outline = new Map<string, PastMeasurement>();
  for (const keys of divide(cases)) {
    const [past, accepts]: [PastMeasurement[], Accept[]] = [[], []];
    for await (const { file, text = await host.readText(file) } of streamHistory(await openStore(store, host), []))
      for (const { entry, accept } of text?.split('\n').map(parseLine) ?? []) {
        if (accept !== undefined) accepts.push(accept);
        const key = entry && nameCase(entry.measurement).key;
        if (entry === undefined || key === undefined || !cases.has(key)) continue;
        const { course: _, errors: __, ...measurement } = entry.measurement;
        const slim = { ...entry, measurement };
        const known = outline.get(key);
        if (known === undefined || startOf(known.provenance) < startOf(slim.provenance)) outline.set(key, slim);
        const run = `${runKey(slim.provenance)} ${measurement.scenario}`;
        if (!outline.has(run)) outline.set(run, slim);
        if (keys.has(key)) past.push(slim);
      }
    past.sort((a, b) => byStart(a.provenance, b.provenance));
    found.push(findGivenLevels(past, accepts, policy, acceptedAt));
  }
  return completeGiven(found, [...outline.values()], acceptedAt);
}

function divide(cases: ReadonlyMap<string, number>): readonly ReadonlySet<string>[] {
  const parts: Set<string>[] = [];
  let left = 0;
  for (const [key, count] of cases) {
    if (count > left && parts.push(new Set()) > 0) left = mostMeasurements;
    parts.at(-1)?.add(key);
    left -= count;
  }
  return parts;
}
