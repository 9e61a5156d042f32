/** The default branch of origin. */
import type { Host } from '../model/host.js';
import { fetchCommit, findRevision } from './commits.js';

/** The newest known commit of a branch of origin, which is fetched if the clone does not have it. */
export async function findBranch(branch: string, host: Pick<Host, 'git'>): Promise<string | undefined> {
  const tracked = `refs/remotes/origin/${branch}`;
  const known = await findRevision(tracked, host);
  if (known !== undefined) return known;
  await fetchCommit(`+refs/heads/${branch}:${tracked}`, host);
  return await findRevision(tracked, host);
}

interface Trunk {
  readonly name: string;
  readonly commit: string;
}

/** The default branch of origin, which is asked if this clone does not know it, or lacks what it knows. */
export async function findTrunk({ git, context }: Pick<Host, 'git' | 'context'>): Promise<Trunk | undefined> {
  const find = async (name?: string): Promise<Trunk | undefined> => {
    const commit = name === undefined ? undefined : await findBranch(name, { git });
    return name === undefined || commit === undefined ? undefined : { name, commit };
  };
  const { stdout: noted } = await git(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD']);
  const known = context.place.defaultBranch ?? /^refs\/remotes\/origin\/(.+)/.exec(noted)?.[1];
  const trunk = await find(known);
  if (trunk !== undefined) return trunk;
  const { stdout } = await git(['ls-remote', '--symref', 'origin', 'HEAD']);
  const stated = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(stdout)?.[1];
  if ((stated ?? known) !== undefined) return await find(stated);
  // Nobody tells. A usual name is only a guess: where it is not the default branch, whoever may push could have taken it.
  for (const name of ['main', 'master']) {
    const commit = await findRevision(`refs/remotes/origin/${name}`, { git });
    if (commit !== undefined) return { name, commit };
  }
  return undefined;
}
