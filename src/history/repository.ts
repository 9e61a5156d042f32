/** Runs of several repositories in one store: each repository is compared with its own runs alone. */
import { defined } from '../lang/objects.js';
import type { Accept, Provenance } from '../model/documents.js';
import { findKnownChange } from '../model/context.js';
import type { Host } from '../model/host.js';
import { startOf, type PastMeasurement } from '../model/run.js';
import { decisionRefused, runsOfOthers } from '../problems/history.js';
import { findExisting } from './commits.js';
import { joinRecords } from './decisions.js';

/** The path of this repository on its host; undefined if it has none. */
export async function findRepository({ git, context }: Pick<Host, 'git' | 'context'>): Promise<string | undefined> {
  const url = context.place.url ?? (await git(['remote', 'get-url', 'origin'])).stdout.trim();
  const [, ofHost] = /^(?:\w+:\/\/[^/]+\/|[\w.-]+@[^/:]+:)(.+)$/.exec(url) ?? [];
  // A repository on the same machine has the name of its folder.
  const path = ofHost ?? url.split(/[\\/]/).slice(-2).join('/');
  return path.replace(/^\/+|\/+$|\.git\/*$/g, '').toLowerCase() || undefined;
}

/** Who decides, and where: in which repository, and about which change. */
export async function findDecider(host: Pick<Host, 'git' | 'context'>) {
  const { stdout } = await host.git(['var', 'GIT_AUTHOR_IDENT']);
  const by = stdout.slice(0, Math.max(0, stdout.indexOf(' <'))).trim() || undefined;
  return { by, change: findKnownChange(host.context)?.number, repository: await findRepository(host) };
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
  const isSaid = [...runs.map(({ recorded }) => recorded), ...accepts].some((one) => one?.repository);
  const own = isSaid ? await findRepository(host) : undefined;
  const isDoubtful = (repository = own): boolean => own !== undefined && repository !== own;
  const doubtful = runs.filter(({ recorded }) => isDoubtful(recorded?.repository));
  const strange = accepts.filter(({ repository }) => isDoubtful(repository));
  const commits = [...new Set([...doubtful, ...strange].flatMap(({ commit }) => commit ?? []))];
  const known = new Set(commits.length === 0 ? [] : await findExisting(commits, host));
  const foreign = new Set(strange.filter(({ commit = '' }) => !known.has(commit)));
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
    accepts: accepts.filter((one) => !foreign.has(one) && (starts.has(one.from) || !leftStarts.has(one.from))),
    problems: [
      ...(others.length === 0 ? [] : [runsOfOthers(others.length, names)]),
      ...joinRecords([...foreign]).map((one) => decisionRefused(one, 'foreign')),
    ],
  };
}
