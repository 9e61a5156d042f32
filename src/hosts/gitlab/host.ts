/** Connects a command in a GitLab job to its merge request. */
import { defined } from '../../lang/objects.js';
import type { Forge } from '../../model/forge.js';
import type { Host } from '../../model/host.js';
import type { Variables } from '../context/system.js';
import { restApi } from '../rest-api.js';
import { gitlabForge } from './forge.js';

/** @param environment the addresses of the API, and tokens, among them GUARDBAND_GITLAB_TOKEN */
export const withGitlabForge = (host: Host, environment: Variables = process.env): Host => ({
  ...host,
  ...defined({ forge: mergeRequest(environment) }),
});

function mergeRequest(environment: Variables): Forge | undefined {
  const { CI_API_V4_URL, CI_MERGE_REQUEST_PROJECT_ID, CI_MERGE_REQUEST_PROJECT_URL } = environment;
  const { CI_MERGE_REQUEST_IID, GUARDBAND_GITLAB_TOKEN, CI_JOB_TOKEN } = environment;
  const token = GUARDBAND_GITLAB_TOKEN || CI_JOB_TOKEN;
  if (!CI_API_V4_URL || !CI_MERGE_REQUEST_PROJECT_ID || !CI_MERGE_REQUEST_IID || !token) return undefined;
  const isJobToken = !GUARDBAND_GITLAB_TOKEN;
  return gitlabForge({
    api: restApi({
      url: CI_API_V4_URL.replace(/\/+$/, ''),
      headers: { accept: 'application/json', [isJobToken ? 'job-token' : 'private-token']: token },
    }),
    project: CI_MERGE_REQUEST_PROJECT_ID,
    iid: CI_MERGE_REQUEST_IID,
    isJobToken,
    ...(CI_MERGE_REQUEST_PROJECT_URL && { projectUrl: CI_MERGE_REQUEST_PROJECT_URL }),
  });
}
