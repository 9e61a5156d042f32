/** Problems with git. */
import { quote, shortList } from '../lang/format.js';
import { defineProblem, defineProblemAt } from './problem.js';

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

export const gitFailed = defineProblem('git-failed', 'error', {
  advice: 'Run the same git command in this folder by hand to see why it fails.',
  message: (task: string, why: string) => ({
    message: `git could not ${task}: ${why}.`,
    advice: adviceByWords.find(([words]) => words.test(why))?.[1],
  }),
});

export const noRepository = defineProblem('no-repository', 'error', {
  advice:
    'Run inside a checkout (in a workflow, add actions/checkout before this step), or name a folder with --baselines.',
  message: (why: string) => `Baselines in git need a git repository, and this is not one: ${why}.`,
});

export const noRemote = defineProblem('no-remote', 'error', {
  advice: 'Add one (git remote add origin URL), or name a folder with --baselines.',
  message: (branch: string) => `The branch ${quote(branch)} belongs to a remote, but this repository has no remote.`,
});

export const remoteUnreachable = defineProblem('remote-unreachable', 'error', {
  advice:
    'Check the remote and your read access to it. In a workflow: `contents: read`, and for a private repository actions/checkout with `persist-credentials: true`.',
  message: (branch: string, remote: string, why: string) =>
    `The branch ${quote(branch)} could not be fetched from ${quote(remote)}: ${why}.`,
});

export const pushRefused = defineProblem('push-refused', 'error', {
  advice:
    'The job needs `contents: write` and actions/checkout with `persist-credentials: true`, and branch protection must allow the push. Then record again: runs already recorded are not added twice.',
  message: (branch: string, remote: string, why: string) =>
    `${quote(remote)} rejected the push to ${quote(branch)}, so nothing was recorded: ${why}.`,
});

export const branchBusy = defineProblem('branch-busy', 'error', {
  advice: 'Record again: runs already recorded are not added twice.',
  message: (branch: string, rounds: number) =>
    `Pushing to ${quote(branch)} failed ${String(rounds)} times because of concurrent pushes or lost connections. Nothing was recorded.`,
});

const deepen =
  'This clone is shallow. In a workflow, use actions/checkout with `fetch-depth: 0`; elsewhere run git fetch --unshallow.';

export const noSuchCommit = defineProblem('no-such-commit', 'error', {
  message: (ref: string, isShallow: boolean) => ({
    message: `The commit ${quote(ref)} does not exist in this clone.`,
    advice: isShallow ? deepen : 'Fetch it (git fetch origin NAME), or correct its name.',
  }),
});

export const noMergeBase = defineProblem('no-merge-base', 'error', {
  message: (ref: string, isShallow: boolean) => ({
    message: `This branch and ${quote(ref)} have no known common commit, so there is no merge base.`,
    advice: isShallow ? deepen : 'Name a commit that contains the baselines: --against ref:COMMIT.',
  }),
});

export const refOfBranch = defineProblem('ref-of-branch', 'error', {
  advice: 'Use --against history: a change to the code does not affect a history on a separate branch.',
  message: (ref: string, store: string) =>
    `The history is in ${quote(store)}, which is not part of the commit ${quote(ref)}.`,
});

/**
 * @param change "#7", "this change"
 * @param source what does not name the target
 */
export const targetUnknown = defineProblem('target-unknown', 'error', {
  advice:
    'Name the branch that the change goes into: --target main, or the input target. In a container, pass the variables of the CI system unchanged, and mount the file that GITHUB_EVENT_PATH names.',
  message: (change: string, source: string) =>
    `The rules and baselines of the target judge ${change}, but ${quote(source)} does not name the target, so nothing was judged.`,
});

/**
 * @param why what the job is about instead, e.g. "the branch x"
 * @param base the commit whose rules judge; undefined for those of the work tree
 */
export const changeUnknown = defineProblem('change-unknown', 'note', {
  advice:
    'Name the branch that the change goes into: --target main, or the input target. On your own machine, set CI=false. Or judge changes in jobs of pull requests.',
  message: (why: string, base?: string) =>
    `Nothing shows whether this job (${why}) is about a change that is to be merged, so ${
      base === undefined
        ? 'its own rules and baselines'
        : `the rules and baselines of ${base.slice(0, 10)}, where it left the default branch,`
    } judged it.`,
});

/** @param why what disagrees with what, as a sentence without its end */
export const contradictory = defineProblem('contradictory-job', 'error', {
  advice:
    'Check out the commit of the change or its merge in this job, with its history (`fetch-depth: 0`), and leave out variables of other systems. Otherwise name what is measured and what it goes into: --commit, --target.',
  message: (why: string) =>
    `It is not certain which version this job is about, so nothing was judged or recorded: ${why}.`,
});

export const baselinesNotFiles = defineProblem('baselines-not-files', 'error', {
  advice:
    'Keep the baselines in the repository, or on a separate branch or repository: --baselines branch:performance, git:URL#BRANCH.',
  message: (place: string) =>
    `${quote(place)} is a submodule, or a link that leads out of the repository, so the commit that judges this change does not contain the baselines. Nothing was judged.`,
});

export const baselinesChanged = defineProblem('baselines-changed', 'warning', {
  advice:
    'Review the change to the baselines; it takes effect after the merge. To pass before that, add a waiver to guardband.yml on the target branch.',
  message: (files: readonly string[], commit: string) =>
    `This change modifies the baselines: ${shortList(files)}. It is compared with the baselines as of ${commit.slice(0, 10)}.`,
});

export const baselinesNew = defineProblem('baselines-new', 'note', {
  advice: 'No action needed if this change adds the first baselines: review them like any other file.',
  message: (commit: string) =>
    `The target has no baselines yet (${commit.slice(0, 10)}), and a change is not compared with its own, so there is nothing to compare with.`,
});

/** @param doubt what the job is, if nothing shows whether it is about a change */
export const unguarded = defineProblem('unguarded', 'error', {
  withholds: 'pass',
  advice:
    'Check out the repository with git in this job (in a container, install git before the checkout). Where another user owns it, allow it: git config --global --add safe.directory FOLDER.',
  message: (why: string, doubt?: string) =>
    doubt === undefined
      ? `Without a git repository, changes to the configuration cannot be detected, nor to the baselines: ${why}.`
      : `Which branch is this compared with? Name it (--target main), or set CI=false on your own machine: neither this job (${doubt}) nor git (${why}) shows whether it is about a change, so nothing passes.`,
});

export const targetTaken = defineProblem('target-taken', 'note', {
  advice: 'To use the baselines of the merge base: actions/checkout with `fetch-depth: 0`.',
  message: (commit: string) =>
    `This clone is too shallow to find the merge base, so the baselines of the target branch (${commit.slice(0, 10)}) are used.`,
});

/** @param patterns the files and folders that were looked for */
export const notInCommit = defineProblem('not-in-commit', 'error', {
  advice: 'Name the committed file: --against ref:COMMIT:PATH.',
  message: (ref: string, patterns: readonly string[]) =>
    `The commit ${quote(ref)} has neither a recorded history nor these results: ${shortList(patterns)}.`,
});

export const configOutside = defineProblemAt('config-outside', 'warning', {
  advice: 'Name a file inside the repository, or make sure that the pull request cannot write that file.',
  message: () =>
    'The configuration is outside the repository, so it is used without checking whether the pull request changed it.',
});
