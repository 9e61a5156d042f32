/**
 * The time stamps of JMeter (jmeter.save.saveservice.timestamp_format): epoch milliseconds, or a pattern of Java's
 * SimpleDateFormat. A time without zone is read as UTC, because only differences matter.
 */
import type { DropReason } from './scanned.js';

/** Parses bytes[start] to bytes[end], exclusive, to epoch milliseconds; NaN if it is not a time stamp of this format. */
export type TimeStampParser = (bytes: Uint8Array, start: number, end: number) => number;

export interface TimeStampFormat {
  readonly kind: 'milliseconds' | 'seconds' | 'formatted';
  readonly pattern: string;
  /** Whether day and month could be swapped. */
  readonly ambiguous: boolean;
  readonly parse: TimeStampParser;
}

/** Whether time stamps are local times of a clock that may be set back. */
export const isLocal = ({ kind, pattern }: TimeStampFormat): boolean => kind === 'formatted' && !pattern.endsWith('Z');

type DateOrder = 'yMd' | 'Mdy' | 'dMy';

/** Seconds are required: without them throughput would be meaningless. */
const dateAndTime = String.raw`(?<first>\d{1,4})(?<separator>[-/.])(?<second>\d{1,2})\k<separator>(?<third>\d{1,4})[ T]\d{1,2}:\d{2}:\d{2}(?<fraction>[.,:]\d{1,9})?(?<zone> ?(?:Z|[+-]\d{2}:?\d{2}))?`;
const formatted = new RegExp(`^${dateAndTime}$`);

/** Any time stamp, as the source of a regular expression that recognizes headerless results. */
export const anyTimeStamp = String.raw`\d{9,10}|\d{12,13}|${dateAndTime}`;

/** Detects the format of the first rows' time stamps; undefined if it is unknown. */
export function detectTimeStampFormat(texts: readonly string[]): TimeStampFormat | undefined {
  return epochFormat(texts) ?? dateFormat(texts);
}

function epochFormat(texts: readonly string[]): TimeStampFormat | undefined {
  const epochs = texts.filter((text) => /^\d+$/.test(text));
  if (epochs.some((text) => text.length === 12 || text.length === 13))
    return { kind: 'milliseconds', pattern: 'ms', ambiguous: false, parse: epochMs };
  if (epochs.some((text) => text.length === 9 || text.length === 10))
    return { kind: 'seconds', pattern: 's', ambiguous: false, parse: epoch(1000) };
  return undefined;
}

function dateFormat(texts: readonly string[]): TimeStampFormat | undefined {
  const found = texts.map((text) => formatted.exec(text)?.groups).filter((groups) => groups !== undefined);
  const [sample] = found;
  if (sample === undefined) return undefined;
  const { first = '', separator = '', third = '', fraction, zone } = sample;
  const isYearFirst = first.length === 4;
  if (!isYearFirst && third.length !== 4 && third.length !== 2) return undefined;
  const over12 = (place: string): boolean => found.some((groups) => Number(groups[place]) > 12);
  // With dots the day comes first; with slashes and dashes only a number above 12 decides.
  const isDayFirst = separator === '.' || (over12('first') && !over12('second'));
  const order: DateOrder = isYearFirst ? 'yMd' : isDayFirst ? 'dMy' : 'Mdy';
  const ambiguous = !isYearFirst && separator !== '.' && !over12('first') && !over12('second');
  const date = { yMd: ['yyyy', 'MM', 'dd'], Mdy: ['MM', 'dd', 'yyyy'], dMy: ['dd', 'MM', 'yyyy'] }[order];
  const pattern = `${date.join(separator)} HH:mm:ss${fraction === undefined ? '' : '.SSS'}${zone === undefined ? '' : 'Z'}`;
  const parse = dateParser(order);
  const isUnderstood = texts.some((text) => {
    const bytes = new TextEncoder().encode(text);
    return !Number.isNaN(parse(bytes, 0, bytes.length));
  });
  return isUnderstood ? { kind: 'formatted', pattern, ambiguous, parse } : undefined;
}

/** Accepts 1973 to 2286. JMeter writes 0 for samples that never began, which would make a run last 50 years. */
const epoch =
  (unitMs: number): TimeStampParser =>
  (bytes, start, end) => {
    const value = parseInteger(bytes, start, end) * unitMs;
    return value >= 1e11 && value < 1e13 ? value : NaN;
  };

/** JMeter's default, and the only format in XML. */
export const epochMs = epoch(1);

const [SPACE, MINUS, COLON, CAPITAL_T, CAPITAL_Z] = [32, 45, 58, 84, 90];
const [COMMA, DOT, SLASH] = [44, 46, 47];
const separators = new Set<number>([SPACE, MINUS, COLON, CAPITAL_T, COMMA, DOT, SLASH]);

/** Parses groups of digits in the given order, then an optional fraction and an optional zone. */
function dateParser(order: DateOrder): TimeStampParser {
  const [yearAt = 0, monthAt = 0, dayAt = 0] = ['y', 'M', 'd'].map((field) => order.indexOf(field));
  const groups = [0, 0, 0, 0, 0, 0];
  // Consecutive rows are usually from the same day, so the calendar is rarely needed.
  let day = NaN;
  let dayMs = NaN;
  return (bytes, start, end) => {
    let position = start;
    for (let group = 0; group < 6; group++) {
      let value = 0;
      const begin = position;
      for (let digit: number; position < end && (digit = (bytes[position] ?? 0) - 48) >= 0 && digit <= 9; position++)
        value = value * 10 + digit;
      if (position === begin || position - begin > 4) return NaN;
      groups[group] = value;
      if (group < 5 && (position >= end || !separators.has(bytes[position++] ?? 0))) return NaN;
    }
    const [hour = 0, minute = 0, second = 0] = groups.slice(3);
    if (hour > 23 || minute > 59 || second > 59) return NaN;
    const key = (groups[yearAt] ?? 0) * 10_000 + (groups[monthAt] ?? 0) * 100 + (groups[dayAt] ?? 0);
    if (key !== day) {
      day = key;
      dayMs = calendarMs(groups[yearAt] ?? 0, groups[monthAt] ?? 0, groups[dayAt] ?? 0);
    }
    const rest = position === end ? 0 : fractionAndZoneMs(bytes, position, end);
    return dayMs + hour * 3_600_000 + minute * 60_000 + second * 1000 + rest;
  };
}

function calendarMs(year: number, month: number, day: number): number {
  const fullYear = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(fullYear, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && fullYear >= 1973;
  return isReal ? date.getTime() : NaN;
}

/** The fraction of a second, as milliseconds to add. */
function fractionAndZoneMs(bytes: Uint8Array, start: number, end: number): number {
  let position = start;
  let ms = 0;
  if (bytes[position] === DOT || bytes[position] === COMMA || bytes[position] === COLON) {
    const begin = ++position;
    let unit = 100;
    for (; position < end; position++, unit /= 10) {
      const digit = (bytes[position] ?? 0) - 48;
      if (digit < 0 || digit > 9) break;
      // JMeter's clock has a resolution of one millisecond, so further digits are ignored.
      if (unit >= 1) ms += digit * unit;
    }
    if (position === begin) return NaN;
  }
  if (bytes[position] === SPACE) position++;
  if (position === end) return ms;
  if (bytes[position] === CAPITAL_Z) return position + 1 === end ? ms : NaN;
  const zone = /^([+-])(\d{2}):?(\d{2})$/.exec(
    String.fromCharCode(...bytes.subarray(position, Math.min(end, position + 8))),
  );
  if (zone === null) return NaN;
  const [, sign, hours, minutes] = zone;
  return ms + (sign === '+' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** An integer of at most 15 digits, which is exact; otherwise NaN. */
export function parseInteger(bytes: Uint8Array, start: number, end: number): number {
  let i = start;
  const isNegative = bytes[i] === 45;
  if (isNegative) i++;
  if (i >= end || end - i > 15) return NaN;
  let value = 0;
  for (; i < end; i++) {
    const digit = (bytes[i] ?? 0) - 48;
    if (digit < 0 || digit > 9) return NaN;
    value = value * 10 + digit;
  }
  return isNegative ? -value : value;
}

/** As many threads as the compiled scanner can keep. */
const mostThreads = 0xffff;

/** A number of threads; 0 if it is not a number of at most eight digits, as in the compiled scanner. */
export function parseThreads(bytes: Uint8Array, start: number, end: number): number {
  const threads = end - start > 8 ? NaN : parseInteger(bytes, start, end);
  return threads > 0 ? Math.min(mostThreads, threads) : 0;
}

const booleans = [
  { bytes: new TextEncoder().encode('true'), value: true },
  { bytes: new TextEncoder().encode('false'), value: false },
];

/** Parses true and false in any case; undefined for anything else. */
export function parseBoolean(bytes: Uint8Array, start: number, end: number): boolean | undefined {
  const length = end - start;
  for (const { bytes: word, value } of booleans) {
    if (word.length !== length) continue;
    let i = 0;
    // Setting bit 5 turns an ASCII letter into lower case.
    while (i < length && ((bytes[start + i] ?? 0) | 32) === word[i]) i++;
    if (i === length) return value;
  }
  return undefined;
}

const transactionMessage = new TextEncoder().encode('Number of samples in transaction');

/** Whether this is the message of a transaction controller. */
export function isTransaction(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start < transactionMessage.length || bytes[start] !== transactionMessage[0]) return false;
  return transactionMessage.every((byte, i) => bytes[start + i] === byte);
}

/**
 * Whether a record with this SampleCount is something else than one sample. JMeter writes 1, or more in its Statistical mode,
 * and itself refuses a record whose count it cannot parse.
 *
 * @param count NaN if it is not a whole number
 */
export function findCountFault(count: number): Extract<DropReason, 'several' | 'sample-count'> | undefined {
  if (count === 1) return undefined;
  return count > 1 ? 'several' : 'sample-count';
}
