import { changeOfBranch, statedChange, statedContext, type System } from '../system.js';

/** Bitbucket Pipelines. */
export const bitbucket: System = {
  id: 'bitbucket',
  isHere: (v) => v['BITBUCKET_BUILD_NUMBER'] !== undefined || v['BITBUCKET_PR_ID'] !== undefined,
  read: ({ variables: v }) => {
    const change = statedChange({
      mark: v['BITBUCKET_PR_ID'],
      targetBranch: v['BITBUCKET_PR_DESTINATION_BRANCH'],
      targetCommit: v['BITBUCKET_PR_DESTINATION_COMMIT'],
    });
    return statedContext({
      commit: v['BITBUCKET_COMMIT'],
      branch: v['BITBUCKET_BRANCH'],
      change: change ?? changeOfBranch(v['BITBUCKET_BRANCH'], undefined),
      id: v['BITBUCKET_BUILD_NUMBER'],
      attempt: v['BITBUCKET_STEP_RUN_NUMBER'],
      place: { url: v['BITBUCKET_GIT_HTTP_ORIGIN'], workspace: v['BITBUCKET_CLONE_DIR'], defaultBranch: undefined },
    });
  },
};
