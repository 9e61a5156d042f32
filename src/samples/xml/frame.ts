import { isSuccessCode, toErrorOccurrence, type ErrorOccurrence, type Span } from '../error-kinds.js';
import { isTransaction, parseBoolean, parseInteger, parseThreads, findCountFault } from '../integers.js';
import type { DropReason, SampleKind } from '../scanned.js';
import { summedFields, zeroSums } from '../summed-fields.js';
import { epochMs } from '../time-stamp.js';
import { columnByAttribute, findAttributes, firstSumPlace, place } from './attributes.js';
import type { Layout } from './layout.js';
import { rootName } from './names.js';
import type { Tag } from './tags.js';
import { hasOnlyKnownReferences, messageText } from './text.js';

/**
 * An open element. There is one object per depth, which is reused. If the element is a sample, the object has its values.
 */
export class Frame {
  name: Uint8Array = new Uint8Array(32);
  nameLength = 0;
  line = 0;
  isSample = false;
  isController = false;
  /** Whether its children are separate samples instead of its parts. */
  holdsSamples = false;
  /** The reason why it cannot be counted as a sample. */
  reason: DropReason | 'monitor' | undefined;
  kind: SampleKind = 'samples';
  label: Uint8Array = new Uint8Array(256);
  labelLength = 0;
  startMs = 0;
  elapsedMs = 0;
  failed = false;
  error: ErrorOccurrence | undefined;
  /** The response code of a failed sample if it means success. The error is then in the element of a failed assertion. */
  code: Uint8Array | undefined;
  readonly sums = zeroSums();
  threads = NaN;

  begin({ bytes, nameFrom, nameTo, line }: Tag): void {
    this.nameLength = nameTo - nameFrom;
    this.name = copyBytes(bytes, nameFrom, nameTo, this.name);
    this.line = line;
    this.isSample = false;
    this.isController = false;
    this.holdsSamples = false;
    this.reason = undefined;
    this.code = undefined;
    this.kind = 'samples';
    this.labelLength = 0;
  }
}

export function createRootFrame(): Frame {
  const frame = new Frame();
  frame.name = new TextEncoder().encode(rootName);
  frame.nameLength = frame.name.length;
  return frame;
}

/** Copies bytes to the target, or to a larger array if they do not fit. Returns the array. */
function copyBytes(bytes: Uint8Array, start: number, end: number, target: Uint8Array): Uint8Array {
  const copy = end - start <= target.length ? target : new Uint8Array(2 * (end - start));
  for (let i = start; i < end; i++) copy[i - start] = bytes[i] ?? 0;
  return copy;
}

/** Reads the values of samples from their tags. */
export class SampleReader {
  /** For each place, the index of the tag's attribute, or -1. */
  private readonly found = new Int32Array(Object.keys(columnByAttribute).length);
  private readonly hasSum: readonly boolean[];
  private tag: Tag | undefined;
  private areUnique = true;

  constructor(
    private readonly layout: Layout,
    /** Whether threads are counted. */
    private readonly countsThreads: boolean,
  ) {
    this.hasSum = summedFields.map(({ attribute }) => layout.has[attribute]);
  }

  /** Finds the attributes of a tag. Must be called before the other methods. */
  find(tag: Tag): void {
    this.tag = tag;
    this.areUnique = findAttributes(tag, this.found);
  }

  /** Whether the tag has the times of a sample. */
  get isTimed(): boolean {
    return this.has(place.t) && this.has(place.ts);
  }

  /** Reads the values into a frame. Returns the reason if the sample cannot be counted. */
  read(frame: Frame): Frame['reason'] {
    if (this.tag?.misformed !== false || !this.areUnique) return 'markup';
    const { bytes } = this.tag;
    frame.isController = this.has(place.rm) && isTransaction(bytes, this.start(place.rm), this.end(place.rm));
    // A controller that was interrupted has no message yet.
    frame.holdsSamples = frame.isController || (this.isEmpty(place.rm) && this.isEmpty(place.dt));
    return this.readLabel(bytes, frame) ?? this.readNumbers(bytes, frame);
  }

  private readLabel(bytes: Uint8Array, frame: Frame): Frame['reason'] {
    if (!this.has(place.lb)) return 'label';
    const [start, end] = [this.start(place.lb), this.end(place.lb)];
    if (!hasOnlyKnownReferences(bytes, start, end)) return 'entity';
    frame.label = copyBytes(bytes, start, end, frame.label);
    frame.labelLength = end - start;
    return undefined;
  }

  private readNumbers(bytes: Uint8Array, frame: Frame): Frame['reason'] {
    const { layout, hasSum } = this;
    // The PerfMon plug-in writes no thread, code and type, and a machine metric times 1000 as the elapsed time.
    if (this.isEmpty(place.tn) && this.isEmpty(place.rc) && (!this.has(place.dt) || this.isEmpty(place.dt)))
      return 'monitor';
    frame.startMs = this.has(place.ts) ? epochMs(bytes, this.start(place.ts), this.end(place.ts)) : NaN;
    if (Number.isNaN(frame.startMs)) return 'time-stamp';
    frame.elapsedMs = this.readInteger(bytes, place.t);
    if (Number.isNaN(frame.elapsedMs)) return 'elapsed';
    if (frame.elapsedMs < 0) return 'negative-elapsed';
    if (layout.has.s) {
      const success = this.has(place.s) ? parseBoolean(bytes, this.start(place.s), this.end(place.s)) : undefined;
      if (success === undefined) return 'success';
      frame.failed = !success;
    } else frame.failed = false;
    frame.error = frame.failed ? this.readError(frame, bytes) : undefined;
    const countFault = this.has(place.sc) ? findCountFault(this.readInteger(bytes, place.sc)) : undefined;
    if (countFault !== undefined) return countFault;
    for (let i = 0; i < hasSum.length; i++)
      frame.sums[i] = hasSum[i] === true ? this.readInteger(bytes, firstSumPlace + i) : 0;
    if (this.countsThreads && layout.has.na)
      frame.threads = this.has(place.na) ? parseThreads(bytes, this.start(place.na), this.end(place.na)) : 0;
    return undefined;
  }

  /** The error of a failed sample, unless it is reported by an assertion. */
  private readError(frame: Frame, bytes: Uint8Array): ErrorOccurrence {
    const code = this.readSpan(bytes, place.rc);
    if (isSuccessCode(code)) {
      frame.code = bytes.slice(code.start, code.end);
      return this.meet(code, { bytes, start: 0, end: 0 });
    }
    return this.meet(code, this.readSpan(bytes, place.rm));
  }

  /** Completes the error of a sample with the message of its first failed assertion. */
  addAssertion(frame: Frame, message: Span): void {
    if (frame.code === undefined || message.start === message.end) return;
    frame.error = this.meet({ bytes: frame.code, start: 0, end: frame.code.length }, message);
    frame.code = undefined;
  }

  private meet(code: Span, message: Span): ErrorOccurrence {
    return toErrorOccurrence(code, message, (raw) => messageText(raw, this.layout.encoding));
  }

  private readSpan(bytes: Uint8Array, index: number): Span {
    return this.has(index) ? { bytes, start: this.start(index), end: this.end(index) } : { bytes, start: 0, end: 0 };
  }

  private has(index: number): boolean {
    return this.found[index] !== -1;
  }
  private start(index: number): number {
    return this.tag?.valueStarts[this.found[index] ?? 0] ?? 0;
  }
  private end(index: number): number {
    return this.tag?.valueEnds[this.found[index] ?? 0] ?? 0;
  }
  private isEmpty(index: number): boolean {
    return this.has(index) && this.start(index) === this.end(index);
  }
  private readInteger(bytes: Uint8Array, index: number): number {
    return this.has(index) ? parseInteger(bytes, this.start(index), this.end(index)) : NaN;
  }
}
