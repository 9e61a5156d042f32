import type { Accumulator } from './accumulator.js';
import type { PieceScanner } from './piece-scanner.js';
import type { Scan, Scanned } from './scanned.js';

const mark = [0xef, 0xbb, 0xbf];

/**
 * The reference implementation, as far as it does not depend on the format. A faster scanner hands over the records that it cannot
 * count.
 */
export abstract class RecordScan implements Scan {
  protected abstract readonly scanner: PieceScanner;
  /** The number of bytes of the byte-order mark that have been skipped, or were not there. */
  private marked: number;

  constructor(
    /** Also counts what another scanner found. */
    readonly accumulator: Accumulator,
    isBeginning: boolean,
  ) {
    this.marked = isBeginning ? 0 : mark.length;
  }

  /** Whether the scanner is between two records, and another one may follow. */
  abstract readonly isBetween: boolean;
  /** Whether the header has not been read yet. */
  abstract readonly awaitsHeader: boolean;
  /** The number of the line on which the next record begins. Callers that read records themselves must set it. */
  abstract line: number;
  abstract end(continues?: boolean): Scanned;

  push(piece: Uint8Array): boolean {
    this.scanner.push(piece.subarray(this.skipMark(piece)));
    return this.goesOn;
  }

  /**
   * Reads the next record, or the rest of an unfinished one.
   *
   * @returns the number of bytes of the piece that belong to it
   */
  finish(piece: Uint8Array): number {
    const bytes = this.skipMark(piece);
    return bytes + this.scanner.finish(piece.subarray(bytes));
  }

  /** Returns the number of bytes at the start of the piece that belong to the byte-order mark of UTF-8. */
  private skipMark(piece: Uint8Array): number {
    let bytes = 0;
    for (; bytes < piece.length && piece[bytes] === mark[this.marked]; bytes++) this.marked++;
    if (bytes < piece.length) this.marked = mark.length;
    return bytes;
  }

  /** False once the rest need not be read. */
  get goesOn(): boolean {
    const line = this.scanner.endlessLine;
    if (line !== undefined) this.accumulator.found.stopped ??= { why: 'endless-row', line };
    return this.accumulator.found.stopped === undefined;
  }
}
