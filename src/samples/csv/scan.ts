import type { Dialect } from './dialect.js';
import { fieldText, decodeField, decodeRaw } from '../field-text.js';
import { isSuccessCode, toErrorOccurrence, type ErrorOccurrence, type Span } from '../error-kinds.js';
import { Accumulator } from '../accumulator.js';
import type { Mutable } from '../../lang/objects.js';
import type { RawLabel } from '../label-table.js';
import { RecordScan } from '../record-scan.js';
import { addOccurrence, type DropReason, type Scanned, type ScanOptions } from '../scanned.js';
import { summedFields, zeroSums } from '../summed-fields.js';
import { findCountFault, parseInteger, isTransaction, parseBoolean, parseThreads } from '../integers.js';
import { SetBacks } from '../set-back.js';
import { isLocal } from '../time-stamp.js';
import { mostFields, RowScanner, type Row } from './rows.js';
import { findSwallowingQuote } from './swallowed-rows.js';

/** The maximum length of a label that is kept for a dropped row, where it may be any text. */
const maxLabelLength = 1000;

/**
 * Columns whose truncated values look complete. Manually trimmed files often lack the last line break. They are not refused
 * for a truncated value that is only averaged, such as the connect time in the last column of JMeter's default layout.
 */
const wholeColumns = ['timeStamp', 'elapsed', 'label', 'responseCode', 'SampleCount'] as const;

const NUL = 0;

/** Reads raw CSV in constant memory, except for the counts and the warm-up. */
export class CsvScan extends RecordScan {
  protected readonly scanner: RowScanner;
  private readonly sumColumns: readonly number[];
  /** The column of threads, or -1 if they are not counted. */
  private readonly threadsColumn: number;
  /** Whether the records that follow are searched for NUL bytes, which takes longer than reading them. */
  private mayHaveNul = false;
  /** Reused for every row. */
  private readonly rawLabel: Mutable<RawLabel> = { bytes: new Uint8Array(), start: 0, end: 0, isDoubled: false };
  /** Reused for every row. */
  private readonly sample = {
    startMs: 0,
    elapsedMs: 0,
    failed: false,
    error: undefined as ErrorOccurrence | undefined,
    sums: zeroSums(),
    threads: NaN,
  };
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
    this.threadsColumn = scanning.countsTimes === true ? dialect.columns.allThreads : -1;
    this.sumColumns = summedFields.map(({ column }) => dialect.columns[column]);
    this.isLastColumnRead = wholeColumns.some((column) => dialect.columns[column] === dialect.width - 1);
    this.isHeader = isBeginning && dialect.header !== undefined;
    this.scanner = new RowScanner(dialect.delimiter, (row) => {
      this.take(row);
    });
  }

  protected override scanText(text: Uint8Array): void {
    if (text.includes(NUL)) this.mayHaveNul = true;
    super.scanText(text);
  }

  protected override finishText(text: Uint8Array): number {
    // Only a few bytes of the text belong to the record.
    const before = this.mayHaveNul;
    this.mayHaveNul = true;
    const taken = super.finishText(text);
    this.mayHaveNul = before || text.subarray(0, taken).includes(NUL);
    return taken;
  }

  get isBetween(): boolean {
    return this.scanner.isBetween;
  }

  get awaitsHeader(): boolean {
    return this.isHeader;
  }

  get line(): number {
    return this.scanner.line;
  }
  set line(line: number) {
    this.scanner.line = line;
  }

  end(): Scanned {
    this.scanner.end();
    const { openQuote } = this.scanner;
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
      this.accumulator.addMonitor(this.readLabel(row), row.line);
      return undefined;
    }
    const fault = this.readSample(row);
    if (fault !== undefined) return fault;
    const { bytes, starts, ends } = row;
    const { responseMessage: message } = columns;
    this.sample.error = this.sample.failed ? this.readError(row) : undefined;
    const isController = message !== -1 && isTransaction(bytes, starts[message] ?? 0, ends[message] ?? 0);
    const kind = isController ? 'transactions' : 'samples';
    this.accumulator.addSample(this.readLabel(row), kind, this.sample, row.line);
    return undefined;
  }

  private readLabel({ bytes, starts, ends, doubled }: Row): RawLabel {
    const { rawLabel } = this;
    const { label } = this.dialect.columns;
    rawLabel.bytes = bytes;
    rawLabel.start = starts[label] ?? 0;
    rawLabel.end = ends[label] ?? 0;
    rawLabel.isDoubled = doubled[label] === 1;
    return rawLabel;
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
    if (columns.SampleCount !== -1) {
      const fault = findCountFault(readInteger(columns.SampleCount));
      if (fault !== undefined) return fault;
    }
    for (let i = 0; i < sumColumns.length; i++) {
      const column = sumColumns[i] ?? -1;
      sample.sums[i] = column === -1 ? 0 : readInteger(column);
    }
    const { threadsColumn } = this;
    if (threadsColumn !== -1)
      sample.threads = parseThreads(bytes, starts[threadsColumn] ?? 0, ends[threadsColumn] ?? 0);
    return undefined;
  }

  /** The error of a failed row. If an assertion failed, code and message are those of a successful response. */
  private readError(row: Row): ErrorOccurrence {
    const { responseCode, responseMessage, failureMessage } = this.dialect.columns;
    const code = fieldSpan(row, responseCode);
    const isAssertion = code.start === code.end || isSuccessCode(code);
    const failure = fieldSpan(row, isAssertion ? failureMessage : responseMessage);
    const message = isAssertion && failure.start === failure.end ? fieldSpan(row, responseMessage) : failure;
    return toErrorOccurrence(code, message, decodeRaw);
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
const fieldSpan = ({ bytes, starts, ends }: Row, field: number): Span =>
  field === -1 ? { bytes, start: 0, end: 0 } : { bytes, start: starts[field] ?? 0, end: ends[field] ?? 0 };

const isEmpty = ({ starts, ends }: Row, field: number): boolean => starts[field] === ends[field];

function hasHeaderNames(row: Row): boolean {
  const names = Array.from({ length: Math.min(row.fields, 32) }, (_, i) => fieldText(row, i).toLowerCase());
  return names.includes('timestamp') && names.includes('elapsed');
}
