/** Finds the commit that the head is compared with. */
import type { ChangeBase } from '../history/change-base.js';
import { findBaseCommit, findRevision } from '../history/commits.js';
import { findTrunk } from '../history/trunk.js';
import type { Problem, Provenance } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { noBase } from '../problems/gate.js';

export interface Base {
  readonly commit: string;
  /** Why this commit: "merge base", "newest recorded ancestor". */
  readonly why: string;
}

/**
 * The base: the commit that is named; in a pull request the merge base with its target; on another branch than the default one of
 * origin the merge base with that; otherwise the newest recorded ancestor of the head, or its parent.
 *
 * @param named a revision, if the user names one
 * @param change the base of the change that the job is about
 * @param recorded the runs of the history, oldest first
 */
export async function findBase(
  named: string | undefined,
  change: ChangeBase,
  recorded: readonly Provenance[],
  host: Host,
): Promise<Base | Problem> {
  const head = await host.git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head.code !== 0) return noBase(head.stderr.trim().split('\n')[0] || 'this is not a git repository with a commit');
  const own = head.stdout.trim();
  const found = await choose(named, change, recorded, own, host);
  if ('code' in found) return found;
  return found.commit === own && !(await isChanged(host))
    ? noBase(`${own.slice(0, 10)} is the commit that is measured`)
    : found;
}

async function choose(
  named: string | undefined,
  change: ChangeBase,
  recorded: readonly Provenance[],
  own: string,
  host: Host,
): Promise<Base | Problem> {
  if (named !== undefined) return await toBase(await findCommit(named, host), `--base ${named}`);
  if (change.kind === 'problem') return change.problem;
  if (change.kind === 'known') return { commit: change.commit, why: 'merge base with the target' };
  if (await isChanged(host)) return { commit: own, why: 'the commit under the changes of the work tree' };
  const trunk = await findTrunk(host);
  const { stdout: here } = await host.git(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  if (trunk !== undefined && ![host.context.subject.branch, here.trim()].includes(trunk.name)) {
    const left = await findBaseCommit(trunk.commit, host);
    if (typeof left !== 'string')
      return noBase(`this clone has no common ancestor of the head and origin/${trunk.name}`);
    if (left !== own) return { commit: left, why: `merge base with origin/${trunk.name}` };
  }
  for (const { commit } of recorded.toReversed()) {
    if (commit === undefined || own.startsWith(commit)) continue;
    const { code } = await host.git(['merge-base', '--is-ancestor', `${commit}^{commit}`, 'HEAD']);
    if (code === 0) return await toBase(await findCommit(commit, host), 'newest recorded ancestor');
  }
  const parent = await findCommit('HEAD^', host);
  return typeof parent === 'string'
    ? { commit: parent, why: 'parent of the head, because the history has no ancestor of it' }
    : noBase('no recorded run is of an ancestor of the head, and the head has no parent in this clone');
}

const toBase = (commit: string | Problem, why: string): Promise<Base | Problem> =>
  Promise.resolve(typeof commit === 'string' ? { commit, why } : commit);

/** The id of a commit of this clone. */
export const findCommit = async (ref: string, host: Host): Promise<string | Problem> =>
  (await findRevision(ref, host)) ?? noBase(`${ref} is not a commit of this clone`);

/** Whether tracked files of the work tree differ from the head. Recorded histories do not count. */
async function isChanged(host: Host): Promise<boolean> {
  const all = ['--', ':(top)', ':(top,exclude,glob)**/*.ndjson'];
  const { code, stdout } = await host.git(['status', '--porcelain', '--untracked-files=no', ...all]);
  return code === 0 && stdout.trim() !== '';
}
