import type { Answer, Published } from '../model.js';

/** GitHub's limits are not the ones it states; what it will not take is offered again, smaller. */
const sizes = [60_000, 30_000, 8_000];

/**
 * The report as Markdown, as large as the other side takes it.
 *
 * @param around bytes of what is added to it
 */
export async function sized(
  { text }: Published,
  send: (markdown: string) => Promise<Answer<unknown>>,
  around = 0,
): Promise<Answer<unknown>> {
  let answer: Answer<unknown> = { refusal: { kind: 'unacceptable', why: 'there is no text' } };
  let before: string | undefined;
  for (const size of sizes) {
    const markdown = text('markdown', { mostBytes: size - around }) ?? '';
    if (markdown === before) continue;
    before = markdown;
    answer = await send(markdown);
    if (!('refusal' in answer) || answer.refusal.kind !== 'unacceptable') return answer;
  }
  return answer;
}
