/**
 * The errors of one label, by response code and message: a bounded number of kinds, each counted exactly.
 *
 * Errors that differ only in numbers (times, ports, ids) are one kind. Beyond the limit, the kinds with the smallest hashes
 * are kept. A kind that was dropped never returns, so every remaining kind has been counted from its first error on, and
 * the result does not depend on the order of the rows or on how the file was divided.
 */
import { errorLimits } from './scanner-layout.js';
import { compareCodeUnits, defined } from '../lang/objects.js';
import type { CountedError, Measurement } from '../model/documents.js';
import type { Tally } from './tally.js';
import { addIntervals, type IntervalCounts } from './timeline.js';

export interface ErrorKind {
  /** Two hashes of 32 bits, which identify the kind: see hashError(). */
  readonly firstHash: number;
  readonly secondHash: number;
  readonly code: string;
  /** The smallest of its messages, in byte order. */
  message: string;
  /** Whether its messages differ in their numbers. */
  isVaried: boolean;
  count: number;
  /** Its occurrences over time as requests; undefined if they are not counted. */
  timeline?: IntervalCounts | undefined;
}

/** Converts the error of one sample to a kind with one occurrence. */
export type ErrorOccurrence = Readonly<Omit<ErrorKind, 'isVaried' | 'count' | 'timeline'>>;

/** Adds a kind, or more errors of a known one. */
export function addErrors(kinds: ErrorKind[], added: Readonly<ErrorKind>): void {
  const known = kinds.find(
    ({ firstHash, secondHash }) => firstHash === added.firstHash && secondHash === added.secondHash,
  );
  if (known !== undefined) {
    known.count += added.count;
    if (known.timeline !== undefined && added.timeline !== undefined) addIntervals(known.timeline, added.timeline);
    else known.timeline = undefined;
    if (added.isVaried || added.message !== known.message) known.isVaried = true;
    if (added.message < known.message) known.message = added.message;
  } else if (kinds.length < errorLimits.kinds) kinds.push({ ...added });
  else {
    const last = kinds.reduce((last, kind, i) => (isBefore(kinds[last] ?? kind, kind) ? i : last), 0);
    if (isBefore(added, kinds[last] ?? added)) kinds[last] = { ...added };
  }
}

const compareHashes = (a: ErrorOccurrence, b: ErrorOccurrence): number =>
  a.firstHash - b.firstHash || a.secondHash - b.secondHash;
const isBefore = (a: ErrorOccurrence, b: ErrorOccurrence): boolean => compareHashes(a, b) < 0;

/** Sorts the kinds, so that the list does not depend on the order of the errors. */
export const sortErrors = (kinds: ErrorKind[]): ErrorKind[] => kinds.sort(compareHashes);

/** A text within the bytes of a result, as offsets. */
export interface TextSpan {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The error of a failed sample, from the raw bytes of its code and message. */
export function toErrorOccurrence(
  code: TextSpan,
  message: TextSpan,
  decode: (bytes: Uint8Array) => string,
): ErrorOccurrence {
  const [firstHash, secondHash] = hashError(code, message);
  const text = ({ bytes, start, end }: TextSpan, most: number): string =>
    decodeCut(bytes.subarray(start, Math.min(end, start + most)), end - start >= most, decode);
  return { firstHash, secondHash, code: text(code, errorLimits.code), message: text(message, errorLimits.message) };
}

/** The error of a failed sample, from the texts of its code and message. */
export const errorOf = (code = '', message = ''): ErrorOccurrence =>
  toErrorOccurrence(spanOf(encoder.encode(code)), spanOf(encoder.encode(message)), (bytes) => decoder.decode(bytes));

const spanOf = (bytes: Uint8Array): TextSpan => ({ bytes, start: 0, end: bytes.length });

/** Decodes a text and drops an incomplete character or entity at its end. */
export function decodeCut(bytes: Uint8Array, isCut: boolean, decode: (bytes: Uint8Array) => string): string {
  let end = bytes.length;
  if (isCut) while (end > 0 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80) end--;
  if (isCut && end > 0 && (bytes[end - 1] ?? 0) >= 0xc0) end--;
  const text = decode(bytes.subarray(0, end));
  return isCut ? text.replace(/&[^;&]{0,10}$/, '') : text;
}

/** Whether a code means success: in that case an assertion failed. */
export function isSuccessCode({ bytes, start, end }: TextSpan): boolean {
  const first = bytes[start];
  return end - start === 3 && (first === 50 || first === 51) && isDigit(bytes[start + 1]) && isDigit(bytes[start + 2]);
}

const isDigit = (byte = 0): boolean => byte >= 48 && byte <= 57;
const isWord = (byte = 0): boolean => isDigit(byte) || ((byte | 32) >= 97 && (byte | 32) <= 122);
/** Matches a period, a comma, a colon or a hyphen, which connect the parts of a number, time, address or id. */
const connects = (byte = 0): boolean => byte === 46 || byte === 44 || byte === 58 || byte === 45;

/** The number of bytes of a message that identify it, as in scanner/errors.ts. */
const mostCompared = 160;
const mostRead = 1000;

/** The end of the word at `start` if it contains a digit; otherwise 0. */
function numberEnd(bytes: Uint8Array, start: number, end: number): number {
  let hasDigit = false;
  let i = start;
  for (; i < end && isWord(bytes[i]); i++) if (isDigit(bytes[i])) hasDigit = true;
  return hasDigit ? i : 0;
}

/** Hashes the code and the message, with each number replaced by #. */
function hashError(code: TextSpan, message: TextSpan): readonly [number, number] {
  let first = 0x811c9dc5;
  let second = 0x9747b28c;
  const mix = (byte = 0): void => {
    first = Math.imul(first ^ byte, 0x01000193);
    second = Math.imul(second ^ byte, 0x85ebca6b);
    second ^= second >>> 15;
  };
  const codeEnd = Math.min(code.end, code.start + errorLimits.code);
  for (let i = code.start; i < codeEnd; i++) mix(code.bytes[i]);
  mix(256);
  const { bytes, start } = message;
  const end = Math.min(message.end, start + mostRead);
  for (let i = start, compared = 0; i < end && compared < mostCompared; compared++) {
    const number = numberEnd(bytes, i, end);
    if (number === 0) {
      const byte = bytes[i++];
      mix(byte);
      if (isWord(byte)) for (; i < end && compared < mostCompared && isWord(bytes[i]); compared++) mix(bytes[i++]);
      continue;
    }
    mix(35);
    i = number;
    while (i + 1 < end && connects(bytes[i])) {
      const more = numberEnd(bytes, i + 1, end);
      if (more === 0) break;
      i = more;
    }
  }
  return [first >>> 0, second >>> 0];
}

const number = /[0-9a-z]*[0-9][0-9a-z]*(?:[.,:-][0-9a-z]*[0-9][0-9a-z]*)*/gi;

/** The name of an error: its message, with a # for each number that varies. */
export const formatMessage = ({ message, isVaried }: Pick<ErrorKind, 'message' | 'isVaried'>): string =>
  isVaried ? message.replace(number, '#') : message;

/** Adds the errors over time by their codes, where they were counted. Each kind is known from its first error on. */
export function withCodes(timeline: IntervalCounts, errorKinds: readonly ErrorKind[]): IntervalCounts {
  const intervals = timeline.intervals.map((interval) => ({ ...interval, codes: new Map(interval.codes) }));
  const codesIn = new Map(intervals.map(({ number, codes }) => [number, codes]));
  for (const { code, timeline: errors } of errorKinds)
    for (const { number, requests } of errors?.intervals ?? []) {
      const codes = codesIn.get(Math.floor((number * (errors?.widthMs ?? 0)) / timeline.widthMs));
      codes?.set(code, (codes.get(code) ?? 0) + requests);
    }
  return { ...timeline, intervals };
}

/** The maximum number of errors per case in a document. */
const mostListedErrors = 8;

/** The most common errors of a case and the number of the others. Empty if no error has a code or a message. */
export function listErrors({ errors, errorKinds }: Tally): Pick<Measurement, 'errors' | 'otherErrors'> {
  return countErrors(
    errorKinds.map((kind) => ({ code: kind.code, message: formatMessage(kind), count: kind.count })),
    errors,
  );
}

/**
 * @param counted errors by code and message, each listed once
 * @param total the number of failed samples; NaN if unknown
 */
export function countErrors(
  counted: readonly Required<CountedError>[],
  total: number,
): Pick<Measurement, 'errors' | 'otherErrors'> {
  const described = counted.filter(({ code, message }) => code !== '' || message !== '');
  const listed = described.toSorted(byCount).slice(0, mostListedErrors);
  if (listed.length === 0) return {};
  const others = total - listed.reduce((sum, { count }) => sum + count, 0);
  return {
    errors: listed.map(({ code, message, count }) => ({
      ...defined({ code: code === '' ? undefined : code, message: message === '' ? undefined : message }),
      count,
    })),
    ...(others > 0 ? { otherErrors: others } : {}),
  };
}

const byCount = (a: Required<CountedError>, b: Required<CountedError>): number =>
  b.count - a.count || compareCodeUnits(a.code, b.code) || compareCodeUnits(a.message, b.message);
