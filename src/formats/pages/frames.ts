/** Tables that programs draw for terminals: of databases ("+-----+", "-----+-----"), and with box characters ("├─────┼─────┤"). */
import type { Row } from '../parse/csv.js';
import { createGrid, splitCells, type Found } from './grid.js';

const bars = /[│┃║┆┇┊┋╎╏]/g;
/** A line between rows: a corner or a crossing, and at least two dashes; or nothing but dashes. */
const isRule = (line: string): boolean => /^(?=.*[+┌-╋╒-╬╭-╰]|-{20})(?=.*[-=─━═┄┅┈┉╌╍]{2})[-+=|\s─-╰]*$/.test(line);
const isRow = (line: string): boolean => line.includes('|') || line.search(bars) !== -1;

/** Such a table whose first line is at a position of the lines, and the position after it. */
export function findFrame(file: string, lines: readonly string[], start: number): Found {
  const [top = '', next = ''] = lines.slice(start, start + 2);
  if (!(isRule(top) ? isRow(next) && !isRule(next) : isRow(top) && isRule(next))) return undefined;
  const groups: Row[][] = [];
  let end = start;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? '';
    if (isRule(line)) {
      // Two rules are the ends of two tables.
      if (groups.at(-1)?.length === 0 && end > start + 1) break;
      groups.push([]);
    } else if (isRow(line)) {
      if (groups.length === 0) groups.push([]);
      groups.at(-1)?.push({ line: end + 1, cells: splitCells(line.replace(bars, '|'), '|'), unclosed: false });
    } else break;
  }
  const [first = [], ...others] = groups.filter((rows) => rows.length > 0);
  const body = others.length === 0 ? [first.slice(1)] : others.length === 1 ? others : others.map(joinWrapped);
  const heads = (others.length === 0 ? first.slice(0, 1) : first).map(({ cells }) => cells);
  return { grid: createGrid(file, start, heads, body.flat()), end };
}

/** Between rules, a line with a single word continues the row above it. */
function joinWrapped(rows: readonly Row[]): readonly Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above === undefined || row.cells.filter((cell) => cell !== '').length !== 1) joined.push(row);
    else
      joined.splice(-1, 1, { ...above, cells: above.cells.map((cell, i) => `${cell} ${row.cells[i] ?? ''}`.trim()) });
  }
  return joined;
}
