/** Runs of a history in the order of their commits: an old commit that was measured again stands where it would have at its time. */
import { runKey } from '../cases/names.js';
import type { Provenance } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { byStart, startOf, type Run } from '../model/run.js';
import { findAncestry, findRevision } from './commits.js';
import { placeByCommit } from './select-past.js';

/**
 * Finds the runs that do not stand in the place of their commit on the default branch.
 *
 * @param accepted the starts of accepted runs, which stay: everything since counts for their level
 * @returns by run when it counts as measured; empty if all stand in their places, or git does not know them
 */
export async function findMoved(
  runs: readonly Provenance[],
  accepted: ReadonlySet<string>,
  host: Pick<Host, 'git' | 'context'>,
): Promise<ReadonlyMap<string, string>> {
  const commits = new Set(runs.flatMap(({ commit }) => commit ?? []));
  if (commits.size < 2) return new Map();
  const { defaultBranch } = host.context.place;
  const tracked = defaultBranch && (await findRevision(`refs/remotes/origin/${defaultBranch}`, host));
  const ancestry = await findAncestry(commits, tracked || 'HEAD', host);
  const starts = placeByCommit(runs, ({ commit = '' }) => ancestry?.get(commit));
  const places = runs.map((run) => [runKey(run), run.startedAt, starts.get(runKey(run))] as const);
  return new Map(
    places.flatMap(([key, before = '', start]) =>
      start === before || start === undefined || accepted.has(before) ? [] : [[key, start]],
    ),
  );
}

/** The runs in these places. */
export const putInPlace = (runs: readonly Run[], moved: ReadonlyMap<string, string>): readonly Run[] =>
  moved.size === 0
    ? runs
    : runs
        .map(({ provenance, measurements }) => {
          const startedAt = moved.get(runKey(provenance)) ?? startOf(provenance);
          return {
            provenance: moved.has(runKey(provenance)) ? { ...provenance, startedAt } : provenance,
            measurements,
          };
        })
        .toSorted((a, b) => byStart(a.provenance, b.provenance));
