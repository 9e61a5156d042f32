import { changeOfBranch, statedChange, statedContext, type System } from '../system.js';

/** AppVeyor. APPVEYOR_REPO_BRANCH is the target branch of a pull request. */
export const appveyor: System = {
  id: 'appveyor',
  isHere: ({ APPVEYOR }) => APPVEYOR !== undefined,
  read: ({ variables: v }) => {
    const change = statedChange({
      mark: v['APPVEYOR_PULL_REQUEST_NUMBER'],
      targetBranch: v['APPVEYOR_REPO_BRANCH'],
      head: v['APPVEYOR_PULL_REQUEST_HEAD_COMMIT'],
    });
    const branch = v['APPVEYOR_REPO_TAG'] === 'true' ? undefined : v['APPVEYOR_REPO_BRANCH'];
    return statedContext({
      commit: v['APPVEYOR_PULL_REQUEST_HEAD_COMMIT'] ?? v['APPVEYOR_REPO_COMMIT'],
      branch: change === undefined ? branch : v['APPVEYOR_PULL_REQUEST_HEAD_REPO_BRANCH'],
      change: change ?? changeOfBranch(branch, undefined),
      id: v['APPVEYOR_BUILD_NUMBER'],
      job: v['APPVEYOR_JOB_NAME'],
      place: { workspace: v['APPVEYOR_BUILD_FOLDER'], url: undefined, defaultBranch: undefined },
    });
  },
};
