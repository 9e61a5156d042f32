/** Problems with git. */
import type { Problem } from '../model/documents.js';
import { error, warning, note } from './problem.js';
import { quote, shortList } from '../lang/list.js';

export const gitFailed = (task: string, why: string): Problem =>
  error(
    'git-failed',
    undefined,
    `git could not ${task}: ${why}.`,
    'Try the same with git by hand in this folder; it is git that says why.',
  );

export const noRepository = (why: string): Problem =>
  error(
    'no-repository',
    undefined,
    `Baselines in git need a git repository, and there is none here: ${why}.`,
    'Run it in a checkout (in a workflow: actions/checkout before it), or name a folder with --baselines.',
  );

export const noRemote = (branch: string): Problem =>
  error(
    'no-remote',
    undefined,
    `The branch ${quote(branch)} is kept in a remote, and this repository has none.`,
    'Add one (git remote add origin URL), or name a folder with --baselines.',
  );

export const badBranch = (name: string): Problem =>
  error(
    'bad-branch',
    undefined,
    `${quote(name)} cannot be the name of a branch.`,
    'Write --baselines branch:perf-history, with a name that git allows.',
  );

export const remoteUnreachable = (branch: string, remote: string, why: string): Problem =>
  error(
    'remote-unreachable',
    undefined,
    `The branch ${quote(branch)} could not be fetched from ${quote(remote)}: ${why}.`,
    'Check the remote and what may be read there. In a workflow: `contents: read`, and actions/checkout with `persist-credentials: true` where the repository is private.',
  );

export const pushRefused = (branch: string, remote: string, why: string): Problem =>
  error(
    'push-refused',
    undefined,
    `${quote(remote)} refused the push to ${quote(branch)}, so nothing was recorded: ${why}.`,
    'The job needs `contents: write` and actions/checkout with `persist-credentials: true`; a rule that protects the branch must let it push. Then record again: what is there already is not added twice.',
  );

export const branchBusy = (branch: string, rounds: number): Problem =>
  error(
    'branch-busy',
    undefined,
    `In ${String(rounds)} tries somebody else was always quicker to push to ${quote(branch)}, or the line broke; nothing was recorded.`,
    'Record again: what is there already is not added twice.',
  );

const deepen =
  'This clone is shallow. In a workflow: actions/checkout with `fetch-depth: 0`; elsewhere: git fetch --unshallow.';

export const noSuchCommit = (ref: string, isShallow: boolean): Problem =>
  error(
    'no-such-commit',
    undefined,
    `There is no commit ${quote(ref)} in this clone.`,
    isShallow ? deepen : 'Fetch it (git fetch origin NAME), or mend its name.',
  );

export const noMergeBase = (ref: string, isShallow: boolean): Problem =>
  error(
    'no-merge-base',
    undefined,
    `It cannot be told where this branch left ${quote(ref)}: no common commit is known.`,
    isShallow ? deepen : 'Name a commit that holds the baselines you mean: --against ref:COMMIT.',
  );

export const refOfBranch = (ref: string, store: string): Problem =>
  error(
    'ref-of-branch',
    undefined,
    `The history is in ${quote(store)} and so no part of the commit ${quote(ref)}.`,
    'Use --against history: nobody changes a branch of its own by a change to the code.',
  );

export const baselinesChanged = (files: readonly string[], commit: string): Problem =>
  warning(
    'baselines-changed',
    undefined,
    `This change touches the baselines: ${shortList(files)}. It is judged against them as they are in ${commit.slice(0, 10)}.`,
    'Look at what it changes there; it counts once it is merged. What must pass before that is a waiver in guardband.yml.',
  );

export const baselinesNew = (): Problem =>
  note(
    'baselines-new',
    undefined,
    'The target branch has no baselines yet, so those of this change are used.',
    'Nothing, if this change brings the first ones: look at them as at any other file.',
  );

export const baselinesUnguarded = (why: string): Problem =>
  warning(
    'baselines-unguarded',
    undefined,
    `It cannot be told whether this change touches its own baselines, as there is no git repository to ask: ${why}.`,
    'Check the repository out with git in this job (in a container: install git first, and let it trust the folder with safe.directory).',
  );

export const targetTaken = (commit: string): Problem =>
  note(
    'target-taken',
    undefined,
    `This clone is too shallow to tell where the branch left its target; the baselines are those of the target, ${commit.slice(0, 10)}.`,
    'For those of the very commit it left from: actions/checkout with `fetch-depth: 0`.',
  );
