/** The cells of a table, without the surrounding text. Splits pipe tables and tab-separated tables into cells. */
import type { Row } from '../parse/csv.js';
import type { Defect } from '../parse/text.js';
import { stripMarkup } from './inline.js';
import { raggedRow } from '../../problems/tables.js';

export interface Grid {
  /** The line number of the table's head. */
  readonly line: number;
  /** By column; several if the head has several rows, outermost first. */
  readonly headers: readonly (readonly string[])[];
  readonly rows: readonly Row[];
  readonly defects: readonly Defect[];
}

/** The head of each column as one text. */
export const headsOf = ({ headers }: Pick<Grid, 'headers'>): readonly string[] =>
  headers.map((parts) => parts.join(' '));

/** A table, and the position after it; undefined if there is none. */
export type Found = { readonly grid: Grid; readonly end: number } | undefined;

/** Whether a line separates the head from the body of a pipe table. */
export const isDelimiter = (line: string): boolean =>
  line.includes('|') && splitCells(line, '|').every((cell) => /^:?-+:?$/.test(cell));

/**
 * Whether a line is the head of a tab-separated table: words in every column, above a row of the same width. Numeric output
 * of tools does not look like that.
 */
export function isTabHead(line: string, next: string): boolean {
  const cells = line.split('\t');
  return cells.length >= 3 && next.split('\t').length === cells.length && cells.every((cell) => /\p{L}{2}/u.test(cell));
}

/** The pipe table or tab-separated table whose head is at a position of the lines. */
export function findGrid(file: string, lines: readonly string[], head: number): Found {
  const [line = '', next = ''] = lines.slice(head, head + 2);
  const isPiped = line.includes('|') && isDelimiter(next);
  if (!isPiped && !(head > 0 && isTabHead(line, next))) return undefined;
  const [divider, first] = isPiped ? (['|', head + 2] as const) : (['\t', head + 1] as const);
  const isRow = (row: string): boolean =>
    isPiped ? row.includes('|') : row.split('\t').length === line.split('\t').length;
  let end = first;
  while (end < lines.length && isRow(lines[end] ?? '')) end++;
  const names = splitCells(line, divider);
  const rows = lines
    .slice(first, end)
    .map((row, i) => ({ line: first + i + 1, cells: splitCells(row, divider), unclosed: false }));
  return { grid: createGrid(file, head, [names], rows), end };
}

/** A backslash escapes a pipe within a cell, even in code. */
function splitCells(line: string, divider: '|' | '\t'): readonly string[] {
  if (divider === '\t') return line.split('\t').map(stripMarkup);
  const inner = line.replace(/^[\s>]*\|?/, '').replace(/(?<!\\)\|\s*$/, '');
  return inner.split(/(?<!\\)\|/).map(stripMarkup);
}

/**
 * Keeps rows with the width of the head. Others are defects, because their values cannot be assigned to columns.
 *
 * @param position position of the head in the lines
 * @param head its rows, outermost first
 */
export function createGrid(
  file: string,
  position: number,
  head: readonly (readonly string[])[],
  rows: readonly Row[],
): Grid {
  const width = head.reduce((most, cells) => Math.max(most, cells.length), 0);
  const headers = Array.from({ length: width }, (_, i) => [
    ...new Set(head.map((cells) => cells[i] ?? '').filter((name) => name !== '')),
  ]);
  const body = rows.filter(({ cells }) => !cells.every((cell, i) => cell === (head[0]?.[i] ?? '')));
  const ragged = body.filter(({ cells }) => cells.length !== width);
  return {
    line: position + 1,
    headers,
    rows: body.filter(({ cells }) => cells.length === width),
    defects: ragged.map(({ line, cells }) => ({
      cause: `width ${cells.length}`,
      problem: raggedRow({ file, line }, width, cells.length),
    })),
  };
}
