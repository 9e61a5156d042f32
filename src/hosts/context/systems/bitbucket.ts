import { ofTag, statedContext, type System } from '../system.js';

export const bitbucket: System = {
  id: 'bitbucket',
  isHere: (v) => v['BITBUCKET_BUILD_NUMBER'] !== undefined || v['BITBUCKET_PR_ID'] !== undefined,
  read: ({ variables: v }) =>
    statedContext({
      mark: v['BITBUCKET_PR_ID'],
      targetBranch: v['BITBUCKET_PR_DESTINATION_BRANCH'],
      targetCommit: v['BITBUCKET_PR_DESTINATION_COMMIT'],
      sourceBranch: v['BITBUCKET_BRANCH'],
      commit: v['BITBUCKET_COMMIT'],
      branch: ofTag(v['BITBUCKET_TAG'], v['BITBUCKET_BRANCH']),
      id: v['BITBUCKET_BUILD_NUMBER'],
      attempt: v['BITBUCKET_STEP_RUN_NUMBER'],
      repository: v['BITBUCKET_GIT_HTTP_ORIGIN'],
      workspace: v['BITBUCKET_CLONE_DIR'],
    }),
};
