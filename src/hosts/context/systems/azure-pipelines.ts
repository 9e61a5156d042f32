import { findForeignFork, statedContext, type System } from '../system.js';

export const azurePipelines: System = {
  id: 'azure-pipelines',
  isHere: ({ TF_BUILD }) => TF_BUILD !== undefined,
  read: ({ variables: v }) =>
    statedContext({
      foreignCode: findForeignFork(v['SYSTEM_PULLREQUEST_ISFORK']?.toLowerCase() === 'true' ? 'a fork' : undefined, v),
      mark:
        v['SYSTEM_PULLREQUEST_PULLREQUESTNUMBER'] ??
        v['SYSTEM_PULLREQUEST_PULLREQUESTID'] ??
        v['SYSTEM_PULLREQUEST_TARGETBRANCH'] ??
        (v['BUILD_REASON'] === 'PullRequest' ? 'a pull request' : undefined),
      targetBranch: v['SYSTEM_PULLREQUEST_TARGETBRANCH'],
      head: v['SYSTEM_PULLREQUEST_SOURCECOMMITID'],
      sourceBranch: v['SYSTEM_PULLREQUEST_SOURCEBRANCH'],
      commit: v['BUILD_SOURCEVERSION'],
      branch: v['BUILD_SOURCEBRANCH'],
      id: v['BUILD_BUILDID'],
      attempt: v['SYSTEM_JOBATTEMPT'],
      workflow: v['BUILD_DEFINITIONNAME'],
      job: v['SYSTEM_JOBNAME'],
      repository: v['BUILD_REPOSITORY_URI'],
      workspace: v['BUILD_SOURCESDIRECTORY'],
    }),
};
