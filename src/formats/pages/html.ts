/** Parses an HTML table into a grid. Closing tags are optional; elements other than these seven are stripped. */
import { stripMarkup } from './inline.js';

const tag = /<(\/?)(table|caption|thead|tr|th|td)\b([^<>]*)>/gi;
/** No published table is wider than this; a colspan of a million would exhaust the memory. */
const maxColumns = 1000;

/**
 * Its cells, of which one that spans several columns or rows is repeated in all of them.
 *
 * @param start offset of `<table` in the text
 */
export function parseHtmlTable(text: string, start: number) {
  const { rows, startRow, endRow, startCell, endCell } = collectRows(text);
  let caption = '';
  let captionStart: number | undefined;
  let depth = 0;
  tag.lastIndex = start;
  for (let match = tag.exec(text); match !== null; match = tag.exec(text)) {
    const [all, slash, name = '', attributes = ''] = match;
    const isEnd = slash === '/';
    const element = name.toLowerCase();
    if (element === 'table') depth += isEnd ? -1 : 1;
    if (depth === 0) {
      endRow(match.index);
      return { caption, rows, end: match.index + all.length };
    }
    if (depth > 1) continue; // a nested table becomes text of its cell
    if (element === 'caption' && !isEnd) captionStart = tag.lastIndex;
    if (element === 'caption' && isEnd && captionStart !== undefined)
      caption = stripMarkup(text.slice(captionStart, match.index));
    if (element === 'tr') {
      endRow(match.index);
      if (!isEnd) startRow(match.index);
    }
    if (element === 'th' || element === 'td') {
      endCell(match.index);
      if (!isEnd) startCell(match.index, tag.lastIndex, element === 'th', attributes);
    }
  }
  endRow(text.length);
  return { caption, rows, end: text.length };
}

/** Collects cells into rows, and repeats cells that span several of them. */
function collectRows(text: string) {
  const rows: { offset: number; cells: string[]; isHead: boolean }[] = [];
  /** Cells with a rowspan, by column: their text, and the number of remaining rows. */
  const spanning = new Map<number, { text: string; rows: number }>();
  let row: (typeof rows)[number] | undefined;
  /** The rows of a head with groups of columns, whose cells may be those of a body. */
  let [headRows, isGrouped] = [1, false];
  let cell: { start: number; columns: number; rows: number } | undefined;

  const repeatCellsFromAbove = (): void => {
    for (let above = row && spanning.get(row.cells.length); row && above; above = spanning.get(row.cells.length)) {
      if (above.rows === 1) spanning.delete(row.cells.length);
      else above.rows -= 1;
      row.cells.push(above.text);
    }
  };
  const endCell = (offset: number): void => {
    if (cell === undefined || row === undefined) return;
    const content = stripMarkup(text.slice(cell.start, offset));
    repeatCellsFromAbove();
    for (let i = 0; i < cell.columns && row.cells.length < maxColumns; i++) {
      if (cell.rows > 1) spanning.set(row.cells.length, { text: content, rows: cell.rows - 1 });
      row.cells.push(content);
    }
    cell = undefined;
  };
  return {
    rows,
    endCell,
    startRow: (offset: number) => (row = { offset, cells: [], isHead: true }),
    endRow: (offset: number) => {
      endCell(offset);
      repeatCellsFromAbove();
      if (row !== undefined && row.cells.length > 0)
        rows.push({ ...row, isHead: row.isHead || (isGrouped && rows.length < headRows) });
      row = undefined;
    },
    /** Also starts a row if none is open. */
    startCell: (offset: number, contentStart: number, isHead: boolean, attributes: string) => {
      row ??= { offset, cells: [], isHead: true };
      row.isHead &&= isHead;
      cell = { start: contentStart, columns: parseSpan(attributes, 'col'), rows: parseSpan(attributes, 'row') };
      if (rows.length > 0) return;
      headRows = Math.max(headRows, cell.rows);
      isGrouped ||= cell.columns > 1;
    },
  };
}

function parseSpan(attributes: string, axis: 'col' | 'row'): number {
  const count = Number(new RegExp(`\\b${axis}span\\s*=\\s*["']?\\s*(\\d+)`, 'i').exec(attributes)?.[1] ?? 1);
  return Math.min(Math.max(count, 1), maxColumns);
}
