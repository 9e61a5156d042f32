/** Adds entries to a history if they are valid. */
import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { HistoryEntry } from '../model/run.js';
import type { AppendResult, RetainRuns } from '../model/store.js';
import { findStore } from './stores/index.js';
import { isHistoryFile, formatLine } from './stores/ndjson.js';
import { damagedHistory, unsoundEntry } from '../problems/history.js';
import { findViolations } from '../documents/validate.js';
import { findImpossibleValues } from '../formats/parse/impossible-values.js';
import { impossibleValue } from '../problems/inputs.js';

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
  return await store.append(place, entries, host, { retain, isSeparate });
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
