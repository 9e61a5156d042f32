import type { Dialect } from './dialect.js';
import { Accumulator, type RawLabel } from '../accumulator.js';
import type { Mutable } from '../../lang/objects.js';
import { RecordScan } from '../record-scan.js';
import { addOccurrence, type DropReason, type Scanned, type ScanOptions } from '../scanned.js';
import { sampleColumns, SampleReader, SampleValues } from '../sample-reader.js';
import { addRow } from '../row-sketch.js';
import { SetBacks } from '../slow-start.js';
import { isLocal, parseBoolean, parseInteger } from '../time-stamp.js';
import { mostFields, RowScanner, decodeField, decodeRaw, fieldText, type RawRow } from './rows.js';
import { csvScanner } from '../../generated/csv-scanner.js';
import { canRun, WasmScanner } from '../wasm-scanner.js';
import { type FastScanner, type Scanners, HybridScan } from '../hybrid-scan.js';
import { summedFields } from '../summed-fields.js';

/** The maximum length of a label that is kept for a dropped row, where it may be any text. */
const maxLabelLength = 1000;

/**
 * Columns whose truncated values look complete. Manually trimmed files often lack the last line break. They are not refused
 * for a truncated value that is only averaged, such as the connect time in the last column of JMeter's default layout.
 */
const wholeColumns = ['timeStamp', 'elapsed', 'label', 'responseCode', 'SampleCount'] as const;

const NUL = 0;

/**
 * Reads raw CSV in constant memory, except for the counts and the warm-up. The compiled scanner hands over the rows that it cannot
 * count.
 */
export class CsvScan extends RecordScan {
  protected readonly scanner: RowScanner;
  private readonly reader: SampleReader;
  private readonly sample = new SampleValues();
  /** Reused for every row. */
  private readonly rawLabel: Mutable<RawLabel> = { bytes: new Uint8Array(), start: 0, end: 0, isDoubled: false };
  /** Whether a record at the end of the file may have a truncated value that is read. */
  private readonly isLastColumnRead: boolean;
  private isHeader: boolean;

  constructor(
    private readonly dialect: Dialect,
    scanning: ScanOptions,
  ) {
    const { isBeginning = true } = scanning;
    const setBacks = isLocal(dialect.timeStamp) ? new SetBacks() : undefined;
    super(new Accumulator(decodeField, scanning, setBacks), isBeginning);
    this.reader = new SampleReader(
      Int32Array.from(sampleColumns, (column) => dialect.columns[column]),
      {
        has: (column) => dialect.columns[column] !== -1,
        parseTime: dialect.timeStamp.parse,
        decode: decodeRaw,
      },
    );
    this.isLastColumnRead = wholeColumns.some((column) => dialect.columns[column] === dialect.width - 1);
    this.isHeader = isBeginning && dialect.header !== undefined;
    this.scanner = new RowScanner(dialect.delimiter, (row) => {
      this.take(row);
    });
  }

  /**
   * Reads the next row, or the rest of an unfinished one.
   *
   * @returns the number of bytes of the piece that belong to it
   */
  finish(piece: Uint8Array): number {
    const bytes = this.skipMark(piece);
    return bytes + this.scanner.finish(piece.subarray(bytes));
  }

  /** Whether the scanner is between two rows, and another one may follow. */
  get isBetween(): boolean {
    return this.scanner.isBetween;
  }

  /** Whether the header has not been read yet. */
  get awaitsHeader(): boolean {
    return this.isHeader;
  }

  /** The line on which the next row begins. The compiled scanner sets it. */
  get line(): number {
    return this.scanner.line;
  }
  set line(line: number) {
    this.scanner.line = line;
  }

  end(): Scanned {
    this.scanner.end();
    const { openQuote } = this.scanner;
    if (openQuote !== undefined) this.accumulator.found.stopped ??= { why: 'open-quote', ...openQuote };
    return this.accumulator.end();
  }

  private take(row: RawRow): void {
    if (this.accumulator.found.stopped !== undefined) return;
    if (this.isHeader) {
      this.isHeader = false;
      return;
    }
    this.accumulator.found.rows++;
    const quoteLine = findSwallowingQuote(row, this.dialect);
    if (quoteLine !== undefined) {
      this.accumulator.drop('rows-in-quotes', quoteLine, '', row.lines);
      return;
    }
    const reason = this.addRow(row);
    if (reason !== undefined) this.drop(row, reason);
  }

  /** Counts the sample of a row, or returns the reason why it cannot. */
  private addRow(row: RawRow): DropReason | undefined {
    const { reader, sample, accumulator } = this;
    if (row.mayHaveNul && row.bytes.subarray(row.recordStart, row.recordEnd).includes(NUL)) return 'nul';
    if (row.misquoted) return 'quotes';
    if (row.fields !== this.dialect.width) return 'columns';
    // 12 may be the beginning of 120.
    if (!row.whole && this.isLastColumnRead) return 'columns';
    reader.record = row;
    const reason = reader.readNumbers(sample);
    if (reason === 'monitor') accumulator.addMonitor(this.readLabel(row), row.line);
    else if (reason !== undefined) return reason;
    else {
      const kind = reader.isController ? 'transactions' : 'samples';
      accumulator.addSample(this.readLabel(row), kind, sample, row.line);
      if (accumulator.isSketched(kind, sample)) this.sketch(row);
    }
    return undefined;
  }

  private sketch(row: RawRow): void {
    const { label, threadName } = this.dialect.columns;
    const { startMs, elapsedMs } = this.sample;
    const thread = threadName === -1 ? '' : fieldText(row, threadName);
    addRow(this.accumulator.sketch, { startMs, elapsedMs, label: fieldText(row, label), thread, line: row.line });
  }

  private readLabel({ bytes, starts, ends, doubled }: RawRow): RawLabel {
    const { rawLabel } = this;
    const { label } = this.dialect.columns;
    rawLabel.bytes = bytes;
    rawLabel.start = starts[label] ?? 0;
    rawLabel.end = ends[label] ?? 0;
    rawLabel.isDoubled = doubled[label] === 1;
    return rawLabel;
  }

  private drop(row: RawRow, reason: DropReason): void {
    const { header } = this.dialect;
    if (header !== undefined && row.whole && hasHeaderNames(row)) {
      this.accumulator.found.rows--;
      if (header.every((name, i) => fieldText(row, i) === name))
        this.accumulator.found.headers = addOccurrence(this.accumulator.found.headers, row.line);
      else this.accumulator.found.stopped = { why: 'other-header', line: row.line };
      return;
    }
    // A last record without a newline counts as truncated, whatever other faults it has.
    const { label } = this.dialect.columns;
    const text = label < Math.min(row.fields, mostFields) && row.whole ? fieldText(row, label) : '';
    this.accumulator.drop(
      row.whole ? reason : 'cut-off',
      row.line,
      text.length <= maxLabelLength ? text : '',
      row.lines,
    );
  }
}

function hasHeaderNames(row: RawRow): boolean {
  const names = Array.from({ length: Math.min(row.fields, 32) }, (_, i) => fieldText(row, i).toLowerCase());
  return names.includes('timestamp') && names.includes('elapsed');
}

/**
 * Finds rows inside a quoted value. A quote whose partner is missing ends at a quote of a later row. That is valid CSV, so
 * the rows between them would be read as the text of a message.
 */
const LF = 10;
const CR = 13;
const QUOTE = 34;

/**
 * Returns the physical line of a quote whose value contains a row, or undefined. The lines of ordinary messages, such as
 * stack traces, do not begin with a time stamp and an elapsed time.
 */
function findSwallowingQuote(row: RawRow, dialect: Dialect): number | undefined {
  if (row.lines === 1) return undefined;
  const { bytes, recordStart, recordEnd } = row;
  const { timeStamp } = dialect.columns;
  // Beyond the fields of this row are the offsets of another one.
  const ownTime = timeStamp < row.fields ? (row.starts[timeStamp] ?? recordStart) : recordStart;
  for (let start = nextLine(bytes, recordStart, recordEnd); start < recordEnd;) {
    const next = nextLine(bytes, start, recordEnd);
    // A label of several lines may precede the record's own time stamp.
    const isOwn = start <= ownTime && ownTime < next;
    if (!isOwn && isRow(bytes, start, bytes[next - 2] === CR ? next - 2 : next - 1, dialect))
      return lineOfQuote(row, start);
    start = next;
  }
  return undefined;
}

/** The offset after the next newline; on the last line of a record, one after its end. */
function nextLine(bytes: Uint8Array, position: number, recordEnd: number): number {
  const newline = bytes.indexOf(LF, position);
  return newline === -1 || newline > recordEnd ? recordEnd + 1 : newline + 1;
}

/** Whether a line has a time stamp, an elapsed time, and either all columns or a value in the column `success`. */
function isRow(
  bytes: Uint8Array,
  start: number,
  end: number,
  { delimiter, width, columns, timeStamp }: Dialect,
): boolean {
  let hasSuccess = false;
  let fields = 0;
  for (let position = start; position <= end; fields++) {
    const isQuoted = bytes[position] === QUOTE;
    const start = isQuoted ? position + 1 : position;
    const stop = isQuoted ? closingQuote(bytes, start, end) : fieldEnd(bytes, start, end, delimiter);
    if (fields === columns.timeStamp && Number.isNaN(timeStamp.parse(bytes, start, stop))) return false;
    if (fields === columns.elapsed && Number.isNaN(parseInteger(bytes, start, stop))) return false;
    if (fields === columns.success) hasSuccess = parseBoolean(bytes, start, stop) !== undefined;
    position = (isQuoted ? fieldEnd(bytes, stop, end, delimiter) : stop) + 1;
  }
  return fields > Math.max(columns.timeStamp, columns.elapsed) && (fields >= width || hasSuccess);
}

function fieldEnd(bytes: Uint8Array, position: number, end: number, delimiter: number): number {
  const found = bytes.indexOf(delimiter, position);
  return found === -1 || found > end ? end : found;
}

/** The offset of the quote that closes a value; doubled quotes are part of the value. */
function closingQuote(bytes: Uint8Array, position: number, end: number): number {
  for (let i = position; i < end; i++) {
    if (bytes[i] !== QUOTE) continue;
    if (bytes[i + 1] !== QUOTE) return i;
    i++;
  }
  return end;
}

/** The line on which the value at an offset of the record begins. */
function lineOfQuote({ bytes, starts, fields, line, recordStart }: RawRow, position: number): number {
  const after = starts.subarray(0, fields).findIndex((start) => start > position);
  const valueStart = starts[(after === -1 ? Math.min(fields, starts.length) : after) - 1] ?? recordStart;
  let found = line;
  for (let i = recordStart; i < valueStart; i++) if (bytes[i] === LF) found++;
  return found;
}

export function csvScanners(dialect: Dialect): Scanners {
  const plain = (scanning: ScanOptions): CsvScan => new CsvScan(dialect, scanning);
  const fast: FastScanner = {
    scan: (scanning, capacity = csvBufferBytes, collectAfter) =>
      new HybridScan(createWasm(dialect, capacity, scanning), plain(scanning), scanning.isBeginning, collectAfter),
    recordStart: (bytes) => rowStart(bytes, dialect),
  };
  return { plain, fast: dialect.timeStamp.kind === 'milliseconds' && canRun(csvScanner) ? fast : undefined };
}

/**
 * The offset after the first newline that is followed by a time stamp and a delimiter, if the file's rows begin that way.
 */
function rowStart(bytes: Uint8Array, { columns, delimiter }: Dialect): number | undefined {
  const digits = 13;
  const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;
  for (let newline = bytes.indexOf(LF); newline !== -1; newline = bytes.indexOf(LF, newline + 1)) {
    const stamp = bytes.subarray(newline + 1, newline + 1 + digits);
    if (columns.timeStamp !== 0 || (stamp.every(isDigit) && bytes[newline + 1 + digits] === delimiter))
      return newline + 1;
  }
  return undefined;
}

interface Own {
  columns(delimiter: number, width: number, ...columns: readonly number[]): void;
  sumColumn(sum: number, column: number): void;
  threadsColumn(column: number): void;
  errorColumns(code: number, message: number, failureMessage: number): void;
}

/** The largest buffer: CAPACITY in scanner/csv.ts. */
export const csvBufferBytes = 16 * (64 * 1024 - 64);

function createWasm({ delimiter, width, columns }: Dialect, capacity: number, scanning: ScanOptions): WasmScanner {
  const { timeStamp, elapsed, label, success, responseMessage, threadName, SampleCount, allThreads } = columns;
  const wasm = new WasmScanner<Own>(csvScanner, capacity, scanning, allThreads !== -1);
  const used = [timeStamp, elapsed, label, success, responseMessage, threadName, SampleCount];
  wasm.exports.columns(delimiter, width, ...used);
  if (allThreads !== -1) wasm.exports.threadsColumn(allThreads);
  wasm.exports.errorColumns(columns.responseCode, responseMessage, columns.failureMessage);
  for (const [i, { column }] of summedFields.entries())
    if (columns[column] !== -1) wasm.exports.sumColumn(i, columns[column]);
  return wasm;
}
