/** A GitHub repository as a place for comments and checks. */
import { defined } from '../../lang/defined.js';
import type { Answer, Check, Comment, Forge, Posted, Refusal } from '../../model/forge.js';
import type { Problem } from '../../model/documents.js';
import { createConversation, cacheAnswer } from '../conversation.js';
import { readProperty } from '../../lang/property.js';
import type { Api } from '../rest-api.js';
import type { WorkflowRunEvent } from './event.js';

export interface GithubRepository {
  readonly api: Api;
  /** Owner and name. */
  readonly repository: string;
  /** GraphQL endpoint, which identifies the owner of an app's token. */
  readonly graphqlUrl?: string;
  /** The web page of the job, for the link in a check run. */
  readonly jobUrl?: string;
}

/** A pull request: its number and newest commit. */
export interface Head {
  readonly number: number;
  readonly commit: string;
}

/**
 * @param commit the commit for the check
 * @param pullRequest the number of the pull request, if the job is about one
 * @param foreign the part of the input that another run controls
 */
export function githubForge(
  place: GithubRepository,
  commit: string,
  pullRequest?: number,
  foreign?: Forge['foreign'],
): Forge {
  const { api, repository, jobUrl } = place;
  const author = cacheAnswer(() => tokenOwner(place));
  const connect = (name: string, list: string, item: string) =>
    createConversation(api, {
      ...{ name, list: `/repos/${repository}${list}`, item: `/repos/${repository}${item}` },
      ...{ rewriteBy: 'PATCH', author, readPosted, readOwn: readOwnComment },
    });
  return {
    ...defined({ foreign }),
    ...(pullRequest !== undefined && {
      pullRequest: connect(`#${pullRequest}`, `/issues/${pullRequest}/comments`, '/issues/comments'),
    }),
    commit: (id) => connect(id.slice(0, 10), `/commits/${encodeURIComponent(id)}/comments`, '/comments'),
    check: (check) => api('POST', `/repos/${repository}/check-runs`, describeCheckRun(check, commit, jobUrl)),
  };
}

const perPage = 100;

function readPosted(value: unknown): Partial<Posted> {
  const [id, url] = [readProperty(value, 'id'), readProperty(value, 'html_url')];
  return { ...(typeof id === 'number' && { id }), ...(typeof url === 'string' && { url }) };
}

/** Returns the comment only if it is by this author, because anyone may write a line that looks like ours. */
function readOwnComment(value: unknown, author: string): Comment | undefined {
  const [body, login] = [readProperty(value, 'body'), readProperty(value, 'user', 'login')];
  const { id, url } = readPosted(value);
  return id !== undefined && typeof body === 'string' && login === author
    ? { id, body, ...defined({ url }) }
    : undefined;
}

/**
 * The login that owns the token. REST identifies a user's token, GraphQL an app's; if both refuse, it is the token of the
 * workflow.
 */
async function tokenOwner({ api, graphqlUrl }: GithubRepository): Promise<Answer<string>> {
  const user = await api('GET', '/user');
  if ('value' in user) {
    const login = readProperty(user.value, 'login');
    if (typeof login === 'string') return { value: login };
  } else if (isTemporary(user.refusal)) return user;
  if (graphqlUrl !== undefined) {
    const viewer = await api('POST', graphqlUrl, { query: '{viewer{login}}' });
    const login = 'value' in viewer ? readProperty(viewer.value, 'data', 'viewer', 'login') : undefined;
    if (typeof login === 'string') return { value: login };
    if ('refusal' in viewer && isTemporary(viewer.refusal)) return viewer;
  }
  return { value: 'github-actions[bot]' };
}

const isTemporary = ({ kind }: Refusal): boolean => kind === 'limited' || kind === 'unreachable';

const conclusions = {
  passed: 'success',
  failed: 'failure',
  undecided: 'action_required',
  unusable: 'action_required',
} as const satisfies Record<Check['outcome'], string>;
const levels = { error: 'failure', warning: 'warning', note: 'notice' } as const satisfies Record<
  Problem['level'],
  string
>;
/** GitHub's limit of annotations per request. The summary above them is complete. */
const mostAnnotations = 50;
const mostTitle = 255;
const mostMessage = 4000;
/** The path that the runner uses for annotations without a file. */
const noFile = '.github';

const describeCheckRun = (
  { name, outcome, isNeutral = false, title, summary, annotations }: Check,
  commit: string,
  jobUrl?: string,
): object => ({
  name: name.slice(0, mostTitle),
  head_sha: commit,
  status: 'completed',
  conclusion: isNeutral ? 'neutral' : conclusions[outcome],
  ...(jobUrl !== undefined && { details_url: jobUrl }),
  output: {
    title: title.slice(0, mostTitle),
    summary,
    annotations: annotations
      .slice(0, mostAnnotations)
      .map(({ level, message, place: { title: head, file, line } }) => ({
        path: file ?? noFile,
        start_line: line ?? 1,
        end_line: line ?? 1,
        annotation_level: levels[level],
        message: message.slice(0, mostMessage),
        ...(head !== undefined && { title: head.slice(0, mostTitle) }),
      })),
  },
});

/**
 * The open pull requests from the branch of a run. Their newest commit decides whether the run is current, so it comes from the
 * API and never from a file that the run wrote.
 */
export async function findHeadsOfBranch(
  { api, repository }: GithubRepository,
  { headRepository, headBranch }: WorkflowRunEvent,
): Promise<Answer<readonly Head[]>> {
  const owner = headRepository.split('/')[0] ?? '';
  const query = `state=open&per_page=${perPage}&head=${encodeURIComponent(`${owner}:${headBranch}`)}`;
  const answer = await api('GET', `/repos/${repository}/pulls?${query}`);
  if ('refusal' in answer) return answer;
  return {
    value: readHeads(
      answer.value,
      (pull) =>
        readProperty(pull, 'head', 'repo', 'full_name') === headRepository &&
        readProperty(pull, 'head', 'ref') === headBranch,
    ),
  };
}

/** The number of pages of pull requests to search. The wanted one was updated a moment ago, so it is among the first. */
const mostPages = 3;

/** The open pull requests whose newest commit is this one. The list of a commit's pull requests lacks those from forks. */
export async function findHeadsAtCommit(
  { api, repository }: GithubRepository,
  commit: string,
): Promise<Answer<readonly Head[]>> {
  const query = `state=open&sort=updated&direction=desc&per_page=${perPage}`;
  const found: Head[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const answer = await api('GET', `/repos/${repository}/pulls?${query}&page=${page}`);
    if ('refusal' in answer) return answer;
    const heads = readHeads(answer.value, () => true);
    found.push(...heads.filter((head) => head.commit === commit));
    if (heads.length < perPage) break;
  }
  return { value: found };
}

function readHeads(value: unknown, isWanted: (pull: unknown) => boolean): readonly Head[] {
  const all = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return all.filter(isWanted).flatMap((pull) => {
    const [number, commit] = [readProperty(pull, 'number'), readProperty(pull, 'head', 'sha')];
    return typeof number === 'number' && typeof commit === 'string' ? [{ number, commit }] : [];
  });
}
