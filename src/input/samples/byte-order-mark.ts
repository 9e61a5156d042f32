const mark = [0xef, 0xbb, 0xbf];

/** Passes over the byte-order mark with which UTF-8 may begin, in pieces of any size. */
export class ByteOrderMark {
  private passed: number;

  constructor(isBeginning: boolean) {
    this.passed = isBeginning ? 0 : mark.length;
  }

  /** How many of the piece's first bytes belong to it. */
  in(piece: Uint8Array): number {
    let bytes = 0;
    while (bytes < piece.length && piece[bytes] === mark[this.passed]) {
      this.passed++;
      bytes++;
    }
    if (bytes < piece.length) this.passed = mark.length;
    return bytes;
  }
}
