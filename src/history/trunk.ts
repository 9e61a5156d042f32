/** The default branch of origin. */
import type { Host } from '../model/host.js';
import { fetchCommit, findRevision, isShallowClone } from './commits.js';

/** The newest known commit of a branch of origin, which is fetched if the clone does not have it. */
export async function findBranch(branch: string, host: Pick<Host, 'git'>): Promise<string | undefined> {
  const tracked = `refs/remotes/origin/${branch}`;
  const known = await findRevision(tracked, host);
  if (known !== undefined) return known;
  await fetchCommit(`+refs/heads/${branch}:${tracked}`, await isShallowClone(host), host);
  return await findRevision(tracked, host);
}

/** The default branch of origin, which is asked if this clone does not know it. */
export async function findTrunk({
  git,
  context,
}: Pick<Host, 'git' | 'context'>): Promise<{ readonly name: string; readonly commit: string } | undefined> {
  const { stdout: noted } = await git(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD']);
  const known = context.place.defaultBranch ?? /^refs\/remotes\/origin\/(.+)/.exec(noted)?.[1];
  const { stdout } = known === undefined ? await git(['ls-remote', '--symref', 'origin', 'HEAD']) : { stdout: '' };
  const stated = known ?? /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(stdout)?.[1];
  if (stated !== undefined) await findBranch(stated, { git });
  for (const name of [stated ?? 'main', 'main', 'master']) {
    const commit = await findRevision(`refs/remotes/origin/${name}`, { git });
    if (commit !== undefined) return { name, commit };
  }
  return undefined;
}
