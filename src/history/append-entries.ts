/** Adds entries to a history if they are valid. */
import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { HistoryEntry } from '../model/run.js';
import type { AppendOptions, AppendResult, RetainRuns } from '../model/store.js';
import { defined } from '../lang/objects.js';
import { findStore } from './stores/index.js';
import { formatLine, isRecentFile, isSegment } from './stores/ndjson.js';
import { damagedHistory, linesMoved, unsoundEntry } from '../problems/history.js';
import { findViolations } from '../documents/validate.js';
import { findImpossibleValues } from '../formats/parse/measurement.js';
import { impossibleValue } from '../problems/inputs.js';

/**
 * Appends entries to a store. Appends none of them if any could not be read back.
 *
 * @param retain selects the measurements that later checks need
 */
export async function appendEntries(
  entries: readonly HistoryEntry[],
  storeName: string,
  retain: RetainRuns | undefined,
  host: Host,
  options: Pick<AppendOptions, 'isSeparate' | 'broken'> = {},
): Promise<AppendResult> {
  const unsound = await findUnsoundEntries(entries);
  if (unsound.length > 0) return { files: [], known: [], problems: unsound };
  const { store, place } = findStore(storeName);
  return await store.append(place, entries, host, { ...defined({ retain }), ...options });
}

/** What is wrong with a history that was read, for a command that adds to it. */
export interface Damage {
  /** Where lines cannot be read: files of which the next writer moves them aside. */
  readonly broken: readonly string[];
  /** What was found, with broken lines as warnings. An error prevents writing. */
  readonly problems: readonly Problem[];
  /** What is said once they are moved. */
  readonly moved: readonly Problem[];
}

/** Codes of files of which no line can be read. */
const ofWholeFile: ReadonlySet<string> = new Set(['empty-file', 'unknown-format']);

/** Segments never change, and an undeclared metric is a fault of the configuration rather than of its line. */
export function assessDamage(found: readonly Problem[], storeName: string): Damage {
  const isOfLine = ({ level, file, line, code }: Problem): boolean =>
    level === 'error' &&
    file !== undefined &&
    isRecentFile(file) &&
    (line === undefined ? ofWholeFile.has(code) : code !== 'undeclared-metric');
  const broken = [...new Set(found.flatMap((problem) => (isOfLine(problem) ? (problem.file ?? []) : [])))];
  const others = found.filter(({ level, file }) => level === 'error' && file !== undefined && isSegment(file));
  return {
    broken,
    problems: [
      ...found.map((problem): Problem => (isOfLine(problem) ? { ...problem, level: 'warning' } : problem)),
      ...(others.length > 0 ? [damagedHistory(storeName)] : []),
    ],
    moved: broken.map((file) => linesMoved({ file })),
  };
}

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
