/**
 * Splits delimited text into records and fields: a row consists of offsets that are valid until the next row. Accepts RFC 4180 and common deviations: LF or
 * CRLF, blank lines, a missing newline at the end, and literal quotes inside unquoted fields (JMeter before 2.5 did not
 * quote).
 */
import { PieceScanner } from '../record-scan.js';

/** More fields than any result has; additional fields are counted but not located. */
export const mostFields = 1024;
/** A record longer than this has an unclosed quote, and the rest of the file must not be buffered. */
const longestRecordBytes = 16 * 1024 * 1024;
/**
 * The maximum number of line breaks in a message. If more lines follow an open quote at the end of the file, the quote was
 * an ordinary character.
 */
const maxLinesOfCutRecord = 3;
/** The size of a copied piece. Records are rarely longer, and copying bytes after the record is wasted work. */
const finishBytes = 4 * 1024;
const NUL = 0;
const LF = 10;
const CR = 13;
const QUOTE = 34;
/** The states of the scanner: the part of a record that the next byte belongs to. */
const fieldStart = 0;
const plain = 1;
const quoted = 2;
const afterQuote = 3;
const closed = 4;

/** The current record. Only valid during the callback that receives it. */
export type RawRow = Readonly<Omit<RowScanner, 'push' | 'finish' | 'end' | 'isBetween' | 'endlessLine' | 'openQuote'>>;

export class RowScanner extends PieceScanner {
  /** Number of fields in the record. Offsets are kept for the first `mostFields` of them. */
  fields = 0;
  /** Offsets of each field's text, without its quotes. */
  readonly starts = new Int32Array(mostFields + 1);
  readonly ends = new Int32Array(mostFields + 1);
  /** 1 if the text contains doubled quotes. */
  readonly doubled = new Uint8Array(mostFields + 1);
  /** The physical line on which the record begins, starting at 1. */
  line = 1;
  /** Whether there is text between a closing quote and the next delimiter. */
  misquoted = false;
  /** Whether the record ends in a newline outside quotes. Only the last record of a file may lack one. */
  whole = true;
  /** Whether any of the bytes so far were NUL, for which a row is then searched: that takes longer than reading it. */
  mayHaveNul = false;
  /** An unclosed quote at the end of the file: its line, and the number of lines after it. */
  openQuote: { readonly line: number; readonly lines: number } | undefined;

  /** The start and end of the record, without its final newline. */
  recordStart = 0;
  recordEnd = 0;

  private state = fieldStart;
  private newlines = 0;
  private newlinesBeforeQuote = 0;

  constructor(
    private readonly delimiter: number,
    private readonly take: (row: RawRow) => void,
  ) {
    super();
  }

  /** Number of physical lines in the record; more than 1 if a quoted field contains line breaks. */
  get lines(): number {
    return this.newlines + 1;
  }

  /** Whether the scanner is between two records. */
  get isBetween(): boolean {
    return this.position === this.recordStart;
  }

  /** Reads the next record, or the rest of an unfinished one. Returns the number of bytes that belong to it. */
  finish(piece: Uint8Array): number {
    for (let taken = 0; taken < piece.length;) {
      const part = piece.subarray(taken, taken + finishBytes);
      this.append(part);
      const isDone = this.scan(true);
      taken += part.length - (this.filled - this.position);
      this.filled = this.position;
      if (isDone || this.endlessLine !== undefined) return taken;
    }
    return piece.length;
  }

  /** Closes the last record if it lacks a newline. */
  end(): void {
    if (this.endlessLine !== undefined || this.isBetween) return;
    this.whole = false;
    const quotedLines = this.newlines - this.newlinesBeforeQuote + 1;
    if (this.state === quoted && quotedLines > maxLinesOfCutRecord) {
      this.openQuote = { line: this.line + this.newlinesBeforeQuote, lines: quotedLines };
      return;
    }
    // The file ends inside a quote, so the field is incomplete and the record is reported as misquoted.
    if (this.state === quoted) this.misquoted = true;
    if (this.state === fieldStart) this.starts[this.slot()] = this.position;
    this.closeRecord(this.position);
  }

  private slot(): number {
    return this.fields < mostFields ? this.fields : mostFields;
  }

  protected get keptFrom(): number {
    return this.recordStart;
  }

  protected moved(from: number): void {
    for (let i = 0; i <= this.slot(); i++) {
      this.starts[i] = (this.starts[i] ?? 0) - from;
      this.ends[i] = (this.ends[i] ?? 0) - from;
    }
    this.recordStart = 0;
  }

  private closeField(end: number): void {
    const slot = this.slot();
    // The end of a quoted field was already set at its closing quote.
    if (this.state !== afterQuote && this.state !== closed) this.ends[slot] = end;
    this.fields++;
    if (this.fields < mostFields) this.doubled[this.fields] = 0;
  }

  private closeRecord(end: number): void {
    const { bytes } = this;
    const first = this.fields === 0;
    this.closeField(this.state === plain && bytes[end - 1] === CR ? end - 1 : end);
    const isBlank = first && this.state !== afterQuote && this.state !== closed && this.ends[0] === this.starts[0];
    this.recordEnd = end;
    if (!isBlank) this.take(this);
    this.line += this.newlines + 1;
    this.newlines = 0;
    this.recordStart = end + 1;
    this.fields = 0;
    this.doubled[0] = 0;
    this.misquoted = false;
  }

  /** Skips blank lines at once, because an archive of a few megabytes can hold a billion of them. */
  private skipBlankLines(from: number): number {
    const { bytes, filled } = this;
    let position = from;
    for (; position < filled; position++) {
      if (bytes[position] === CR && bytes[position + 1] === LF && position + 1 < filled) position++;
      else if (bytes[position] !== LF) break;
      this.line++;
    }
    this.recordStart = position;
    return position;
  }

  /**
   * Scans the bytes in the buffer, or up to the end of a record. Returns whether that was reached. Blank lines count as records if
   * there should be one only.
   */
  protected scan(isOneOnly = false): boolean {
    const { bytes, delimiter, filled } = this;
    if (this.position - this.recordStart > longestRecordBytes) this.endlessLine = this.line;
    if (this.endlessLine !== undefined) return true;
    // A Buffer finds a byte several times faster.
    this.mayHaveNul ||= Buffer.from(bytes.buffer, this.position, filled - this.position).includes(NUL);
    let position = this.isBetween && !isOneOnly ? this.skipBlankLines(this.position) : this.position;
    let c = 0;
    while (position < filled) {
      if (this.state === fieldStart) {
        const isQuoted = bytes[position] === QUOTE;
        if (isQuoted) {
          position++;
          this.newlinesBeforeQuote = this.newlines;
        }
        this.starts[this.slot()] = position;
        this.state = isQuoted ? quoted : plain;
      } else if (this.state === plain || this.state === closed) {
        if (this.state === plain)
          while (position < filled && (c = bytes[position] ?? 0) !== delimiter && c !== LF) position++;
        else
          for (; position < filled && (c = bytes[position] ?? 0) !== delimiter && c !== LF; position++)
            if (c !== CR) this.misquoted = true;
        if (position === filled) break;
        if (c === LF) this.closeRecord(position);
        else this.closeField(position);
        this.state = fieldStart;
        position++;
        if (c !== LF) continue;
        if (isOneOnly) break;
        if (bytes[position] === LF || bytes[position] === CR) position = this.skipBlankLines(position);
      } else if (this.state === quoted) {
        for (; position < filled && (c = bytes[position] ?? 0) !== QUOTE; position++) if (c === LF) this.newlines++;
        if (position === filled) break;
        this.ends[this.slot()] = position;
        this.state = afterQuote;
        position++;
      } else if (bytes[position] === QUOTE) {
        this.doubled[this.slot()] = 1;
        this.state = quoted;
        position++;
      } else this.state = closed;
    }
    this.position = position;
    return this.isBetween;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Decodes a field. JMeter writes UTF-8; older versions use the platform's encoding. Bytes that are not valid UTF-8 are
 * decoded as ISO 8859-1, so that different names stay different.
 */
export const fieldText = ({ bytes, starts, ends, doubled }: RawRow, field: number): string =>
  decodeField(bytes.subarray(starts[field], ends[field]), doubled[field] === 1);

export function decodeField(bytes: Uint8Array, isDoubled: boolean): string {
  const text = decodeBytes(bytes);
  return isDoubled ? text.replaceAll('""', '"') : text;
}

/** The text of a quoted or unquoted field, with doubled quotes replaced by single ones. */
export const decodeRaw = (bytes: Uint8Array): string => decodeField(bytes, bytes.includes(34));

function decodeBytes(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return decodeLatin1(bytes);
  }
}

export const decodeLatin1 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
