/** Runs of several repositories in one store: each repository is compared with its own runs alone. */
import { defined } from '../lang/objects.js';
import type { Accept, Provenance } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { startOf, type PastMeasurement } from '../model/run.js';
import { runsOfOthers } from '../problems/history.js';
import { findExisting } from './commits.js';

/** The path of this repository on its host; undefined if it has none. */
export async function findRepository({ git, context }: Pick<Host, 'git' | 'context'>): Promise<string | undefined> {
  const url = context.place.url ?? (await git(['remote', 'get-url', 'origin'])).stdout.trim();
  const [, ofHost] = /^(?:\w+:\/\/[^/]+\/|[\w.-]+@[^/:]+:)(.+)$/.exec(url) ?? [];
  // A repository on the same machine has the name of its folder.
  const path = ofHost ?? url.split(/[\\/]/).slice(-2).join('/');
  return path.replace(/^\/+|\/+$|\.git\/*$/g, '').toLowerCase() || undefined;
}

/** What says who recorded a run; of a run that says so already, what it says. */
export const sayRecorder = (
  run: Provenance,
  by: NonNullable<Provenance['recorded']>['by'],
  repository: string | undefined,
): Provenance => ({ ...run, recorded: { by, ...defined({ repository }), ...run.recorded } });

/**
 * Leaves out the runs of other repositories, and what was accepted from one of them on. A repository that was renamed has the commits
 * of its runs. What is left no longer says who recorded it.
 */
export async function leaveOutOthers(
  { measurements, accepts }: { readonly measurements: readonly PastMeasurement[]; readonly accepts: readonly Accept[] },
  host: Pick<Host, 'git' | 'context'>,
) {
  const runs = [...new Set(measurements.map(({ provenance }) => provenance))];
  const own = runs.some(({ recorded }) => recorded?.repository) ? await findRepository(host) : undefined;
  const doubtful = runs.filter(({ recorded }) => own !== undefined && (recorded?.repository ?? own) !== own);
  const commits = [...new Set(doubtful.flatMap(({ commit }) => commit ?? []))];
  const known = new Set(commits.length === 0 ? [] : await findExisting(commits, host));
  const others = doubtful.filter(({ commit = '' }) => !known.has(commit));
  const left = new Set(others);
  const bare = new Map(
    runs.flatMap((run) => {
      const { recorded: _, ...provenance } = run;
      return left.has(run) ? [] : [[run, provenance]];
    }),
  );
  const starts = new Set([...bare.values()].map(startOf));
  const leftStarts = new Set(others.map(startOf));
  const names = [...new Set(others.flatMap(({ recorded }) => recorded?.repository ?? []))];
  return {
    measurements: measurements.flatMap(({ measurement, provenance }) => {
      const run = bare.get(provenance);
      return run === undefined ? [] : [{ measurement, provenance: run }];
    }),
    accepts: accepts.filter(({ from }) => starts.has(from) || !leftStarts.has(from)),
    problems: others.length === 0 ? [] : [runsOfOthers(others.length, names)],
  };
}
