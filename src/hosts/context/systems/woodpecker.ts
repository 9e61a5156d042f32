import { ofTag, statedContext, type System } from '../system.js';

/** Woodpecker. CI_COMMIT_BRANCH is the target branch of a pull request. */
export const woodpecker: System = {
  id: 'woodpecker',
  isHere: ({ CI, CI_SYSTEM_NAME }) => CI === 'woodpecker' || CI_SYSTEM_NAME === 'woodpecker',
  read: ({ variables: v }) => {
    const event = v['CI_PIPELINE_EVENT'];
    const isPullRequest = event === 'pull_request' || event === 'pull_request_metadata';
    return statedContext({
      mark: isPullRequest ? (v['CI_COMMIT_PULL_REQUEST'] ?? event) : undefined,
      targetBranch: v['CI_COMMIT_TARGET_BRANCH'] ?? v['CI_COMMIT_BRANCH'],
      head: v['CI_COMMIT_SHA'],
      sourceBranch: v['CI_COMMIT_SOURCE_BRANCH'],
      commit: v['CI_COMMIT_SHA'],
      branch: ofTag(/^(?:tag|release)$/.exec(event ?? '')?.[0], v['CI_COMMIT_BRANCH']),
      defaultBranch: v['CI_REPO_DEFAULT_BRANCH'],
      id: v['CI_PIPELINE_NUMBER'],
      workflow: v['CI_WORKFLOW_NAME'],
      job: v['CI_STEP_NAME'],
      url: v['CI_PIPELINE_URL'],
      repository: v['CI_REPO_URL'],
      workspace: v['CI_WORKSPACE'],
    });
  },
};
