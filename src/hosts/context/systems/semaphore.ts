import { ofTag, statedContext, type System } from '../system.js';

/** Semaphore. SEMAPHORE_GIT_BRANCH is the target branch of a pull request. */
export const semaphore: System = {
  id: 'semaphore',
  isHere: ({ SEMAPHORE }) => SEMAPHORE !== undefined,
  read: ({ variables: v }) => {
    const kind = v['SEMAPHORE_GIT_REF_TYPE'];
    return statedContext({
      mark: kind === 'pull-request' ? (v['SEMAPHORE_GIT_PR_NUMBER'] ?? kind) : undefined,
      targetBranch: v['SEMAPHORE_GIT_BRANCH'],
      head: v['SEMAPHORE_GIT_PR_SHA'],
      sourceBranch: v['SEMAPHORE_GIT_PR_BRANCH'],
      commit: v['SEMAPHORE_GIT_SHA'],
      branch: ofTag(kind === 'tag' ? kind : undefined, v['SEMAPHORE_GIT_BRANCH']),
      id: v['SEMAPHORE_WORKFLOW_NUMBER'],
      workflow: v['SEMAPHORE_PROJECT_NAME'],
      job: v['SEMAPHORE_JOB_NAME'],
      workspace: v['SEMAPHORE_GIT_DIR'],
    });
  },
};
