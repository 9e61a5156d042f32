/** What publishers read from a publication: Markdown that the server accepts, and its first paragraph. */
import type { Answer, Forge } from '../../../model/forge.js';
import type { Publication } from '../../../model/rendering.js';

/**
 * Slightly less than GitHub's actual limit, which differs from the documented one. If GitHub rejects a text, it is sent
 * again at half the size.
 */
const mostBytes = 60_000;
const maxOffers = 4;

/**
 * Sends Markdown, shortened until the server accepts it.
 *
 * @param text renders the Markdown in at most this number of bytes
 * @param extraBytes the number of bytes that `send` adds
 */
export async function sendWithinLimit<Value>(
  text: (mostBytes: number) => string,
  send: (markdown: string) => Promise<Answer<Value>>,
  extraBytes = 0,
): Promise<Answer<Value>> {
  let most = mostBytes - extraBytes;
  let answer: Answer<Value> = { refusal: { kind: 'unacceptable', why: 'there is no text' } };
  let before: string | undefined;
  for (let offers = 0; offers < maxOffers; offers++) {
    const markdown = text(most);
    if (markdown === before) return answer; // the text cannot become shorter
    before = markdown;
    answer = await send(markdown);
    if (!('refusal' in answer) || answer.refusal.kind !== 'unacceptable') return answer;
    most = new TextEncoder().encode(markdown).length / 2;
  }
  return answer;
}

/** Renders a report within a number of bytes. */
export const markdownWithin =
  ({ text }: Publication) =>
  (mostBytes: number): string =>
    text('markdown', { mostBytes }) ?? '';

const leads = {
  report:
    "**The numbers and the verdict come from the fork's own run**: the author of the change controls them, and they have not been verified.",
  results:
    "**The numbers come from the fork's own run**, which the author of the change controls; they were judged by the rules and baselines of this repository.",
} as const satisfies Record<NonNullable<Forge['foreign']>, string>;

/** The first paragraph of a report whose input another run controls; empty for other reports or without a report. */
export const foreignLead = ({ report }: Publication, foreign: Forge['foreign']): string =>
  report === undefined || foreign === undefined ? '' : `> ${leads[foreign]}\n\n`;
