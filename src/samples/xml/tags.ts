/**
 * Finds the tags of an XML text: a tag consists of offsets that are valid until the next tag. Text, comments, CDATA and processing
 * instructions are skipped and never buffered.
 */
import { PieceScanner } from '../record-scan.js';
import { CapturedText } from './text.js';

/** More attributes than any sample has. */
const mostAttributes = 64;
/** A tag longer than this is an error and is not buffered. */
const longestTagBytes = 1024 * 1024;

const [NUL, LF, SPACE, BANG, DOUBLE, SINGLE, DASH] = [0, 10, 32, 33, 34, 39, 45];
const [SLASH, LESS, EQUALS, GREATER, QUESTION, CAPITAL_D] = [47, 60, 61, 62, 63, 68];

/** The value of `quote` while no quote is open. */
const none = -1;

/** The states of the scanner: the construct that the next byte belongs to. */
const text = 0;
const opened = 1;
const tag = 2;
const passing = 3;

/** The current tag. Only valid during the callback that receives it. */
export type Tag = Readonly<Omit<TagScanner, 'push' | 'isInside' | 'currentLine' | 'endlessLine' | 'text'>>;

export class TagScanner extends PieceScanner {
  /** broken: ends in another < instead of >, or is not a tag of any kind. doctype: only its beginning was read. */
  kind: 'open' | 'close' | 'empty' | 'broken' | 'doctype' = 'broken';
  nameFrom = 0;
  nameTo = 0;
  /** Whether something other than attributes with quoted values follows the name. The attributes before it are listed. */
  misformed = false;
  attributes = 0;
  /** Offsets of each attribute's name and value, without quotes. */
  readonly nameStarts = new Int32Array(mostAttributes);
  readonly nameEnds = new Int32Array(mostAttributes);
  readonly starts = new Int32Array(mostAttributes);
  readonly ends = new Int32Array(mostAttributes);
  /** The line on which the tag begins, starting at 1. */
  line = 1;
  /** Whether there is text other than white space between the previous tag and this one. CDATA is text, comments are not. */
  followsText = false;
  /** Whether there are NUL bytes in the tag or between the previous tag and this one. */
  hasNul = false;
  /** The line of the next byte, starting at 1. */
  currentLine = 1;

  private tagStart = 0;
  private state = text;
  /** The open quote character inside a tag, or `none`. */
  private quote: number = none;
  /** The text after a tag if the callback requested it. */
  readonly text = new CapturedText();
  private readonly skipped = new SkippedConstruct();
  private isQuiet = false;

  constructor(private readonly take: (tag: Tag) => void) {
    super();
  }

  /** Whether the scanner is within a tag or a skipped construct. */
  get isInside(): boolean {
    return this.state !== text;
  }

  protected get keptFrom(): number {
    return this.state === text || this.state === passing ? this.position : this.tagStart;
  }

  protected moved(from: number): void {
    this.tagStart -= from;
  }

  protected scan(): void {
    const { filled } = this;
    let position = this.position;
    while (position < filled && this.endlessLine === undefined) {
      if (this.state === text) {
        position = this.passText(position);
        continue;
      }
      if (this.state === passing) {
        position = this.passOver(position);
        if (!this.skipped.isOver || !this.skipped.hidesSamples) continue;
        position = this.close('broken', position);
      } else position = this.state === opened ? this.passOpening(position) : this.passTag(position);
      if (position - this.tagStart > longestTagBytes) this.endlessLine = this.line;
      else if (this.state === text) {
        this.position = position;
        this.take(this);
        this.followsText = false;
        this.hasNul = false;
      } else if (this.state === passing) this.isQuiet = false;
    }
    this.position = position;
  }

  private passText(start: number): number {
    const { bytes, filled } = this;
    let lines = 0;
    let hasText = false;
    let position = start;
    for (let c; position < filled && (c = bytes[position] ?? 0) !== LESS; position++)
      if (c > SPACE) hasText = true;
      else if (c === LF) lines++;
      else if (c === NUL) this.hasNul = true;
    this.currentLine += lines;
    if (this.text.isOn) this.text.add(bytes, start, position);
    if (hasText && !this.isQuiet) this.followsText = true;
    if (position === filled) return position;
    this.tagStart = position;
    this.line = this.currentLine;
    this.state = opened;
    this.isQuiet = false;
    return position + 1;
  }

  private passOver(start: number): number {
    const { skipped } = this;
    const position = skipped.pass(this.bytes, start, this.filled);
    this.currentLine += skipped.newlines;
    if (skipped.isOver) this.state = text;
    if (skipped.isText) this.followsText = true;
    return position;
  }

  /** Determines the kind of the tag from its first bytes. */
  private passOpening(position: number): number {
    const { bytes, tagStart } = this;
    const c = bytes[position] ?? 0;
    const i = position - tagStart;
    if (i === 1 && c !== BANG && c !== QUESTION) {
      this.state = tag;
      return position;
    }
    if (i === 1 && c === BANG) return position + 1;
    if (i === 2 && c === CAPITAL_D) return this.close('doctype', position);
    const kind =
      bytes[tagStart + 1] === QUESTION ? instruction : bytes[tagStart + 2] === DASH ? comment : characterData;
    if (i >= 1 && c !== kind.opening[i]) return this.close('broken', position);
    if (i === kind.opening.length - 1) {
      this.state = passing;
      this.skipped.begin(kind);
    }
    return position + 1;
  }

  /** Reads up to the end of the tag, or up to a byte that shows that it is not a tag. */
  private passTag(start: number): number {
    const { bytes, filled } = this;
    let lines = 0;
    let quote = this.quote;
    let position = start;
    let c = 0;
    for (; position < filled; position++) {
      c = bytes[position] ?? 0;
      if (c === LESS) break;
      if (c === LF) lines++;
      else if (c === NUL) this.hasNul = true;
      else if (quote !== none) {
        if (c === quote) quote = none;
      } else if (c === DOUBLE || c === SINGLE) quote = c;
      else if (c === GREATER) break;
    }
    this.quote = quote;
    this.currentLine += lines;
    if (position === filled) return position;
    this.quote = none;
    if (c === LESS) return this.close('broken', position);
    this.parse(position);
    return position + 1;
  }

  private close(kind: Tag['kind'], position: number): number {
    this.kind = kind;
    this.state = text;
    // Text after a broken tag is the rest of that tag, so it is not reported again.
    this.isQuiet = kind === 'broken';
    return position;
  }

  /** Parses the name and the attributes of the tag between tagStart and the > at `end`. */
  private parse(end: number): void {
    const { bytes, tagStart } = this;
    const isClosing = bytes[tagStart + 1] === SLASH;
    const isEmpty = !isClosing && bytes[end - 1] === SLASH;
    const stop = isEmpty ? end - 1 : end;
    this.nameFrom = tagStart + (isClosing ? 2 : 1);
    let position = this.nameFrom;
    while (position < stop && isOfName(bytes[position] ?? 0)) position++;
    this.nameTo = position;
    this.attributes = 0;
    this.misformed = false;
    if (position === this.nameFrom) {
      this.close('broken', end);
      return;
    }
    this.close(isClosing ? 'close' : isEmpty ? 'empty' : 'open', end);
    position = this.parseAttributes(position, stop);
    if (position !== stop || (isClosing && this.attributes > 0)) this.misformed = true;
  }

  /** Returns `stop`, or the offset of the first syntax error. */
  private parseAttributes(start: number, stop: number): number {
    const { bytes } = this;
    for (let position = start; ;) {
      const name = this.passSpace(position, stop);
      if (name === stop) return stop;
      if (name === position || this.attributes === mostAttributes) return position;
      position = name;
      while (position < stop && isOfName(bytes[position] ?? 0)) position++;
      const nameEnd = position;
      position = this.passSpace(position, stop);
      if (position === stop || nameEnd === name || bytes[position] !== EQUALS) return name;
      position = this.passSpace(position + 1, stop);
      const quote = bytes[position];
      if (position === stop || (quote !== DOUBLE && quote !== SINGLE)) return name;
      const value = ++position;
      while (position < stop && bytes[position] !== quote) position++;
      if (position === stop) return name;
      const i = this.attributes++;
      this.nameStarts[i] = name;
      this.nameEnds[i] = nameEnd;
      this.starts[i] = value;
      this.ends[i] = position++;
    }
  }

  private passSpace(start: number, stop: number): number {
    let position = start;
    while (position < stop && (this.bytes[position] ?? 0) <= SPACE) position++;
    return position;
  }
}

const isOfName = (c: number): boolean => c > SPACE && c !== EQUALS && c !== SLASH && c !== DOUBLE && c !== SINGLE;

/**
 * Comments, CDATA and processing instructions, which are skipped in pieces of any size and never buffered: the opening bytes of
 * each construct, and its closing bytes as a number.
 */
const comment = { opening: new TextEncoder().encode('<!--'), mask: 0xffffff, closing: 0x2d2d3e };
const characterData = { opening: new TextEncoder().encode('<![CDATA['), mask: 0xffffff, closing: 0x5d5d3e };
const instruction = { opening: new TextEncoder().encode('<?'), mask: 0xffff, closing: 0x3f3e };
type Construct = typeof comment;

/** The first four bytes of the tags of samples, as numbers: <sam and <htt. */
const sampleOpenings = new Set([0x3c73616d, 0x3c687474]);

class SkippedConstruct {
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
