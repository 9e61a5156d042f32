import { statedContext, type System } from '../system.js';

/** TeamCity. It states pull requests in parameters, which are variables only where the build passes them on with these names. */
export const teamcity: System = {
  id: 'teamcity',
  isHere: ({ TEAMCITY_VERSION }) => TEAMCITY_VERSION !== undefined,
  read: ({ variables: v }) =>
    statedContext({
      mark: v['TEAMCITY_PULLREQUEST_NUMBER'] ?? v['TEAMCITY_PULLREQUEST_TARGET_BRANCH'],
      targetBranch: v['TEAMCITY_PULLREQUEST_TARGET_BRANCH'],
      sourceBranch: v['TEAMCITY_PULLREQUEST_SOURCE_BRANCH'],
      commit: v['BUILD_VCS_NUMBER'],
      branch: undefined,
      id: v['BUILD_NUMBER'],
      workflow: v['TEAMCITY_PROJECT_NAME'],
      job: v['TEAMCITY_BUILDCONF_NAME'],
      url: v['BUILD_URL'],
    }),
};
