import { ofTag, statedContext, toRepositoryUrl, type System } from '../system.js';

/** CircleCI. It names the pull request of a branch, but not its target. */
export const circleci: System = {
  id: 'circleci',
  isHere: ({ CIRCLECI }) => CIRCLECI !== undefined,
  read: ({ variables: v }) =>
    statedContext({
      mark: v['CIRCLE_PR_NUMBER'] ?? v['CIRCLE_PULL_REQUEST'] ?? v['CIRCLE_PULL_REQUESTS']?.split(',')[0],
      head: v['CIRCLE_SHA1'],
      sourceBranch: v['CIRCLE_BRANCH'],
      commit: v['CIRCLE_SHA1'],
      branch: ofTag(v['CIRCLE_TAG'], v['CIRCLE_BRANCH']),
      id: v['CIRCLE_BUILD_NUM'],
      workflow: v['CIRCLE_WORKFLOW_ID'],
      job: v['CIRCLE_JOB'],
      url: v['CIRCLE_BUILD_URL'],
      repository: toRepositoryUrl(v['CIRCLE_REPOSITORY_URL']),
    }),
};
