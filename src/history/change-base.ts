/**
 * Finds the commit whose rules and baselines judge a change: where the change left the branch that it goes into, so that it
 * cannot change what judges it.
 */
import type { Problem } from '../model/documents.js';
import type { KnownChange, Target } from '../model/context.js';
import type { Host } from '../model/host.js';
import { fetchCommit, findBaseCommit, findRevision, isShallowClone, summarizeError } from './commits.js';
import { targetUnknown } from '../problems/git.js';

/**
 * none: the job is not about a change. unknown: it may be. known: the commit is known. no-repository: git cannot be asked.
 * problem: the job is about a change, and its base cannot be found.
 */
export type ChangeBase =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly why: string }
  | { readonly kind: 'known'; readonly commit: string; readonly isTargetItself: boolean }
  | { readonly kind: 'no-repository'; readonly why: string }
  | { readonly kind: 'problem'; readonly problem: Problem };

/**
 * Finds the base of the change that the job is about.
 *
 * @param named the commit or branch that the change goes into, if the caller names it
 */
export async function findChangeBase(host: Pick<Host, 'git' | 'context'>, named?: string): Promise<ChangeBase> {
  const { context } = host;
  if (named === undefined && context.change.kind !== 'known') return context.change;
  const repository = await host.git(['rev-parse', '--git-dir']);
  if (repository.code !== 0) return { kind: 'no-repository', why: summarizeError(repository) };
  const target =
    named === undefined ? await findTargetCommit(context.change as KnownChange, host) : await findNamed(named, host);
  if (typeof target !== 'string') return { kind: 'problem', problem: target };
  // After another run the work tree is that of the target, not of the change.
  if (context.run.isAfterRun === true && named === undefined)
    return { kind: 'known', commit: target, isTargetItself: true };
  const isShallow = await isShallowClone(host);
  const commit = await findBaseCommit(target, host);
  if (typeof commit !== 'string') return { kind: 'problem', problem: commit };
  return { kind: 'known', commit, isTargetItself: isShallow && commit === target };
}

/** A name that git reads as nothing but a branch. */
const branchName = /^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/;

async function findTargetCommit(change: KnownChange, host: Pick<Host, 'git' | 'context'>): Promise<string | Problem> {
  const { commit, branch }: Target = change.target;
  if (commit !== undefined) return commit;
  if (branch === undefined || !branchName.test(branch))
    return targetUnknown(change.name, host.context.event ?? host.context.system ?? 'the environment');
  return (await findBranch(branch, host)) ?? `origin/${branch}`;
}

/** A branch of origin, or else any revision. */
async function findNamed(named: string, host: Pick<Host, 'git'>): Promise<string | Problem> {
  if (!branchName.test(named)) return targetUnknown('this change', `the target ${named}`);
  if (/^[0-9a-f]{40,64}$/.test(named)) return named;
  const branch = named.replace(/^(?:refs\/heads\/|origin\/)/, '');
  return (await findBranch(branch, host)) ?? (await findRevision(named, host)) ?? named;
}

/** The newest known commit of a branch of origin, which is fetched if the clone does not have it. */
async function findBranch(branch: string, host: Pick<Host, 'git'>): Promise<string | undefined> {
  const tracked = `refs/remotes/origin/${branch}`;
  const known = await findRevision(tracked, host);
  if (known !== undefined) return known;
  await fetchCommit(`+refs/heads/${branch}:${tracked}`, await isShallowClone(host), host);
  return await findRevision(tracked, host);
}
