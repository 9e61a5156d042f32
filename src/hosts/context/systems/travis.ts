import { changeOfBranch, statedChange, statedContext, type System } from '../system.js';

/** Travis CI. TRAVIS_BRANCH is the target branch of a pull request, and the name of a tag. */
export const travis: System = {
  id: 'travis',
  isHere: ({ TRAVIS }) => TRAVIS !== undefined,
  read: ({ variables: v }) => {
    const change = statedChange({
      mark: v['TRAVIS_PULL_REQUEST'],
      targetBranch: v['TRAVIS_BRANCH'],
      head: v['TRAVIS_PULL_REQUEST_SHA'],
    });
    const branch = v['TRAVIS_TAG'] === undefined ? v['TRAVIS_BRANCH'] : undefined;
    return statedContext({
      event: v['TRAVIS_EVENT_TYPE'],
      commit: change === undefined ? v['TRAVIS_COMMIT'] : (v['TRAVIS_PULL_REQUEST_SHA'] ?? v['TRAVIS_COMMIT']),
      branch: change === undefined ? branch : v['TRAVIS_PULL_REQUEST_BRANCH'],
      change: change ?? changeOfBranch(branch, undefined),
      id: v['TRAVIS_BUILD_NUMBER'],
      job: v['TRAVIS_JOB_NAME'],
      url: v['TRAVIS_JOB_WEB_URL'],
      place: { workspace: v['TRAVIS_BUILD_DIR'], url: undefined, defaultBranch: undefined },
    });
  },
};
