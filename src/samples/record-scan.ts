import type { Accumulator } from './accumulator.js';
import type { CountedRows, Scan, Scanned } from './scanned.js';

/** Finds the records in raw bytes and passes each to the scan that created it. */
export interface RecordScanner {
  push(piece: Uint8Array): void;
  /** Reads the next record, or the rest of an unfinished one. Returns the number of bytes that belong to it. */
  finish(piece: Uint8Array): number;
  /** The line of a record that is too long to be one. */
  readonly endlessLine: number | undefined;
}

/**
 * The reference implementation, as far as it does not depend on the format. A faster scanner hands over the records that it cannot
 * count.
 */
export abstract class RecordScan implements Scan {
  protected abstract readonly scanner: RecordScanner;
  private readonly mark: ByteOrderMark;

  constructor(
    protected readonly accumulator: Accumulator,
    isBeginning: boolean,
  ) {
    this.mark = new ByteOrderMark(isBeginning);
  }

  /** Whether the scanner is between two records, and another one may follow. */
  abstract readonly isBetween: boolean;
  /** Whether the header has not been read yet. */
  abstract readonly awaitsHeader: boolean;
  /** The number of the line on which the next record begins. Callers that read records themselves must set it. */
  abstract line: number;
  abstract end(continues?: boolean): Scanned;

  push(piece: Uint8Array): boolean {
    this.scanText(piece.subarray(this.mark.countIn(piece)));
    return this.goesOn;
  }

  /**
   * Reads the next record, or the rest of an unfinished one.
   *
   * @returns the number of bytes of the piece that belong to it
   */
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

  /** False once the rest need not be read. */
  get goesOn(): boolean {
    const line = this.scanner.endlessLine;
    if (line !== undefined) this.accumulator.stopped ??= { why: 'endless-row', line };
    return this.accumulator.stopped === undefined;
  }

  /**
   * Registers a label that another scanner found, so that labels stay in order of appearance.
   *
   * @returns false once the rest need not be read
   */
  registerLabel(label: string): boolean {
    return this.accumulator.registerLabel(label, this.line) && this.goesOn;
  }

  /** @param rows the number of counted records, none of which is a header */
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
