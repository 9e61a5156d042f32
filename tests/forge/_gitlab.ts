/**
 * A GitLab for tests: the notes of merge requests as its REST API documentation describes them (doc/api/notes.md and
 * doc/api/rest of GitLab 17). Requests that the documentation does not allow are recorded as violations.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Note {
  readonly id: number;
  body: string;
  readonly system: boolean;
  readonly author: { readonly id: number; readonly username: string };
}

export interface Gitlab {
  /** CI_API_V4_URL */
  readonly url: string;
  /** The notes of merge request !7 of project 5, oldest first. */
  readonly notes: Note[];
  /** Adds a note of another user. */
  readonly add: (body: string, more?: Partial<Note>) => void;
  /** The requests in order, as "GET /path". */
  readonly asked: string[];
  readonly objections: string[];
  /** Responses to requests with this method, which take precedence over everything else. */
  readonly faults: { readonly method: string; readonly status: number; readonly body: object; times: number }[];
  readonly close: () => Promise<void>;
}

export const projectToken = 'glpat-a-secret-of-the-project';
export const jobToken = 'glcbt-64_a-secret-of-the-job';
const bot = { id: 90, username: 'project_5_bot' };
const starter = { id: 3, username: 'dev' };
const path = '/api/v4/projects/5/merge_requests/7/notes';
const mostCharacters = 1_000_000;

interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface State extends Pick<Gitlab, 'notes' | 'objections'> {
  readonly mayJobsWrite: boolean;
  /** The id of the next note. */
  ids: number;
}

const userOf = ({ headers }: IncomingMessage): Note['author'] | undefined => {
  if (headers['private-token'] === projectToken) return bot;
  return headers['job-token'] === jobToken ? starter : undefined;
};

function list(url: URL, { notes, objections }: State): Reply {
  for (const name of url.searchParams.keys())
    if (!['page', 'per_page', 'sort', 'order_by'].includes(name)) objections.push(`unknown parameter ${name}`);
  const perPage = Math.min(100, Number(url.searchParams.get('per_page') ?? 20));
  const page = Number(url.searchParams.get('page') ?? 1);
  const sorted = url.searchParams.get('sort') === 'asc' ? notes : [...notes].reverse();
  const next = page * perPage < sorted.length ? String(page + 1) : '';
  return {
    status: 200,
    body: sorted.slice((page - 1) * perPage, page * perPage),
    headers: { 'x-next-page': next, 'x-total': String(sorted.length) },
  };
}

function bodyIn(text: string, { objections }: State): string | Reply {
  const given = JSON.parse(text) as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(given)) if (name !== 'body') objections.push(`unknown attribute ${name}`);
  const { body } = given;
  if (typeof body !== 'string') return { status: 400, body: { error: 'body is missing' } };
  if (body.length > mostCharacters)
    return { status: 400, body: { message: { note: ['is too long (maximum is 1000000 characters)'] } } };
  // A line that begins with a slash is a quick action.
  if (/^\s*\/\w/m.test(body)) objections.push(`quick action: ${String(/^\s*\/\w+/m.exec(body)?.[0])}`);
  return body;
}

function answer(request: IncomingMessage, text: string, state: State): Reply {
  const { notes } = state;
  const url = new URL(request.url ?? '', 'http://127.0.0.1');
  const { method = '' } = request;
  const user = userOf(request);
  if (user === undefined) return { status: 401, body: { message: '401 Unauthorized' } };
  const isJob = user === starter;
  if (url.pathname === '/api/v4/job') return isJob ? { status: 200, body: { id: 1, user } } : { status: 404 };
  if (isJob && !state.mayJobsWrite) return { status: 401, body: { message: '401 Unauthorized' } };
  if (url.pathname === '/api/v4/user') return { status: 200, body: user };
  if (url.pathname === path && method === 'GET') return list(url, state);
  if (method !== 'DELETE' && request.headers['content-type'] !== 'application/json')
    return { status: 415, body: { error: 'The provided content-type is not supported.' } };
  if (url.pathname === path && method === 'POST') {
    const body = bodyIn(text, state);
    if (typeof body !== 'string') return body;
    const note = { id: state.ids++, body, system: false, author: user };
    notes.push(note);
    return { status: 201, body: note };
  }
  const id = Number(url.pathname.slice(path.length + 1));
  const note = notes.find((note) => note.id === id);
  if (note === undefined) return { status: 404, body: { message: '404 Note Not Found' } };
  if (note.author.id !== user.id) return { status: 403, body: { message: '403 Forbidden' } };
  if (method === 'DELETE') {
    notes.splice(notes.indexOf(note), 1);
    return { status: 204 };
  }
  const body = bodyIn(text, state);
  if (method !== 'PUT' || typeof body !== 'string')
    return typeof body === 'string' ? { status: 405, body: { error: '405 Not Allowed' } } : body;
  note.body = body;
  return { status: 200, body: note };
}

/** @param mayJobsWrite whether a job token may use notes; GitLab's list of endpoints for job tokens lacks them */
export async function startGitlab(mayJobsWrite = false): Promise<Gitlab> {
  const asked: string[] = [];
  const state: State = { notes: [], objections: [], mayJobsWrite, ids: 300 };
  const { notes, objections } = state;
  const faults: Gitlab['faults'] = [];

  const server = createServer((request, response) => {
    void respond(request, response);
  });
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    asked.push(`${String(request.method)} ${String(request.url)}`);
    const fault = faults.find(({ method, times }) => method === request.method && times > 0);
    if (fault !== undefined) fault.times--;
    const reply: Reply = fault ?? answer(request, Buffer.concat(pieces).toString('utf8'), state);
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body));
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api/v4`,
    notes,
    asked,
    objections,
    faults,
    add: (body, more) => {
      notes.push({ id: state.ids++, body, system: false, author: { id: 4, username: 'reviewer' }, ...more });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
