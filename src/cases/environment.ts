/** The environment in which a run was measured. */
import type { Provenance } from '../model/documents.js';

/** Environment axes whose values differ. An axis that only one run has is ignored: its values may be equal. */
export function environmentDifferences(a: Provenance, b: Provenance): readonly string[] {
  const other = b.environment ?? {};
  return Object.entries(a.environment ?? {})
    .filter(([axis, value]) => Object.hasOwn(other, axis) && other[axis] !== value)
    .map(([axis]) => axis);
}
export const isSameEnvironment = (a: Provenance, b: Provenance): boolean => environmentDifferences(a, b).length === 0;
