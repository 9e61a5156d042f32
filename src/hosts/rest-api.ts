/**
 * A client for the REST API of a forge. Every request ends within a bounded time, whatever the network and the forge do.
 */
import type { Agent, IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, ForgeRefusal, Comment, Conversation, Posted } from '../model/forge.js';
import { listProperty, readProperty } from '../lang/objects.js';

export interface ApiOptions {
  /** Without a trailing slash: https://api.github.com, https://gitlab.com/api/v4. */
  readonly url: string;
  /** Headers of every request: the token, and those that the forge requires. */
  readonly headers: Readonly<Record<string, string>>;
  /** Uses the runner's proxy, if it has one. */
  readonly agent?: Agent;
  /** Time limit for all requests together, including waits and retries. */
  readonly patienceMs?: number;
  /** Whether a request that failed is repeated. Default: true. */
  readonly isPatient?: boolean;
  /** Time limit for one request. */
  readonly timeoutMs?: number;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** @param path below the API's URL, or a whole URL of the same host */
export type Api = (method: Method, path: string, body?: unknown) => Promise<Answer<unknown>>;

/** Adds what helps to refusals for lack of a permission: a forge then answers 401, 403, or 404 as if nothing were there. */
export const withAdvice =
  (api: Api, advice: string): Api =>
  async (...request) => {
    const answer = await api(...request);
    if (!('refusal' in answer) || !['forbidden', 'gone'].includes(answer.refusal.kind)) return answer;
    return { refusal: { ...answer.refusal, advice } };
  };

/** A secondary rate limit asks for a minute's wait; a longer one would cost more than the comment is worth. */
const usualPatienceMs = 90_000;
const usualTimeoutMs = 15_000;
/** Pauses between attempts, unless the forge asks for a longer one. */
const pausesMs = [500, 1000, 2000, 4000, 8000];
/** Enough for a page of a hundred comments of maximum size. */
const mostBytes = 64 * 1024 * 1024;
const mostRedirects = 3;

export function restApi(options: ApiOptions): Api {
  const { patienceMs = usualPatienceMs, timeoutMs = usualTimeoutMs, isPatient = true } = options;
  let deadline: number | undefined;
  return async (method, path, body) => {
    deadline ??= Date.now() + patienceMs;
    for (let retries = 0; ; retries++) {
      const left = deadline - Date.now();
      if (left <= 0) return { refusal: { kind: 'unreachable', why: `no response within ${patienceMs / 1000} s` } };
      const answer = await attempt(method, new URL(path.startsWith('/') ? options.url + path : path), body, {
        ...options,
        timeoutMs: Math.min(timeoutMs, left),
      });
      if (!('refusal' in answer)) return answer;
      const { refusal, waitMs, mayHaveSucceeded } = answer;
      // A POST that may have succeeded is not repeated.
      const canRetry =
        isPatient && waitMs !== undefined && retries < pausesMs.length && !(mayHaveSucceeded && method === 'POST');
      const pause = Math.max(waitMs ?? 0, pausesMs[retries] ?? 0);
      if (!canRetry || Date.now() + pause >= deadline) return { refusal };
      await sleep(pause);
    }
  };
}

/**
 * A failed attempt. waitMs: a retry after this time may succeed. mayHaveSucceeded: the request may have succeeded nevertheless.
 */
interface FailedAttempt {
  readonly refusal: ForgeRefusal;
  readonly waitMs?: number;
  readonly mayHaveSucceeded: boolean;
}

interface Response {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

type AttemptOptions = ApiOptions & { readonly timeoutMs: number };

async function attempt(
  method: Method,
  url: URL,
  body: unknown,
  options: AttemptOptions,
): Promise<{ readonly value: unknown } | FailedAttempt> {
  let target = url;
  for (let redirects = 0; ; redirects++) {
    let response: Response;
    try {
      response = await send(method, target, body, options);
    } catch (error) {
      return unanswered(error, options.timeoutMs);
    }
    const { status, headers, text } = response;
    if (status >= 200 && status < 300) return parseBody(text);
    const next = status >= 300 && status < 400 ? headers.location : undefined;
    if (next === undefined || redirects === mostRedirects) return refused(response);
    // Renamed repositories redirect, but the token is never sent to another host.
    const there = new URL(next, target);
    if (there.origin !== target.origin)
      return refused({ ...response, text: `redirected to another host, ${there.host}` });
    target = there;
  }
}

async function send(
  method: Method,
  url: URL,
  body: unknown,
  { agent, headers, timeoutMs }: AttemptOptions,
): Promise<Response> {
  const content = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const signal = AbortSignal.timeout(timeoutMs);
  // Loaded here, because most commands send nothing and start without them a tenth faster.
  const client = await (url.protocol === 'http:' ? import('node:http') : import('node:https'));
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = client.request(url, {
      method,
      signal,
      ...(agent && { agent }),
      headers: {
        'user-agent': 'guardband',
        ...headers,
        ...(content && { 'content-type': 'application/json', 'content-length': content.length }),
      },
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.end(content);
  });
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of message as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > mostBytes) throw Object.assign(new Error('the answer is too large'), { code: 'ETOOLARGE' });
    pieces.push(piece);
  }
  return { status: message.statusCode ?? 0, headers: message.headers, text: Buffer.concat(pieces).toString('utf8') };
}

function parseBody(text: string): { readonly value: unknown } | FailedAttempt {
  try {
    return { value: text === '' ? undefined : (JSON.parse(text) as unknown) };
  } catch {
    return { refusal: { kind: 'unreachable', why: 'the answer is not JSON' }, mayHaveSucceeded: true };
  }
}

/** Errors before the connection was established, so that the request cannot have succeeded. */
const notConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

function unanswered(error: unknown, timeoutMs: number): FailedAttempt {
  const { name, code, message } = error as NodeJS.ErrnoException;
  const isTimeout = name === 'TimeoutError' || name === 'AbortError';
  const why = isTimeout ? `no answer within ${(timeoutMs / 1000).toFixed(1)} s` : message || (code ?? name);
  return { refusal: { kind: 'unreachable', why }, waitMs: 0, mayHaveSucceeded: !notConnected.includes(code ?? '') };
}

function refused({ status, headers, text }: Response): FailedAttempt {
  const reason = `${status} ${readErrorMessage(text)}`.trim();
  const waitMs = readWaitMs(status, headers, text);
  if (waitMs !== undefined) {
    const asks = waitMs > 0 ? `, and requires a wait of ${Math.ceil(waitMs / 1000)} s` : '';
    return { refusal: { kind: 'limited', why: `${reason}${asks}` }, waitMs, mayHaveSucceeded: false };
  }
  if (status >= 500) return { refusal: { kind: 'unreachable', why: reason }, waitMs: 0, mayHaveSucceeded: true };
  const kind =
    status === 401 || status === 403 ? 'forbidden' : status === 404 || status === 410 ? 'gone' : 'unacceptable';
  return { refusal: { kind, why: reason }, mayHaveSucceeded: false };
}

/** The requested wait in milliseconds if a rate limit was hit: status 429, or 403 with certain headers or words. */
function readWaitMs(status: number, headers: IncomingMessage['headers'], text: string): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const after = headers['retry-after'];
  if (after !== undefined) {
    const seconds = Number(after);
    const ms = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000;
    return Number.isNaN(ms) ? 0 : Math.max(0, ms);
  }
  const reset = Number(headers['x-ratelimit-reset']);
  if (headers['x-ratelimit-remaining'] === '0') return Math.max(0, reset * 1000 - Date.now()) || 0;
  return status === 429 || /secondary rate limit|abuse detection/i.test(text) ? 0 : undefined;
}

/** The error message of the forge, on one line. */
function readErrorMessage(text: string): string {
  try {
    // GitHub: message and errors. GitLab: message, which may be an object, or error and error_description.
    const { message, error, error_description: description, errors } = JSON.parse(text) as Record<string, unknown>;
    return [message ?? error, description, errors]
      .map((part) => (typeof part === 'string' ? part.slice(0, 300) : shortJson(part)))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  } catch {
    return text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 120);
  }
}

const shortJson = (part: unknown): string =>
  typeof part === 'object' && part !== null ? JSON.stringify(part).slice(0, 200) : '';

interface Thread<Author> {
  /** "#7" */
  readonly name: string;
  /** Path of the list of comments. */
  readonly list: string;
  /** Further parameters of the list: "&sort=asc". */
  readonly order?: string;
  /** Path of a single comment, without its id. */
  readonly item: string;
  readonly rewriteBy: Extract<Method, 'PATCH' | 'PUT'>;
  /** Identifies the owner of the token. */
  readonly author: () => Promise<Answer<Author>>;
  readonly readPosted: (value: unknown) => Partial<Posted>;
  /** The comment; undefined unless it is by this author, because anyone may write a line that looks like ours. */
  readonly readOwn: (value: unknown, author: Author) => Comment | undefined;
  /** The request body for a comment's text. */
  readonly prepare?: (body: string) => string;
}

const perPage = 100;
/** Ten thousand comments. */
const mostPages = 100;

export function createConversation<Author>(api: Api, thread: Thread<Author>): Conversation {
  const { name, list, item, order = '', prepare = (body: string) => body } = thread;
  return {
    name,
    commentThatBegins: async (line) => {
      const author = await thread.author();
      if ('refusal' in author) return author;
      let firstOfPage: unknown;
      for (let page = 1; page <= mostPages; page++) {
        const answer = await api('GET', `${list}?per_page=${perPage}&page=${page}${order}`);
        if ('refusal' in answer) return answer;
        const all = listProperty(answer.value);
        const own = all
          .flatMap((value) => thread.readOwn(value, author.value) ?? [])
          .find(({ body }) => body.split(/\r?\n/)[0] === line);
        // Some servers ignore the number of the page and send all comments, or the same page again.
        const first = readProperty(all[0], 'id');
        if (own !== undefined || all.length !== perPage || first === firstOfPage) return { value: own };
        firstOfPage = first;
      }
      return { value: undefined };
    },
    comment: async (body) => {
      const answer = await api('POST', list, { body: prepare(body) });
      return 'refusal' in answer ? answer : { value: thread.readPosted(answer.value) };
    },
    rewrite: ({ id }, body) => api(thread.rewriteBy, `${item}/${id}`, { body: prepare(body) }),
    remove: (id) => api('DELETE', `${item}/${id}`),
  };
}

/** Caches the first successful answer. */
export function cacheAnswer<Value>(request: () => Promise<Answer<Value>>): () => Promise<Answer<Value>> {
  let known: Answer<Value> | undefined;
  return async () => (known = known !== undefined && 'value' in known ? known : await request());
}
