/** Comments, CDATA and processing instructions, which are skipped in pieces of any size and never buffered. */
const [LF, SPACE, LESS] = [10, 32, 60];

/** The opening bytes of each construct, and its closing bytes as a number. */
export const comment = { opening: new TextEncoder().encode('<!--'), mask: 0xffffff, closing: 0x2d2d3e };
export const characterData = { opening: new TextEncoder().encode('<![CDATA['), mask: 0xffffff, closing: 0x5d5d3e };
export const instruction = { opening: new TextEncoder().encode('<?'), mask: 0xffff, closing: 0x3f3e };
type Construct = typeof comment;

/** The first four bytes of the tags of samples, as numbers: <sam and <htt. */
const sampleOpenings = new Set([0x3c73616d, 0x3c687474]);

export class SkippedConstruct {
  /** Whether the last call of pass() reached the end of the construct. */
  isOver = true;
  /** Newlines that the last call of pass() skipped. */
  newlines = 0;
  /**
   * Whether lines in the construct begin with the tags of samples. JMeter writes no comments, so the end of such a
   * construct is missing and it continues to the end of a later one. CDATA may quote any response.
   */
  hidesSamples = false;

  get isText(): boolean {
    return this.construct === characterData;
  }

  private construct: Construct = comment;
  private last = 0;
  private isLineStart = false;
  private isTagAtLineStart = false;

  begin(construct: Construct): void {
    this.construct = construct;
    this.isOver = false;
    this.hidesSamples = false;
    this.last = 0;
    this.isLineStart = false;
    this.isTagAtLineStart = false;
  }

  /** Skips bytes up to the end of the construct or to `end`. Returns the offset after them. */
  pass(bytes: Uint8Array, start: number, end: number): number {
    const { mask, closing } = this.construct;
    this.newlines = 0;
    let position = start;
    while (position < end) {
      const c = bytes[position++] ?? 0;
      this.last = (this.last << 8) | c;
      if (c === LESS) this.isTagAtLineStart = this.isLineStart;
      if (c === LF) this.newlines++;
      this.isLineStart = c === LF || (this.isLineStart && c <= SPACE);
      if (this.isTagAtLineStart && this.construct !== characterData && sampleOpenings.has(this.last))
        this.hidesSamples = true;
      if ((this.last & mask) === closing) {
        this.isOver = true;
        break;
      }
    }
    return position;
  }
}
