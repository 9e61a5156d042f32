import type { Accumulator } from './accumulator.js';
import type { PieceScanner } from './piece-scanner.js';
import type { Scan, Scanned } from './scanned.js';

const mark = [0xef, 0xbb, 0xbf];

/** Reads raw results of any kind, as far as it does not depend on the format. */
export abstract class RecordScan implements Scan {
  protected abstract readonly scanner: PieceScanner;
  /** The number of bytes of the byte-order mark that have been skipped, or were not there. */
  private marked: number;

  constructor(
    /** Also counts what another scanner found. */
    readonly accumulator: Accumulator,
    isBeginning = true,
  ) {
    this.marked = isBeginning ? 0 : mark.length;
  }

  abstract end(): Scanned;

  push(piece: Uint8Array): boolean {
    this.scanner.push(piece.subarray(this.skipMark(piece)));
    return this.goesOn;
  }

  /** Returns the number of bytes at the start of the piece that belong to the byte-order mark of UTF-8. */
  protected skipMark(piece: Uint8Array): number {
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

/** A fault in a part of a document that its schema cannot express. */
export interface DocumentFault {
  /** A JSON pointer, relative to the part. */
  readonly pointer: string;
  readonly expected: string;
  readonly found: string;
}

export const fault = (pointer: string, expected: string, found: unknown): DocumentFault => ({
  pointer,
  expected,
  found: String(found),
});
