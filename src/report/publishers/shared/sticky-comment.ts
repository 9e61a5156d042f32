/** A sticky comment, recognised by its hidden first line and its author. */
import type { Answer, Comment, Conversation, Posted } from '../../../model/forge.js';

/** The first line. Encoding prevents a key from closing the HTML comment. */
export const marker = (key: string): string => `<!-- guardband ${encodeURIComponent(key).replaceAll('-', '%2D')} -->`;

/**
 * The number of attempts. A comment may be deleted or changed during an update, or posted although the response was lost, so it
 * is searched for again.
 */
const maxLooks = 4;

/** What to do with a comment. */
export interface Edit {
  /** Markdown after the first line. */
  readonly text: string;
  /** Whether the comment is posted again instead of changed, because nobody is notified of a change. */
  readonly isNew?: boolean;
  /** Whether another writer may be changing the comment, so that it is read again. */
  readonly isShared?: boolean;
}

/**
 * Creates or updates the comment; does nothing if its text is the same.
 *
 * @param first the first line
 * @param edit decides on the text, given that after the first line of the present comment; undefined for nothing to do
 * @returns the URL of the comment, undefined if there is none or it is unknown, or the reason why it could not be written
 */
export async function upsertComment(
  first: string,
  edit: (present: string | undefined) => Edit | undefined,
  conversation: Conversation,
): Promise<Answer<string | undefined>> {
  let answer: Answer<string | undefined> = { value: undefined };
  let posted: number | undefined;
  for (let looks = 0; looks < maxLooks; looks++) {
    const found = await conversation.commentThatBegins(first);
    if ('refusal' in found) return looks === 0 ? found : answer;
    const own: Comment | undefined = found.value;
    // A list can lag behind what was posted.
    if (posted !== undefined && own === undefined) return answer;
    const wanted = edit(own?.body.replace(/^.*\r?\n/, ''));
    const body = `${first}\n${wanted?.text ?? ''}`;
    const isDone = wanted === undefined || (own !== undefined && isSame(own.body, body));
    // Another gate posted first. Later runs update only one comment, so ours would become outdated.
    if (posted !== undefined && own !== undefined && own.id !== posted) await conversation.remove(posted);
    if (isDone) return { value: own?.url };
    const isPost = own === undefined || (wanted.isNew === true && own.id !== posted);
    const written = isPost ? await post(body, own, conversation) : await rewrite(own, body, conversation);
    if ('refusal' in written) {
      answer = written;
      if (written.refusal.kind !== (own === undefined ? 'unreachable' : 'gone')) return answer;
      continue;
    }
    answer = { value: written.value.url };
    posted = isPost ? written.value.id : undefined;
    const isCertain = isPost ? posted === undefined : wanted.isShared !== true;
    if (isCertain) return answer;
  }
  return answer;
}

async function rewrite(own: Comment, body: string, conversation: Conversation): Promise<Answer<Partial<Posted>>> {
  const rewritten = await conversation.rewrite(own, body);
  return 'refusal' in rewritten ? rewritten : { value: own };
}

/** Posts a comment in the place of another one. */
async function post(
  body: string,
  old: Comment | undefined,
  conversation: Conversation,
): Promise<Answer<Partial<Posted>>> {
  const posted = await conversation.comment(body);
  if (!('refusal' in posted) && old !== undefined) await conversation.remove(old.id);
  return posted;
}

/** GitHub may change line ends. */
const isSame = (a: string, b: string): boolean => lines(a) === lines(b);
const lines = (text: string): string => text.replaceAll('\r\n', '\n').trim();
