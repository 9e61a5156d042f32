/**
 * Finds the commit whose rules and baselines judge a change: where the change left the branch that it goes into, so that it
 * cannot change what judges it.
 */
import type { Problem, Provenance } from '../model/documents.js';
import type { KnownChange, Target } from '../model/context.js';
import type { Host } from '../model/host.js';
import * as commits from './commits.js';
import { contradictory, targetUnknown } from '../problems/git.js';
import { noBase } from '../problems/gate.js';

/**
 * none: the job is not about a change. unknown: it may be. known: the commit is known. untold: git cannot tell, for a reason.
 * problem: the job is about a change, and its base cannot be found. A `doubt` is what the job is where nothing else is known about it.
 */
export type ChangeBase =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly why: string }
  | {
      readonly kind: 'known';
      readonly commit: string;
      /** The commit that the change goes into. */
      readonly target: string;
      readonly isTargetItself: boolean;
      readonly doubt?: string;
    }
  | { readonly kind: 'untold'; readonly why: string; readonly doubt?: string }
  | { readonly kind: 'problem'; readonly problem: Problem };

/**
 * Finds the base of the change that the job is about. What is checked out wins over what the job states about it:
 *
 * | the commit of the work tree              | the base                                            |
 * | ---------------------------------------- | --------------------------------------------------- |
 * | is the change, or contains it            | where it left the target that the job or git states |
 * | merges the change into another commit    | that commit, whatever target the job states         |
 * | does neither, as far as the clone shows  | a contradiction                                     |
 *
 * A job about which nothing is known is about a change unless its commit is one of the default branch of origin.
 *
 * @param options.target the commit or branch that the change goes into, if the caller names it
 * @param options.commit the measured commit, if the caller names it
 */
export async function findChangeBase(
  host: Pick<Host, 'git' | 'context'>,
  { target: named, commit: measured }: { readonly target?: string; readonly commit?: string } = {},
): Promise<ChangeBase> {
  const { context } = host;
  const { change } = context;
  if (named === undefined && change.kind === 'contradictory')
    return { kind: 'problem', problem: contradictory(change.why) };
  if (named === undefined && change.kind !== 'known')
    return 'isUnplaced' in change ? await leaveTrunk(change.why, host) : (change as ChangeBase);
  const repository = await host.git(['rev-parse', '--git-dir']);
  if (repository.code !== 0) return { kind: 'untold', why: commits.summarizeError(repository) };
  const stated =
    named === undefined ? await findTargetCommit(change as KnownChange, host) : await findNamed(named, host);
  if (typeof stated !== 'string') return { kind: 'problem', problem: stated };
  // After another run the work tree is that of the target, not of the change.
  if (context.run.isAfterRun === true && named === undefined)
    return { kind: 'known', commit: stated, target: stated, isTargetItself: true };
  const isFree = named !== undefined || measured !== undefined;
  const checkedOut = isFree ? {} : await findCheckedOut(host, stated);
  if ('code' in checkedOut) return { kind: 'problem', problem: checkedOut };
  const { target = stated } = checkedOut;
  const base = await findTargetBase(target, host, measured && (await commits.findRevision(measured, host)));
  const { head = context.subject.commit } = change as KnownChange;
  const own = isFree ? ((await commits.findRevision(measured ?? 'HEAD', host)) ?? head) : head;
  // Rules that a change brings judge nothing, and after a merge nothing is left to judge.
  if (base.kind !== 'known' || ![head, own].includes(base.commit)) return base;
  if (isFree && (change.kind === 'none' || (await isOfTrunk(base.commit, host)))) return base;
  return {
    kind: 'problem',
    problem: contradictory(
      `${base.commit.slice(0, 10)} is already part of its target${named === undefined ? '' : ` ${named}`}`,
    ),
  };
}

/** Whether a commit is one of the default branch, whose rules nobody disputes. */
async function isOfTrunk(commit: string, host: Pick<Host, 'git' | 'context'>): Promise<boolean> {
  const trunk = await commits.findTrunk(host);
  return trunk !== undefined && (await host.git(['merge-base', '--is-ancestor', commit, trunk.commit])).code === 0;
}

async function findTargetBase(target: string, host: Pick<Host, 'git'>, head?: string): Promise<ChangeBase> {
  const isShallow = await commits.isShallowClone(host);
  const commit = await commits.findBaseCommit(target, host, head);
  if (typeof commit !== 'string') return { kind: 'problem', problem: commit };
  return { kind: 'known', commit, target, isTargetItself: isShallow && commit === target };
}

/** @param doubt what the job is, as far as it is known */
async function leaveTrunk(doubt: string, host: Pick<Host, 'git' | 'context'>): Promise<ChangeBase> {
  const head = await host.git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head.code === 1) return { kind: 'none' }; // there is no commit yet
  if (head.code !== 0) return { kind: 'untold', why: commits.summarizeError(head), doubt };
  const { stdout: around } = await host.git(['rev-parse', '--show-superproject-working-tree']);
  if (around !== '')
    return { kind: 'untold', why: 'a change of the repository around this submodule chooses it', doubt };
  const trunk = await commits.findTrunk(host);
  if (trunk === undefined) return { kind: 'untold', why: 'there is no default branch of origin', doubt };
  const base = await findTargetBase(trunk.commit, host);
  if (base.kind !== 'known') return { kind: 'untold', why: 'it lacks the history of this commit', doubt };
  // A merge that is not committed yet, or a squash. What a build writes is not in the index.
  const { code: isStaged } = await host.git(['diff-index', '--cached', '--quiet', 'HEAD', '--']);
  return base.commit === head.stdout.trim() && isStaged === 0 ? { kind: 'none' } : { ...base, doubt };
}

/**
 * What the work tree has to do with the change that the job is about.
 *
 * @param stated the target as the job states it
 * @returns the commit that the change was merged into, if the work tree is that of such a merge
 */
async function findCheckedOut(
  host: Pick<Host, 'git' | 'context'>,
  stated?: string,
): Promise<{ readonly target?: string } | Problem> {
  const { change, subject, run } = host.context;
  const measured = (change.kind === 'known' ? change.head : undefined) ?? subject.commit;
  const { head, parents } = await commits.readHead(host);
  if (head === undefined || measured === undefined || run.isAfterRun === true || head === measured) return {};
  // The target may also have been merged into the change.
  const target = parents.find((parent) => parent !== measured);
  if (parents.length === 2 && parents.includes(measured) && target !== undefined) {
    const isApart = stated !== undefined && (await areApart(stated, target, host));
    return isApart
      ? contradictory(`${head.slice(0, 10)} merges it into ${target.slice(0, 10)}, which is not part of its target`)
      : { target };
  }
  const isContained =
    parents.includes(measured) || (await host.git(['merge-base', '--is-ancestor', measured, head])).code === 0;
  return isContained
    ? {}
    : contradictory(
        `${change.kind === 'known' ? change.name : 'the change'} is at ${measured.slice(0, 10)}, and ${head.slice(0, 10)} is checked out, which does not contain it`,
      );
}

/** Why a job that judges nothing does not know which version was measured. */
export async function findVersionContradiction(host: Pick<Host, 'git' | 'context'>): Promise<Problem | undefined> {
  const { change } = host.context;
  if (change.kind === 'contradictory') return contradictory(change.why);
  const found = change.kind === 'known' ? await findCheckedOut(host) : {};
  return 'code' in found ? found : undefined;
}

/** Whether neither of two commits contains the other one. A commit that git does not have may. */
async function areApart(a: string, b: string, host: Pick<Host, 'git'>): Promise<boolean> {
  const isOutside = async (older: string, newer: string): Promise<boolean> =>
    (await host.git(['merge-base', '--is-ancestor', older, newer])).code === 1;
  return (await isOutside(a, b)) && (await isOutside(b, a)) && !(await commits.isShallowClone(host));
}

/** A name that git reads as nothing but a branch. */
const branchName = /^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/;

async function findTargetCommit(change: KnownChange, host: Pick<Host, 'git' | 'context'>): Promise<string | Problem> {
  const { commit, branch }: Target = change.target;
  if (commit !== undefined) return commit;
  if (branch === undefined || !branchName.test(branch))
    return targetUnknown(change.name, host.context.event ?? host.context.system ?? 'the environment');
  return (await commits.findBranch(branch, host)) ?? `origin/${branch}`;
}

/** A branch of origin, or else any revision. */
async function findNamed(named: string, host: Pick<Host, 'git'>): Promise<string | Problem> {
  if (!branchName.test(named)) return targetUnknown('this change', `the target ${named}`);
  if (/^[0-9a-f]{40,64}$/.test(named)) return named;
  const branch = named.replace(/^(?:refs\/heads\/|origin\/)/, '');
  return (await commits.findBranch(branch, host)) ?? (await commits.findRevision(named, host)) ?? named;
}

/** Finds the commit that the head is compared with. */
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
  const trunk = await commits.findTrunk(host);
  const { stdout: here } = await host.git(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  if (trunk !== undefined && ![host.context.subject.branch, here.trim()].includes(trunk.name)) {
    const left = await commits.findBaseCommit(trunk.commit, host);
    if (typeof left !== 'string')
      return noBase(`this clone has no common ancestor of the head and origin/${trunk.name}`);
    if (left !== own) return { commit: left, why: `merge base with origin/${trunk.name}` };
  }
  for (const { commit } of recorded.toReversed()) {
    if (commit === undefined || own.startsWith(commit)) continue;
    const { code } = await host.git(['merge-base', '--is-ancestor', `${commit}^{commit}`, 'HEAD']);
    if (code === 0) return await toBase(commit, 'newest recorded ancestor', host);
  }
  const parent = await commits.findRevision('HEAD^', host);
  return parent !== undefined
    ? { commit: parent, why: 'parent of the head, because the history has no ancestor of it' }
    : noBase('no recorded run is of an ancestor of the head, and the head has no parent in this clone');
}

async function toBase(ref: string, why: string, host: Host): Promise<Base | Problem> {
  const commit = await commits.findRevision(ref, host);
  return commit === undefined ? noBase(`${ref} is not a commit of this clone`) : { commit, why };
}

/** Whether tracked files of the work tree differ from the head. Recorded histories do not count. */
async function isChanged(host: Host): Promise<boolean> {
  const all = ['--', ':(top)', ':(top,exclude,glob)**/*.ndjson'];
  const { code, stdout } = await host.git(['status', '--porcelain', '--untracked-files=no', ...all]);
  return code === 0 && stdout.trim() !== '';
}
