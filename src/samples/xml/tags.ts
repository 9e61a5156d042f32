/**
 * Finds the tags of an XML text: a tag consists of offsets that are valid until the next tag. Text, comments, CDATA and processing
 * instructions are skipped and never buffered.
 */
import { PieceScanner } from '../piece-scanner.js';
import { CapturedText } from './text.js';
import { characterData, comment, instruction, SkippedConstruct } from './skipped.js';

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
