/** Checks entries before they are written to a history. */
import { findViolations } from '../documents/validate.js';
import { findImpossibleValues } from '../input/impossible-values.js';
import type { Problem } from '../model/documents.js';
import type { HistoryEntry } from '../model/run.js';
import { formatLine } from './stores/ndjson.js';
import { unsoundEntry } from '../problems/history.js';
import { impossibleValue } from '../problems/inputs.js';

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
