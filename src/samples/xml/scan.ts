import { maxDepth, addOccurrence, type Scanned, type ScanOptions } from '../scanned.js';
import { Accumulator } from '../accumulator.js';
import type { Span } from '../error-kinds.js';
import { RecordScan } from '../record-scan.js';
import { addRow } from '../row-sketch.js';
import { Frame, TagReader } from './frame.js';
import type { Layout } from './layout.js';
import { attributeText, isFailureMessage, isNamed, isRoot, isSampleName } from './text.js';
import { type Tag, TagScanner } from './tags.js';

/**
 * Reads raw XML in constant memory, except for the counts and the warm-up. Every child of the root is a sample, and so is
 * every descendant that is named like a sample or has times: CSV lists the same samples on consecutive rows. A sample is
 * counted when its element ends, which is after the samples inside it.
 */
export class XmlScan extends RecordScan {
  protected readonly scanner: TagScanner;
  private readonly frames: Frame[] = [];
  private readonly samples: TagReader;
  private depth = 0;
  private hasRoot = false;

  constructor(
    private readonly layout: Layout,
    scanning: ScanOptions,
  ) {
    super(new Accumulator((bytes) => attributeText(bytes, layout.encoding), scanning));
    this.samples = new TagReader(layout);
    this.scanner = new TagScanner((tag) => {
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
    if (isRoot(tag)) this.takeRoot(tag);
    else if (this.depth === 0) this.fault(tag.line);
    else {
      this.samples.find(tag);
      const isSample = this.depth === 1 || isSampleName(tag) || this.samples.isTimed;
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
      else if (tag.kind === 'open' && isFailureMessage(tag)) this.scanner.text.begin();
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
    const thread = attributeText(this.samples.thread, this.layout.encoding);
    addRow(this.accumulator.sketch, { startMs, elapsedMs, label: this.readLabel(frame), thread, line });
  }

  private readLabel({ label, labelLength }: Frame): string {
    return attributeText(label.subarray(0, labelLength), this.layout.encoding);
  }
}
