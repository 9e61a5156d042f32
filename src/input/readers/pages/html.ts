/** Parses an HTML table into a grid. Closing tags are optional; elements other than these seven are stripped. */
import { stripMarkup } from './inline.js';

export interface HtmlTable {
  readonly caption: string;
  /** A cell that spans several columns or rows is repeated in all of them. */
  readonly rows: readonly HtmlRow[];
  readonly end: number;
}

export interface HtmlRow {
  readonly offset: number;
  readonly cells: readonly string[];
  readonly isHead: boolean;
}

const tag = /<(\/?)(table|caption|thead|tr|th|td)\b([^<>]*)>/gi;
/** No published table is wider; a colspan of a million would exhaust the memory. */
const maxColumns = 1000;

/** @param from offset of `<table` in the text */
export function parseHtmlTable(text: string, from: number): HtmlTable {
  const rows: { offset: number; cells: string[]; isHead: boolean }[] = [];
  /** Cells with a rowspan, by column: their text, and for how many more rows they are repeated. */
  const spanning = new Map<number, { text: string; rows: number }>();
  let row: (typeof rows)[number] | undefined;
  let cell: { at: number; columns: number; rows: number } | undefined;
  let caption = '';
  let captionAt: number | undefined;
  let depth = 0;

  const fill = (): void => {
    for (let above = row && spanning.get(row.cells.length); row && above; above = spanning.get(row.cells.length)) {
      if (above.rows === 1) spanning.delete(row.cells.length);
      else above.rows -= 1;
      row.cells.push(above.text);
    }
  };
  const endCell = (at: number): void => {
    if (cell === undefined || row === undefined) return;
    const words = stripMarkup(text.slice(cell.at, at));
    fill();
    for (let i = 0; i < cell.columns && row.cells.length < maxColumns; i++) {
      if (cell.rows > 1) spanning.set(row.cells.length, { text: words, rows: cell.rows - 1 });
      row.cells.push(words);
    }
    cell = undefined;
  };
  const endRow = (at: number): void => {
    endCell(at);
    fill();
    if (row !== undefined && row.cells.length > 0) rows.push(row);
    row = undefined;
  };

  tag.lastIndex = from;
  for (let found = tag.exec(text); found !== null; found = tag.exec(text)) {
    const [all, slash, name = '', attributes = ''] = found;
    const isEnd = slash === '/';
    const element = name.toLowerCase();
    if (element === 'table') depth += isEnd ? -1 : 1;
    if (depth === 0) {
      endRow(found.index);
      return { caption, rows, end: found.index + all.length };
    }
    if (depth > 1) continue; // a nested table is text of its cell
    if (element === 'caption' && !isEnd) captionAt = tag.lastIndex;
    if (element === 'caption' && isEnd && captionAt !== undefined)
      caption = stripMarkup(text.slice(captionAt, found.index));
    if (element === 'tr') {
      endRow(found.index);
      if (!isEnd) row = { offset: found.index, cells: [], isHead: true };
    }
    if (element === 'th' || element === 'td') {
      endCell(found.index);
      if (isEnd) continue;
      row ??= { offset: found.index, cells: [], isHead: true };
      if (element === 'td') row.isHead = false;
      cell = { at: tag.lastIndex, columns: span(attributes, 'col'), rows: span(attributes, 'row') };
    }
  }
  endRow(text.length);
  return { caption, rows, end: text.length };
}

function span(attributes: string, of: 'col' | 'row'): number {
  const count = Number(new RegExp(`\\b${of}span\\s*=\\s*["']?\\s*(\\d+)`, 'i').exec(attributes)?.[1] ?? 1);
  return Math.min(Math.max(count, 1), maxColumns);
}
