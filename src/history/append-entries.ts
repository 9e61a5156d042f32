/** Adds entries to a history if they are valid. */
import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { HistoryEntry } from '../model/run.js';
import type { AppendResult, RetainRuns } from '../model/store.js';
import { isError } from '../problems/problem.js';
import { findUnsoundEntries } from './check-entries.js';
import { findMissingLevels } from './missing-levels.js';
import { findStore } from './stores/index.js';
import { isHistoryFile } from './stores/ndjson.js';
import { damagedHistory } from '../problems/history.js';

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
