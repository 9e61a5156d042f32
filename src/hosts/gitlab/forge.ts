/** A GitLab merge request as a place for one note. Follows GitLab's REST API for notes, version 4. */
import { defined, readProperty } from '../../lang/objects.js';
import type { Answer, Comment, Forge, Posted, ForgeRefusal } from '../../model/forge.js';
import { createConversation, cacheAnswer, withAdvice, restApi, type Api } from '../rest-api.js';
import type { Host } from '../../model/host.js';
import type { Variables } from '../context/system.js';

interface MergeRequest {
  readonly api: Api;
  /** Number of the project that contains the merge request; for a fork, that is the target project. */
  readonly project: string;
  /** Number of the merge request within the project. */
  readonly iid: string;
  /** The web page of the project. */
  readonly projectUrl?: string;
  /** Whether the token is the job's own, whose identity another request returns. */
  readonly isJobToken: boolean;
}

const needsToken =
  'Put a project access token with the role Reporter and the scope `api` into the masked variable GUARDBAND_GITLAB_TOKEN. A protected variable exists on protected branches only.';

export function gitlabForge(place: MergeRequest): Forge {
  const { project, iid, projectUrl } = place;
  // A job token may not write notes unless the instance allows it.
  const api = withAdvice(place.api, needsToken);
  const notes = `/projects/${encodeURIComponent(project)}/merge_requests/${encodeURIComponent(iid)}/notes`;
  const readPosted = (value: unknown): Partial<Posted> => {
    const id = readProperty(value, 'id');
    if (typeof id !== 'number') return {};
    return { id, ...(projectUrl && { url: `${projectUrl}/-/merge_requests/${iid}#note_${id}` }) };
  };
  return {
    pullRequest: createConversation<number>(api, {
      name: `!${iid}`,
      list: notes,
      item: notes,
      order: '&sort=asc&order_by=created_at',
      rewriteBy: 'PUT',
      readPosted,
      prepare: withoutQuickActions,
      author: cacheAnswer(() => tokenOwner(api, place.isJobToken)),
      readOwn: (value, author) => readOwnNote(value, author, readPosted(value)),
    }),
    check: () => Promise.resolve(refuse('GitLab has no check runs')),
    checkWriters: () => Promise.resolve({ value: [] }),
  };
}

/** GitLab executes lines that begin with a slash, such as /close. A zero-width space turns them into text. */
const withoutQuickActions = (body: string): string => body.replace(/^([^\S\n]*)\/(?=\w)/gm, '$1\u200b/');
const withQuickActions = (body: string): string => body.replaceAll('\u200b/', '/');

/** The id of the user that owns the token; for a project access token that is a bot. */
async function tokenOwner(api: Api, isJobToken: boolean): Promise<Answer<number>> {
  const answer = await api('GET', isJobToken ? '/job' : '/user');
  if ('refusal' in answer) return answer;
  const id = isJobToken ? readProperty(answer.value, 'user', 'id') : readProperty(answer.value, 'id');
  return typeof id === 'number' ? { value: id } : refuse('GitLab does not reveal the owner of the token');
}

function readOwnNote(value: unknown, author: number, { id, url }: Partial<Posted>): Comment | undefined {
  const body = readProperty(value, 'body');
  const isOwn = readProperty(value, 'author', 'id') === author && readProperty(value, 'system') !== true;
  return id !== undefined && typeof body === 'string' && isOwn
    ? { id, body: withQuickActions(body), ...defined({ url }) }
    : undefined;
}

const refuse = (why: string): { readonly refusal: ForgeRefusal } => ({ refusal: { kind: 'unacceptable', why } });

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
