/** Runs of several repositories in one store: each repository is compared with its own runs alone. */
import { runKey } from '../cases/names.js';
import { defined } from '../lang/objects.js';
import type { Accept, Problem, Provenance } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { Run } from '../model/run.js';
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

interface Recorded {
  readonly runs: readonly Run[];
  readonly accepts: readonly Accept[];
}

/**
 * Leaves out the runs of other repositories, and what was accepted from one of them on. A repository that was renamed has the commits
 * of its runs. What is left no longer says who recorded it.
 */
export async function leaveOutOthers<Read extends Recorded>(
  read: Read,
  host: Pick<Host, 'git' | 'context'>,
): Promise<Read & { readonly others: readonly Problem[] }> {
  const stated = read.runs.flatMap(({ provenance }) =>
    provenance.recorded?.repository === undefined ? [] : [provenance],
  );
  const own = stated.length === 0 ? undefined : await findRepository(host);
  const isOther = ({ recorded }: Provenance): boolean =>
    recorded?.repository !== undefined && recorded.repository !== own;
  const doubtful = own === undefined ? [] : stated.filter(isOther);
  const commits = [...new Set(doubtful.flatMap(({ commit }) => commit ?? []))];
  const known = new Set(commits.length === 0 ? [] : await findExisting(commits, host));
  const others = doubtful.filter(({ commit = '' }) => !known.has(commit));
  const left = new Set(others.map(runKey));
  const runs = read.runs.flatMap(({ provenance: { recorded: _, ...provenance }, measurements }, i) =>
    left.has(runKey(read.runs[i]?.provenance ?? {})) ? [] : [{ provenance, measurements }],
  );
  const starts = new Set(runs.map(({ provenance }) => provenance.startedAt));
  const leftStarts = new Set(others.map(({ startedAt }) => startedAt));
  return {
    ...read,
    runs,
    accepts: read.accepts.filter(({ from }) => starts.has(from) || !leftStarts.has(from)),
    others:
      others.length === 0
        ? []
        : [runsOfOthers(others.length, [...new Set(others.flatMap(({ recorded }) => recorded?.repository ?? []))])],
  };
}
