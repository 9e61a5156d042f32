/** Finds entries of the configuration that match no case. They have no effect, which would otherwise go unnoticed. */
import type { CaseName } from '../model/documents.js';
import type { CaseEntry, Policy } from './policy.js';
import { matchesWhere } from '../cases/patterns.js';

/**
 * @param cases cases of candidate and baseline, before any --only filter
 * @param findAllCases returns every case that was ever measured; called only if needed. A retirement or an override may
 *   outlive the runs that are compared
 * @returns the entries that match none of the cases that their kind is checked against
 */
export function findUnmatchedEntries(
  { entries }: Policy,
  cases: readonly CaseName[],
  findAllCases: () => readonly CaseName[],
): readonly CaseEntry[] {
  return entries.filter(({ kind, where }) => {
    const matches = (caseName: CaseName): boolean => matchesWhere(where, caseName);
    if (Object.keys(where).length === 0 || cases.some(matches)) return false;
    return kind === 'control' || kind === 'objective' || !findAllCases().some(matches);
  });
}
