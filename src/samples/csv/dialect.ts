/**
 * The dialect of a raw CSV result: its delimiter, header, columns and time format. It is detected from the file's first
 * bytes; the reader turns a fault into a message.
 */
import { sampleColumns, type SampleColumn } from '../sample-reader.js';
import { bySummedColumn, summedFields } from '../summed-fields.js';
import { RowScanner, fieldText } from './rows.js';
import { anyTimeStamp, detectTimeStampFormat, type TimeStampFormat } from '../time-stamp.js';

/** The index of each column that is used, or -1. */
type Columns = Readonly<Record<SampleColumn, number>>;

export interface Dialect {
  /** A single byte. */
  readonly delimiter: number;
  /** The header line, to recognise it where files were concatenated; undefined for a file without a header. */
  readonly header: readonly string[] | undefined;
  /** The number of fields per record. */
  readonly width: number;
  readonly columns: Columns;
  readonly timeStamp: TimeStampFormat;
}

export type DialectFault =
  /** Whether the file is not a raw result. */
  | { readonly fault: 'foreign' }
  | { readonly fault: 'delimiter'; readonly delimiter: string }
  | { readonly fault: 'column'; readonly column: RequiredColumn; readonly header: readonly string[] }
  | { readonly fault: 'no-rows' }
  | { readonly fault: 'time-stamp'; readonly found: string }
  /** Headerless, and not in the order in which JMeter writes columns by default. */
  | { readonly fault: 'order' };

const requiredColumns = ['timeStamp', 'elapsed', 'label'] as const;
type RequiredColumn = (typeof requiredColumns)[number];

/** The columns that JMeter can write (CSVSaveService), except the user's own variables. */
const knownColumns = new Set(
  [...sampleColumns, 'grpThreads', 'URL', 'Filename', 'Encoding', 'ErrorCount', 'Hostname', 'IdleTime'].map((name) =>
    name.toLowerCase(),
  ),
);

/** Rows used to identify columns without a header, and to tell days from months. */
const maxHeadRows = 100;

export function detectDialect(head: string): Dialect | DialectFault {
  // Skips only lines that are completely blank, as the scanner does.
  const text = head.replace(/^\uFEFF/, '').replace(/^(?:\r?\n)+/, '');
  const firstLine = /^.*/.exec(text)?.[0] ?? '';
  return withHeader(text, firstLine) ?? headerless(text, firstLine) ?? { fault: 'foreign' };
}

const isKnown = (name: string): boolean => knownColumns.has(name.trim().toLowerCase());

function withHeader(text: string, firstLine: string): Dialect | DialectFault | undefined {
  const candidates = [...new Set(firstLine.replace(/[\w"\r]/g, ''))].map((delimiter) => ({
    delimiter,
    known: firstLine.split(delimiter).filter((part) => isKnown(part.replaceAll('"', ''))).length,
  }));
  const best = candidates.sort((a, b) => b.known - a.known)[0];
  // Three of JMeter's names, one of which no other tool uses: summaries share only "Label" with raw results.
  if (best === undefined || best.known < 3 || !/\b(timeStamp|elapsed)\b/i.test(firstLine)) return undefined;
  const delimiter = toByte(best.delimiter);
  if (delimiter === undefined) return { fault: 'delimiter', delimiter: best.delimiter };
  const [header = [], ...rows] = readRecords(text, delimiter, 1);
  const names = header.map((name) => name.trim().toLowerCase());
  const indexes = sampleColumns.map((name) => [name, names.indexOf(name.toLowerCase())] as const);
  const columns = Object.fromEntries(indexes) as Columns;
  const column = requiredColumns.find((name) => columns[name] === -1);
  if (column !== undefined) return { fault: 'column', column, header };
  const dialect = { delimiter, header, width: header.length, columns };
  const found = withTimeStamp(dialect, rows);
  // This is nearly always the case, and then no other row can change the result.
  if ('fault' in found ? found.fault === 'no-rows' : found.timeStamp.kind === 'milliseconds') return found;
  return withTimeStamp(dialect, readRecords(text, delimiter, maxHeadRows).slice(1));
}

const noColumns = Object.fromEntries(sampleColumns.map((name) => [name, -1])) as Columns;

/** The number of columns that JMeter writes by default. */
const defaultWidth = 17;
/** The position of allThreads among them. */
const defaultThreads = 12;

/** Every record begins like "1393227741256,1425," or "2019/12/05 12:37:24;1425;". */
const headerlessStart = new RegExp(
  String.raw`^(?<quote>"?)(?:${anyTimeStamp})\k<quote>(?<delimiter>[^\w"])"?\d+"?\k<delimiter>`,
);

/** The columns between the label and success, in JMeter's order, each of which its settings may omit, and their values. */
const beforeSuccess = [
  ['responseCode', /^(\d{3}|Non HTTP.*)?$/],
  ['responseMessage', undefined],
  ['threadName', /\d+-\d+$/],
  ['dataType', /^(text|bin)?$/],
] as const;

/** The subset of these columns with this size whose values fit best. */
function findBeforeSuccess(
  size: number,
  fits: (position: number, values: RegExp) => boolean,
): readonly (typeof beforeSuccess)[number][] {
  const subsets = Array.from({ length: 1 << beforeSuccess.length }, (_, bits) =>
    beforeSuccess.filter((_, i) => (bits >> i) & 1),
  ).filter((subset) => subset.length === size);
  const score = (subset: (typeof subsets)[number]): number =>
    subset.filter(([, values], i) => values !== undefined && fits(3 + i, values)).length;
  return subsets.reduce((best, other) => (score(other) > score(best) ? other : best), subsets[0] ?? []);
}

/**
 * JMeter writes columns in a fixed order and omits some of them depending on its settings. The position of success and the
 * values before it identify them.
 */
function headerless(text: string, firstLine: string): Dialect | DialectFault | undefined {
  const delimiter = toByte(headerlessStart.exec(firstLine)?.groups?.['delimiter'] ?? '');
  if (delimiter === undefined) return undefined;
  const records = readRecords(text, delimiter, maxHeadRows);
  const width = records[0]?.length ?? 0;
  const rows = records.filter((row) => row.length === width);
  const all = (column: number, pattern: RegExp): boolean =>
    rows.filter((row) => pattern.test(row[column] ?? '')).length > rows.length * 0.9;
  const flags = Array.from({ length: width }, (_, i) => i).filter((i) => i > 1 && all(i, /^(true|false)$/i));
  const [success] = flags;
  if (success === undefined) return undefined;
  if (success < 3 || success > 3 + beforeSuccess.length || flags.length > 1) return { fault: 'order' };
  const before = findBeforeSuccess(success - 3, all);
  const found = Object.fromEntries(before.map(([column], i) => [column, 3 + i]));
  // Three digits after success may be the response code of another program's order.
  if (found['responseCode'] === undefined && all(success + 1, /^[1-5]\d\d$/)) return { fault: 'order' };
  // If present, failureMessage stands between success and bytes.
  const bytes = [success + 1, success + 2].find((i) => all(i, /^\d+$/)) ?? -1;
  const isDefault =
    width === defaultWidth &&
    success === 7 &&
    summedFields.every(({ defaultPosition }) => all(defaultPosition, /^\d+$/));
  const columns: Columns = {
    ...noColumns,
    timeStamp: 0,
    elapsed: 1,
    label: 2,
    ...found,
    success,
    failureMessage: bytes === success + 2 ? success + 1 : -1,
    ...(isDefault && {
      ...bySummedColumn(({ defaultPosition }) => defaultPosition),
      allThreads: defaultThreads,
    }),
    bytes,
  };
  return withTimeStamp({ delimiter, header: undefined, width, columns }, rows);
}

function withTimeStamp(
  dialect: Omit<Dialect, 'timeStamp'>,
  rows: readonly (readonly string[])[],
): Dialect | DialectFault {
  const [first] = rows;
  if (first === undefined) return { fault: 'no-rows' };
  const column = dialect.columns.timeStamp;
  const timeStamp = detectTimeStampFormat(rows.map((row) => row[column] ?? ''));
  return timeStamp === undefined ? { fault: 'time-stamp', found: first[column] ?? '' } : { ...dialect, timeStamp };
}

/** The scanner needs a delimiter of one byte, so an ASCII character. */
function toByte(delimiter: string): number | undefined {
  const code = delimiter.charCodeAt(0);
  return delimiter.length === 1 && code < 128 ? code : undefined;
}

/**
 * The first record and up to `most` records after it, as text. A last record without a newline may be cut off and is
 * omitted, unless it is the first row.
 */
function readRecords(text: string, delimiter: number, most: number): readonly (readonly string[])[] {
  const records: { readonly cells: readonly string[]; readonly whole: boolean }[] = [];
  const scanner = new RowScanner(delimiter, (row) => {
    const cells = Array.from({ length: Math.min(row.fields, row.starts.length - 1) }, (_, i) => fieldText(row, i));
    records.push({ cells, whole: row.whole });
  });
  const bytes = new TextEncoder().encode(text);
  let position = 0;
  while (position < bytes.length && records.length <= most) position += scanner.finish(bytes.subarray(position));
  if (position === bytes.length) scanner.end();
  return records.filter(({ whole }, i) => whole || i < 2).map(({ cells }) => cells);
}
