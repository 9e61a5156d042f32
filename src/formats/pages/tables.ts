/**
 * Finds the tables of a page with their headings: pipe tables (also indented, as in admonitions), HTML tables,
 * and tab-separated tables copied from a PDF or a spreadsheet. Also finds list items that consist of a name and a value. Code
 * blocks are skipped, because they contain examples.
 */
import type { Declared } from '../parse/declared.js';
import { createGrid, findGrid, type Grid } from './grid.js';
import { parseHtmlTable } from './html.js';
import { stripMarkup } from './inline.js';

export interface Table extends Grid {
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
export interface Item {
  readonly name: string;
  readonly value: string;
  readonly caption: string;
  readonly sections: readonly string[];
}

export interface Page {
  readonly tables: readonly Table[];
  readonly items: readonly Item[];
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

export function parsePage(file: string, page: string): Page {
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
  readonly tables: Table[];
  readonly items: Item[];
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
