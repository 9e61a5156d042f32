import { statedContext, type System } from '../system.js';

/** Bamboo, which writes its variables with a small letter. */
export const bamboo: System = {
  id: 'bamboo',
  isHere: (v) => ['bamboo_buildNumber', 'bamboo_buildKey', 'bamboo_planKey'].some((name) => v[name] !== undefined),
  read: ({ variables: v }) => {
    const branch = v['bamboo_repository_branch_name'] ?? v['bamboo_planRepository_branchName'];
    const commit = v['bamboo_repository_revision_number'] ?? v['bamboo_planRepository_revision'];
    return statedContext({
      mark: v['bamboo_repository_pr_key'] ?? v['bamboo_repository_pr_targetBranch'],
      targetBranch: v['bamboo_repository_pr_targetBranch'],
      sourceBranch: v['bamboo_repository_pr_sourceBranch'] ?? branch,
      commit,
      branch,
      id: v['bamboo_buildNumber'],
      workflow: v['bamboo_planName'],
      job: v['bamboo_shortJobName'],
      url: v['bamboo_buildResultsUrl'],
      workspace: v['bamboo_build_working_directory'],
    });
  },
};
