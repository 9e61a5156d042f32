/** A GitHub repository as a place for comments and checks. */
import { attempt, defined, listProperty, readProperty } from '../../lang/objects.js';
import type { Answer, Check, CheckWriter, Comment, Forge, Posted, ForgeRefusal } from '../../model/forge.js';
import type { Problem } from '../../model/documents.js';
import { createConversation, cacheAnswer, type Api } from '../rest-api.js';
import type { Context, Target } from '../../model/context.js';
import { toCommit } from '../context/system.js';

export interface GithubRepository {
  readonly api: Api;
  /** Owner and name. */
  readonly repository: string;
  /** GraphQL endpoint, which identifies the owner of an app's token. */
  readonly graphqlUrl?: string;
  /** The job's web page, for the link in a check run. */
  readonly jobUrl?: string;
  /** Whether checks are commit statuses: a person's token may not write check runs. */
  readonly hasStatuses?: boolean;
}

/** A pull request: its number, its newest commit and what it goes into. */
export interface Head {
  readonly number: number;
  readonly commit: string;
  /** Owner and name of the repository of its branch; undefined if that was deleted. */
  readonly source?: string;
  readonly target: Target;
}

/**
 * @param context.subject the commit for the check
 * @param pullRequest the number of the pull request, if the job is about one
 * @param foreign the part of the input that another run controls
 */
export function githubForge(
  place: GithubRepository,
  { subject }: Pick<Context, 'subject'>,
  pullRequest?: number,
  foreign?: Forge['foreign'],
): Forge {
  const { api, repository } = place;
  const author = cacheAnswer(() => tokenOwner(place));
  const connect = (name: string, list: string, item: string) =>
    createConversation(api, {
      name,
      list: `/repos/${repository}${list}`,
      item: `/repos/${repository}${item}`,
      rewriteBy: 'PATCH',
      author,
      readPosted,
      readOwn: readOwnComment,
    });
  return {
    ...defined({ foreign }),
    ...(pullRequest !== undefined && {
      pullRequest: connect(`#${pullRequest}`, `/issues/${pullRequest}/comments`, '/issues/comments'),
    }),
    commit: (id) => connect(id.slice(0, 10), `/commits/${encodeURIComponent(id)}/comments`, '/comments'),
    ...(place.hasStatuses === true ? commitStatuses : checkRuns)(place, subject.commit ?? ''),
  };
}

const checkRuns = (place: GithubRepository, commit: string): Pick<Forge, 'check' | 'checkWriters'> => ({
  checkWriters: (name) => findCheckWriters(place, commit, name),
  check: (check) => place.api('POST', `/repos/${place.repository}/check-runs`, toCheckRun(check, commit, place.jobUrl)),
});

async function findCheckWriters(
  { api, repository }: GithubRepository,
  commit: string,
  name: string,
): Promise<Answer<readonly CheckWriter[]>> {
  const query = `check_name=${encodeURIComponent(name.slice(0, mostTitle))}&filter=all&per_page=${perPage}`;
  const answer = await api('GET', `/repos/${repository}/commits/${encodeURIComponent(commit)}/check-runs?${query}`);
  if ('refusal' in answer) return answer;
  return {
    value: listProperty(answer.value, 'check_runs').flatMap((run) => {
      const writer = readProperty(run, 'external_id');
      return typeof writer === 'string' ? [{ writer, isGreen: isGreen(readProperty(run, 'conclusion')) }] : [];
    }),
  };
}

const isGreen = (conclusion: unknown): boolean => conclusion === 'success' || conclusion === 'neutral';

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

const isTemporary = ({ kind }: ForgeRefusal): boolean => kind === 'limited' || kind === 'unreachable';

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

const toCheckRun = (
  { name, writer, outcome, isNeutral = false, title, summary, annotations }: Check,
  commit: string,
  jobUrl?: string,
): object => ({
  name: name.slice(0, mostTitle),
  head_sha: commit,
  ...(writer !== undefined && { external_id: writer.slice(0, mostTitle) }),
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
 *
 * @param source owner and name of the repository of the branch: a fork, or this one
 */
export async function findHeadsOfBranch(
  { api, repository }: GithubRepository,
  source: string,
  branch: string,
): Promise<Answer<readonly Head[]>> {
  const owner = source.split('/')[0] ?? '';
  const query = `state=open&per_page=${perPage}&head=${encodeURIComponent(`${owner}:${branch}`)}`;
  const answer = await api('GET', `/repos/${repository}/pulls?${query}`);
  if ('refusal' in answer) return answer;
  const own = listProperty(answer.value).filter(
    (pull) =>
      readProperty(pull, 'head', 'repo', 'full_name') === source && readProperty(pull, 'head', 'ref') === branch,
  );
  return { value: own.flatMap((pull) => readHead(pull) ?? []) };
}

/** The number of pages of pull requests to search. The wanted one was updated a moment ago, so it is among the first. */
const mostPages = 3;

/** The open pull requests whose newest commit is this one. The list of a commit's pull requests lacks those from forks. */
export async function findHeadsAtCommit(
  { api, repository }: GithubRepository,
  commit: string,
): Promise<Answer<readonly Head[]>> {
  const query = `state=open&sort=updated&direction=desc&per_page=${perPage}`;
  const found = new Map<number, Head>();
  for (let page = 1; page <= mostPages; page++) {
    const answer = await api('GET', `/repos/${repository}/pulls?${query}&page=${page}`);
    if ('refusal' in answer) return answer;
    const all = listProperty(answer.value);
    for (const head of all.flatMap((pull) => readHead(pull) ?? []))
      if (head.commit === commit) found.set(head.number, head);
    if (all.length < perPage) break;
  }
  return { value: [...found.values()] };
}

/** The present state of a pull request. */
export async function findHead({ api, repository }: GithubRepository, number: number): Promise<Answer<Head>> {
  const answer = await api('GET', `/repos/${repository}/pulls/${number}`);
  if ('refusal' in answer) return answer;
  const head = readHead(answer.value);
  return head === undefined
    ? { refusal: { kind: 'unacceptable', why: 'the answer is not a pull request' } }
    : { value: head };
}

function readHead(pull: unknown): Head | undefined {
  const [number, commit] = [readProperty(pull, 'number'), readProperty(pull, 'head', 'sha')];
  if (typeof number !== 'number' || typeof commit !== 'string') return undefined;
  const [branch, source] = [readProperty(pull, 'base', 'ref'), readProperty(pull, 'head', 'repo', 'full_name')];
  return {
    number,
    commit,
    ...(typeof source === 'string' && { source }),
    target: defined({
      commit: toCommit(readProperty(pull, 'base', 'sha')),
      branch: typeof branch === 'string' ? branch : undefined,
    }),
  };
}

/** Commit statuses are for tokens that may not write check runs. Who wrote one is in the fragment of its link: it has no other field. */
const states = {
  passed: 'success',
  failed: 'failure',
  undecided: 'error',
  unusable: 'error',
} as const satisfies Record<Check['outcome'], string>;
/** GitHub's limit. */
const mostDescription = 140;
const mark = '#guardband=';

/** A status has no neutral state, and what is neutral must not look like a success. */
const toStatus = ({ name, writer, outcome, isNeutral = false, title }: Check, link: string | undefined): object => ({
  context: name,
  state: isNeutral && outcome === 'passed' ? 'error' : states[outcome],
  description: title.length > mostDescription ? `${title.slice(0, mostDescription - 1)}…` : title,
  ...(link !== undefined && {
    target_url: writer === undefined ? link : `${link.replace(/#.*/, '')}${mark}${encodeURIComponent(writer)}`,
  }),
});

/** @param commit the commit under test */
function commitStatuses(
  { api, repository, jobUrl }: GithubRepository,
  commit: string,
): Pick<Forge, 'check' | 'checkWriters'> {
  const statuses = `/repos/${repository}/statuses/${encodeURIComponent(commit)}`;
  return {
    check: (check) => api('POST', statuses, toStatus(check, jobUrl)),
    checkWriters: async (name) => {
      const answer = await api(
        'GET',
        `/repos/${repository}/commits/${encodeURIComponent(commit)}/statuses?per_page=100`,
      );
      return 'refusal' in answer ? answer : { value: readWriters(answer.value, name) };
    },
  };
}

function readWriters(value: unknown, name: string): readonly CheckWriter[] {
  return listProperty(value).flatMap((status) => {
    if (readProperty(status, 'context') !== name) return [];
    const link = readProperty(status, 'target_url');
    const [, encoded = ''] = typeof link === 'string' ? link.split(mark) : [];
    return [
      {
        writer: attempt(() => decodeURIComponent(encoded)) ?? '',
        isGreen: readProperty(status, 'state') === 'success',
      },
    ];
  });
}
