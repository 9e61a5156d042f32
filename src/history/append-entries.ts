/** Adds entries to a history if they are valid. */
import type { Problem, Accept, KeptLevel } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { HistoryEntry, PastMeasurement } from '../model/run.js';
import type { AppendResult, RetainRuns } from '../model/store.js';
import { isError } from '../problems/problem.js';
import { findStore, openStore } from './stores/index.js';
import { isHistoryFile, formatLine } from './stores/ndjson.js';
import { damagedHistory, unsoundEntry } from '../problems/history.js';
import { findViolations } from '../documents/validate.js';
import { findImpossibleValues } from '../formats/parse/impossible-values.js';
import { impossibleValue } from '../problems/inputs.js';
import { isSegment } from './layout.js';
import { parseLine } from './segments.js';
import { streamHistory } from './stream-history.js';

/**
 * Appends entries to a store. Appends none of them if any could not be read back.
 *
 * @param retain selects the measurements that later checks need
 * @param isSeparate whether the entries get a file of their own, if the store supports it
 */
export async function appendEntries(
  entries: readonly HistoryEntry[],
  storeName: string,
  retain: RetainRuns,
  host: Host,
  isSeparate = false,
): Promise<AppendResult> {
  const unsound = await findUnsoundEntries(entries);
  if (unsound.length > 0) return { files: [], known: [], problems: unsound };
  const { store, place } = findStore(storeName);
  const appended = await store.append(place, entries, host, { retain, isSeparate, isComplete: false });
  if (appended.isOutdated !== true) return appended;
  const { missing, problems } = await findMissingLevels(storeName, retain, host);
  if (problems.some(isError)) return { files: [], known: [], problems };
  const completed = await store.append(place, [...entries, ...missing], host, { retain, isComplete: true });
  return { ...completed, known: completed.known.filter((entry) => entries.includes(entry)) };
}

/** Adds advice if problems concern the lines of a history. */
export const explainDamage = (problems: readonly Problem[], storeName: string): readonly Problem[] =>
  problems.some(({ level, file }) => level === 'error' && file !== undefined && isHistoryFile(file))
    ? [damagedHistory(storeName)]
    : [];

/**
 * Validates entries after a round trip through JSON, because values that JSON cannot represent, such as Infinity, are lost
 * in writing.
 */
export async function findUnsoundEntries(entries: readonly HistoryEntry[]): Promise<readonly Problem[]> {
  const { validate } = await import('../generated/validators/history.js');
  return entries.flatMap((entry) => {
    const violations = findViolations(validate, JSON.parse(formatLine(entry)), () => ({ file: 'history' }));
    const metrics = 'measurement' in entry ? entry.measurement.metrics : {};
    const impossible = findImpossibleValues(metrics).map((id) => impossibleValue(undefined, id, metrics[id]));
    return [...violations, ...impossible].map(({ message }) => unsoundEntry(message));
  });
}

/** The number of measurements that are read before those that are not needed are dropped. */
const mostAtOnce = 50_000;

/**
 * Older versions moved every run into a segment once it was old enough, so a regression that nobody accepted was forgotten.
 *
 * @param retain selects what later checks need
 * @returns what only a segment has of it, and the levels
 */
async function findMissingLevels(
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
