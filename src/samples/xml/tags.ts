/**
 * Finds the tags of an XML text: a tag consists of offsets that are valid until the next tag. Text, comments, CDATA and processing
 * instructions are skipped and never buffered.
 */
import { PieceScanner } from '../record-scan.js';
import { decodeField, decodeLatin1 } from '../csv/rows.js';
import type { TextSpan } from '../error-kinds.js';
import { places, type SampleColumn } from '../sample-reader.js';
import { summedFields, type SummedAttribute, type SummedColumn } from '../summed-fields.js';

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

/** Encodings, and the text of an attribute's bytes. */

const latin1 = new Set(['iso-8859-1', 'iso8859-1', 'iso_8859-1', 'latin1', 'latin-1', 'l1']);
const utf8 = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** Both encodings use ASCII for bytes below 128, so markup is found without decoding. */
export type Encoding = 'utf-8' | 'iso-8859-1';

export function findEncoding(name: string): Encoding | undefined {
  const key = name.toLowerCase();
  return utf8.has(key) ? 'utf-8' : latin1.has(key) ? 'iso-8859-1' : undefined;
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const references = /&(?:(lt|gt|amp|quot|apos)|#(\d{1,8})|#x([0-9a-fA-F]{1,8}));/g;
const longestReference = '&#x0010FFFF;'.length;

const AMPERSAND = 38;
const SEMICOLON = 59;

/**
 * Whether every & begins one of the five predefined entities or a character reference. Other entities would have to be
 * declared in a DOCTYPE, which is never read. Characters that XML 1.0 forbids are accepted because JMeter writes them.
 */
export function hasOnlyKnownReferences(bytes: Uint8Array, start: number, end: number): boolean {
  for (let position = start; position < end; position++) {
    if (bytes[position] !== AMPERSAND) continue;
    const last = Math.min(end, position + longestReference);
    let semicolon = position + 1;
    while (semicolon < last && bytes[semicolon] !== SEMICOLON) semicolon++;
    const reference = String.fromCharCode(...bytes.subarray(position, semicolon + 1));
    if (decodeReference(reference) === undefined) return false;
    position = semicolon;
  }
  return true;
}

function decodeReference(reference: string): string | undefined {
  const [whole, name, decimal = '', hex] = new RegExp(references.source).exec(reference) ?? [];
  if (whole !== reference) return undefined;
  if (name !== undefined) return named[name];
  const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** The text of an attribute's bytes, which must contain only known references. */
export const attributeText = (bytes: Uint8Array, encoding: Encoding): string =>
  resolveReferences(decode(bytes, encoding).replace(/\r\n|[\r\n\t]/g, ' '));

/**
 * Decodes the message of an error. It keeps its line breaks, which are literal in an element and references in an
 * attribute.
 */
export const messageText = (bytes: Uint8Array, encoding: Encoding): string =>
  resolveReferences(decode(bytes, encoding).replace(/\r\n?/g, '\n'));

const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  encoding === 'utf-8' ? decodeField(bytes, false) : decodeLatin1(bytes);

/** Replaces the predefined entities and character references. */
export const resolveReferences = (raw: string): string =>
  raw.replace(references, (whole) => decodeReference(whole) ?? whole);

/** Only this much of a message is compared. */
const mostBytes = 1000;

/** Collects the beginning of the text after a tag. The text arrives in pieces. */
class CapturedText {
  isOn = false;
  private readonly bytes = new Uint8Array(mostBytes);
  private length = 0;

  begin(): void {
    this.isOn = true;
    this.length = 0;
  }

  add(bytes: Uint8Array, start: number, end: number): void {
    const piece = bytes.subarray(start, Math.min(end, start + mostBytes - this.length));
    this.bytes.set(piece, this.length);
    this.length += piece.length;
  }

  end(): TextSpan {
    this.isOn = false;
    return { bytes: this.bytes, start: 0, end: this.length };
  }
}

export const rootName = 'testResults';
const sampleNames = ['httpSample', 'sample'].map((name) => new TextEncoder().encode(name));
const failureMessage = new TextEncoder().encode('failureMessage');
const root = new TextEncoder().encode(rootName);

export const isRoot = (tag: Tag): boolean => isNamed(tag, root, root.length);
export const isSampleName = (tag: Tag): boolean => sampleNames.some((name) => isNamed(tag, name, name.length));

export const isFailureMessage = (tag: Tag): boolean => isNamed(tag, failureMessage, failureMessage.length);

export function isNamed({ bytes, nameFrom, nameTo }: Tag, name: Uint8Array, length: number): boolean {
  if (nameTo - nameFrom !== length) return false;
  for (let i = 0; i < length; i++) if (bytes[nameFrom + i] !== name[i]) return false;
  return true;
}

const summedColumns = Object.fromEntries(summedFields.map(({ attribute, column }) => [attribute, column])) as Record<
  SummedAttribute,
  SummedColumn
>;

/** The attributes that are used, with the equivalent column of CSV. */
export const columnByAttribute = {
  ts: 'timeStamp',
  t: 'elapsed',
  lb: 'label',
  s: 'success',
  rc: 'responseCode',
  rm: 'responseMessage',
  tn: 'threadName',
  dt: 'dataType',
  sc: 'SampleCount',
  na: 'allThreads',
  ...summedColumns,
} as const satisfies Record<string, SampleColumn>;
export type Attribute = keyof typeof columnByAttribute;

/** Those that are summed come last. */
export const attributes = Object.keys(columnByAttribute) as Attribute[];
/** The place of each attribute. */
export const place = Object.fromEntries(attributes.map((name) => [name, places[columnByAttribute[name]]])) as Readonly<
  Record<Attribute, number>
>;

/** Maps names of one or two letters, keyed by both letters, to the place plus one. */
const shortNameKey = (first: number, second: number): number => (first << 8) | second;
const placeByShortName = new Uint8Array(0x10000);
const longNames: { readonly bytes: Uint8Array; readonly place: number }[] = [];
for (const name of attributes)
  if (name.length < 3) placeByShortName[shortNameKey(name.charCodeAt(0), name.charCodeAt(1) || 0)] = place[name] + 1;
  else longNames.push({ bytes: new TextEncoder().encode(name), place: place[name] });

/** The place of a name, or -1. */
function findPlace(bytes: Uint8Array, start: number, end: number): number {
  const first = bytes[start] ?? 0;
  const length = end - start;
  if (length === 2) return (placeByShortName[shortNameKey(first, bytes[start + 1] ?? 0)] ?? 0) - 1;
  if (length === 1) return (placeByShortName[shortNameKey(first, 0)] ?? 0) - 1;
  for (const { bytes: name, place } of longNames)
    if (name.length === length && name.every((byte, i) => bytes[start + i] === byte)) return place;
  return -1;
}

/**
 * Finds the attributes of a sample's tag.
 *
 * @param indexes filled, for each place, with the index of the tag's attribute, or -1
 * @returns false if a known attribute occurs twice
 */
export function findAttributes({ bytes, attributes, nameStarts, nameEnds }: Tag, indexes: Int32Array): boolean {
  indexes.fill(-1);
  let areUnique = true;
  for (let i = 0; i < attributes; i++) {
    const known = findPlace(bytes, nameStarts[i] ?? 0, nameEnds[i] ?? 0);
    if (known === -1) continue;
    if (indexes[known] !== -1) areUnique = false;
    indexes[known] = i;
  }
  return areUnique;
}
