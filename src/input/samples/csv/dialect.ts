/**
 * How a raw CSV result is written: delimiter, header or not, which column is where, and how time is told. Found from the
 * file's first bytes; what cannot be found is a fault, which the reader puts into words.
 */
import { fieldText } from '../field-text.js';
import { RowScanner } from './rows.js';
import { anyTimeStamp, detectTimeStampFormat, type TimeStampFormat } from '../time-stamp.js';

/** The columns that are used. An index of -1: not there. */
export type Columns = Readonly<Record<(typeof usedColumns)[number], number>>;

export interface Dialect {
  /** One byte. */
  readonly delimiter: number;
  /** As written, to know it again where files were joined; undefined for a headerless file. */
  readonly header: readonly string[] | undefined;
  /** Fields per record. */
  readonly width: number;
  readonly columns: Columns;
  readonly timeStamp: TimeStampFormat;
}

export type DialectFault =
  /** No raw result at all. */
  | { readonly fault: 'foreign' }
  | { readonly fault: 'delimiter'; readonly delimiter: string }
  | { readonly fault: 'column'; readonly column: RequiredColumn; readonly header: readonly string[] }
  | { readonly fault: 'no-rows' }
  | { readonly fault: 'time-stamp'; readonly found: string }
  /** Headerless, and not in the order in which JMeter writes columns by default. */
  | { readonly fault: 'order' };

const requiredColumns = ['timeStamp', 'elapsed', 'label'] as const;
export type RequiredColumn = (typeof requiredColumns)[number];

const usedColumns = [
  ...requiredColumns,
  'success',
  'responseCode',
  'responseMessage',
  'threadName',
  'dataType',
  'bytes',
  'sentBytes',
  'Latency',
  'Connect',
  'SampleCount',
] as const;

/** What JMeter can write (CSVSaveService), beside the user's own variables. */
const knownColumns = new Set(
  [
    ...usedColumns,
    ...['failureMessage', 'grpThreads', 'allThreads', 'URL', 'Filename', 'Encoding', 'ErrorCount'],
    ...['Hostname', 'IdleTime'],
  ].map((name) => name.toLowerCase()),
);

/** Rows looked at to tell columns without a header, and day from month. */
const mostHeadRows = 100;
/** Most often the header and a row. */
const fewCharacters = 2048;

export function detectDialect(head: string): Dialect | DialectFault {
  // Only wholly blank lines are skipped here, as by the scanner.
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
  // Any three of JMeter's names, one of them only JMeter has: summaries share "Label" with raw results, and no more.
  if (best === undefined || best.known < 3 || !/\b(timeStamp|elapsed)\b/i.test(firstLine)) return undefined;
  const delimiter = byteOf(best.delimiter);
  if (delimiter === undefined) return { fault: 'delimiter', delimiter: best.delimiter };
  const [header = [], ...rows] = recordsOf(text, delimiter, 1);
  const names = header.map((name) => name.trim().toLowerCase());
  const indexes = usedColumns.map((name) => [name, names.indexOf(name.toLowerCase())] as const);
  const columns = Object.fromEntries(indexes) as Columns;
  const column = requiredColumns.find((name) => columns[name] === -1);
  if (column !== undefined) return { fault: 'column', column, header };
  const dialect = { delimiter, header, width: header.length, columns };
  const found = withTimeStamp(dialect, rows);
  // As good as always; and nothing in other rows would make it anything else.
  if ('fault' in found ? found.fault === 'no-rows' : found.timeStamp.kind === 'milliseconds') return found;
  return withTimeStamp(dialect, recordsOf(text, delimiter, mostHeadRows).slice(1));
}

/** "1393227741256,1425," or "2019/12/05 12:37:24;1425;" begins every record. */
const headerlessStart = new RegExp(
  String.raw`^(?<quote>"?)(?:${anyTimeStamp})\k<quote>(?<delimiter>[^\w"])"?\d+"?\k<delimiter>`,
);

/**
 * JMeter's order is fixed; which columns are left out is a setting. The success column tells: it is the eighth, or the
 * seventh where dataType is left out.
 */
function headerless(text: string, firstLine: string): Dialect | DialectFault | undefined {
  const delimiter = byteOf(headerlessStart.exec(firstLine)?.groups?.['delimiter'] ?? '');
  if (delimiter === undefined) return undefined;
  const records = recordsOf(text, delimiter, mostHeadRows);
  const width = records[0]?.length ?? 0;
  const rows = records.filter((row) => row.length === width);
  const all = (column: number, pattern: RegExp): boolean =>
    rows.filter((row) => pattern.test(row[column] ?? '')).length > rows.length * 0.9;
  const success = Array.from({ length: width }, (_, i) => i).find((i) => i > 2 && all(i, /^(true|false)$/i));
  if (success === undefined) return undefined;
  if (success !== 6 && success !== 7) return { fault: 'order' };
  // failureMessage, where it is written, stands between success and bytes.
  const bytes = [success + 1, success + 2].find((i) => all(i, /^\d+$/)) ?? -1;
  const isDefault = width === 17 && success === 7 && bytes === 9 && [10, 14, 16].every((i) => all(i, /^\d+$/));
  const columns: Columns = {
    ...{ timeStamp: 0, elapsed: 1, label: 2, responseCode: 3, responseMessage: 4, threadName: 5 },
    dataType: success === 7 ? 6 : -1,
    success,
    bytes,
    sentBytes: isDefault ? 10 : -1,
    Latency: isDefault ? 14 : -1,
    Connect: isDefault ? 16 : -1,
    SampleCount: -1,
  };
  return withTimeStamp({ delimiter, header: undefined, width, columns }, rows);
}

function withTimeStamp(
  dialect: Omit<Dialect, 'timeStamp'>,
  rows: readonly (readonly string[])[],
): Dialect | DialectFault {
  const [found] = rows;
  if (found === undefined) return { fault: 'no-rows' };
  const at = dialect.columns.timeStamp;
  const timeStamp = detectTimeStampFormat(rows.map((row) => row[at] ?? ''));
  return timeStamp === undefined ? { fault: 'time-stamp', found: found[at] ?? '' } : { ...dialect, timeStamp };
}

/** A delimiter is one byte for the scanner: any character of ASCII. */
function byteOf(delimiter: string): number | undefined {
  const code = delimiter.charCodeAt(0);
  return delimiter.length === 1 && code < 128 ? code : undefined;
}

/** The first record and so many behind it, as text. A last one without newline may be cut off and is left out, unless it is the only one. */
function recordsOf(
  text: string,
  delimiter: number,
  most: number,
  characters = fewCharacters,
): readonly (readonly string[])[] {
  const records: { readonly cells: readonly string[]; readonly whole: boolean }[] = [];
  const scanner = new RowScanner(delimiter, (row) => {
    const cells = Array.from({ length: Math.min(row.fields, row.starts.length - 1) }, (_, i) => fieldText(row, i));
    records.push({ cells, whole: row.whole });
  });
  const bytes = new TextEncoder().encode(text.slice(0, characters));
  let at = 0;
  while (at < bytes.length && records.length <= most) at += scanner.finish(bytes.subarray(at));
  if (at === bytes.length && characters < text.length) return recordsOf(text, delimiter, most, text.length);
  if (at === bytes.length) scanner.end();
  return records.filter(({ whole }, i) => whole || i < 2).map(({ cells }) => cells);
}
