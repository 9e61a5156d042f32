import type { CodeTable } from './table.js';

export const configSourceCodes = {
  'judging-changed': {
    level: 'warning',
    meaning: 'A pull request changes the rules that judge it.',
    advice:
      'Review the change to the configuration; it takes effect after the merge. To apply it earlier, make it on the target branch first, or set config-from: head in the workflow.',
  },
  'reading-changed': {
    level: 'note',
    meaning: 'A pull request changes how its results are read.',
    advice:
      'Review the change to the configuration: it takes effect immediately. Cases that are no longer read are missing.',
  },
  'no-base-config': {
    level: 'note',
    meaning: 'The merge base has no configuration; the defaults apply.',
    advice: 'No action needed: the configuration applies to pull requests whose merge base includes it.',
  },
  'head-judges': {
    level: 'note',
    meaning: 'The workflow judges the pull request by its own configuration.',
    advice: 'Remove config-from: head from the workflow to judge by the configuration of the merge base.',
  },
  'config-outside': {
    level: 'warning',
    meaning: 'The configuration is outside the repository and is not compared with the merge base.',
    advice: 'Name a file inside the repository, or make sure that the pull request cannot write that file.',
  },
  'config-unguarded': {
    level: ['error', 'warning'],
    meaning: 'Changes to the configuration cannot be detected without git.',
    advice: 'Check out the repository with git in this job (in a container, install git before the checkout).',
  },
  'base-config-unusable': {
    level: 'error',
    meaning: 'The configuration of the merge base cannot be used.',
    advice: 'Fix the configuration on the target branch, or set config-from: head in the workflow of this change.',
  },
} as const satisfies CodeTable;
