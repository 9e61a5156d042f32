/**
 * Finds the runs of the levels that count in the segments of a history. Older versions moved every run into a segment once it was
 * old enough, so a regression that nobody accepted was forgotten.
 */
import type { Accept, KeptLevel, Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { HistoryEntry, PastMeasurement } from '../model/run.js';
import type { RetainRuns } from '../model/store.js';
import { isSegment } from './segment-names.js';
import { parseLine } from './segments.js';
import { openStore } from './stores/index.js';
import { streamHistory } from './stream-history.js';

/** The number of measurements that are read before those that are not needed are dropped. */
const mostAtOnce = 50_000;

/**
 * @param retain selects what later checks need
 * @returns what only a segment has of it, and the levels
 */
export async function findMissingLevels(
  store: string,
  retain: RetainRuns,
  host: Host,
): Promise<{ readonly missing: readonly HistoryEntry[]; readonly problems: readonly Problem[] }> {
  const opened = await openStore(store, host);
  const problems: Problem[] = [...(opened.problems ?? [])];
  const accepts: Accept[] = [];
  const recent: PastMeasurement[] = [];
  let [archived, levels]: [readonly PastMeasurement[], readonly KeptLevel[]] = [[], []];
  let most = mostAtOnce;
  for await (const { file, text = await host.readText(file) } of streamHistory(opened, problems)) {
    const lines = (text ?? '').split('\n').map(parseLine);
    const entries = lines.flatMap(({ entry }) => entry ?? []);
    accepts.push(...lines.flatMap(({ accept }) => accept ?? []));
    if (isSegment(file)) archived = [...archived, ...entries];
    else for (const entry of entries) recent.push(entry);
    if (archived.length < most) continue;
    ({ measurements: archived, levels } = retain({ measurements: archived, accepts, levels }));
    most = archived.length + mostAtOnce;
  }
  const isArchived = new Set(archived);
  const retained = retain({ measurements: [...archived, ...recent], accepts, levels });
  return {
    missing: [
      ...retained.measurements.filter((entry) => isArchived.has(entry)),
      ...retained.levels.map((level) => ({ level })),
    ],
    problems,
  };
}
