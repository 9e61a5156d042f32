import { ofTag, statedContext, type System } from '../system.js';

/** AppVeyor. APPVEYOR_REPO_BRANCH is the target branch of a pull request. */
export const appveyor: System = {
  id: 'appveyor',
  isHere: ({ APPVEYOR }) => APPVEYOR !== undefined,
  read: ({ variables: v }) =>
    statedContext({
      mark: v['APPVEYOR_PULL_REQUEST_NUMBER'],
      targetBranch: v['APPVEYOR_REPO_BRANCH'],
      head: v['APPVEYOR_PULL_REQUEST_HEAD_COMMIT'],
      sourceBranch: v['APPVEYOR_PULL_REQUEST_HEAD_REPO_BRANCH'],
      commit: v['APPVEYOR_REPO_COMMIT'],
      branch: ofTag(v['APPVEYOR_REPO_TAG'], v['APPVEYOR_REPO_BRANCH']),
      id: v['APPVEYOR_BUILD_NUMBER'],
      job: v['APPVEYOR_JOB_NAME'],
      workspace: v['APPVEYOR_BUILD_FOLDER'],
    }),
};
