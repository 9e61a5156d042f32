import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { noBase } from '../problems/gate.js';
import type { Base } from './base-version.js';

/**
 * Where the branch of the head left the default branch of origin; undefined if the head is on that one, or if it is unknown.
 *
 * @param own the commit of the head
 */
export async function leaveTrunk(own: string, host: Host): Promise<Base | Problem | undefined> {
  const trunk = await findTrunk(host);
  if (trunk === undefined) return undefined;
  const { stdout: here } = await host.git(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  const branches = [host.context.subject.branch, here.trim()];
  const ref = `refs/remotes/origin/${trunk}`;
  const { code: isOutside } = await host.git(['merge-base', '--is-ancestor', own, ref]);
  if (branches.includes(trunk) || isOutside === 0) return undefined;
  const { code, stdout } = await host.git(['merge-base', ref, own]);
  return code === 0
    ? { commit: stdout.trim(), why: `merge base with origin/${trunk}` }
    : noBase(`this clone has no common ancestor of the head and origin/${trunk}`);
}

/** The default branch of origin, as far as the clone has it. */
async function findTrunk({ git, context }: Host): Promise<string | undefined> {
  const { stdout } = await git(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD']);
  const named = stdout.trim().replace(/^refs\/remotes\/origin\//, '');
  for (const branch of [context.place.defaultBranch, named, 'main', 'master']) {
    if (branch === undefined || branch === '') continue;
    const { code } = await git(['rev-parse', '--verify', '--quiet', `refs/remotes/origin/${branch}^{commit}`]);
    if (code === 0) return branch;
  }
  return undefined;
}
