/**
 * The ways in which JMeter writes when a sample began (jmeter.save.saveservice.timestamp_format): epoch milliseconds, or
 * any pattern of Java's SimpleDateFormat. A time without zone is read as UTC, as only differences matter.
 */

/** Milliseconds since 1970, or NaN for what is no time stamp of this kind. */
export type TimeStampParser = (bytes: Uint8Array, from: number, to: number) => number;

export interface TimeStampFormat {
  readonly kind: 'milliseconds' | 'seconds' | 'formatted';
  /** In the letters of SimpleDateFormat. */
  readonly pattern: string;
  /** Day and month could be the other way round, as far as can be seen. */
  readonly ambiguous: boolean;
  readonly parse: TimeStampParser;
}

type DateOrder = 'yMd' | 'Mdy' | 'dMy';

/** Without the seconds a throughput would mean nothing, so they must be there. */
const dateAndTime = String.raw`(?<first>\d{1,4})(?<separator>[-/.])(?<second>\d{1,2})\k<separator>(?<third>\d{1,4})[ T]\d{1,2}:\d{2}:\d{2}(?<fraction>[.,:]\d{1,9})?(?<zone> ?(?:Z|[+-]\d{2}:?\d{2}))?`;
const formatted = new RegExp(`^${dateAndTime}$`);

/** Any time stamp, as the source of a regular expression: for telling headerless results from other text. */
export const anyTimeStamp = String.raw`\d{9,10}|\d{12,13}|${dateAndTime}`;

/** The format of the first rows' time stamps; undefined where none is understood. */
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
  const [like] = found;
  if (like === undefined) return undefined;
  const { first = '', separator = '', third = '', fraction, zone } = like;
  const isYearFirst = first.length === 4;
  if (!isYearFirst && third.length !== 4 && third.length !== 2) return undefined;
  const over12 = (place: string): boolean => found.some((groups) => Number(groups[place]) > 12);
  // Dots are the day-first way of writing; with slashes and dashes only a number over 12 can tell.
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

/** Between 1973 and 2286. A time stamp of 0, which JMeter writes for what never began, would make a run last 50 years. */
const epoch =
  (unitMs: number): TimeStampParser =>
  (bytes, from, to) => {
    let value = 0;
    for (let at = from; at < to; at++) {
      const digit = (bytes[at] ?? 0) - 48;
      if (digit < 0 || digit > 9) return NaN;
      value = value * 10 + digit;
    }
    value *= unitMs;
    return value >= 1e11 && value < 1e13 ? value : NaN;
  };

/** As JMeter writes it unless told otherwise, and always in XML. */
export const epochMs = epoch(1);

const places: Record<DateOrder, readonly [year: number, month: number, day: number]> = {
  yMd: [0, 1, 2],
  Mdy: [2, 0, 1],
  dMy: [2, 1, 0],
};
const [SPACE, MINUS, COLON, CAPITAL_T, CAPITAL_Z] = [32, 45, 58, 84, 90];
const [COMMA, DOT, SLASH] = [44, 46, 47];
const separators = new Set<number>([SPACE, MINUS, COLON, CAPITAL_T, COMMA, DOT, SLASH]);

/** Runs of digits in the order of the format; after the seconds a fraction, then perhaps a zone. */
function dateParser(order: DateOrder): TimeStampParser {
  const [yearAt, monthAt, dayAt] = places[order];
  const groups = [0, 0, 0, 0, 0, 0];
  // Rows of one day follow each other: the calendar is asked once a day.
  let day = NaN;
  let dayMs = NaN;
  return (bytes, from, to) => {
    let at = from;
    for (let group = 0; group < 6; group++) {
      let value = 0;
      const begin = at;
      for (let digit: number; at < to && (digit = (bytes[at] ?? 0) - 48) >= 0 && digit <= 9; at++)
        value = value * 10 + digit;
      if (at === begin || at - begin > 4) return NaN;
      groups[group] = value;
      if (group < 5 && (at >= to || !separators.has(bytes[at++] ?? 0))) return NaN;
    }
    const [hour = 0, minute = 0, second = 0] = groups.slice(3);
    if (hour > 23 || minute > 59 || second > 59) return NaN;
    const key = (groups[yearAt] ?? 0) * 10_000 + (groups[monthAt] ?? 0) * 100 + (groups[dayAt] ?? 0);
    if (key !== day) {
      day = key;
      dayMs = calendarMs(groups[yearAt] ?? 0, groups[monthAt] ?? 0, groups[dayAt] ?? 0);
    }
    const rest = at === to ? 0 : fractionAndZoneMs(bytes, at, to);
    return dayMs + hour * 3_600_000 + minute * 60_000 + second * 1000 + rest;
  };
}

function calendarMs(year: number, month: number, day: number): number {
  const fullYear = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(fullYear, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && fullYear >= 1973;
  return isReal ? date.getTime() : NaN;
}

/** What comes after the seconds, as milliseconds to add. */
function fractionAndZoneMs(bytes: Uint8Array, from: number, to: number): number {
  let at = from;
  let ms = 0;
  if (bytes[at] === DOT || bytes[at] === COMMA || bytes[at] === COLON) {
    const begin = ++at;
    let unit = 100;
    for (; at < to; at++, unit /= 10) {
      const digit = (bytes[at] ?? 0) - 48;
      if (digit < 0 || digit > 9) break;
      // JMeter's clock counts whole milliseconds; digits beyond them are not kept.
      if (unit >= 1) ms += digit * unit;
    }
    if (at === begin) return NaN;
  }
  if (bytes[at] === SPACE) at++;
  if (at === to) return ms;
  if (bytes[at] === CAPITAL_Z) return at + 1 === to ? ms : NaN;
  const zone = /^([+-])(\d{2}):?(\d{2})$/.exec(String.fromCharCode(...bytes.subarray(at, Math.min(to, at + 8))));
  if (zone === null) return NaN;
  const [, sign, hours, minutes] = zone;
  return ms + (sign === '+' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
