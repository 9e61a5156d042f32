/** Lays out help texts for a narrow terminal. */
import { wrapText } from '../report/phrases/word-wrap.js';

const width = 80;
/**
 * The last column at which an explanation may start next to its command. Otherwise it becomes a comment above the command.
 */
const lastColumn = 36;

/**
 * Wraps a text at 80 columns. Lines without indentation are paragraphs. Indented lines are commands or terms, separated
 * from their explanation by two spaces.
 */
export function layOutHelp(text: string): string {
  const blocks: string[][] = [];
  let last: string | undefined;
  for (const line of text.split('\n')) {
    const joins = last !== undefined && line !== '' && last !== '' && isIndented(line) === isIndented(last);
    if (joins && !startsParagraph(line)) blocks.at(-1)?.push(line);
    else blocks.push([line]);
    last = line;
  }
  return blocks
    .flatMap((block) => (isIndented(block[0] ?? '') ? layOutList(block) : layOutParagraph(block)))
    .join('\n');
}

const isIndented = (line: string): boolean => line.startsWith(' ');
const startsParagraph = (line: string): boolean => line.startsWith('Exit codes:');

const layOutParagraph = (lines: readonly string[]): readonly string[] => wrapText(lines.join(' '), width);

function layOutList(lines: readonly string[]): readonly string[] {
  if (lines.every((line) => line.length <= width)) return lines;
  const items = lines.map((line) => {
    const [, head = line, gap = '', about = ''] = /^( +\S.*?)( {2,})(\S.*)$/.exec(line) ?? [];
    return { head, about, column: head.length + gap.length };
  });
  const hasRoom = items.every(({ about, column }) => about === '' || column <= lastColumn);
  return items.flatMap(({ head, about, column }) => {
    if (about === '') return continueCommand(head);
    if (!hasRoom) return [...wrapText(about, width - 4).map((line) => `  # ${line}`), ...continueCommand(head)];
    return wrapText(about, width - column).map(
      (line, i) => `${i === 0 ? head.padEnd(column) : ' '.repeat(column)}${line}`,
    );
  });
}

/** Breaks a command before an option, so that it can still be pasted. */
function continueCommand(line: string): readonly string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const place = rest.lastIndexOf(' -', width - 2);
    if (place <= 4) break;
    lines.push(`${rest.slice(0, place)} \\`);
    rest = `      ${rest.slice(place + 1)}`;
  }
  return [...lines, rest];
}
