/** Entries of the configuration that mean no case: what they were written for is not done, and nobody would notice. */
import type { CaseName } from '../model/documents.js';
import type { Entry, Policy } from './policy.js';
import { matchesWhere } from '../cases/patterns.js';

/**
 * @param cases those of the two sides that are compared, whatever a narrower question leaves out
 * @param ever every case that was measured at any time: what retires or loosens one may outlive the runs looked at
 */
export function findUnmatchedEntries(
  { entries }: Policy,
  cases: readonly CaseName[],
  ever: () => readonly CaseName[],
): readonly Entry[] {
  return entries.filter(({ kind, where }) => {
    const meets = (of: CaseName): boolean => matchesWhere(where, of);
    if (Object.keys(where).length === 0 || cases.some(meets)) return false;
    return kind === 'control' || kind === 'objective' || !ever().some(meets);
  });
}
