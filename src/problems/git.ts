/** Problems with git. */
import type { Problem } from '../model/documents.js';
import { error, warning, note } from './problem.js';
import { quote, shortList } from '../lang/list.js';

/** Advice that the words of git call for; otherwise that of the code. */
const adviceByWords: readonly (readonly [words: RegExp, advice: string])[] = [
  [
    /promisor remote|partial clone/i,
    'This clone is partial and fetches objects when they are needed, for which it lacks credentials or a connection. Check out without `filter:`, or keep the credentials until this step: `persist-credentials: true`.',
  ],
  [
    /dubious ownership/i,
    'The checkout belongs to another user, as in a container. Run this step as that user, or: git config --global --add safe.directory FOLDER.',
  ],
  [/No space left/i, 'The disk is full.'],
  [
    /could not read Username|Authentication failed|Permission denied|403|terminal prompts disabled/i,
    'git has no credentials here. Keep those of the checkout until this step (`persist-credentials: true`), or fetch what is needed before they are removed: `fetch-depth: 0`.',
  ],
];
const findAdvice = (why: string): string | undefined => adviceByWords.find(([words]) => words.test(why))?.[1];

export const gitFailed = (task: string, why: string): Problem =>
  error('git-failed', undefined, `git could not ${task}: ${why}.`, findAdvice(why));

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

/**
 * @param change "#7", "this change"
 * @param source what does not name the target
 */
export const targetUnknown = (change: string, source: string): Problem =>
  error(
    'target-unknown',
    undefined,
    `The rules and baselines of the target judge ${change}, but ${quote(source)} does not name the target, so nothing was judged.`,
  );

/** @param why what the job is about instead, e.g. "the branch x" */
export const changeUnknown = (why: string): Problem =>
  note(
    'change-unknown',
    undefined,
    `Nothing shows whether this job (${why}) is about a change that is to be merged, so its own rules and baselines judged it.`,
  );

/** The same if the workflow requires the rules of the base. */
export const baseRequired = (why: string): Problem =>
  error(
    'base-required',
    undefined,
    `The configuration of the base was requested, but nothing shows what this job (${why}) goes into, so nothing was judged.`,
  );

export const baselinesNotFiles = (place: string): Problem =>
  error(
    'baselines-not-files',
    undefined,
    `${quote(place)} is a submodule, or a link that leads out of the repository, so the commit that judges this change does not contain the baselines. Nothing was judged.`,
  );

export const baselinesChanged = (files: readonly string[], commit: string): Problem =>
  warning(
    'baselines-changed',
    undefined,
    `This change modifies the baselines: ${shortList(files)}. It is compared with the baselines as of ${commit.slice(0, 10)}.`,
  );

export const baselinesNew = (commit: string): Problem =>
  note(
    'baselines-new',
    undefined,
    `The target has no baselines yet (${commit.slice(0, 10)}), and a change is not compared with its own, so there is nothing to compare with.`,
  );

export const baselinesUnguarded = (why: string): Problem =>
  error(
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
