/** Reads the values of samples, which a row of CSV and a tag of XML locate in the same way. */
import { isSuccessCode, toErrorOccurrence, type ErrorOccurrence, type TextSpan } from './error-kinds.js';
import * as timeStamps from './time-stamp.js';
import type { TimeStampParser } from './time-stamp.js';
import type { DropReason } from './scanned.js';
import { summedFields, zeroSums } from './summed-fields.js';

/** The values of a sample, by their columns in CSV. */
export const sampleColumns = [
  'timeStamp',
  'elapsed',
  'label',
  'success',
  'responseCode',
  'responseMessage',
  'threadName',
  'dataType',
  'SampleCount',
  'allThreads',
  ...summedFields.map(({ column }) => column),
  'failureMessage',
] as const;
export type SampleColumn = (typeof sampleColumns)[number];
/** The place of each of them in the list of those that a record has. */
export const places = Object.fromEntries(sampleColumns.map((column, i) => [column, i])) as Readonly<
  Record<SampleColumn, number>
>;

/** The bytes of a record, and the offsets of its values. */
interface LocatedValues {
  readonly bytes: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** One object for many samples, so that reading one creates nothing. */
export class SampleValues {
  startMs = 0;
  elapsedMs = 0;
  failed = false;
  error: ErrorOccurrence | undefined;
  readonly sums = zeroSums();
  threads = NaN;
}

interface SampleForm {
  /** Whether the samples of the result have the value. */
  readonly has: (column: SampleColumn) => boolean;
  readonly parseTime: TimeStampParser;
  /** Decodes a code or a message. */
  readonly decode: (bytes: Uint8Array) => string;
}

export class SampleReader {
  record: LocatedValues = { bytes: new Uint8Array(), starts: new Int32Array(), ends: new Int32Array() };
  /** For each place, whether the samples of the result have the value. */
  private readonly expected: readonly boolean[];

  constructor(
    /** For each place, the index of the value in the record, or -1. */
    protected readonly indexes: Int32Array,
    private readonly form: SampleForm,
  ) {
    this.expected = sampleColumns.map((column) => form.has(column));
  }

  /** Whether the record is that of a transaction controller. */
  get isController(): boolean {
    const { responseMessage } = places;
    return timeStamps.isTransaction(this.record.bytes, this.start(responseMessage), this.end(responseMessage));
  }

  /** Reads the numbers and the error of the record. Returns the reason if it cannot be counted. */
  readNumbers(sample: SampleValues): DropReason | 'monitor' | undefined {
    const { expected, form } = this;
    const { bytes } = this.record;
    // The PerfMon plug-in writes no thread, code and type, and a machine metric times 1000 as the elapsed time.
    const isUntyped = !this.has(places.dataType) || this.isEmpty(places.dataType);
    if (isUntyped && this.isEmpty(places.threadName) && this.isEmpty(places.responseCode)) return 'monitor';
    sample.startMs = form.parseTime(bytes, this.start(places.timeStamp), this.end(places.timeStamp));
    if (Number.isNaN(sample.startMs)) return 'time-stamp';
    sample.elapsedMs = this.integer(places.elapsed);
    if (Number.isNaN(sample.elapsedMs)) return 'elapsed';
    if (sample.elapsedMs < 0) return 'negative-elapsed';
    const { success: place, allThreads } = places;
    const success = expected[place] !== true || timeStamps.parseBoolean(bytes, this.start(place), this.end(place));
    if (success === undefined) return 'success';
    sample.failed = !success;
    const countFault = this.has(places.SampleCount)
      ? timeStamps.findCountFault(this.integer(places.SampleCount))
      : undefined;
    if (countFault !== undefined) return countFault;
    for (let i = 0, at = places.bytes; i < sample.sums.length; i++, at++)
      sample.sums[i] = expected[at] === true ? this.integer(at) : 0;
    if (expected[allThreads] === true)
      sample.threads = timeStamps.parseThreads(bytes, this.start(allThreads), this.end(allThreads));
    sample.error = sample.failed ? this.readError() : undefined;
    return undefined;
  }

  /** The error of a failed sample. If an assertion failed, code and message are those of a successful response. */
  private readError(): ErrorOccurrence {
    const [code, message] = [this.span(places.responseCode), this.span(places.responseMessage)];
    const failure = this.span(places.failureMessage);
    const isAssertion = code.start === code.end || isSuccessCode(code);
    return this.toError(code, isAssertion && failure.start !== failure.end ? failure : message);
  }

  protected toError(code: TextSpan, message: TextSpan): ErrorOccurrence {
    return toErrorOccurrence(code, message, this.form.decode);
  }

  /** The raw text of a value; empty if the record does not have it. */
  protected span(place: number): TextSpan {
    const { bytes } = this.record;
    return { bytes, start: this.start(place), end: this.end(place) };
  }
  protected has(place: number): boolean {
    return this.indexes[place] !== -1;
  }
  protected start(place: number): number {
    return this.record.starts[this.indexes[place] ?? -1] ?? 0;
  }
  protected end(place: number): number {
    return this.record.ends[this.indexes[place] ?? -1] ?? 0;
  }
  protected isEmpty(place: number): boolean {
    return this.has(place) && this.start(place) === this.end(place);
  }
  private integer(place: number): number {
    return timeStamps.parseInteger(this.record.bytes, this.start(place), this.end(place));
  }
}
