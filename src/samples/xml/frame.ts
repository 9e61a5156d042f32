import { isSuccessCode, type Span } from '../error-kinds.js';
import { places, sampleColumns, SampleReader, SampleValues } from '../sample-reader.js';
import type { DropReason, SampleKind } from '../scanned.js';
import { epochMs } from '../time-stamp.js';
import { findAttributes, hasOnlyKnownReferences, messageText } from './text.js';
import type { Layout } from './layout.js';
import type { Tag } from './tags.js';

/**
 * An open element. There is one object per depth, which is reused. If the element is a sample, the object has its values.
 */
export class Frame extends SampleValues {
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
export class TagReader extends SampleReader {
  private isMarkedUp = false;

  constructor({ encoding, columns }: Layout) {
    super(new Int32Array(sampleColumns.length), {
      has: (column) => columns.has(column),
      parseTime: epochMs,
      decode: (bytes) => messageText(bytes, encoding),
    });
  }

  /** Finds the attributes of a tag. Must be called before the other methods. */
  find(tag: Tag): void {
    this.record = tag;
    this.isMarkedUp = findAttributes(tag, this.indexes) && !tag.misformed;
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
    if (!hasOnlyKnownReferences(bytes, start, end)) return 'entity';
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
  addAssertion(frame: Frame, message: Span): void {
    if (frame.code === undefined || message.start === message.end) return;
    frame.error = this.toError({ bytes: frame.code, start: 0, end: frame.code.length }, message);
    frame.code = undefined;
  }
}
