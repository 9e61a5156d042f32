import { statedChange, ofTag, statedContext, toCommit, type System } from '../system.js';

/** GitLab CI/CD. */
export const gitlab: System = {
  id: 'gitlab',
  isHere: ({ GITLAB_CI }) => GITLAB_CI !== undefined,
  read: ({ variables: v }) => {
    // Of a merged results pipeline, CI_COMMIT_SHA is a temporary merge, and the target's newest commit is stated.
    const mergedInto = toCommit(v['CI_MERGE_REQUEST_TARGET_BRANCH_SHA']);
    const head = toCommit(v['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA']) ?? v['CI_COMMIT_SHA'];
    const branch = ofTag(v['CI_COMMIT_TAG'], v['CI_COMMIT_BRANCH'] ?? v['CI_COMMIT_REF_NAME']);
    // A pipeline of a branch names the open merge requests that come from it, but not their targets.
    const open = v['CI_OPEN_MERGE_REQUESTS']?.split(',')[0];
    const isDefault = branch !== undefined && branch === v['CI_DEFAULT_BRANCH'];
    // A member can start the pipeline of a fork's merge request in this project, with its variables.
    const source = v['CI_MERGE_REQUEST_SOURCE_PROJECT_ID'] ?? v['CI_PROJECT_ID'];
    const sourcePath = v['CI_MERGE_REQUEST_SOURCE_PROJECT_PATH'] ?? 'another project';
    return statedContext({
      foreignCode: source === v['CI_PROJECT_ID'] ? undefined : `a pipeline of this project, and code of ${sourcePath}`,
      mark: v['CI_MERGE_REQUEST_IID'],
      sign: '!',
      targetCommit: mergedInto ?? v['CI_MERGE_REQUEST_DIFF_BASE_SHA'],
      targetBranch: v['CI_MERGE_REQUEST_TARGET_BRANCH_NAME'],
      head,
      sourceBranch: v['CI_MERGE_REQUEST_SOURCE_BRANCH_NAME'] ?? v['CI_COMMIT_REF_NAME'],
      commit: head,
      branch,
      defaultBranch: v['CI_DEFAULT_BRANCH'],
      otherwise: isDefault ? undefined : statedChange({ mark: open, sign: '!' }),
      id: v['CI_PIPELINE_ID'],
      job: v['CI_JOB_NAME'],
      url: v['CI_JOB_URL'],
      repository: v['CI_PROJECT_URL'],
      workspace: v['CI_PROJECT_DIR'],
    });
  },
};
