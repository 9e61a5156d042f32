/** Adapts the command line's host to a GitLab job: the merge request, its target and the pages to link to. */
import { defined } from '../../lang/defined.js';
import type { Forge } from '../../model/forge.js';
import type { Host } from '../../model/host.js';
import { restApi } from '../rest-api.js';
import { gitlabForge } from './forge.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The host of a command in a GitLab job.
 *
 * @param environment the predefined variables of the job, and GUARDBAND_GITLAB_TOKEN
 */
export function withGitlabJob(host: Host, environment: Environment = process.env): Host {
  const { CI_JOB_URL, CI_PROJECT_URL } = environment;
  const links = {
    ...host.page.links,
    ...(CI_JOB_URL && { job: CI_JOB_URL }),
    ...(CI_PROJECT_URL && { compare: `${CI_PROJECT_URL}/-/compare/` }),
  };
  return {
    ...host,
    page: { ...host.page, links },
    ...defined({ targetCommit: targetCommit(environment), forge: mergeRequest(environment) }),
  };
}

/**
 * The newest commit of the target branch in a merged results pipeline; otherwise the commit where the branch left the
 * target.
 */
function targetCommit(environment: Environment): string | undefined {
  if (!environment['CI_MERGE_REQUEST_IID']) return undefined;
  const stated = ['CI_MERGE_REQUEST_TARGET_BRANCH_SHA', 'CI_MERGE_REQUEST_DIFF_BASE_SHA'].map(
    (key) => environment[key],
  );
  return stated.find((commit) => /^[0-9a-f]{40,64}$/.test(commit ?? ''));
}

function mergeRequest(environment: Environment): Forge | undefined {
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
    ...{ project: CI_MERGE_REQUEST_PROJECT_ID, iid: CI_MERGE_REQUEST_IID, isJobToken },
    ...(CI_MERGE_REQUEST_PROJECT_URL && { projectUrl: CI_MERGE_REQUEST_PROJECT_URL }),
  });
}
