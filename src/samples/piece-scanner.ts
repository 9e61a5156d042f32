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
