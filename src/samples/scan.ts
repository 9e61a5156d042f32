/** Raw CSV bytes, in pieces of any size, to a tally per label: constant memory but for the counts (and the warm-up). */
import type { Dialect } from './dialect.js';
import { fieldText } from './field-text.js';
import { Labels } from './labels.js';
import { RowScanner, type Row } from './rows.js';
import { addSample, emptyTally, mergeTallies, type Tally } from './tally.js';
import { Waiting, Warmup } from './warmup.js';

/** Why a record is not a sample that can be counted. */
export type DropReason =
  'columns' | 'quotes' | 'time-stamp' | 'elapsed' | 'negative-elapsed' | 'success' | 'several' | 'cut-off';

/** How many, and the line of the first. */
export interface Seen {
  count: number;
  readonly line: number;
}

/** A label's samples. Transaction controllers write rows of their own, which may bear a sampler's name. */
export interface LabelSamples {
  readonly samples?: Tally;
  readonly transactions?: Tally;
}

export interface Scanned {
  /** Records beside headers, kept or not. */
  readonly rows: number;
  /** In order of appearance. A tally may be empty: all its samples were in the warm-up. */
  readonly labels: ReadonlyMap<string, LabelSamples>;
  readonly dropped: ReadonlyMap<DropReason, Seen>;
  /** PerfMon rows: values of a machine, no response times. */
  readonly monitors: (Seen & { readonly label: string }) | undefined;
  /** The header again: files were joined. */
  readonly headers: Seen | undefined;
  /** Of all samples, warm-up included: epoch milliseconds. Infinity and -Infinity where there is none. */
  readonly firstStartMs: number;
  readonly lastEndMs: number;
  /** Why reading was given up at this line. */
  readonly stopped:
    { readonly why: 'endless-record' | 'too-many-labels' | 'other-header'; readonly line: number } | undefined;
}

/** More labels than this are no names but ids: "GET /orders/4711". */
export const mostLabels = 100_000;

interface Bucket {
  tally: Tally;
  readonly waiting: Waiting;
}

/** A way to read raw bytes: the plain one, or a faster one that gives the same. */
export interface Scan {
  /** Bytes in order, in pieces of any size. False once there is no sense in reading on. */
  push(piece: Uint8Array): boolean;
  end(): Scanned;
}

const byteOrderMark = [0xef, 0xbb, 0xbf];
const transactionMessage = new TextEncoder().encode('Number of samples in transaction');

/** What was counted elsewhere, of one label. */
export interface Counted {
  readonly label: string;
  readonly kind: keyof LabelSamples;
  readonly tally: Tally;
}

export class SampleScan implements Scan {
  private readonly rowScanner: RowScanner;
  private readonly warmup: Warmup;
  private readonly labels = new Labels<Partial<Record<keyof LabelSamples, Bucket>>>(() => ({}));
  private readonly dropped = new Map<DropReason, Seen>();
  private rows = 0;
  private lastEndMs = -Infinity;
  private isHeader: boolean;
  /** How much of a byte-order mark has been passed over. */
  private markBytes: number;
  private monitors: (Seen & { readonly label: string }) | undefined;
  private headers: Seen | undefined;
  private stopped: Scanned['stopped'];

  constructor(
    private readonly dialect: Dialect,
    warmupMs: number,
    /** Where it is known before the first row, what falls into the warm-up need not wait. */
    firstStartMs?: number,
    /** A part from the middle of a result has no header, and no byte-order mark. */
    isBeginning = true,
  ) {
    this.warmup = new Warmup(warmupMs, firstStartMs);
    this.isHeader = isBeginning && dialect.header !== undefined;
    this.markBytes = isBeginning ? 0 : byteOrderMark.length;
    this.rowScanner = new RowScanner(dialect.delimiter, (row) => {
      this.take(row);
    });
  }

  push(piece: Uint8Array): boolean {
    this.rowScanner.push(piece.subarray(this.markIn(piece)));
    return this.goesOn;
  }

  /** The next record alone, or what is missing of it: how many bytes of the piece that were. */
  finish(piece: Uint8Array): number {
    const mark = this.markIn(piece);
    return mark + this.rowScanner.finish(piece.subarray(mark));
  }

  /** Whether there is sense in reading on. */
  get goesOn(): boolean {
    const line = this.rowScanner.endlessLine;
    if (line !== undefined) this.stopped ??= { why: 'endless-record', line };
    return this.stopped === undefined;
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
    this.labels.named(label);
    if (this.labels.byText.size > mostLabels) this.stopped ??= { why: 'too-many-labels', line: this.line };
    return this.goesOn;
  }

  /** What was counted elsewhere, of rows that are no header, between the first start and the last end of all of them. */
  add(counted: readonly Counted[], rows: number, firstStartMs: number, lastEndMs: number): void {
    this.rows += rows;
    this.lastEndMs = Math.max(this.lastEndMs, lastEndMs);
    this.warmup.firstStartMs = Math.min(this.warmup.firstStartMs, firstStartMs);
    for (const { label, kind, tally } of counted) {
      const bucket = (this.labels.named(label)[kind] ??= { tally: emptyTally(), waiting: new Waiting() });
      bucket.tally = mergeTallies(bucket.tally, tally);
    }
  }

  private markIn(piece: Uint8Array): number {
    let bytes = 0;
    while (bytes < piece.length && piece[bytes] === byteOrderMark[this.markBytes]) {
      this.markBytes++;
      bytes++;
    }
    if (bytes < piece.length) this.markBytes = byteOrderMark.length;
    return bytes;
  }

  end(): Scanned {
    this.rowScanner.end();
    const decided = (bucket: Bucket | undefined): Tally | undefined => {
      bucket?.waiting.decide(this.warmup, (...sample) => {
        addSample(bucket.tally, ...sample);
      });
      return bucket?.tally;
    };
    const labels = new Map<string, LabelSamples>();
    for (const [label, { samples, transactions }] of this.labels.byText)
      labels.set(label, {
        ...(samples === undefined ? {} : { samples: decided(samples) ?? samples.tally }),
        ...(transactions === undefined ? {} : { transactions: decided(transactions) ?? transactions.tally }),
      });
    const { rows, dropped, monitors, headers, lastEndMs, stopped } = this;
    return { rows, labels, dropped, monitors, headers, firstStartMs: this.warmup.firstStartMs, lastEndMs, stopped };
  }

  private take(row: Row): void {
    if (this.stopped !== undefined) return;
    if (this.isHeader) {
      this.isHeader = false;
      return;
    }
    this.rows++;
    const reason = this.addRow(row);
    if (reason !== undefined) this.drop(row, reason);
  }

  /** Counts the row's sample, or says why it cannot be. */
  private addRow(row: Row): DropReason | undefined {
    const { columns, width, timeStamp } = this.dialect;
    if (row.misquoted) return 'quotes';
    if (row.fields !== width) return 'columns';
    if (this.isMonitor(row)) {
      this.takeMonitor(row);
      return undefined;
    }
    const { bytes, starts, ends } = row;
    const startMs = timeStamp.parse(bytes, starts[columns.timeStamp] ?? 0, ends[columns.timeStamp] ?? 0);
    if (Number.isNaN(startMs)) return 'time-stamp';
    const elapsedMs = integer(row, columns.elapsed);
    if (Number.isNaN(elapsedMs)) return 'elapsed';
    if (elapsedMs < 0) return 'negative-elapsed';
    const success = columns.success === -1 ? true : truth(row, columns.success);
    if (success === undefined) return 'success';
    if (columns.SampleCount !== -1 && integer(row, columns.SampleCount) > 1) return 'several';
    const received = columns.bytes === -1 ? 0 : integer(row, columns.bytes);
    const sent = columns.sentBytes === -1 ? 0 : integer(row, columns.sentBytes);
    const latencyMs = columns.Latency === -1 ? 0 : integer(row, columns.Latency);
    const connectMs = columns.Connect === -1 ? 0 : integer(row, columns.Connect);
    const label = this.labels.of(row, columns.label);
    if (this.labels.byText.size > mostLabels) {
      this.stopped = { why: 'too-many-labels', line: row.line };
      return undefined;
    }
    if (startMs + elapsedMs > this.lastEndMs) this.lastEndMs = startMs + elapsedMs;
    const kind = isTransaction(row, columns.responseMessage) ? 'transactions' : 'samples';
    const bucket = (label[kind] ??= { tally: emptyTally(), waiting: new Waiting() });
    if (this.warmup.keeps(startMs))
      addSample(bucket.tally, startMs, elapsedMs, !success, received, sent, latencyMs, connectMs);
    else bucket.waiting.add(startMs, elapsedMs, !success, received, sent, latencyMs, connectMs);
    return undefined;
  }

  private drop(row: Row, reason: DropReason): void {
    const { header } = this.dialect;
    if (header !== undefined && row.whole && hasHeaderNames(row)) {
      this.rows--;
      if (header.every((name, i) => fieldText(row, i) === name)) this.headers = seenAgain(this.headers, row.line);
      else this.stopped = { why: 'other-header', line: row.line };
      return;
    }
    // Whatever is wrong with a last record without a newline, the cause is the missing rest.
    const why = row.whole ? reason : 'cut-off';
    this.dropped.set(why, seenAgain(this.dropped.get(why), row.line));
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

  private takeMonitor(row: Row): void {
    if (this.monitors === undefined)
      this.monitors = { count: 1, line: row.line, label: fieldText(row, this.dialect.columns.label) };
    else this.monitors.count++;
  }
}

function seenAgain(seen: Seen | undefined, line: number): Seen {
  if (seen === undefined) return { count: 1, line };
  seen.count++;
  return seen;
}

const isEmpty = ({ starts, ends }: Row, field: number): boolean => starts[field] === ends[field];

function hasHeaderNames(row: Row): boolean {
  const names = Array.from({ length: Math.min(row.fields, 32) }, (_, i) => fieldText(row, i).toLowerCase());
  return names.includes('timestamp') && names.includes('elapsed');
}

/** A whole number of at most 15 digits, which is exact; else NaN. */
function integer({ bytes, starts, ends }: Row, field: number): number {
  let at = starts[field] ?? 0;
  const end = ends[field] ?? 0;
  const isNegative = bytes[at] === 45;
  if (isNegative) at++;
  if (at === end || end - at > 15) return NaN;
  let value = 0;
  for (; at < end; at++) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return NaN;
    value = value * 10 + digit;
  }
  return isNegative ? -value : value;
}

const truths = [
  { bytes: new TextEncoder().encode('true'), value: true },
  { bytes: new TextEncoder().encode('false'), value: false },
];

/** true and false in any case; nothing else is known to be written. */
function truth({ bytes, starts, ends }: Row, field: number): boolean | undefined {
  const from = starts[field] ?? 0;
  const length = (ends[field] ?? 0) - from;
  for (const { bytes: word, value } of truths) {
    if (word.length !== length) continue;
    let at = 0;
    // Setting the sixth bit makes an ASCII letter small.
    while (at < length && ((bytes[from + at] ?? 0) | 32) === word[at]) at++;
    if (at === length) return value;
  }
  return undefined;
}

function isTransaction({ bytes, starts, ends }: Row, field: number): boolean {
  if (field === -1) return false;
  const from = starts[field] ?? 0;
  if ((ends[field] ?? 0) - from < transactionMessage.length || bytes[from] !== transactionMessage[0]) return false;
  return transactionMessage.every((byte, i) => bytes[from + i] === byte);
}
