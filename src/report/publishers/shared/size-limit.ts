import type { Answer } from '../../../model/forge.js';
import type { Published } from '../../../model/rendering.js';

/** GitHub's limit is above this, wherever it is; what it will not take is offered again at half the size. */
const mostBytes = 60_000;
const mostOffers = 4;

/**
 * Markdown as large as the other side takes it.
 *
 * @param text in so many bytes at most
 * @param around bytes of what is added to it
 */
export async function sendWithinLimit(
  text: (mostBytes: number) => string,
  send: (markdown: string) => Promise<Answer<unknown>>,
  around = 0,
): Promise<Answer<unknown>> {
  let most = mostBytes - around;
  let answer: Answer<unknown> = { refusal: { kind: 'unacceptable', why: 'there is no text' } };
  let before: string | undefined;
  for (let offers = 0; offers < mostOffers; offers++) {
    const markdown = text(most);
    if (markdown === before) return answer; // it cannot be said in less
    before = markdown;
    answer = await send(markdown);
    if (!('refusal' in answer) || answer.refusal.kind !== 'unacceptable') return answer;
    most = new TextEncoder().encode(markdown).length / 2;
  }
  return answer;
}

/** A report, for it. */
export const markdownWithin =
  ({ text }: Published) =>
  (mostBytes: number): string =>
    text('markdown', { mostBytes }) ?? '';
