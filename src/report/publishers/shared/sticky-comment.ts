/** A comment that is ours and stays where it is: told by its first line, which is not shown, and by its author. */
import type { Answer, Comment, Conversation } from '../../../model/forge.js';

/** The first line; nothing in a key can end the HTML comment before its end. */
export const marker = (key: string): string => `<!-- guardband ${encodeURIComponent(key).replaceAll('-', '%2D')} -->`;

/** Deleted while it was being changed, or posted although no answer came: another look tells. */
const mostLooks = 3;

/**
 * Writes the comment, or writes it anew, or does nothing where it says the same already.
 *
 * @param body with the marker as its first line
 * @param isToBegin whether it is posted where there is none of ours yet
 */
export async function upsertComment(body: string, isToBegin: boolean, on: Conversation): Promise<Answer<unknown>> {
  const [first = ''] = body.split('\n');
  let answer: Answer<unknown> = { value: undefined };
  for (let looks = 0; looks < mostLooks; looks++) {
    const found = await on.commentThatBegins(first);
    if ('refusal' in found) return found;
    const own: Comment | undefined = found.value;
    if (own === undefined ? !isToBegin : isSame(own.body, body)) return found;
    answer = own === undefined ? await postOnce(body, first, on) : await on.rewrite(own, body);
    if (!('refusal' in answer)) return answer;
    const { kind } = answer.refusal;
    const isWorthALook = own === undefined ? kind === 'unreachable' : kind === 'gone';
    if (!isWorthALook) return answer;
  }
  return answer;
}

/**
 * Posts a comment. Where another job has posted one meanwhile, that one says what is newest and stays alone: of two, later runs
 * would write one anew, and the other would be wrong for ever.
 */
async function postOnce(body: string, first: string, on: Conversation): Promise<Answer<unknown>> {
  const posted = await on.comment(body);
  if ('refusal' in posted || posted.value === undefined) return posted;
  const found = await on.commentThatBegins(first);
  if ('refusal' in found || found.value === undefined || found.value.id === posted.value) return posted;
  const rewritten = await on.rewrite(found.value, body);
  if (!('refusal' in rewritten)) await on.remove(posted.value);
  return posted;
}

/** GitHub keeps line ends as they please it. */
const isSame = (a: string, b: string): boolean => lines(a) === lines(b);
const lines = (text: string): string => text.replaceAll('\r\n', '\n').trim();
