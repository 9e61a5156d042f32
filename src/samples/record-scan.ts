import type { Accumulator } from './accumulator.js';
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

const pieceBytes = 1024 * 1024;

/**
 * Finds records in bytes that arrive in pieces of any size, without creating strings: what is found consists of offsets into the
 * scanner's buffer. Only the unfinished record is kept.
 */
export abstract class PieceScanner {
  bytes = new Uint8Array(4 * 1024);
  /** The line of a record that exceeds the maximum length. Scanning stops there. */
  endlessLine: number | undefined;

  /** The end of the bytes in the buffer, and how far they were scanned. */
  protected filled = 0;
  protected position = 0;

  push(piece: Uint8Array): void {
    for (let start = 0; start < piece.length && this.endlessLine === undefined; start += pieceBytes) {
      this.append(piece.subarray(start, start + pieceBytes));
      this.scan();
    }
  }

  /** Scans the bytes in the buffer. */
  protected abstract scan(): void;
  /** The offset from which bytes are still needed. */
  protected abstract readonly keptFrom: number;
  /** Told when the bytes from there have been moved to the front of the buffer. */
  protected abstract moved(from: number): void;

  protected append(piece: Uint8Array): void {
    const from = this.keptFrom;
    const kept = this.filled - from;
    if (kept + piece.length > this.bytes.length) {
      const larger = new Uint8Array(Math.max(kept + piece.length, 2 * this.bytes.length));
      larger.set(this.bytes.subarray(from, this.filled));
      this.bytes = larger;
    } else if (from > 0) this.bytes.copyWithin(0, from, this.filled);
    this.position -= from;
    this.moved(from);
    this.bytes.set(piece, kept);
    this.filled = kept + piece.length;
  }
}
