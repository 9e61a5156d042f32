/** Finds the commit that the head is compared with, and checks its sources out into a separate folder. */
import type { ChangeBase } from '../../history/change-base.js';
import { defined } from '../../lang/defined.js';
import type { Problem, Provenance } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import { leaveTrunk } from './trunk.js';
import { baseNotCheckedOut, noBase, sameVersion } from '../../problems/gate.js';
import { gitFailed } from '../../problems/git.js';

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
  return found.commit === own && !(await isChanged(host)) ? sameVersion(own) : found;
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
  const left = await leaveTrunk(own, host);
  if (left !== undefined) return left;
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
export async function findCommit(ref: string, host: Host): Promise<string | Problem> {
  const options = ['rev-parse', '--verify', '--quiet', '--end-of-options'];
  const { code, stdout } = await host.git([...options, `${ref}^{commit}`]);
  return code === 0 ? stdout.trim() : noBase(`${ref} is not a commit of this clone`);
}

/** Whether tracked files of the work tree differ from the head. Recorded histories do not count. */
async function isChanged(host: Host): Promise<boolean> {
  const all = ['--', ':(top)', ':(top,exclude,glob)**/*.ndjson'];
  const { code, stdout } = await host.git(['status', '--porcelain', '--untracked-files=no', ...all]);
  return code === 0 && stdout.trim() !== '';
}

export interface CheckedOut {
  /** The folder of the version: in the checkout what the current folder is in the work tree. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Checks a commit out beside the work tree, without running hooks. Removes what killed processes left behind. */
export async function checkOut(commit: string, host: Host): Promise<CheckedOut | Problem> {
  await removeLeftOvers(host);
  const place = await host.git(['rev-parse', '--show-prefix']);
  if (place.code !== 0) return gitFailed('find the work tree', place.stderr.trim());
  const parent = await host.makeTemporaryFolder();
  const folder = `${parent}/guardband-base-${String(host.processId)}`;
  const remove = async (): Promise<void> => {
    await host.git(['worktree', 'remove', '--force', folder]);
    await host.removeFolder(parent);
  };
  const { code, stderr } = await host.git([...noHooks, 'worktree', 'add', '--quiet', '--detach', folder, commit]);
  if (code !== 0) {
    await remove();
    return baseNotCheckedOut(commit, stderr.trim().split('\n').at(-1) ?? '');
  }
  return { folder: `${folder}/${place.stdout.trim()}`.replace(/\/$/, ''), remove };
}

const noHooks = ['-c', 'core.hooksPath=/dev/null'];

/** Removes checkouts whose process no longer runs, by a name that nobody else gives. The empty folder around them stays. */
async function removeLeftOvers(host: Host): Promise<void> {
  const { stdout } = await host.git(['worktree', 'list', '--porcelain']);
  for (const line of stdout.split('\n')) {
    const [, folder, id] = /^worktree (.*\/guardband-\w{6}\/guardband-base-(\d+))$/.exec(line) ?? [];
    if (folder === undefined || host.isProcessRunning(Number(id))) continue;
    await host.git(['worktree', 'remove', '--force', folder]);
  }
  await host.git(['worktree', 'prune']);
}

/** The provenance of the base's measurements: measured in the environment of the head. */
export const provenanceOf = (base: Base | undefined, head: Provenance): Provenance =>
  defined({ commit: base?.commit, environment: head.environment, startedAt: undefined });
