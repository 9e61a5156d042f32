/** A thread of comments behind a REST API: the parts that all forges share. */
import { listProperty, readProperty } from '../lang/objects.js';
import type { Answer, Comment, Conversation, Posted } from '../model/forge.js';
import type { Api, Method } from './rest-api.js';

export interface Thread<Author> {
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
