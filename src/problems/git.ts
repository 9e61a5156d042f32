/** Problems with git. */
import type { Problem } from '../model/documents.js';
import { error, warning, note } from './problem.js';
import { quote, shortList } from '../lang/list.js';

export const gitFailed = (task: string, why: string): Problem =>
  error('git-failed', undefined, `git could not ${task}: ${why}.`);

export const noRepository = (why: string): Problem =>
  error('no-repository', undefined, `Baselines in git need a git repository, and this is not one: ${why}.`);

export const noRemote = (branch: string): Problem =>
  error('no-remote', undefined, `The branch ${quote(branch)} belongs to a remote, but this repository has no remote.`);

export const badBranch = (name: string): Problem =>
  error('bad-branch', undefined, `${quote(name)} is not a valid branch name.`);

export const badRemote = (place: string): Problem =>
  error('bad-remote', undefined, `${quote(place)} does not name a branch of another repository.`);

export const remoteUnreachable = (branch: string, remote: string, why: string): Problem =>
  error(
    'remote-unreachable',
    undefined,
    `The branch ${quote(branch)} could not be fetched from ${quote(remote)}: ${why}.`,
  );

export const pushRefused = (branch: string, remote: string, why: string): Problem =>
  error(
    'push-refused',
    undefined,
    `${quote(remote)} rejected the push to ${quote(branch)}, so nothing was recorded: ${why}.`,
  );

export const branchBusy = (branch: string, rounds: number): Problem =>
  error(
    'branch-busy',
    undefined,
    `Pushing to ${quote(branch)} failed ${String(rounds)} times because of concurrent pushes or lost connections. Nothing was recorded.`,
  );

const deepen =
  'This clone is shallow. In a workflow, use actions/checkout with `fetch-depth: 0`; elsewhere run git fetch --unshallow.';

export const noSuchCommit = (ref: string, isShallow: boolean): Problem =>
  error(
    'no-such-commit',
    undefined,
    `The commit ${quote(ref)} does not exist in this clone.`,
    isShallow ? deepen : 'Fetch it (git fetch origin NAME), or correct its name.',
  );

export const noMergeBase = (ref: string, isShallow: boolean): Problem =>
  error(
    'no-merge-base',
    undefined,
    `This branch and ${quote(ref)} have no known common commit, so there is no merge base.`,
    isShallow ? deepen : 'Name a commit that contains the baselines: --against ref:COMMIT.',
  );

export const refOfBranch = (ref: string, store: string): Problem =>
  error(
    'ref-of-branch',
    undefined,
    `The history is in ${quote(store)}, which is not part of the commit ${quote(ref)}.`,
  );

/** @param name what names the target in a job of this CI system */
export const targetUnknown = (name: string): Problem =>
  error(
    'target-unknown',
    undefined,
    `This job is for a change that is to be merged, but ${name} does not name the target commit. Its rules and baselines are unknown, so nothing was judged.`,
  );

export const baselinesChanged = (files: readonly string[], commit: string): Problem =>
  warning(
    'baselines-changed',
    undefined,
    `This change modifies the baselines: ${shortList(files)}. It is compared with the baselines as of ${commit.slice(0, 10)}.`,
  );

export const baselinesNew = (): Problem =>
  note('baselines-new', undefined, 'The target branch has no baselines yet, so the baselines of this change are used.');

export const baselinesUnguarded = (why: string): Problem =>
  warning(
    'baselines-unguarded',
    undefined,
    `Without a git repository, changes to the baselines cannot be detected: ${why}.`,
  );

export const targetTaken = (commit: string): Problem =>
  note(
    'target-taken',
    undefined,
    `This clone is too shallow to find the merge base, so the baselines of the target branch (${commit.slice(0, 10)}) are used.`,
  );

/** @param patterns the files and folders that were looked for */
export const notInCommit = (ref: string, patterns: readonly string[]): Problem =>
  error(
    'not-in-commit',
    undefined,
    `The commit ${quote(ref)} has neither a recorded history nor these results: ${shortList(patterns)}.`,
  );
