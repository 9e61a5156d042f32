/** Raw CSV bytes, in pieces of any size, to a tally per label: constant memory but for the counts (and the warm-up). */
import { ByteOrderMark } from '../byte-order-mark.js';
import type { Dialect } from './dialect.js';
import { fieldText, decodeField } from '../field-text.js';
import {
  Accumulator,
  addOccurrence,
  type CountedLabel,
  type DropReason,
  type PlainScan,
  type Scanned,
} from '../accumulator.js';
import { RowScanner, type Row } from './rows.js';
import { parseInteger, isTransaction, parseBoolean } from '../integers.js';

export class CsvScan implements PlainScan {
  private readonly rowScanner: RowScanner;
  private readonly ledger: Accumulator;
  private isHeader: boolean;
  private readonly mark: ByteOrderMark;

  constructor(
    private readonly dialect: Dialect,
    warmupMs: number,
    /** Where it is known before the first row, what falls into the warm-up need not wait. */
    firstStartMs?: number,
    /** A part from the middle of a result has no header, and no byte-order mark. */
    isBeginning = true,
  ) {
    this.ledger = new Accumulator(decodeField, warmupMs, firstStartMs);
    this.isHeader = isBeginning && dialect.header !== undefined;
    this.mark = new ByteOrderMark(isBeginning);
    this.rowScanner = new RowScanner(dialect.delimiter, (row) => {
      this.take(row);
    });
  }

  push(piece: Uint8Array): boolean {
    this.rowScanner.push(piece.subarray(this.mark.in(piece)));
    return this.goesOn;
  }

  /** The next record alone, or what is missing of it: how many bytes of the piece that were. */
  finish(piece: Uint8Array): number {
    const mark = this.mark.in(piece);
    return mark + this.rowScanner.finish(piece.subarray(mark));
  }

  /** Whether there is sense in reading on. */
  get goesOn(): boolean {
    const line = this.rowScanner.endlessLine;
    if (line !== undefined) this.ledger.stopped ??= { why: 'endless-record', line };
    return this.ledger.stopped === undefined;
  }

  /** Nothing is kept of a record that has not ended yet. */
  get isBetween(): boolean {
    return this.rowScanner.isBetween;
  }

  /** The header is still to come. */
  get awaitsHeader(): boolean {
    return this.isHeader;
  }

  /** The line on which the next record begins. Set by who reads records in between. */
  get line(): number {
    return this.rowScanner.line;
  }
  set line(line: number) {
    this.rowScanner.line = line;
  }

  /** A label that was met elsewhere, so that all are known here in order of appearance. False when there are too many. */
  meet(label: string): boolean {
    return this.ledger.meet(label, this.line) && this.goesOn;
  }

  /** What was counted elsewhere, of rows that are no header, between the first start and the last end of all of them. */
  add(counted: readonly CountedLabel[], rows: number, firstStartMs: number, lastEndMs: number): void {
    this.ledger.add(counted, rows, firstStartMs, lastEndMs);
  }

  end(): Scanned {
    this.rowScanner.end();
    return this.ledger.end();
  }

  private take(row: Row): void {
    if (this.ledger.stopped !== undefined) return;
    if (this.isHeader) {
      this.isHeader = false;
      return;
    }
    this.ledger.rows++;
    const reason = this.addRow(row);
    if (reason !== undefined) this.drop(row, reason);
  }

  /** Counts the row's sample, or says why it cannot be. */
  private addRow(row: Row): DropReason | undefined {
    const { columns, width, timeStamp } = this.dialect;
    if (row.misquoted) return 'quotes';
    if (row.fields !== width) return 'columns';
    if (this.isMonitor(row)) {
      const { label } = columns;
      this.ledger.takeMonitor(
        row.bytes,
        row.starts[label] ?? 0,
        row.ends[label] ?? 0,
        row.doubled[label] === 1,
        row.line,
      );
      return undefined;
    }
    const { bytes, starts, ends } = row;
    const startMs = timeStamp.parse(bytes, starts[columns.timeStamp] ?? 0, ends[columns.timeStamp] ?? 0);
    if (Number.isNaN(startMs)) return 'time-stamp';
    const number = (column: number): number => parseInteger(bytes, starts[column] ?? 0, ends[column] ?? 0);
    const elapsedMs = number(columns.elapsed);
    if (Number.isNaN(elapsedMs)) return 'elapsed';
    if (elapsedMs < 0) return 'negative-elapsed';
    const success =
      columns.success === -1 ? true : parseBoolean(bytes, starts[columns.success] ?? 0, ends[columns.success] ?? 0);
    if (success === undefined) return 'success';
    if (columns.SampleCount !== -1 && number(columns.SampleCount) > 1) return 'several';
    const received = columns.bytes === -1 ? 0 : number(columns.bytes);
    const sent = columns.sentBytes === -1 ? 0 : number(columns.sentBytes);
    const latencyMs = columns.Latency === -1 ? 0 : number(columns.Latency);
    const connectMs = columns.Connect === -1 ? 0 : number(columns.Connect);
    const { label, responseMessage: message } = columns;
    const isController = message !== -1 && isTransaction(bytes, starts[message] ?? 0, ends[message] ?? 0);
    const kind = isController ? 'transactions' : 'samples';
    const sample = { startMs, elapsedMs, failed: !success, received, sent, latencyMs, connectMs };
    this.ledger.take(bytes, starts[label] ?? 0, ends[label] ?? 0, row.doubled[label] === 1, kind, sample, row.line);
    return undefined;
  }

  private drop(row: Row, reason: DropReason): void {
    const { header } = this.dialect;
    if (header !== undefined && row.whole && hasHeaderNames(row)) {
      this.ledger.rows--;
      if (header.every((name, i) => fieldText(row, i) === name))
        this.ledger.headers = addOccurrence(this.ledger.headers, row.line);
      else this.ledger.stopped = { why: 'other-header', line: row.line };
      return;
    }
    // Whatever is wrong with a last record without a newline, the cause is the missing rest.
    this.ledger.drop(row.whole ? reason : 'cut-off', row.line);
  }

  /** The PerfMon plug-in writes rows of no thread, no code and no type, with a machine's value times 1000 as elapsed. */
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

const isEmpty = ({ starts, ends }: Row, field: number): boolean => starts[field] === ends[field];

function hasHeaderNames(row: Row): boolean {
  const names = Array.from({ length: Math.min(row.fields, 32) }, (_, i) => fieldText(row, i).toLowerCase());
  return names.includes('timestamp') && names.includes('elapsed');
}
