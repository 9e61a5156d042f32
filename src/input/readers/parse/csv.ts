/** Tables of comma-separated values, with their line numbers. */
import type { Problem } from '../../../model/documents.js';
import * as summaryProblems from '../../../problems/summaries.js';
import type { Defect } from './text.js';

export interface Row {
  /** On which it begins: a quoted cell may hold line breaks. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote was opened and never closed, so this row swallowed the rest. */
  readonly unclosed: boolean;
}

/** Rows of comma-separated values (RFC 4180; LF or CRLF). Blank lines are skipped. */
export function* rowsOf(text: string): Generator<Row> {
  const plain = /[^,\r\n]*/y;
  let at = 0;
  let line = 1;
  let unclosed = false;
  const plainCell = (): string => {
    plain.lastIndex = at;
    const cell = plain.exec(text)?.[0] ?? '';
    at += cell.length;
    return cell;
  };
  const quotedCell = (): string => {
    let cell = '';
    do {
      const end = text.indexOf('"', at + 1);
      unclosed = end === -1;
      cell += text.slice(at + 1, unclosed ? undefined : end);
      at = unclosed ? text.length : end + 1;
      if (text[at] === '"') cell += '"';
    } while (text[at] === '"');
    line += cell.split('\n').length - 1;
    return cell + plainCell();
  };
  while (at < text.length) {
    const from = line;
    const cells: string[] = [];
    do {
      if (cells.length > 0) at += 1;
      cells.push(text[at] === '"' ? quotedCell() : plainCell());
    } while (text[at] === ',');
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    line += 1;
    if (cells.length > 1 || cells[0]?.trim() !== '') yield { line: from, cells, unclosed };
  }
}

/** The heads of a table, one space where there were several. Enough of a file's beginning will do. */
export function headsOf(text: string): readonly string[] {
  for (const { cells } of rowsOf(text)) return cells.map(tidy);
  return [];
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The rows under a head that have its width. Every other row is a defect and is not read: what stands in its cells
 * cannot be known. Below a second head of other columns nothing is.
 */
export function bodyOf(
  file: string,
  text: string,
  known?: { readonly heads: readonly string[]; readonly implied: boolean },
): { readonly heads: readonly string[]; readonly rows: readonly Row[]; readonly defects: readonly Defect[] } {
  const all = [...rowsOf(text)];
  const written = all[0]?.cells.map(tidy) ?? [];
  const heads = known?.heads ?? written;
  const rows: Row[] = [];
  const defects: Defect[] = [];
  const defect = (cause: string, problem: Problem): unknown => defects.push({ cause, problem });
  // A head has several of the first one's names: numbers never equal one.
  const isHead = (cells: readonly string[]): boolean => same(cells) > 2;
  const same = (cells: readonly string[]): number =>
    cells.filter((cell, i) => tidy(cell) !== '' && tidy(cell) === written[i]).length;
  for (const row of known?.implied === true ? all : all.slice(1)) {
    const { line, cells } = row;
    const place = { file, line };
    if (row.unclosed) defect('unclosed', summaryProblems.unclosedQuote(place));
    else if (known?.implied !== true && isHead(cells)) {
      const whole = same(cells) === heads.length && cells.length === heads.length;
      defect('head', whole ? summaryProblems.headAgain(place) : summaryProblems.otherHead(place));
      if (!whole) break;
    } else if (cells.length === heads.length) rows.push(row);
    else defect(`width ${cells.length}`, summaryProblems.raggedRow(place, heads.length, cells.length));
  }
  if (rows.length === 0 && defects.length === 0) defect('empty', summaryProblems.noRows(file));
  return { heads, rows, defects };
}
