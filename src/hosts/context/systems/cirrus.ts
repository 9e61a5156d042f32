import { ofTag, statedContext, type System } from '../system.js';

/** Cirrus CI. CIRRUS_BRANCH of a pull request is "pull/7". */
export const cirrus: System = {
  id: 'cirrus',
  isHere: ({ CIRRUS_CI }) => CIRRUS_CI !== undefined,
  read: ({ variables: v }) =>
    statedContext({
      mark: v['CIRRUS_PR'],
      targetBranch: v['CIRRUS_BASE_BRANCH'],
      targetCommit: v['CIRRUS_BASE_SHA'],
      head: v['CIRRUS_CHANGE_IN_REPO'],
      sourceBranch: v['CIRRUS_BRANCH'],
      commit: v['CIRRUS_CHANGE_IN_REPO'],
      branch: ofTag(v['CIRRUS_TAG'], v['CIRRUS_BRANCH']),
      defaultBranch: v['CIRRUS_DEFAULT_BRANCH'],
      id: v['CIRRUS_BUILD_ID'],
      job: v['CIRRUS_TASK_NAME'],
      workspace: v['CIRRUS_WORKING_DIR'],
    }),
};
