/**
 * Finds the tables of a page with their headings: pipe tables (also indented, as in admonitions), HTML tables,
 * and tab-separated tables copied from a PDF or a spreadsheet. Also finds list items that consist of a name and a value. Code
 * blocks are skipped, because they contain examples.
 */
import type { Declared } from '../parse/declared.js';
import type { TableRow } from '../parse/csv.js';
import type { Defect } from '../parse/text.js';
import { raggedRow } from '../../problems/tables.js';
import { resolveReferences } from '../../samples/xml/tags.js';

export interface PageTable extends Grid {
  /** The caption of the table, or the line of text above it; may be empty. */
  readonly caption: string;
  /** The enclosing headings, innermost first. */
  readonly sections: readonly string[];
  /** What the page says of the numbers in all of its tables: "All times in seconds". */
  readonly remark?: string;
  /** What the configuration says that heads mean. */
  readonly declared?: Declared;
}

/** A list item such as "- **Back end**: an echo service". */
export interface PageItem {
  readonly name: string;
  readonly value: string;
  readonly caption: string;
  readonly sections: readonly string[];
}

export interface PublishedPage {
  readonly tables: readonly PageTable[];
  readonly items: readonly PageItem[];
  /** The lines of tables drawn for terminals, which are not read. */
  readonly frames: readonly number[];
}

/** A line with crossings between rows that a program drew: "+-----+-----+", "-----+-----", "├─────┼─────┤". */
const frame =
  /^\s*[+|\u2500-\u257f]?[-=\u2500-\u257f]{2,}[+\u252c\u2533\u2566\u253c\u254b\u256c\u256a\u2547][-=+\u2500-\u257f]*\|?\s*$/;
const fence = /^\s*(`{3,}|~{3,})/;
const heading = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
/** A line of emphasised text only, which authors use as a heading below all others. */
const boldLine =
  /^\s*(?:<p>\s*)?(?:(\*\*|__)(?=\S)([^*_|]+)\1:?|<(?:b|strong)>([^<>|]+)<\/(?:b|strong)>:?)\s*(?:<\/p>|<br\s*\/?>)?\s*$/i;
const boldLevel = 7;
const htmlBlock = /<(?:h([1-6])|table)\b[^<>]*>/gi;
/** Indented text continues the preceding list item, unless it is a table, code, markup or another item. */
const isContinuation = (line: string): boolean =>
  /^\s{2,}[^\s#]/.test(line) && !/[|<]|\S\t/.test(line) && !point.test(line) && !fence.test(line);
const point = /^\s*[-*+]\s+(\S.*)$/;
/** Text longer than this is neither a heading nor a list item with a name and a value. */
const maxHeadingLength = 500;

export function parsePage(file: string, page: string): PublishedPage {
  const parser = createParser(file, page);
  for (let position = 0; position < parser.lines.length;) position = parseBlock(parser, position);
  return parser;
}

/** The tables found so far, and the context of the next table or list item. */
interface Parser {
  readonly file: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** The offset of every line in the text. */
  readonly lineStarts: readonly number[];
  readonly tables: PageTable[];
  readonly items: PageItem[];
  readonly frames: number[];
  /** The enclosing headings, outermost first. */
  readonly headings: { readonly level: number; readonly text: string }[];
  /** The last line of text, which becomes the caption of a table that follows. */
  lastText: string;
  /** The text above the current list. */
  textAboveList: string;
}

function createParser(file: string, page: string): Parser {
  const text = withoutComments(page).replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  const lineStarts: number[] = [];
  lines.reduce((start, line) => (lineStarts.push(start), start + line.length + 1), 0);
  return {
    file,
    text,
    lines,
    lineStarts,
    tables: [],
    items: [],
    frames: [],
    headings: [],
    lastText: '',
    textAboveList: '',
  };
}

/** Parses the block that starts at a position in the lines. Returns the position after it. */
function parseBlock(parser: Parser, position: number): number {
  const { file, lines, lineStarts } = parser;
  const line = lines[position] ?? '';
  const next = lines[position + 1] ?? '';
  const codeMark = fence.exec(line)?.[1];
  if (codeMark !== undefined) {
    const isCode = (text: string): boolean => fence.exec(text)?.[1]?.startsWith(codeMark) !== true;
    return skipWhile(isCode, lines, position + 1) + 1;
  }
  const [, hashes, title] = line.length > maxHeadingLength ? [] : (heading.exec(line) ?? []);
  if (hashes !== undefined && title !== undefined) {
    enterSection(parser, hashes.length, title.replace(/\s#+\s*$/, ''));
    return position + 1;
  }
  const found = findGrid(file, lines, position);
  if (found !== undefined) {
    addTable(parser, found.grid, parser.lastText);
    return found.end;
  }
  if (frame.test(line)) parser.frames.push(position + 1);
  if (/^\s{0,3}(={3,}|-{3,})\s*$/.test(next) && /^\s{0,3}[^\s|>]/.test(line)) {
    enterSection(parser, next.trim().startsWith('=') ? 1 : 2, line);
    return position + 1;
  }
  const [, , bold, strong] = line.length > maxHeadingLength ? [] : (boldLine.exec(line) ?? []);
  const emphasised = bold ?? strong;
  if (emphasised !== undefined) {
    enterSection(parser, boldLevel, emphasised.replace(/:\s*$/, ''));
    return position + 1;
  }
  if (line.search(htmlBlock) !== -1) return findLine(lineStarts, parseHtmlBlocks(parser, position)) + 1;
  const listed = point.exec(line)?.[1];
  if (listed !== undefined) {
    const end = skipWhile(isContinuation, lines, position + 1);
    addItem(parser, [listed, ...lines.slice(position + 1, end)].join(' '));
    parser.lastText = stripMarkup(lines[end - 1] ?? '');
    return end;
  }
  if (line.trim() !== '') parser.textAboveList = parser.lastText = stripMarkup(line).replace(/:$/, '');
  return position + 1;
}

function enterSection(parser: Parser, level: number, title: string): void {
  const { headings } = parser;
  while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
  headings.push({ level, text: stripMarkup(title) });
  parser.textAboveList = parser.lastText = '';
}

/** The headings of the current section, innermost first. */
const currentSections = ({ headings }: Parser): readonly string[] => headings.map(({ text }) => text).reverse();

function addTable(parser: Parser, grid: Grid, caption: string): void {
  parser.tables.push({ ...grid, caption, sections: currentSections(parser) });
  parser.lastText = '';
}

function addItem(parser: Parser, text: string): void {
  const [, name, value] = /^([^:]{2,60}?)\s*:\s+(\S.*)$/.exec(stripMarkup(text.slice(0, maxHeadingLength))) ?? [];
  if (name === undefined || value === undefined) return;
  parser.items.push({ name, value, caption: parser.textAboveList, sections: currentSections(parser) });
}

/**
 * Parses the HTML headings and tables that start on a line; generated pages may have all of them on one line.
 * Returns the offset of the last character parsed.
 */
function parseHtmlBlocks(parser: Parser, position: number): number {
  const { text, lines, lineStarts } = parser;
  const start = lineStarts[position] ?? 0;
  let end = start;
  let endOfLine = start + (lines[position] ?? '').length;
  htmlBlock.lastIndex = start;
  for (let tag = htmlBlock.exec(text); tag !== null && tag.index < endOfLine; tag = htmlBlock.exec(text)) {
    end = parseHtmlBlock(parser, tag);
    htmlBlock.lastIndex = end;
    if (end > endOfLine) endOfLine = lineStarts[findLine(lineStarts, end) + 1] ?? text.length;
  }
  return Math.max(end - 1, start);
}

/** Returns the offset where the search for the next block continues. */
function parseHtmlBlock(parser: Parser, match: RegExpExecArray): number {
  const { file, text, lineStarts } = parser;
  const [tag, level] = match;
  const start = match.index + tag.length;
  if (level !== undefined) {
    const end = text.indexOf('</h', start);
    if (end !== -1 && end - start <= maxHeadingLength) enterSection(parser, Number(level), text.slice(start, end));
    return start;
  }
  const { rows, caption, end } = parseHtmlTable(text, match.index);
  const firstOfBody = rows.findIndex((row) => !row.isHead);
  const headers = rows.slice(0, Math.max(firstOfBody, 1)).map(({ cells }) => cells);
  const body = rows
    .slice(headers.length)
    .map(({ offset, cells }) => ({ line: findLine(lineStarts, offset) + 1, cells, unclosed: false }));
  const grid = createGrid(file, findLine(lineStarts, match.index), headers, body);
  if (headers.length > 0) addTable(parser, grid, caption === '' ? parser.lastText : caption);
  return end;
}

/** The index of the line that contains an offset of the text. */
function findLine(lineStarts: readonly number[], offset: number): number {
  let [low, high] = [0, lineStarts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Replaces comments by blanks, so that line numbers stay the same. */
function withoutComments(text: string): string {
  let result = '';
  let copied = 0;
  for (let start = text.indexOf('<!--'); start !== -1; start = text.indexOf('<!--', copied)) {
    const end = text.indexOf('-->', start);
    if (end === -1) break;
    result += text.slice(copied, start) + text.slice(start, end + 3).replace(/[^\n]/g, ' ');
    copied = end + 3;
  }
  return result + text.slice(copied);
}

/** The first position at or after `start` whose line is not accepted. */
function skipWhile(isAccepted: (line: string) => boolean, lines: readonly string[], start: number): number {
  let position = start;
  while (position < lines.length && isAccepted(lines[position] ?? '')) position++;
  return position;
}

/** Parses an HTML table into a grid. Closing tags are optional; elements other than these seven are stripped. */
const tag = /<(\/?)(table|caption|thead|tr|th|td)\b([^<>]*)>/gi;
/** No published table is wider than this; a colspan of a million would exhaust the memory. */
const maxColumns = 1000;

/**
 * Its cells, of which one that spans several columns or rows is repeated in all of them.
 *
 * @param start offset of `<table` in the text
 */
function parseHtmlTable(text: string, start: number) {
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

/** The cells of a table, without the surrounding text. Splits pipe tables and tab-separated tables into cells. */
interface Grid {
  /** The line number of the table's head. */
  readonly line: number;
  /** By column; several if the head has several rows, outermost first. */
  readonly headers: readonly (readonly string[])[];
  readonly rows: readonly TableRow[];
  readonly defects: readonly Defect[];
}

/** The head of each column as one text. */
export const headsOf = ({ headers }: Pick<Grid, 'headers'>): readonly string[] =>
  headers.map((parts) => parts.join(' '));

/** A table, and the position after it; undefined if there is none. */
type Found = { readonly grid: Grid; readonly end: number } | undefined;

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
function findGrid(file: string, lines: readonly string[], head: number): Found {
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
  rows: readonly TableRow[],
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

/** Strips Markdown and HTML: "<code>N/A</code>", "**5,000**" and "[a](b)" become N/A, 5,000 and a. */

/** Those that XML does not have. */
const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  minus: '−',
  le: '≤',
  ge: '≥',
  asymp: '≈',
  plusmn: '±',
  micro: 'µ',
  times: '×',
  rarr: '→',
  delta: 'Δ',
};

const stripMarkup = (text: string): string =>
  resolveReferences(
    text
      .replace(/<br\b[^<>]*>/gi, ' ')
      // A superscript is a power or a footnote. Joined to the number before it, it would change that number.
      .replace(/<sup\b[^<>]*>/gi, '^')
      .replace(/<\/?[a-z][^<>]*>/gi, '')
      .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .replace(/\[\^[^[\]]*\]/g, '')
      .replace(/\*\*|__(?=\S)|(?<=\S)__|~~|`/g, '')
      .replace(/^\s*[*_](\S.*\S|\S)[*_]\s*$/, '$1')
      .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1')
      .replace(/&(\w{2,6});/g, (all, name: string) => entities[name.toLowerCase()] ?? all),
  )
    .replace(/\s+/g, ' ')
    .trim();
