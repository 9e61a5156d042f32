import {
  addOccurrence,
  type DropReason,
  maxDepth,
  type SampleKind,
  type Scanned,
  type ScanOptions,
} from '../scanned.js';
import { Accumulator } from '../accumulator.js';
import { isSuccessCode, type TextSpan } from '../error-kinds.js';
import { RecordScan } from '../record-scan.js';
import { addRow } from '../row-sketch.js';
import * as tags from './tags.js';
import type { Tag, Encoding } from './tags.js';
import { places, type SampleColumn, sampleColumns, SampleReader, SampleValues } from '../sample-reader.js';
import { epochMs } from '../time-stamp.js';

/**
 * Reads raw XML in constant memory, except for the counts and the warm-up. Every child of the root is a sample, and so is
 * every descendant that is named like a sample or has times: CSV lists the same samples on consecutive rows. A sample is
 * counted when its element ends, which is after the samples inside it.
 */
export class XmlScan extends RecordScan {
  protected readonly scanner: tags.TagScanner;
  private readonly frames: Frame[] = [];
  private readonly samples: TagReader;
  private depth = 0;
  private hasRoot = false;

  constructor(
    private readonly layout: Layout,
    scanning: ScanOptions,
  ) {
    super(new Accumulator((bytes) => tags.attributeText(bytes, layout.encoding), scanning));
    this.samples = new TagReader(layout);
    this.scanner = new tags.TagScanner((tag) => {
      this.take(tag);
    });
  }

  end(): Scanned {
    if (!this.goesOn) return this.accumulator.end();
    const open = this.frames.slice(0, this.depth).filter(({ isSample }) => isSample);
    const isCutOff = this.depth > 0 || this.scanner.isInside || !this.hasRoot;
    if (isCutOff) {
      const cut = this.scanner.isInside && this.depth > 0 ? open.length + 1 : open.length;
      const line = open[0]?.line ?? (this.scanner.isInside ? this.scanner.line : this.scanner.currentLine);
      this.accumulator.found.rows += cut;
      for (let i = 0; i < Math.max(1, cut); i++) this.accumulator.drop('cut-off', line);
    } else if (this.scanner.followsText || this.scanner.hasNul) this.fault(this.scanner.currentLine);
    return this.accumulator.end();
  }

  private take(tag: Tag): void {
    if (this.accumulator.found.stopped !== undefined) return;
    if (this.scanner.text.isOn) this.takeAssertion(this.scanner.text.end());
    if (tag.followsText && this.depth <= 1) this.fault(tag.line);
    if (tag.hasNul) {
      this.accumulator.found.rows++;
      this.accumulator.drop('nul', tag.line);
    }
    if (tag.kind === 'doctype') this.accumulator.found.stopped = { why: 'doctype', line: tag.line };
    else if (tag.kind === 'broken') this.fault(tag.line);
    else if (tag.kind === 'close') this.takeClosing(tag);
    else this.takeOpening(tag);
  }

  /** Counts malformed markup as an unreadable sample. */
  private fault(line: number, label?: string): void {
    this.accumulator.found.rows++;
    this.accumulator.drop('markup', line, label);
  }

  private takeOpening(tag: Tag): void {
    if (tags.isRoot(tag)) this.takeRoot(tag);
    else if (this.depth === 0) this.fault(tag.line);
    else {
      this.samples.find(tag);
      const isSample = this.depth === 1 || tags.isSampleName(tag) || this.samples.isTimed;
      if (isSample) this.leaveOthers(tag.line);
      const parent = this.frames[this.depth - 1];
      if (this.depth === maxDepth) {
        this.accumulator.found.stopped = { why: 'too-deep', line: tag.line };
        return;
      }
      const frame = this.open(tag);
      if (isSample) {
        frame.isSample = true;
        frame.reason = this.samples.read(frame);
        if (frame.kind === 'samples' && parent?.isSample === true && !parent.holdsSamples) frame.kind = 'parts';
        if (frame.reason === undefined && this.accumulator.isSketched(frame.kind, frame)) this.sketch(frame);
      } else if (tag.misformed) this.fault(tag.line);
      else if (tag.kind === 'open' && tags.isFailureMessage(tag)) this.scanner.text.begin();
      if (tag.kind === 'empty') this.leave();
    }
  }

  /** An assertion belongs to the innermost open sample. */
  private takeAssertion(message: TextSpan): void {
    const frame = this.frames.slice(0, this.depth).findLast(({ isSample }) => isSample);
    if (frame !== undefined) this.samples.addAssertion(frame, message);
  }

  private takeRoot(tag: Tag): void {
    this.leaveAll();
    if (this.hasRoot) this.accumulator.found.headers = addOccurrence(this.accumulator.found.headers, tag.line);
    this.hasRoot = true;
    this.open(tag);
    if (tag.kind === 'empty') this.leave();
  }

  private open(tag: Tag): Frame {
    const frame = (this.frames[this.depth++] ??= new Frame());
    frame.begin(tag);
    return frame;
  }

  private takeClosing(tag: Tag): void {
    let depth = this.depth - 1;
    for (let frame; (frame = this.frames[depth]) !== undefined; depth--)
      if (tags.isNamed(tag, frame.name, frame.nameLength)) break;
    if (depth < 0 || tag.misformed) this.fault(tag.line);
    if (depth < 0) return;
    this.leaveUnended(depth + 1, tag.line);
    this.leave();
  }

  /** Samples occur only in samples and the root, so any other open element lacks its end tag. */
  private leaveOthers(line: number): void {
    let depth = this.depth;
    while (depth > 1 && this.frames[depth - 1]?.isSample === false) depth--;
    this.leaveUnended(depth, line);
  }

  /** The number of open elements, including the root. */
  private leaveAll(): void {
    if (this.depth > 0) this.leaveUnended(1, this.scanner.line);
    this.depth = 0;
  }

  /** Closes elements without an end, down to this depth. */
  private leaveUnended(depth: number, line: number): void {
    if (this.depth <= depth) return;
    let samples = 0;
    for (; this.depth > depth; this.depth--) {
      const frame = this.frames[this.depth - 1];
      if (frame?.isSample !== true) continue;
      samples++;
      this.fault(frame.line, this.readLabel(frame));
    }
    if (samples === 0) this.fault(line);
  }

  /** Closes the innermost element. */
  private leave(): void {
    const frame = this.frames[--this.depth];
    if (frame?.isSample !== true) return;
    this.accumulator.found.rows++;
    const { label: bytes, labelLength: end, kind, reason, line } = frame;
    const label = { bytes, start: 0, end, isDoubled: false };
    if (reason === undefined) this.accumulator.addSample(label, kind, frame, line);
    else if (reason === 'monitor') this.accumulator.addMonitor(label, line);
    else this.accumulator.drop(reason, line, reason === 'label' || reason === 'entity' ? '' : this.readLabel(frame));
  }

  private sketch(frame: Frame): void {
    const { startMs, elapsedMs, line } = frame;
    const thread = tags.attributeText(this.samples.thread, this.layout.encoding);
    addRow(this.accumulator.sketch, { startMs, elapsedMs, label: this.readLabel(frame), thread, line });
  }

  private readLabel({ label, labelLength }: Frame): string {
    return tags.attributeText(label.subarray(0, labelLength), this.layout.encoding);
  }
}

/**
 * An open element. There is one object per depth, which is reused. If the element is a sample, the object has its values.
 */
class Frame extends SampleValues {
  name: Uint8Array = new Uint8Array(32);
  nameLength = 0;
  line = 0;
  isSample = false;
  /** Whether its children are separate samples instead of its parts. */
  holdsSamples = false;
  /** The reason why it cannot be counted as a sample. */
  reason: DropReason | 'monitor' | undefined;
  kind: SampleKind = 'samples';
  label: Uint8Array = new Uint8Array(256);
  labelLength = 0;
  /** The response code of a failed sample if it means success. The error is then in the element of a failed assertion. */
  code: Uint8Array | undefined;

  begin({ bytes, nameFrom, nameTo, line }: Tag): void {
    this.nameLength = nameTo - nameFrom;
    this.name = copyBytes(bytes, nameFrom, nameTo, this.name);
    this.line = line;
    this.isSample = false;
    this.holdsSamples = false;
    this.reason = undefined;
    this.code = undefined;
    this.kind = 'samples';
    this.labelLength = 0;
  }
}

/** Copies bytes to the target, or to a larger array if they do not fit. Returns the array. */
function copyBytes(bytes: Uint8Array, start: number, end: number, target: Uint8Array): Uint8Array {
  const copy = end - start <= target.length ? target : new Uint8Array(2 * (end - start));
  for (let i = start; i < end; i++) copy[i - start] = bytes[i] ?? 0;
  return copy;
}

/** Reads the values of samples from their tags. */
class TagReader extends SampleReader {
  private isMarkedUp = false;

  constructor({ encoding, columns }: Layout) {
    super(new Int32Array(sampleColumns.length), {
      has: (column) => columns.has(column),
      parseTime: epochMs,
      decode: (bytes) => tags.messageText(bytes, encoding),
    });
  }

  /** Finds the attributes of a tag. Must be called before the other methods. */
  find(tag: Tag): void {
    this.record = tag;
    this.isMarkedUp = tags.findAttributes(tag, this.indexes) && !tag.misformed;
  }

  /** Whether the tag has the times of a sample. */
  get isTimed(): boolean {
    return this.has(places.elapsed) && this.has(places.timeStamp);
  }

  /** The raw name of the thread; empty if the tag has none. */
  get thread(): Uint8Array {
    const { bytes, start, end } = this.span(places.threadName);
    return this.has(places.threadName) ? bytes.subarray(start, end) : new Uint8Array();
  }

  /** Reads the values into a frame. Returns the reason if the sample cannot be counted. */
  read(frame: Frame): Frame['reason'] {
    if (!this.isMarkedUp) return 'markup';
    const { isController } = this;
    if (isController) frame.kind = 'transactions';
    // A controller that was interrupted has no message yet.
    frame.holdsSamples = isController || (this.isEmpty(places.responseMessage) && this.isEmpty(places.dataType));
    const reason = this.readLabel(frame) ?? this.readNumbers(frame);
    if (reason === undefined && frame.failed) this.awaitAssertion(frame);
    return reason;
  }

  private readLabel(frame: Frame): Frame['reason'] {
    if (!this.has(places.label)) return 'label';
    const { bytes, start, end } = this.span(places.label);
    if (!tags.hasOnlyKnownReferences(bytes, start, end)) return 'entity';
    frame.label = copyBytes(bytes, start, end, frame.label);
    frame.labelLength = end - start;
    return undefined;
  }

  /** The message of a response that was successful does not tell the error. */
  private awaitAssertion(frame: Frame): void {
    const code = this.span(places.responseCode);
    if (!isSuccessCode(code)) return;
    frame.code = code.bytes.slice(code.start, code.end);
    frame.error = this.toError(code, { ...code, end: code.start });
  }

  /** Completes the error of a sample with the message of its first failed assertion. */
  addAssertion(frame: Frame, message: TextSpan): void {
    if (frame.code === undefined || message.start === message.end) return;
    frame.error = this.toError({ bytes: frame.code, start: 0, end: frame.code.length }, message);
    frame.code = undefined;
  }
}

/** The layout of an XML result: its encoding and attributes. It is detected from the file's first bytes. */
export interface Layout {
  readonly encoding: Encoding;
  /** The attributes of the first sample, in order; empty without samples. */
  readonly attributes: readonly string[];
  /**
   * The columns of CSV to which they correspond. JMeter's settings omit an attribute in all samples; without samples, all are assumed
   * to be present.
   */
  readonly columns: ReadonlySet<SampleColumn>;
}

export type LayoutFault =
  /** Whether the file is not an XML result. */
  | { readonly fault: 'foreign' }
  | { readonly fault: 'encoding'; readonly encoding: string }
  | { readonly fault: 'attribute'; readonly attribute: RequiredAttribute; readonly found: readonly string[] };

const requiredAttributes = ['ts', 't', 'lb'] as const;
type RequiredAttribute = (typeof requiredAttributes)[number];

const beforeRoot = [
  /\s+/y,
  // Each character can be matched in only one way, so there is no backtracking.
  /<\?(?:(?!\?>)[^])*\?>/y,
  /<!--(?:(?!-->)[^])*-->/y,
  /<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/y,
];
const rootStart = new RegExp(`<${tags.rootName}[\\s/>]`, 'y');
const declaredEncoding = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/;

/** Whether a text begins like a JMeter result in XML, in a supported encoding or in UTF-16. */
export function isXmlResult(head: string): boolean {
  const text = isSixteenBit(head) ? head.replace(/^\uFFFD+/, '').replaceAll('\0', '') : head.replace(/^\uFEFF/, '');
  let position = 0;
  for (let passed = true; passed;) {
    const start = position;
    for (const pattern of beforeRoot) {
      pattern.lastIndex = position;
      if (pattern.test(text)) position = pattern.lastIndex;
    }
    passed = position > start;
  }
  rootStart.lastIndex = position;
  return rootStart.test(text);
}

/** Matches UTF-16 that was decoded as UTF-8. */
const isSixteenBit = (head: string): boolean => /^(?:\uFFFD\uFFFD)?(?:\0<|<\0)/.test(head);

export function detectLayout(head: string): Layout | LayoutFault {
  if (!isXmlResult(head)) return { fault: 'foreign' };
  if (isSixteenBit(head)) return { fault: 'encoding', encoding: 'UTF-16' };
  const declared = declaredEncoding.exec(head)?.[1];
  const encoding = declared === undefined ? 'utf-8' : tags.findEncoding(declared);
  if (encoding === undefined) return { fault: 'encoding', encoding: declared ?? '' };
  const found = firstSample(head);
  if (found === undefined) return { encoding, attributes: [], columns: new Set(sampleColumns) };
  const attribute = requiredAttributes.find((name) => !found.includes(name));
  if (attribute !== undefined) return { fault: 'attribute', attribute, found };
  const columns = new Set(
    tags.attributes.filter((name) => found.includes(name)).map((name) => tags.columnByAttribute[name]),
  );
  return { encoding, attributes: found, columns };
}

/** The attribute names of the first element in the root, preferably of one with times, which is certainly a sample. */
function firstSample(head: string): readonly string[] | undefined {
  let isInRoot = false;
  let first: readonly string[] | undefined;
  let timed: readonly string[] | undefined;
  const scanner = new tags.TagScanner((tag) => {
    if (timed !== undefined || (tag.kind !== 'open' && tag.kind !== 'empty')) return;
    if (isInRoot && !tag.misformed) {
      const names = attributeNames(tag);
      first ??= names;
      if (names.includes('ts') && names.includes('t')) timed = names;
    } else isInRoot ||= tags.isRoot(tag);
  });
  scanner.push(new TextEncoder().encode(head.replace(/^\uFEFF/, '')));
  return timed ?? first;
}

const attributeNames = ({ bytes, attributes, nameStarts, nameEnds }: Tag): readonly string[] =>
  Array.from({ length: attributes }, (_, i) => new TextDecoder().decode(bytes.subarray(nameStarts[i], nameEnds[i])));
