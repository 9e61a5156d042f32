import type { Page } from '../../../model/host.js';
import type { Column, Table } from '../../blocks/blocks.js';
import { terminalColumns, wrapText } from '../../sentences/problem-lines.js';

type Paint = (text: string, row: number, column: number) => string;

const gap = '  ';

/** The width of a table in logs and files, which have none: CI systems show about as much of a line before they wrap it. */
const logWidth = 120;

/**
 * A table with a dim head; if it does not fit, one block per row: the cells up to its name, then the others, numbers with their
 * headers.
 *
 * @param paint the colour of a cell below the head
 */
export function drawTextTable({ columns, rows, colour }: Table, page: Page, given?: Paint): readonly string[] {
  if (rows.length === 0) return [];
  const dim = colours(page.colour);
  const paint =
    given ?? ((text, _, x) => (colour === undefined || columns[x]?.align !== 'right' ? text : dim(colour, text)));
  const aligned = table(columns, rows, page.width, (text, y, x) => (y === -1 ? dim('dim', text) : paint(text, y, x)));
  const name = columns.findIndex(({ head }) => head !== '');
  const writeBlock = (cells: readonly string[], y: number): readonly string[] => {
    const facts = columns.flatMap(({ head, align }, x) => {
      const cell = cells[x] ?? '';
      if (x <= name || cell === '' || cell === '-') return [];
      return align === 'right' && head !== '' ? `${head} ${cell}` : cell;
    });
    const [first = '', ...more] = wrapText(cells.slice(0, name + 1).join('  '), page.width);
    const word = name === 0 ? '' : (cells[0] ?? '');
    return [
      paint(word, y, 0) + first.slice(word.length),
      ...more,
      ...wrapText(facts.join(', '), page.width - 4).map((line) => `    ${line}`),
    ];
  };
  return aligned ?? rows.flatMap(writeBlock);
}

/** An aligned table of at most `width` terminal columns; undefined if it cannot fit. Without a width it always fits. */
export function table(
  head: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
  paint: Paint,
): readonly string[] | undefined {
  const isLog = width === Infinity;
  const widths = fit(head, rows, isLog ? logWidth : width) ?? (isLog ? fit(head, rows, width) : undefined);
  if (widths === undefined) return undefined;
  const lines = (cells: readonly string[], row: number): readonly string[] => {
    const wrapped = cells.map((cell, i) => wrapText(cell, widths[i] ?? 0));
    const height = Math.max(...wrapped.map(({ length }) => length));
    return Array.from({ length: height }, (_, y) =>
      wrapped
        .map((cell, i) => pad(cell[y] ?? '', widths[i] ?? 0, head[i]?.align ?? 'left', (text) => paint(text, row, i)))
        .join(gap)
        .trimEnd(),
    );
  };
  const heads = head.map((column) => column.head);
  return [lines(heads, -1), ...rows.map(lines)].flat();
}

/** Pads outside the colour codes, so that trailing spaces can be trimmed. */
function pad(text: string, width: number, align: 'left' | 'right', paint: (text: string) => string): string {
  const space = ' '.repeat(Math.max(0, width - terminalColumns(text)));
  const painted = text === '' ? '' : paint(text);
  return align === 'right' ? space + painted : painted + space;
}

/** The width of each column. Columns that may be wrapped shrink first, starting with the widest. */
function fit(
  head: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): readonly number[] | undefined {
  const widths = head.map((column, i) =>
    Math.max(terminalColumns(column.head), ...rows.map((row) => terminalColumns(row[i] ?? ''))),
  );
  const total = (): number => widths.reduce((sum, value) => sum + value, gap.length * (head.length - 1));
  while (total() > width) {
    const giving = head
      .map(({ minWidth = Infinity }, i) => ({ i, spare: (widths[i] ?? 0) - minWidth }))
      .filter(({ spare }) => spare > 0)
      .sort((a, b) => (widths[b.i] ?? 0) - (widths[a.i] ?? 0))[0];
    if (giving === undefined) return undefined;
    widths[giving.i] = (widths[giving.i] ?? 0) - Math.min(giving.spare, Math.max(1, Math.min(total() - width, 4)));
  }
  return widths;
}

/**
 * ANSI colours. node:util's styleText is missing in early versions of Node 20, and it decides by itself whether to use
 * colours.
 */
const codes = { red: 31, green: 32, yellow: 33, magenta: 35, dim: 2, bold: 1 } as const;
export type Colour = keyof typeof codes;
type Colours = (colour: Colour, text: string) => string;

export const colours =
  (isEnabled: boolean): Colours =>
  (colour, text) =>
    isEnabled && text !== '' ? `\u001b[${codes[colour]}m${text}\u001b[0m` : text;
