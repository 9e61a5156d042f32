import type { CodeTable } from './table.js';

export const gitCodes = {
  'git-failed': {
    level: 'error',
    meaning: 'A git command failed.',
    advice: 'Run the same git command in this folder by hand to see why it fails.',
  },
  'no-repository': {
    level: 'error',
    meaning: 'Baselines in git need a git repository, and there is none.',
    advice:
      'Run inside a checkout (in a workflow, add actions/checkout before this step), or name a folder with --baselines.',
  },
  'no-remote': {
    level: 'error',
    meaning: 'Baselines on a branch need a remote, and there is none.',
    advice: 'Add one (git remote add origin URL), or name a folder with --baselines.',
  },
  'bad-branch': {
    level: 'error',
    meaning: 'The name after `branch:` is not a valid branch name.',
    advice: 'Use --baselines branch:perf-history, with a name that git allows.',
  },
  'bad-remote': {
    level: 'error',
    meaning: 'The value after git: is not the URL of a repository with a branch: URL#BRANCH.',
    advice: 'Use --baselines git:https://HOST/OWNER/REPOSITORY#BRANCH, or an ssh address.',
  },
  'remote-unreachable': {
    level: 'error',
    meaning: 'The branch of the baselines could not be fetched.',
    advice:
      'Check the remote and your read access to it. In a workflow: `contents: read`, and for a private repository actions/checkout with `persist-credentials: true`.',
  },
  'push-refused': {
    level: 'error',
    meaning: 'The remote rejected the push of the baselines.',
    advice:
      'The job needs `contents: write` and actions/checkout with `persist-credentials: true`, and branch protection must allow the push. Then record again: runs already recorded are not added twice.',
  },
  'branch-busy': {
    level: 'error',
    meaning: 'Concurrent pushes or lost connections prevented recording.',
    advice: 'Record again: runs already recorded are not added twice.',
  },
  'not-in-commit': {
    level: 'error',
    meaning: 'A commit contains neither a recorded history nor the results that were named.',
    advice: 'Name the committed file: --against ref:COMMIT:PATH.',
  },
  'no-such-commit': {
    level: 'error',
    meaning: 'A commit does not exist in this clone.',
    advice: 'Fetch it, or correct its name; a shallow clone needs `fetch-depth: 0`.',
  },
  'no-merge-base': {
    level: 'error',
    meaning: 'The merge base with the target branch could not be determined.',
    advice: 'Name a commit with --against ref:COMMIT; a shallow clone needs `fetch-depth: 0`.',
  },
  'target-unknown': {
    level: 'error',
    meaning: 'The target of a change is unknown, so its rules cannot be guarded.',
    advice:
      'Name the branch that the change goes into: --target main, or the input target. In a container, pass the variables of the CI system unchanged, and mount the file that GITHUB_EVENT_PATH names.',
  },
  'change-unknown': {
    level: 'note',
    meaning: 'A job may be about a change, but nothing names it.',
    advice:
      'Judge changes in jobs of pull requests, or name the branch that the change goes into: --target main, or the input target.',
  },
  'base-required': {
    level: 'error',
    meaning: 'config-from: base is set, but nothing names the target of the change.',
    advice: 'Name the branch that the change goes into: --target main, or the input target.',
  },
  'baselines-not-files': {
    level: 'error',
    meaning: 'The folder of the baselines is a submodule, or leads out of the repository.',
    advice:
      'Keep the baselines in the repository, or on a separate branch or repository: --baselines branch:perf-history, git:URL#BRANCH.',
  },
  'ref-of-branch': {
    level: 'error',
    meaning: 'Baselines on a separate branch are not part of a commit.',
    advice: 'Use --against history: a change to the code does not affect a history on a separate branch.',
  },
  'baselines-changed': {
    level: 'warning',
    meaning: 'The change under test modifies its own baselines.',
    advice:
      'Review the change to the baselines; it takes effect after the merge. To pass before that, add a waiver to guardband.yml on the target branch.',
  },
  'baselines-new': {
    level: 'note',
    meaning: 'The target has no baselines yet, and a change is not compared with its own.',
    advice: 'No action needed if this change adds the first baselines: review them like any other file.',
  },
  'baselines-unguarded': {
    level: 'error',
    meaning: 'Changes to the baselines cannot be detected without git.',
    advice: 'Check out the repository with git in this job (in a container, install git before the checkout).',
  },
  'target-taken': {
    level: 'note',
    meaning: 'The clone is too shallow to find the merge base; the target branch is used.',
    advice: 'To use the baselines of the merge base: actions/checkout with `fetch-depth: 0`.',
  },
} as const satisfies CodeTable;
