import { ofTag, statedContext, type System } from '../system.js';

/** Drone. DRONE_REPO_BRANCH is the default branch. */
export const drone: System = {
  id: 'drone',
  isHere: ({ DRONE }) => DRONE !== undefined,
  read: ({ variables: v }) => {
    const event = v['DRONE_BUILD_EVENT'];
    return statedContext({
      mark: event === 'pull_request' ? (v['DRONE_PULL_REQUEST'] ?? event) : undefined,
      targetBranch: v['DRONE_TARGET_BRANCH'] ?? v['DRONE_BRANCH'],
      head: v['DRONE_COMMIT_SHA'],
      sourceBranch: v['DRONE_SOURCE_BRANCH'],
      commit: v['DRONE_COMMIT_SHA'],
      branch: ofTag(event === 'tag' ? event : undefined, v['DRONE_COMMIT_BRANCH'] ?? v['DRONE_BRANCH']),
      defaultBranch: v['DRONE_REPO_BRANCH'],
      id: v['DRONE_BUILD_NUMBER'],
      workflow: v['DRONE_STAGE_NAME'],
      job: v['DRONE_STEP_NAME'],
      url: v['DRONE_BUILD_LINK'],
      repository: v['DRONE_REPO_LINK'],
      workspace: v['DRONE_WORKSPACE'],
    });
  },
};
