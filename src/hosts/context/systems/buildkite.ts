import { ofTag, statedContext, toRepositoryUrl, type System } from '../system.js';

/** Buildkite. BUILDKITE_PULL_REQUEST is "false" in other builds, and BUILDKITE_COMMIT can be "HEAD". */
export const buildkite: System = {
  id: 'buildkite',
  isHere: ({ BUILDKITE }) => BUILDKITE !== undefined,
  isLikely: (v) => v['BUILDKITE_PULL_REQUEST'] !== undefined,
  read: ({ variables: v, head }) => {
    const commit = v['BUILDKITE_COMMIT'] === 'HEAD' ? head : v['BUILDKITE_COMMIT'];
    return statedContext({
      mark: v['BUILDKITE_PULL_REQUEST'],
      targetBranch: v['BUILDKITE_PULL_REQUEST_BASE_BRANCH'],
      head: commit,
      sourceBranch: v['BUILDKITE_BRANCH'],
      commit,
      branch: ofTag(v['BUILDKITE_TAG'], v['BUILDKITE_BRANCH']),
      defaultBranch: v['BUILDKITE_PIPELINE_DEFAULT_BRANCH'],
      id: v['BUILDKITE_BUILD_NUMBER'],
      workflow: v['BUILDKITE_PIPELINE_SLUG'],
      job: v['BUILDKITE_LABEL'],
      url: v['BUILDKITE_BUILD_URL'],
      repository: toRepositoryUrl(v['BUILDKITE_REPO']),
      workspace: v['BUILDKITE_BUILD_CHECKOUT_PATH'],
    });
  },
};
