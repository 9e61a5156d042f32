/** Tables of separated values with line numbers. */
import type { Problem } from '../../model/documents.js';
import type { Defect } from './text.js';
import * as tableProblems from '../../problems/tables.js';

export interface TableRow {
  /** The number of its first line: a quoted cell may contain line breaks. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether a quote was never closed, so that this row includes the rest of the file. */
  readonly unclosed: boolean;
}

/** Spreadsheets whose decimal mark is a comma, and JMeter if it is told to, separate cells by semicolons or tabs. */
type Delimiter = ',' | ';' | '\t';

/** The delimiter of a table: the one that the first line has most of outside quotes. */
export function detectDelimiter(text: string): Delimiter {
  const line = (/\S.*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (delimiter: Delimiter): number => line.split(delimiter).length;
  return ([';', '\t'] as const).reduce<Delimiter>((best, other) => (count(other) > count(best) ? other : best), ',');
}

/** Parses separated values (RFC 4180; LF or CRLF). Blank lines are skipped. */
function* parseRows(text: string, delimiter = detectDelimiter(text)): Generator<TableRow, undefined> {
  const plain = new RegExp(`[^${delimiter}\\r\\n]*`, 'y');
  let position = 0;
  let line = 1;
  let unclosed = false;
  const plainCell = (): string => {
    plain.lastIndex = position;
    const cell = plain.exec(text)?.[0] ?? '';
    position += cell.length;
    return cell;
  };
  const quotedCell = (): string => {
    let cell = '';
    do {
      const end = text.indexOf('"', position + 1);
      unclosed = end === -1;
      cell += text.slice(position + 1, unclosed ? undefined : end);
      position = unclosed ? text.length : end + 1;
      if (text[position] === '"') cell += '"';
    } while (text[position] === '"');
    line += cell.split('\n').length - 1;
    return cell + plainCell();
  };
  while (position < text.length) {
    const firstLine = line;
    const cells: string[] = [];
    do {
      if (cells.length > 0) position += 1;
      cells.push(text[position] === '"' ? quotedCell() : plainCell());
    } while (text[position] === delimiter);
    if (text[position] === '\r') position += 1;
    if (text[position] === '\n') position += 1;
    line += 1;
    if (cells.length > 1 || cells[0]?.trim() !== '') yield { line: firstLine, cells, unclosed };
  }
}

/** The cells of one row. */
export const splitRow = (line: string, delimiter: Delimiter = ','): readonly string[] =>
  parseRows(line, delimiter).next().value?.cells ?? [];

/** Three numbers in a row, which no name of several lines has. */
const numbersInRow = /(?:,-?[\d.]+%?){3}/;

/**
 * Whether a quoted cell includes a row: a quote that lost its partner runs to the quote of a later row, and so over the
 * numbers between them or over the cells before its own column.
 */
const includesRow = ({ cells }: TableRow): boolean =>
  cells.some((cell, column) => {
    const [, ...more] = cell.split('\n');
    const last = more.at(-1);
    return last !== undefined && (numbersInRow.test(cell) || (column > 0 && last.split(',').length > column));
  });

/** The headers of a table, with normalized white space. The beginning of a file is enough. */
export const readHeaders = (text: string): readonly string[] =>
  parseRows(text).next().value?.cells.map(normalizeSpace) ?? [];

const normalizeSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

const decimals = (cell: string): number => /^-?\d+\.(\d+)%?$/.exec(cell.trim())?.[1]?.length ?? 0;

/**
 * Whether a last row without a line end has lost nothing: all its cells are there, and the last one is quoted, a percentage,
 * a word that others have, or a number with as many decimals as the others.
 */
function isWholeRow({ cells }: TableRow, all: readonly TableRow[], width: number): boolean {
  const last = cells.at(-1)?.trim() ?? '';
  if (cells.length !== width || last === '') return false;
  const others = all.slice(1, -1).map((row) => row.cells[width - 1]?.trim() ?? '');
  if (!/^-?[\d.]+$/.test(last)) return last.endsWith('%') || others.includes(last);
  return decimals(last) > 0 && others.length > 0 && others.every((cell) => decimals(cell) <= decimals(last));
}

/**
 * Reads the rows below the head. A row of a different width is a defect and is dropped, because its values cannot be
 * assigned to columns. The same applies to a last row without a line end whose last number may have lost digits. Reading
 * stops at a second head with other columns.
 *
 * @param known headers to use instead of the first row; `implied` if the first row already contains data
 */
export function readTable(
  file: string,
  text: string,
  known?: { readonly headers: readonly string[]; readonly implied: boolean },
): { readonly headers: readonly string[]; readonly rows: readonly TableRow[]; readonly defects: readonly Defect[] } {
  const all = [...parseRows(text)];
  const lastRow = all.at(-1);
  const firstRow = all[0]?.cells.map(normalizeSpace) ?? [];
  const headers = known?.headers ?? firstRow;
  const rows: TableRow[] = [];
  const defects: Defect[] = [];
  const addDefect = (cause: string, problem: Problem): unknown => defects.push({ cause, problem });
  // Rows of data never repeat several names of the first head.
  const countEqual = (cells: readonly string[]): number =>
    cells.filter((cell, column) => normalizeSpace(cell) !== '' && normalizeSpace(cell) === firstRow[column]).length;
  for (const row of known?.implied === true ? all : all.slice(1)) {
    const { line, cells } = row;
    const place = { file, line };
    if (row.unclosed || includesRow(row)) addDefect('unclosed', tableProblems.unclosedQuote(place));
    else if (row === lastRow && !text.endsWith('\n') && !isWholeRow(row, all, headers.length))
      addDefect('cut', tableProblems.rowCutOff(place));
    else if (known?.implied !== true && countEqual(cells) > 2) {
      const isSameHead = countEqual(cells) === headers.length && cells.length === headers.length;
      addDefect('head', isSameHead ? tableProblems.headAgain(place) : tableProblems.otherHeader(place));
      if (!isSameHead) break;
    } else if (cells.length === headers.length) rows.push(row);
    else addDefect(`width ${cells.length}`, tableProblems.raggedRow(place, headers.length, cells.length));
  }
  if (rows.length === 0 && defects.length === 0) addDefect('empty', tableProblems.noRows(file));
  return { headers, rows, defects };
}
