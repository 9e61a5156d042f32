/**
 * Raw XML bytes, in pieces of any size, to a tally per label. Every element of the root is a sample, and within a sample
 * what is named like one or has a time: CSV has the same, one below the other. A sample is counted when its element ends,
 * and so those within it before it.
 */
import { ByteOrderMark } from '../byte-order-mark.js';
import {
  Accumulator,
  addOccurrence,
  type CountedLabel,
  type DropReason,
  type SampleKind,
  type PlainScan,
  type Scanned,
} from '../accumulator.js';
import { epochMs } from '../time-stamp.js';
import { parseInteger, isTransaction, parseBoolean } from '../integers.js';
import { columnOf, findAttributes, place } from './attributes.js';
import type { Layout } from './layout.js';
import { isNamed, isRoot, isSampleName, rootName } from './names.js';
import { TagScanner, type Tag } from './tags.js';
import { attributeText, hasOnlyKnownReferences } from './text.js';

/** JMeter nests a transaction, a sample, its redirects and their parts; a tower of tags is no result. */
const deepest = 200;

/** An element that has not ended yet. One per depth, used again and again. */
class Frame {
  name: Uint8Array = new Uint8Array(32);
  nameLength = 0;
  line = 0;
  isSample = false;
  isController = false;
  /** What it holds are samples of their own, not its parts. */
  holdsSamples = false;
  /** Why it is no sample that can be counted. */
  reason: DropReason | 'monitor' | undefined;
  kind: SampleKind = 'samples';
  label: Uint8Array = new Uint8Array(256);
  labelLength = 0;
  startMs = 0;
  elapsedMs = 0;
  failed = false;
  received = 0;
  sent = 0;
  latencyMs = 0;
  connectMs = 0;

  begin({ bytes, nameFrom, nameTo, line }: Tag): void {
    this.nameLength = nameTo - nameFrom;
    this.name = copied(bytes, nameFrom, nameTo, this.name);
    this.line = line;
    this.isSample = false;
    this.isController = false;
    this.holdsSamples = false;
    this.reason = undefined;
    this.kind = 'samples';
    this.labelLength = 0;
  }
}

function rootFrame(): Frame {
  const frame = new Frame();
  frame.name = new TextEncoder().encode(rootName);
  frame.nameLength = frame.name.length;
  return frame;
}

/** The bytes in an array that has room for them: the one that is there, if it has. */
function copied(bytes: Uint8Array, from: number, to: number, into: Uint8Array): Uint8Array {
  const room = to - from <= into.length ? into : new Uint8Array(2 * (to - from));
  for (let at = from; at < to; at++) room[at - from] = bytes[at] ?? 0;
  return room;
}

export class XmlScan implements PlainScan {
  private readonly tags: TagScanner;
  private readonly mark: ByteOrderMark;
  private readonly ledger: Accumulator;
  private readonly frames: Frame[] = [];
  private readonly found = new Int32Array(Object.keys(columnOf).length);
  private depth: number;
  private hasRoot: boolean;

  constructor(
    private readonly layout: Layout,
    warmupMs: number,
    /** Where it is known before the first sample, what falls into the warm-up need not wait. */
    firstStartMs?: number,
    /** A part from the middle of a result is within its root. */
    isBeginning = true,
  ) {
    this.ledger = new Accumulator((bytes) => attributeText(bytes, layout.encoding), warmupMs, firstStartMs);
    this.mark = new ByteOrderMark(isBeginning);
    this.depth = isBeginning ? 0 : 1;
    this.hasRoot = !isBeginning;
    if (!isBeginning) this.frames.push(rootFrame());
    this.tags = new TagScanner(
      (tag) => {
        this.take(tag);
      },
      () => this.depth === 1,
    );
  }

  push(piece: Uint8Array): boolean {
    this.tags.push(piece.subarray(this.mark.in(piece)));
    return this.goesOn;
  }

  finish(piece: Uint8Array): number {
    const mark = this.mark.in(piece);
    return mark + this.tags.finish(piece.subarray(mark));
  }

  get goesOn(): boolean {
    const line = this.tags.endlessLine;
    if (line !== undefined) this.ledger.stopped ??= { why: 'endless-tag', line };
    return this.ledger.stopped === undefined;
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
    return this.ledger.meet(label, this.line) && this.goesOn;
  }

  add(counted: readonly CountedLabel[], rows: number, firstStartMs: number, lastEndMs: number): void {
    this.ledger.add(counted, rows, firstStartMs, lastEndMs);
  }

  end(goesOn = false): Scanned {
    if (!this.goesOn || goesOn) return this.ledger.end();
    const open = this.frames.slice(0, this.depth).filter(({ isSample }) => isSample);
    const isCutOff = this.depth > 0 || this.tags.isInside || !this.hasRoot;
    if (isCutOff) {
      const cut = this.tags.isInside && this.depth > 0 ? open.length + 1 : open.length;
      const line = open[0]?.line ?? (this.tags.isInside ? this.tags.line : this.tags.currentLine);
      this.ledger.rows += cut;
      for (let i = 0; i < Math.max(1, cut); i++) this.ledger.drop('cut-off', line);
    } else if (this.tags.followsText) this.fault(this.tags.currentLine);
    return this.ledger.end();
  }

  private take(tag: Tag): void {
    if (this.ledger.stopped !== undefined) return;
    if (tag.followsText && this.depth <= 1) this.fault(tag.line);
    switch (tag.kind) {
      case 'doctype':
        this.ledger.stopped = { why: 'doctype', line: tag.line };
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

  /** A place where it is no XML: as if it were a sample that cannot be read. */
  private fault(line: number): void {
    this.ledger.rows++;
    this.ledger.drop('markup', line);
  }

  private takeOpening(tag: Tag): void {
    if (isRoot(tag)) this.takeRoot(tag);
    else if (this.depth === 0) this.fault(tag.line);
    else {
      const areUnique = findAttributes(tag, this.found);
      const { found } = this;
      const isSample = this.depth === 1 || isSampleName(tag) || (found[place.t] !== -1 && found[place.ts] !== -1);
      if (isSample) this.leaveOthers(tag.line);
      const parent = this.frames[this.depth - 1];
      if (this.depth === deepest) {
        this.ledger.stopped = { why: 'too-deep', line: tag.line };
        return;
      }
      const frame = this.open(tag);
      if (isSample) {
        frame.isSample = true;
        frame.reason = tag.misformed || !areUnique ? 'markup' : this.read(tag, frame);
        if (frame.isController) frame.kind = 'transactions';
        else if (parent?.isSample === true && !parent.holdsSamples) frame.kind = 'parts';
      } else if (tag.misformed) this.fault(tag.line);
      if (tag.kind === 'empty') this.leave();
    }
  }

  private takeRoot(tag: Tag): void {
    this.leaveAll();
    if (this.hasRoot) this.ledger.headers = addOccurrence(this.ledger.headers, tag.line);
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

  /** A sample stands within samples and the root alone: what else is open has lost its end. */
  private leaveOthers(line: number): void {
    let depth = this.depth;
    while (depth > 1 && this.frames[depth - 1]?.isSample === false) depth--;
    this.leaveUnended(depth, line);
  }

  /** The root, too. */
  private leaveAll(): void {
    if (this.depth > 0) this.leaveUnended(1, this.tags.line);
    this.depth = 0;
  }

  /** Down to this depth, elements whose end is missing. */
  private leaveUnended(depth: number, line: number): void {
    if (this.depth <= depth) return;
    let samples = 0;
    for (; this.depth > depth; this.depth--) {
      const frame = this.frames[this.depth - 1];
      if (frame?.isSample !== true) continue;
      samples++;
      this.fault(frame.line);
    }
    if (samples === 0) this.fault(line);
  }

  /** The innermost element ends. */
  private leave(): void {
    const frame = this.frames[--this.depth];
    if (frame?.isSample !== true) return;
    this.ledger.rows++;
    const { label, labelLength, kind, reason, line } = frame;
    if (reason === undefined) this.ledger.take(label, 0, labelLength, false, kind, frame, line);
    else if (reason === 'monitor') this.ledger.takeMonitor(label, 0, labelLength, false, line);
    else this.ledger.drop(reason, line);
  }

  /** The sample's values, or why it cannot be counted. */
  private read(tag: Tag, frame: Frame): Frame['reason'] {
    const { bytes, valueStarts, valueEnds } = tag;
    const { found, layout } = this;
    const from = (at: number): number => valueStarts[found[at] ?? 0] ?? 0;
    const to = (at: number): number => valueEnds[found[at] ?? 0] ?? 0;
    const number = (at: number): number => (found[at] === -1 ? NaN : parseInteger(bytes, from(at), to(at)));
    const isEmpty = (at: number): boolean => found[at] !== -1 && from(at) === to(at);

    frame.isController = found[place.rm] !== -1 && isTransaction(bytes, from(place.rm), to(place.rm));
    // A controller that was stopped in its midst has no message yet.
    frame.holdsSamples = frame.isController || (isEmpty(place.rm) && isEmpty(place.dt));
    if (found[place.lb] === -1) return 'label';
    if (!hasOnlyKnownReferences(bytes, from(place.lb), to(place.lb))) return 'entity';
    frame.label = copied(bytes, from(place.lb), to(place.lb), frame.label);
    frame.labelLength = to(place.lb) - from(place.lb);
    // The PerfMon plug-in: no thread, no code, no type, and a machine's value times 1000 as elapsed.
    if (isEmpty(place.tn) && isEmpty(place.rc) && (found[place.dt] === -1 || isEmpty(place.dt))) return 'monitor';
    frame.startMs = found[place.ts] === -1 ? NaN : epochMs(bytes, from(place.ts), to(place.ts));
    if (Number.isNaN(frame.startMs)) return 'time-stamp';
    frame.elapsedMs = number(place.t);
    if (Number.isNaN(frame.elapsedMs)) return 'elapsed';
    if (frame.elapsedMs < 0) return 'negative-elapsed';
    if (layout.has.s) {
      const success = found[place.s] === -1 ? undefined : parseBoolean(bytes, from(place.s), to(place.s));
      if (success === undefined) return 'success';
      frame.failed = !success;
    } else frame.failed = false;
    if (found[place.sc] !== -1 && number(place.sc) > 1) return 'several';
    frame.received = layout.has.by ? number(place.by) : 0;
    frame.sent = layout.has.sby ? number(place.sby) : 0;
    frame.latencyMs = layout.has.lt ? number(place.lt) : 0;
    frame.connectMs = layout.has.ct ? number(place.ct) : 0;
    return undefined;
  }
}
