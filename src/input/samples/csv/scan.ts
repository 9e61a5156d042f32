import { ByteOrderMark } from '../byte-order-mark.js';
import type { Dialect } from './dialect.js';
import { fieldText, decodeField, decodeRaw } from '../field-text.js';
import { isSuccessCode, meetError, type ErrorMet, type Span } from '../error-kinds.js';
import { Accumulator } from '../accumulator.js';
import { addOccurrence, type CountedRows, type DropReason, type PlainScan, type Scanned } from '../scanned.js';
import { summedFields, zeroSums } from '../summed-fields.js';
import { mostFields, RowScanner, type Row } from './rows.js';
import { findSwallowingQuote } from './swallowed-rows.js';
import { parseInteger, isTransaction, parseBoolean } from '../integers.js';

/** The maximum length of a label that is kept for a dropped row, where it may be any text. */
const maxLabelLength = 1000;

/**
 * Columns whose truncated values look complete. Manually trimmed files often lack the last line break. They are not refused
 * for a truncated value that is only averaged, such as the connect time in the last column of JMeter's default layout.
 */
const wholeColumns = ['timeStamp', 'elapsed', 'label', 'responseCode', 'SampleCount'] as const;

const NUL = 0;

/** Reads raw CSV in constant memory, except for the counts and the warm-up. */
export class CsvScan implements PlainScan {
  private readonly rowScanner: RowScanner;
  private readonly accumulator: Accumulator;
  private readonly sumColumns: readonly number[];
  /** Whether the records that follow are searched for NUL bytes, which takes longer than reading them. */
  private mayHaveNul = false;
  /** Reused for every row. */
  private readonly sample = {
    ...{ startMs: 0, elapsedMs: 0, failed: false },
    error: undefined as ErrorMet | undefined,
    sums: zeroSums(),
  };
  /** Whether a record at the end of the file may have a truncated value that is read. */
  private readonly isLastColumnRead: boolean;
  private isHeader: boolean;
  private readonly mark: ByteOrderMark;

  constructor(
    private readonly dialect: Dialect,
    warmupMs: number,
    /** If the first start is known in advance, no sample needs to be deferred. */
    firstStartMs?: number,
    /** False for a part from the middle of a result, which has neither a header nor a byte-order mark. */
    isBeginning = true,
  ) {
    this.accumulator = new Accumulator(decodeField, warmupMs, firstStartMs);
    this.sumColumns = summedFields.map(({ column }) => dialect.columns[column]);
    this.isLastColumnRead = wholeColumns.some((column) => dialect.columns[column] === dialect.width - 1);
    this.isHeader = isBeginning && dialect.header !== undefined;
    this.mark = new ByteOrderMark(isBeginning);
    this.rowScanner = new RowScanner(dialect.delimiter, (row) => {
      this.take(row);
    });
  }

  push(piece: Uint8Array): boolean {
    const text = piece.subarray(this.mark.countIn(piece));
    if (text.includes(NUL)) this.mayHaveNul = true;
    this.rowScanner.push(text);
    return this.goesOn;
  }

  finish(piece: Uint8Array): number {
    const mark = this.mark.countIn(piece);
    const text = piece.subarray(mark);
    // Only a few bytes of the piece belong to the record.
    const before = this.mayHaveNul;
    this.mayHaveNul = true;
    const taken = this.rowScanner.finish(text);
    this.mayHaveNul = before || text.subarray(0, taken).includes(NUL);
    return mark + taken;
  }

  get goesOn(): boolean {
    const line = this.rowScanner.endlessLine;
    if (line !== undefined) this.accumulator.stopped ??= { why: 'endless-record', line };
    return this.accumulator.stopped === undefined;
  }

  get isBetween(): boolean {
    return this.rowScanner.isBetween;
  }

  get awaitsHeader(): boolean {
    return this.isHeader;
  }

  get line(): number {
    return this.rowScanner.line;
  }
  set line(line: number) {
    this.rowScanner.line = line;
  }

  meet(label: string): boolean {
    return this.accumulator.meet(label, this.line) && this.goesOn;
  }

  add(counted: CountedRows, rows: number): void {
    this.accumulator.add(counted, rows);
  }

  end(): Scanned {
    this.rowScanner.end();
    const { openQuote } = this.rowScanner;
    if (openQuote !== undefined) this.accumulator.stopped ??= { why: 'open-quote', ...openQuote };
    return this.accumulator.end();
  }

  private take(row: Row): void {
    if (this.accumulator.stopped !== undefined) return;
    if (this.isHeader) {
      this.isHeader = false;
      return;
    }
    this.accumulator.rows++;
    const quoteLine = findSwallowingQuote(row, this.dialect);
    if (quoteLine !== undefined) {
      this.accumulator.drop('rows-in-quotes', quoteLine, '', row.lines);
      return;
    }
    const reason = this.addRow(row);
    if (reason !== undefined) this.drop(row, reason);
  }

  /** Counts the sample of a row, or returns the reason why it cannot. */
  private addRow(row: Row): DropReason | undefined {
    const { columns, width } = this.dialect;
    if (this.mayHaveNul && row.bytes.subarray(row.recordStart, row.recordEnd).includes(NUL)) return 'nul';
    if (row.misquoted) return 'quotes';
    if (row.fields !== width) return 'columns';
    // 12 may be the beginning of 120.
    if (!row.whole && this.isLastColumnRead) return 'columns';
    if (this.isMonitor(row)) {
      const { label } = columns;
      this.accumulator.takeMonitor(
        row.bytes,
        row.starts[label] ?? 0,
        row.ends[label] ?? 0,
        row.doubled[label] === 1,
        row.line,
      );
      return undefined;
    }
    const fault = this.readSample(row);
    if (fault !== undefined) return fault;
    const { bytes, starts, ends } = row;
    const { label, responseMessage: message } = columns;
    this.sample.error = this.sample.failed ? this.readError(row) : undefined;
    const isController = message !== -1 && isTransaction(bytes, starts[message] ?? 0, ends[message] ?? 0);
    const kind = isController ? 'transactions' : 'samples';
    const [start, end, isDoubled] = [starts[label] ?? 0, ends[label] ?? 0, row.doubled[label] === 1];
    this.accumulator.take(bytes, start, end, isDoubled, kind, this.sample, row.line);
    return undefined;
  }

  /** Reads the numbers of a row into `sample`, or returns the reason why it cannot. */
  private readSample({ bytes, starts, ends }: Row): DropReason | undefined {
    const { columns, timeStamp } = this.dialect;
    const { sample, sumColumns } = this;
    const readInteger = (column: number): number => parseInteger(bytes, starts[column] ?? 0, ends[column] ?? 0);
    sample.startMs = timeStamp.parse(bytes, starts[columns.timeStamp] ?? 0, ends[columns.timeStamp] ?? 0);
    if (Number.isNaN(sample.startMs)) return 'time-stamp';
    sample.elapsedMs = readInteger(columns.elapsed);
    if (Number.isNaN(sample.elapsedMs)) return 'elapsed';
    if (sample.elapsedMs < 0) return 'negative-elapsed';
    const success =
      columns.success === -1 ? true : parseBoolean(bytes, starts[columns.success] ?? 0, ends[columns.success] ?? 0);
    if (success === undefined) return 'success';
    sample.failed = !success;
    if (columns.SampleCount !== -1 && readInteger(columns.SampleCount) > 1) return 'several';
    for (let i = 0; i < sumColumns.length; i++) {
      const column = sumColumns[i] ?? -1;
      sample.sums[i] = column === -1 ? 0 : readInteger(column);
    }
    return undefined;
  }

  /** The error of a failed row. If an assertion failed, code and message are those of a successful response. */
  private readError(row: Row): ErrorMet {
    const { responseCode, responseMessage, failureMessage } = this.dialect.columns;
    const code = spanOf(row, responseCode);
    const isAssertion = code.start === code.end || isSuccessCode(code);
    const failure = spanOf(row, isAssertion ? failureMessage : responseMessage);
    const message = isAssertion && failure.start === failure.end ? spanOf(row, responseMessage) : failure;
    return meetError(code, message, decodeRaw);
  }

  private drop(row: Row, reason: DropReason): void {
    const { header } = this.dialect;
    if (header !== undefined && row.whole && hasHeaderNames(row)) {
      this.accumulator.rows--;
      if (header.every((name, i) => fieldText(row, i) === name))
        this.accumulator.headers = addOccurrence(this.accumulator.headers, row.line);
      else this.accumulator.stopped = { why: 'other-header', line: row.line };
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

  /**
   * The PerfMon plug-in writes rows without thread, code and type, whose elapsed column contains a machine metric times
   * 1000.
   */
  private isMonitor(row: Row): boolean {
    const { threadName, responseCode, dataType } = this.dialect.columns;
    return (
      threadName !== -1 &&
      responseCode !== -1 &&
      isEmpty(row, threadName) &&
      isEmpty(row, responseCode) &&
      (dataType === -1 || isEmpty(row, dataType))
    );
  }
}

/** The raw text of a field; empty for a column that the result does not have. */
const spanOf = ({ bytes, starts, ends }: Row, field: number): Span =>
  field === -1 ? { bytes, start: 0, end: 0 } : { bytes, start: starts[field] ?? 0, end: ends[field] ?? 0 };

const isEmpty = ({ starts, ends }: Row, field: number): boolean => starts[field] === ends[field];

function hasHeaderNames(row: Row): boolean {
  const names = Array.from({ length: Math.min(row.fields, 32) }, (_, i) => fieldText(row, i).toLowerCase());
  return names.includes('timestamp') && names.includes('elapsed');
}
