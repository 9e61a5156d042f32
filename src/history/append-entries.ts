/** Adds entries to a history if they are valid. */
import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { HistoryEntry } from '../model/run.js';
import type { AppendResult } from '../model/store.js';
import { damagedHistory } from '../problems/history.js';
import { findUnsoundEntries } from './check-entries.js';
import { findStore } from './stores/index.js';
import { isHistoryFile } from './stores/ndjson.js';

/**
 * Appends entries to a store. Appends none of them if any could not be read back.
 *
 * @param isSeparate whether they get a file of their own, if the store supports it
 */
export async function appendEntries(
  entries: readonly HistoryEntry[],
  storeName: string,
  host: Host,
  isSeparate = false,
): Promise<AppendResult> {
  const unsound = await findUnsoundEntries(entries);
  if (unsound.length > 0) return { files: [], known: [], problems: unsound };
  const { store, place } = findStore(storeName);
  return await store.append(place, entries, host, isSeparate);
}

/** Adds advice if problems concern the lines of a history. */
export const explainDamage = (problems: readonly Problem[], storeName: string): readonly Problem[] =>
  problems.some(({ level, file }) => level === 'error' && file !== undefined && isHistoryFile(file))
    ? [damagedHistory(storeName)]
    : [];
