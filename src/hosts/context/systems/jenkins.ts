import { findForeignFork, ofTag, statedContext, toRepositoryUrl, type System } from '../system.js';

/** Jenkins, whose multibranch pipelines set CHANGE_*. A freestyle job sets what its plug-in for pull requests provides. */
export const jenkins: System = {
  id: 'jenkins',
  isHere: ({ JENKINS_URL }) => JENKINS_URL !== undefined,
  isLikely: (v) => ['CHANGE_TARGET', 'CHANGE_ID', 'GIT_COMMIT'].some((name) => v[name] !== undefined),
  read: ({ variables: v }) =>
    statedContext({
      foreignCode: findForeignFork(v['CHANGE_FORK'], v),
      mark: v['CHANGE_ID'] ?? v['ghprbPullId'] ?? v['gitlabMergeRequestIid'] ?? v['CHANGE_TARGET'],
      targetBranch: v['CHANGE_TARGET'] ?? v['ghprbTargetBranch'] ?? v['gitlabTargetBranch'],
      head: v['ghprbActualCommit'],
      sourceBranch: v['CHANGE_BRANCH'] ?? v['ghprbSourceBranch'] ?? v['GIT_BRANCH'],
      commit: v['GIT_COMMIT'],
      branch: ofTag(v['TAG_NAME'], v['BRANCH_NAME'] ?? v['GIT_BRANCH']),
      otherwise: v['BRANCH_IS_PRIMARY'] !== undefined ? { kind: 'none' } : undefined,
      id: v['BUILD_NUMBER'],
      job: v['JOB_NAME'],
      url: v['BUILD_URL'],
      repository: toRepositoryUrl(v['CHANGE_URL'] ?? v['GIT_URL']),
      workspace: v['WORKSPACE'],
    }),
};
