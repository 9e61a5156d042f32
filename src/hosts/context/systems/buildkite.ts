import { changeOfBranch, statedChange, statedContext, type System } from '../system.js';

/** Buildkite. BUILDKITE_PULL_REQUEST is "false" in other builds, and BUILDKITE_COMMIT can be "HEAD". */
export const buildkite: System = {
  id: 'buildkite',
  isHere: (v) => v['BUILDKITE'] !== undefined || v['BUILDKITE_PULL_REQUEST'] !== undefined,
  read: ({ variables: v, head }) => {
    const branch = v['BUILDKITE_TAG'] === undefined ? v['BUILDKITE_BRANCH'] : undefined;
    const commit = v['BUILDKITE_COMMIT'] === 'HEAD' ? head : v['BUILDKITE_COMMIT'];
    const change = statedChange({
      mark: v['BUILDKITE_PULL_REQUEST'],
      targetBranch: v['BUILDKITE_PULL_REQUEST_BASE_BRANCH'],
      head: commit,
    });
    return statedContext({
      event: v['BUILDKITE_SOURCE'],
      commit,
      branch,
      change: change ?? changeOfBranch(branch, v['BUILDKITE_PIPELINE_DEFAULT_BRANCH']),
      id: v['BUILDKITE_BUILD_NUMBER'],
      workflow: v['BUILDKITE_PIPELINE_SLUG'],
      job: v['BUILDKITE_LABEL'],
      url: v['BUILDKITE_BUILD_URL'],
      place: {
        defaultBranch: v['BUILDKITE_PIPELINE_DEFAULT_BRANCH'],
        workspace: v['BUILDKITE_BUILD_CHECKOUT_PATH'],
        url: undefined,
      },
    });
  },
};
