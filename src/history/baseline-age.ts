import type { BaselineSide, Provenance } from '../model/documents.js';
import type { Repository } from '../model/host.js';
import { countMergesSince } from './ancestry.js';

const dayMs = 86_400_000;

/**
 * How old the newest run of a baseline was when the candidate began.
 *
 * @param version the commit up to which commits are counted
 * @returns undefined if one of them has no date, or less than a day lies between them
 */
export async function findBaselineAge(
  runs: readonly Provenance[],
  candidate: Provenance,
  version: string,
  host: Repository,
): Promise<BaselineSide['age']> {
  const newest = runs.at(-1);
  const days = Math.floor((Date.parse(candidate.startedAt ?? '') - Date.parse(newest?.startedAt ?? '')) / dayMs);
  if (!(days >= 1)) return undefined;
  const commits = newest?.commit === undefined ? undefined : await countMergesSince(newest.commit, version, host);
  return { days, ...(commits !== undefined && { commits }) };
}

/** Merges are recorded when they happen, or in the next night: after a month without a run, recording has ended. */
const staleDays = 30;

/** Whether recording seems to have ended although the code changed. */
export const isStale = (age: BaselineSide['age']): boolean =>
  age !== undefined && age.days > staleDays && age.commits !== 0;
