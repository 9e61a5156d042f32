import { ofTag, statedContext, type System } from '../system.js';

/** Travis CI. TRAVIS_BRANCH is the target branch of a pull request, and the name of a tag. */
export const travis: System = {
  id: 'travis',
  isHere: ({ TRAVIS }) => TRAVIS !== undefined,
  read: ({ variables: v }) =>
    statedContext({
      mark: v['TRAVIS_PULL_REQUEST'],
      targetBranch: v['TRAVIS_BRANCH'],
      head: v['TRAVIS_PULL_REQUEST_SHA'],
      sourceBranch: v['TRAVIS_PULL_REQUEST_BRANCH'],
      commit: v['TRAVIS_COMMIT'],
      branch: ofTag(v['TRAVIS_TAG'], v['TRAVIS_BRANCH']),
      id: v['TRAVIS_BUILD_NUMBER'],
      job: v['TRAVIS_JOB_NAME'],
      url: v['TRAVIS_JOB_WEB_URL'],
      workspace: v['TRAVIS_BUILD_DIR'],
    }),
};
