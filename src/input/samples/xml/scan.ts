import { maxDepth } from '../../max-depth.js';
import { ByteOrderMark } from '../byte-order-mark.js';
import { Accumulator } from '../accumulator.js';
import type { Span } from '../error-kinds.js';
import { addOccurrence, type CountedRows, type PlainScan, type Scanned } from '../scanned.js';
import { createRootFrame, Frame, SampleReader } from './frame.js';
import type { Layout } from './layout.js';
import { isFailureMessage, isNamed, isRoot, isSampleName } from './names.js';
import { TagScanner, type Tag } from './tags.js';
import { attributeText } from './text.js';

/**
 * Reads raw XML in constant memory, except for the counts and the warm-up. Every child of the root is a sample, and so is
 * every descendant that is named like a sample or has times: CSV lists the same samples on consecutive rows. A sample is
 * counted when its element ends, which is after the samples inside it.
 */
export class XmlScan implements PlainScan {
  private readonly tags: TagScanner;
  private readonly mark: ByteOrderMark;
  private readonly accumulator: Accumulator;
  private readonly frames: Frame[] = [];
  private readonly samples: SampleReader;
  private depth: number;
  private hasRoot: boolean;

  constructor(
    private readonly layout: Layout,
    warmupMs: number,
    /** If the first start is known in advance, no sample needs to be deferred. */
    firstStartMs?: number,
    /** False for a part from the middle of a result, which begins inside the root. */
    isBeginning = true,
  ) {
    this.accumulator = new Accumulator((bytes) => attributeText(bytes, layout.encoding), warmupMs, firstStartMs);
    this.samples = new SampleReader(layout);
    this.mark = new ByteOrderMark(isBeginning);
    this.depth = isBeginning ? 0 : 1;
    this.hasRoot = !isBeginning;
    if (!isBeginning) this.frames.push(createRootFrame());
    this.tags = new TagScanner(
      (tag) => {
        this.take(tag);
      },
      () => this.depth === 1,
    );
  }

  push(piece: Uint8Array): boolean {
    this.tags.push(piece.subarray(this.mark.countIn(piece)));
    return this.goesOn;
  }

  finish(piece: Uint8Array): number {
    const mark = this.mark.countIn(piece);
    return mark + this.tags.finish(piece.subarray(mark));
  }

  get goesOn(): boolean {
    const line = this.tags.endlessLine;
    if (line !== undefined) this.accumulator.stopped ??= { why: 'endless-tag', line };
    return this.accumulator.stopped === undefined;
  }

  get isBetween(): boolean {
    return this.depth === 1 && this.tags.isBetween;
  }

  get awaitsHeader(): boolean {
    return !this.hasRoot;
  }

  get line(): number {
    return this.tags.currentLine;
  }
  set line(line: number) {
    this.tags.currentLine = line;
  }

  meet(label: string): boolean {
    return this.accumulator.meet(label, this.line) && this.goesOn;
  }

  add(counted: CountedRows, rows: number): void {
    this.accumulator.add(counted, rows);
  }

  end(continues = false): Scanned {
    if (!this.goesOn || continues) return this.accumulator.end();
    const open = this.frames.slice(0, this.depth).filter(({ isSample }) => isSample);
    const isCutOff = this.depth > 0 || this.tags.isInside || !this.hasRoot;
    if (isCutOff) {
      const cut = this.tags.isInside && this.depth > 0 ? open.length + 1 : open.length;
      const line = open[0]?.line ?? (this.tags.isInside ? this.tags.line : this.tags.currentLine);
      this.accumulator.rows += cut;
      for (let i = 0; i < Math.max(1, cut); i++) this.accumulator.drop('cut-off', line);
    } else if (this.tags.followsText || this.tags.hasNul) this.fault(this.tags.currentLine);
    return this.accumulator.end();
  }

  private take(tag: Tag): void {
    if (this.accumulator.stopped !== undefined) return;
    if (this.tags.text.isOn) this.takeAssertion(this.tags.text.end());
    if (tag.followsText && this.depth <= 1) this.fault(tag.line);
    if (tag.hasNul) {
      this.accumulator.rows++;
      this.accumulator.drop('nul', tag.line);
    }
    switch (tag.kind) {
      case 'doctype':
        this.accumulator.stopped = { why: 'doctype', line: tag.line };
        break;
      case 'broken':
        this.fault(tag.line);
        break;
      case 'close':
        this.takeClosing(tag);
        break;
      default:
        this.takeOpening(tag);
    }
  }

  /** Counts malformed markup as an unreadable sample. */
  private fault(line: number, label?: string): void {
    this.accumulator.rows++;
    this.accumulator.drop('markup', line, label);
  }

  private takeOpening(tag: Tag): void {
    if (isRoot(tag)) this.takeRoot(tag);
    else if (this.depth === 0) this.fault(tag.line);
    else {
      this.samples.find(tag);
      const isSample = this.depth === 1 || isSampleName(tag) || this.samples.isTimed;
      if (isSample) this.leaveOthers(tag.line);
      const parent = this.frames[this.depth - 1];
      if (this.depth === maxDepth) {
        this.accumulator.stopped = { why: 'too-deep', line: tag.line };
        return;
      }
      const frame = this.open(tag);
      if (isSample) {
        frame.isSample = true;
        frame.reason = this.samples.read(frame);
        if (frame.isController) frame.kind = 'transactions';
        else if (parent?.isSample === true && !parent.holdsSamples) frame.kind = 'parts';
      } else if (tag.misformed) this.fault(tag.line);
      else if (tag.kind === 'open' && isFailureMessage(tag)) this.tags.text.begin();
      if (tag.kind === 'empty') this.leave();
    }
  }

  /** An assertion belongs to the innermost open sample. */
  private takeAssertion(message: Span): void {
    const frame = this.frames.slice(0, this.depth).findLast(({ isSample }) => isSample);
    if (frame !== undefined) this.samples.addAssertion(frame, message);
  }

  private takeRoot(tag: Tag): void {
    this.leaveAll();
    if (this.hasRoot) this.accumulator.headers = addOccurrence(this.accumulator.headers, tag.line);
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
      if (isNamed(tag, frame.name, frame.nameLength)) break;
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
    if (this.depth > 0) this.leaveUnended(1, this.tags.line);
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
      this.fault(frame.line, this.labelOf(frame));
    }
    if (samples === 0) this.fault(line);
  }

  /** Closes the innermost element. */
  private leave(): void {
    const frame = this.frames[--this.depth];
    if (frame?.isSample !== true) return;
    this.accumulator.rows++;
    const { label, labelLength, kind, reason, line } = frame;
    if (reason === undefined) this.accumulator.take(label, 0, labelLength, false, kind, frame, line);
    else if (reason === 'monitor') this.accumulator.takeMonitor(label, 0, labelLength, false, line);
    else this.accumulator.drop(reason, line, reason === 'label' || reason === 'entity' ? '' : this.labelOf(frame));
  }

  private labelOf({ label, labelLength }: Frame): string {
    return attributeText(label.subarray(0, labelLength), this.layout.encoding);
  }
}
