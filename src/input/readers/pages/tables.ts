/**
 * Finds the tables of a page with their headings: pipe tables (also indented, as in admonitions), HTML tables, and
 * tab-separated tables copied from a PDF or a spreadsheet. Also finds list items that give something a value. Code blocks are
 * skipped, as they contain examples.
 */
import { raggedRow } from '../../../problems/summaries.js';
import type { Row } from '../parse/csv.js';
import type { Defect } from '../parse/text.js';
import { parseHtmlTable } from './html.js';
import { stripMarkup } from './inline.js';

export interface Table {
  /** The line of its head. */
  readonly line: number;
  /** Its own caption, or the line of text above it; may be empty. */
  readonly caption: string;
  /** The enclosing headings, innermost first. */
  readonly sections: readonly string[];
  /** By column; several if the head has several rows, outermost first. */
  readonly heads: readonly (readonly string[])[];
  readonly rows: readonly Row[];
  readonly defects: readonly Defect[];
}

/** A list item such as "- **Back end**: an echo service". */
export interface Item {
  readonly name: string;
  readonly value: string;
  readonly caption: string;
  readonly sections: readonly string[];
}

export interface Page {
  readonly tables: readonly Table[];
  readonly items: readonly Item[];
}

type Grid = Omit<Table, 'caption' | 'sections'>;

const fence = /^\s*(`{3,}|~{3,})/;
const heading = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
const htmlBlock = /<(?:h([1-6])|(table|li))\b[^<>]*>/gi;
const endOfHtmlItem = /<\/?(?:li|ul|ol)\b/gi;
/** Indented text continues the list item above it, unless it is a table, code, markup or another item. */
const isContinuation = (line: string): boolean =>
  /^\s{2,}[^\s#]/.test(line) && !/[|<]|\S\t/.test(line) && !point.test(line) && !fence.test(line);
const point = /^\s*[-*+]\s+(\S.*)$/;
/** Longer text is neither a heading nor a list item with a name and a value. */
const maxHeadingLength = 500;

export function parsePage(file: string, page: string): Page {
  const text = withoutComments(page).replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  const offsets: number[] = [];
  lines.reduce((at, line) => (offsets.push(at), at + line.length + 1), 0);
  const lineAt = (offset: number): number => {
    let [low, high] = [0, offsets.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((offsets[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  const tables: Table[] = [];
  const items: Item[] = [];
  const headings: { level: number; text: string }[] = [];
  let above = '';
  /** The text above the current list. */
  let lead = '';
  let code: string | undefined;
  const enter = (level: number, words: string): void => {
    while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
    headings.push({ level, text: stripMarkup(words) });
    lead = above = '';
  };
  const sections = (): readonly string[] => headings.map((each) => each.text).reverse();
  const add = (grid: Grid, caption = above): void => {
    tables.push({ ...grid, caption, sections: sections() });
    above = '';
  };
  const list = (words: string): void => {
    const [, name, value] = /^([^:]{2,60}?)\s*:\s+(\S.*)$/.exec(stripMarkup(words.slice(0, maxHeadingLength))) ?? [];
    if (name !== undefined && value !== undefined) items.push({ name, value, caption: lead, sections: sections() });
  };

  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const next = lines[i + 1] ?? '';
    const mark = fence.exec(line)?.[1];
    if (code !== undefined) {
      if (mark?.startsWith(code) === true) code = undefined;
      continue;
    }
    if (mark !== undefined) {
      code = mark;
      continue;
    }
    const [, listed] = point.exec(line) ?? [];
    const [, hashes, words] = line.length > maxHeadingLength ? [] : (heading.exec(line) ?? []);
    if (hashes !== undefined && words !== undefined) enter(hashes.length, words.replace(/\s#+\s*$/, ''));
    else if (isUnderline(next) && /^\s{0,3}[^\s|>]/.test(line)) enter(next.trim().startsWith('=') ? 1 : 2, line);
    else if (line.includes('|') && isDelimiter(next)) {
      const end = endOf(lines, i + 2, (each) => each.includes('|'));
      add(pipeTable(file, lines, i, end));
      i = end - 1;
    } else if (i > 0 && isTabHead(line, next)) {
      const width = line.split('\t').length;
      const end = endOf(lines, i + 1, (each) => each.split('\t').length === width);
      add(gridOf(file, i, [cellsAt(line, '\t')], rowsAt(lines, i + 1, end, '\t')));
      i = end - 1;
    } else if (line.search(htmlBlock) !== -1) i = lineAt(htmlBlocks(offsets[i] ?? 0, i));
    else if (listed !== undefined) {
      const end = endOf(lines, i + 1, isContinuation);
      list([listed, ...lines.slice(i + 1, end)].join(' '));
      above = stripMarkup(lines[end - 1] ?? '');
      i = end - 1;
    } else if (line.trim() !== '') lead = above = stripMarkup(line).replace(/:$/, '');
  }
  return { tables, items };

  /** Reads headings and tables that start on this line; generated pages may have all of them on one line. Returns the end offset. */
  function htmlBlocks(from: number, at: number): number {
    let end = from;
    let endOfLine = from + (lines[at] ?? '').length;
    htmlBlock.lastIndex = from;
    for (let found = htmlBlock.exec(text); found !== null && found.index < endOfLine; found = htmlBlock.exec(text)) {
      const [all, level, element] = found;
      end = found.index + all.length;
      if (element?.toLowerCase() === 'li') {
        endOfHtmlItem.lastIndex = end;
        list(text.slice(end, Math.min(endOfHtmlItem.exec(text)?.index ?? text.length, end + maxHeadingLength)));
      } else if (level !== undefined) {
        const close = text.indexOf('</h', end);
        if (close !== -1 && close - end <= maxHeadingLength) enter(Number(level), text.slice(end, close));
      } else {
        const table = parseHtmlTable(text, found.index);
        const first = table.rows.findIndex((row) => !row.isHead);
        const heads = table.rows.slice(0, Math.max(first, 1));
        const rows = table.rows
          .slice(heads.length)
          .map(({ offset, cells }) => ({ line: lineAt(offset) + 1, cells, unclosed: false }));
        const grid = gridOf(file, lineAt(found.index), heads.map(({ cells }) => cells), rows); // prettier-ignore
        if (heads.length > 0) add(grid, table.caption === '' ? above : table.caption);
        end = table.end;
      }
      htmlBlock.lastIndex = end;
      if (end > endOfLine) endOfLine = offsets[lineAt(end) + 1] ?? text.length;
    }
    return Math.max(end - 1, from);
  }
}

/** Replaces comments by blanks, so that line numbers stay the same. */
function withoutComments(text: string): string {
  let result = '';
  let at = 0;
  for (let from = text.indexOf('<!--'); from !== -1; from = text.indexOf('<!--', at)) {
    const end = text.indexOf('-->', from);
    if (end === -1) break;
    result += text.slice(at, from) + text.slice(from, end + 3).replace(/[^\n]/g, ' ');
    at = end + 3;
  }
  return result + text.slice(at);
}

const isUnderline = (line: string): boolean => /^\s{0,3}(={3,}|-{3,})\s*$/.test(line);

const isDelimiter = (line: string): boolean => {
  const cells = cellsAt(line, '|');
  return line.includes('|') && line.includes('-') && cells.every((cell) => /^:?-+:?$/.test(cell));
};

/** Words in every column, above a row of the same width. The numeric output of tools has no such head. */
const isTabHead = (line: string, next: string): boolean => {
  const cells = line.split('\t');
  return cells.length >= 3 && next.split('\t').length === cells.length && cells.every((cell) => /\p{L}{2}/u.test(cell));
};

function endOf(lines: readonly string[], from: number, isRow: (line: string) => boolean): number {
  let end = from;
  while (end < lines.length && isRow(lines[end] ?? '')) end++;
  return end;
}

/** A pipe within a cell is escaped by a backslash, even in code. */
function cellsAt(line: string, divider: '|' | '\t'): readonly string[] {
  if (divider === '\t') return line.split('\t').map(stripMarkup);
  const inner = line.replace(/^[\s>]*\|?/, '').replace(/(?<!\\)\|\s*$/, '');
  return inner.split(/(?<!\\)\|/).map(stripMarkup);
}

const rowsAt = (lines: readonly string[], from: number, to: number, divider: '|' | '\t'): readonly Row[] =>
  lines.slice(from, to).map((line, i) => ({ line: from + i + 1, cells: cellsAt(line, divider), unclosed: false }));

function pipeTable(file: string, lines: readonly string[], at: number, end: number): Grid {
  const head = cellsAt(lines[at] ?? '', '|');
  const delimiter = cellsAt(lines[at + 1] ?? '', '|');
  const table = gridOf(file, at, [head], rowsAt(lines, at + 2, end, '|'));
  if (delimiter.length === head.length) return table;
  const problem = raggedRow({ file, line: at + 2 }, head.length, delimiter.length);
  return { ...table, rows: [], defects: [{ cause: 'delimiter', problem }] };
}

/** Keeps rows of the head's width. Others are defects, because nobody can know which value belongs to which column. */
function gridOf(file: string, at: number, head: readonly (readonly string[])[], rows: readonly Row[]): Grid {
  const width = head.reduce((most, cells) => Math.max(most, cells.length), 0);
  const heads = Array.from({ length: width }, (_, i) => [
    ...new Set(head.map((cells) => cells[i] ?? '').filter((words) => words !== '')),
  ]);
  const isHead = ({ cells }: Row): boolean => cells.every((cell, i) => cell === (head[0]?.[i] ?? ''));
  const body = rows.filter((row) => !isHead(row));
  const ragged = body.filter(({ cells }) => cells.length !== width);
  return {
    line: at + 1,
    heads,
    rows: body.filter(({ cells }) => cells.length === width),
    defects: ragged.map(({ line, cells }) => ({
      cause: `width ${cells.length}`,
      problem: raggedRow({ file, line }, width, cells.length),
    })),
  };
}
