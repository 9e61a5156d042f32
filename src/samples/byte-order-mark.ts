const mark = [0xef, 0xbb, 0xbf];

/** Skips the byte-order mark at the beginning of UTF-8, in pieces of any size. */
export class ByteOrderMark {
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
