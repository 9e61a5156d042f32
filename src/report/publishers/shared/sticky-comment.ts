/** A sticky comment, recognised by its hidden first line and its author. */
import type { Answer, Comment, Conversation } from '../../../model/forge.js';

/** The first line. Encoding prevents a key from closing the HTML comment. */
export const marker = (key: string): string => `<!-- guardband ${encodeURIComponent(key).replaceAll('-', '%2D')} -->`;

/**
 * The number of attempts. A comment may be deleted during an update, or posted although the response was lost, so it is
 * searched for again.
 */
const mostLooks = 3;

/** The URL of a comment; undefined if there is no comment, or if its URL is unknown. */
export type CommentUrl = string | undefined;

/**
 * Creates or updates the comment; does nothing if its text is the same.
 *
 * @param body Markdown whose first line is the marker
 * @param isToBegin whether to create the comment if there is none yet
 * @returns the URL of the comment, or the reason why it could not be written
 */
export async function upsertComment(
  body: string,
  isToBegin: boolean,
  conversation: Conversation,
): Promise<Answer<CommentUrl>> {
  const [first = ''] = body.split('\n');
  let answer: Answer<CommentUrl> = { value: undefined };
  for (let looks = 0; looks < mostLooks; looks++) {
    const found = await conversation.commentThatBegins(first);
    if ('refusal' in found) return found;
    const own: Comment | undefined = found.value;
    if (own === undefined ? !isToBegin : isSame(own.body, body)) return { value: own?.url };
    answer = own === undefined ? await postOnce(body, first, conversation) : await rewrite(own, body, conversation);
    if (!('refusal' in answer)) return answer;
    const { kind } = answer.refusal;
    const isWorthALook = own === undefined ? kind === 'unreachable' : kind === 'gone';
    if (!isWorthALook) return answer;
  }
  return answer;
}

async function rewrite(own: Comment, body: string, conversation: Conversation): Promise<Answer<CommentUrl>> {
  const rewritten = await conversation.rewrite(own, body);
  return 'refusal' in rewritten ? rewritten : { value: own.url };
}

/**
 * Posts a comment. If another job has posted one in the meantime, updates that one and removes ours, because later runs
 * update only one and the other would become outdated.
 */
async function postOnce(body: string, first: string, conversation: Conversation): Promise<Answer<CommentUrl>> {
  const posted = await conversation.comment(body);
  if ('refusal' in posted) return posted;
  const { id, url } = posted.value;
  if (id === undefined) return { value: url };
  const found = await conversation.commentThatBegins(first);
  if ('refusal' in found || found.value === undefined || found.value.id === id) return { value: url };
  const rewritten = await conversation.rewrite(found.value, body);
  if ('refusal' in rewritten) return { value: url };
  await conversation.remove(id);
  return { value: found.value.url };
}

/** GitHub may change line ends. */
const isSame = (a: string, b: string): boolean => lines(a) === lines(b);
const lines = (text: string): string => text.replaceAll('\r\n', '\n').trim();
