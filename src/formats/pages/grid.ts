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

type Divider = '|' | '\t';

/** Whether a line separates the head from the body of a pipe table. */
export function isDelimiter(line: string): boolean {
  return line.includes('|') && splitCells(line, '|').every((cell) => /^:?-+:?$/.test(cell));
}

/**
 * Whether a line is the head of a tab-separated table: words in every column, above a row of the same width. Numeric output
 * of tools does not look like that.
 */
export function isTabHead(line: string, next: string): boolean {
  const cells = line.split('\t');
  return cells.length >= 3 && next.split('\t').length === cells.length && cells.every((cell) => /\p{L}{2}/u.test(cell));
}

/** @param head position of the head in the lines; the delimiter follows it */
export function parsePipeTable(file: string, lines: readonly string[], head: number, end: number): Grid {
  const names = splitCells(lines[head] ?? '', '|');
  const delimiter = splitCells(lines[head + 1] ?? '', '|');
  const table = createGrid(file, head, [names], parseRows(lines, head + 2, end, '|'));
  if (delimiter.length === names.length) return table;
  const problem = raggedRow({ file, line: head + 2 }, names.length, delimiter.length);
  return { ...table, rows: [], defects: [{ cause: 'delimiter', problem }] };
}

/** @param head position of the head in the lines */
export function parseTabTable(file: string, lines: readonly string[], head: number, end: number): Grid {
  return createGrid(file, head, [splitCells(lines[head] ?? '', '\t')], parseRows(lines, head + 1, end, '\t'));
}

const parseRows = (lines: readonly string[], start: number, end: number, divider: Divider): readonly Row[] =>
  lines
    .slice(start, end)
    .map((line, i) => ({ line: start + i + 1, cells: splitCells(line, divider), unclosed: false }));

/** A backslash escapes a pipe within a cell, even in code. */
export function splitCells(line: string, divider: Divider): readonly string[] {
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
  const isHead = ({ cells }: Row): boolean => cells.every((cell, i) => cell === (head[0]?.[i] ?? ''));
  const body = rows.filter((row) => !isHead(row));
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
