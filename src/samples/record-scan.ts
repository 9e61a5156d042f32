import type { Accumulator } from './accumulator.js';
import type { CountedRows, PlainScan, Scanned } from './scanned.js';

/** Finds the records in raw bytes and passes each to the scan that created it. */
export interface RecordScanner {
  push(piece: Uint8Array): void;
  /** Reads the next record, or the rest of an unfinished one. Returns the number of bytes that belong to it. */
  finish(piece: Uint8Array): number;
  /** The line of a record that is too long to be one. */
  readonly endlessLine: number | undefined;
}

/** The parts of a plain scan that do not depend on the format. */
export abstract class RecordScan implements PlainScan {
  protected abstract readonly scanner: RecordScanner;
  private readonly mark: ByteOrderMark;

  constructor(
    protected readonly accumulator: Accumulator,
    isBeginning: boolean,
  ) {
    this.mark = new ByteOrderMark(isBeginning);
  }

  abstract readonly isBetween: boolean;
  abstract readonly awaitsHeader: boolean;
  abstract line: number;
  abstract end(continues?: boolean): Scanned;

  push(piece: Uint8Array): boolean {
    this.scanText(piece.subarray(this.mark.countIn(piece)));
    return this.goesOn;
  }

  finish(piece: Uint8Array): number {
    const mark = this.mark.countIn(piece);
    return mark + this.finishText(piece.subarray(mark));
  }

  /** Scans bytes after the byte-order mark. */
  protected scanText(text: Uint8Array): void {
    this.scanner.push(text);
  }

  /** Like finish(), after the byte-order mark. */
  protected finishText(text: Uint8Array): number {
    return this.scanner.finish(text);
  }

  get goesOn(): boolean {
    const line = this.scanner.endlessLine;
    if (line !== undefined) this.accumulator.stopped ??= { why: 'endless-row', line };
    return this.accumulator.stopped === undefined;
  }

  keepWarmup(): void {
    this.accumulator.keepsWarmup = true;
  }

  registerLabel(label: string): boolean {
    return this.accumulator.registerLabel(label, this.line) && this.goesOn;
  }

  add(counted: CountedRows, rows: number): void {
    this.accumulator.add(counted, rows);
  }
}

const mark = [0xef, 0xbb, 0xbf];

/** Skips the byte-order mark at the beginning of UTF-8, in pieces of any size. */
class ByteOrderMark {
  private passed: number;

  constructor(isBeginning: boolean) {
    this.passed = isBeginning ? 0 : mark.length;
  }

  /** Returns the number of bytes at the start of the piece that belong to the mark. */
  countIn(piece: Uint8Array): number {
    let bytes = 0;
    while (bytes < piece.length && piece[bytes] === mark[this.passed]) {
      this.passed++;
      bytes++;
    }
    if (bytes < piece.length) this.passed = mark.length;
    return bytes;
  }
}
