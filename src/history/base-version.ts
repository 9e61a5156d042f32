/** Finds the commit that the head is compared with. */
import type { ChangeBase } from './change-base.js';
import { findBaseCommit, findRevision, findTrunk } from './commits.js';
import type { Problem, Provenance } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { noBase } from '../problems/gate.js';

export interface Base {
  readonly commit: string;
  /** Why this commit: "merge base", "newest recorded ancestor". */
  readonly why: string;
  /** Whether it is the version that is measured, which the user wants to see beside itself. */
  readonly isHead?: true;
}

/**
 * The base: the commit that is named, which may be the head itself outside of a change; in a pull request the merge base with its target; on another branch than the default one of
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
  if (found.commit !== own || (await isChanged(host))) return found;
  // In a job about a change a base that is the head is a mistake, which must not look like a gate.
  return named !== undefined && change.kind === 'none'
    ? { ...found, isHead: true }
    : noBase(`${own.slice(0, 10)} is the commit that is measured`);
}

async function choose(
  named: string | undefined,
  change: ChangeBase,
  recorded: readonly Provenance[],
  own: string,
  host: Host,
): Promise<Base | Problem> {
  if (named !== undefined) return await toBase(named, `--base ${named}`, host);
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
    if (code === 0) return await toBase(commit, 'newest recorded ancestor', host);
  }
  const parent = await findRevision('HEAD^', host);
  return parent !== undefined
    ? { commit: parent, why: 'parent of the head, because the history has no ancestor of it' }
    : noBase('no recorded run is of an ancestor of the head, and the head has no parent in this clone');
}

async function toBase(ref: string, why: string, host: Host): Promise<Base | Problem> {
  const commit = await findRevision(ref, host);
  return commit === undefined ? noBase(`${ref} is not a commit of this clone`) : { commit, why };
}

/** Whether tracked files of the work tree differ from the head. Recorded histories do not count. */
async function isChanged(host: Host): Promise<boolean> {
  const all = ['--', ':(top)', ':(top,exclude,glob)**/*.ndjson'];
  const { code, stdout } = await host.git(['status', '--porcelain', '--untracked-files=no', ...all]);
  return code === 0 && stdout.trim() !== '';
}
