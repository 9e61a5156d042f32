/** Writes blocks for a terminal or a log. */
import type { Page } from '../../model/host.js';
import { problemLines, proseWidth, sortProblems, widenPage, wrapText } from '../sentences/problem-lines.js';
import { type Colour, colours, drawTextTable } from '../renderers/text/table.js';
import { joinSections, readSection, type Block, type Section } from './blocks.js';

export function writeText(sections: readonly Section[], given: Page): string {
  const page = widenPage(given);
  return joinSections(
    sections.map(readSection).map(({ title, body }) => {
      const lines = body.flatMap((block) => writeBlock(block, page));
      const head = title === undefined || lines.length === 0 ? [] : wrapText(title, proseWidth(page));
      return [...head.map((line) => colours(page.colour)('bold', line)), ...lines];
    }),
  );
}

function writeBlock(block: Block, page: Page): readonly string[] {
  const width = proseWidth(page);
  if (typeof block === 'string') return block === '' ? [] : wrapText(block, width);
  if ('items' in block)
    return block.items.flatMap((item) =>
      wrapText(typeof item === 'string' ? item : item.join(': '), width - 2).map(
        (line, i) => (i === 0 ? '- ' : '  ') + line,
      ),
    );
  if ('table' in block) return drawTextTable(block.table, page);
  // Lines to copy are not wrapped: a terminal wraps them without inserting line breaks.
  if ('code' in block) return block.code.map((line) => `    ${line}`);
  if ('steps' in block)
    return block.steps.flatMap(({ sentence, code }) =>
      [{ items: [sentence] }, { code: code?.lines ?? [] }].flatMap((part) => writeBlock(part, page)),
    );
  return 'written' in block
    ? block.written
    : sortProblems(block.problems).flatMap((problem) => problemLines(problem, width));
}

/** "FAILED  checkout got slower", with the word in colour. */
export function writeVerdict(word: string, colour: Colour, sentence: string, page: Page): readonly string[] {
  const [first = '', ...others] = wrapText(`${word}  ${sentence}`, page.width);
  return [colours(page.colour)(colour, word) + first.slice(word.length), ...others];
}
