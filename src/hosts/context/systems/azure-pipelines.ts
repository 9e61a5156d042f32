import { changeOfBranch, statedChange, statedContext, type System } from '../system.js';

/** Azure Pipelines. */
export const azurePipelines: System = {
  id: 'azure-pipelines',
  isHere: ({ TF_BUILD }) => TF_BUILD !== undefined,
  read: ({ variables: v }) => {
    const isPullRequest = v['BUILD_REASON'] === 'PullRequest' ? 'a pull request' : undefined;
    const change = statedChange({
      mark:
        v['SYSTEM_PULLREQUEST_PULLREQUESTNUMBER'] ??
        v['SYSTEM_PULLREQUEST_PULLREQUESTID'] ??
        v['SYSTEM_PULLREQUEST_TARGETBRANCH'] ??
        isPullRequest,
      targetBranch: v['SYSTEM_PULLREQUEST_TARGETBRANCH'],
      head: v['SYSTEM_PULLREQUEST_SOURCECOMMITID'],
    });
    const ref = v['BUILD_SOURCEBRANCH'];
    const branch = ref?.startsWith('refs/tags/') ? undefined : ref;
    return statedContext({
      event: v['BUILD_REASON'],
      commit: v['SYSTEM_PULLREQUEST_SOURCECOMMITID'] ?? v['BUILD_SOURCEVERSION'],
      branch: change === undefined ? branch : v['SYSTEM_PULLREQUEST_SOURCEBRANCH'],
      change: change ?? changeOfBranch(branch, undefined),
      id: v['BUILD_BUILDID'],
      attempt: v['SYSTEM_JOBATTEMPT'],
      workflow: v['BUILD_DEFINITIONNAME'],
      job: v['SYSTEM_JOBNAME'],
      place: {
        workspace: v['BUILD_SOURCESDIRECTORY'],
        url: v['BUILD_REPOSITORY_URI'],
        defaultBranch: undefined,
      },
    });
  },
};
