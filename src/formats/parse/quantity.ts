/** Parses quantities as tools and people write them: "1.20ms", "74–84 ms", "5,000", "~27K", "0.4%", "N/A". */
import { normalizeDashes } from '../../cases/axes.js';
import type { MissingKind, Value } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import type { TableRow } from './csv.js';

/** Words for a missing number. jq writes null for a key that a tool's JSON does not have. */
const missingKinds: readonly (readonly [words: RegExp, kind: MissingKind])[] = [
  [/^(|--?|null|none)$/i, 'blank'],
  [/^(tb[da]|todo|pending|n\/a|n\.a\.|na|not (run|tested|measured)|skipped)$/i, 'not-run'],
  [/^failed$/i, 'failed'],
];

/** 12.5, .5, 1e3, 1,234.5: a decimal point, and commas only between thousands, so never after a leading zero. */
const numberPattern = /^[-+]?(\d+\.?\d*|\.\d+|[1-9]\d{0,2}(,\d{3})+(\.\d*)?)(e[-+]?\d+)?$/i;

/** The length limit of a number: on long text the patterns would take quadratic time. */
const maxNumberLength = 60;

/** The number in a cell, the reason why it is missing, or undefined if the cell contains something else. */
export function parseNumber(cell: string): number | MissingKind | undefined {
  const text = cell.trim();
  if (text.length > maxNumberLength) return undefined;
  if (numberPattern.test(text)) return Number(text.replaceAll(',', ''));
  return missingKinds.find(([words]) => words.test(text))?.[1];
}

export function numberOrUndefined(cell = ''): number | undefined {
  const value = parseNumber(cell);
  return typeof value === 'number' ? value : undefined;
}

/** Spellings of the units of time, with their length in milliseconds. */
const times: readonly (readonly [spelling: RegExp, ms: number])[] = [
  [/^(ns|nsecs?|nanos(ec(ond)?s?)?)$/i, 1e-6],
  // U+00B5, the micro sign, and U+03BC, the Greek letter.
  [/^([uµμ]s|[uµμ]secs?|micros(ec(ond)?s?)?)$/i, 1e-3],
  [/^(ms|msecs?|millis(ec(ond)?s?)?|мс|мсек|毫秒|ミリ秒)$/i, 1],
  [/^(s|secs?|seconds?|秒|초|с|сек)$/i, 1000],
  [/^(m|mins?|minutes?)$/i, 60_000],
  [/^(h|hrs?|hours?)$/i, 3_600_000],
];
const timeFactor = (word: string): number | undefined => times.find(([spelling]) => spelling.test(word))?.[1];

const powers: Readonly<Record<string, number>> = { k: 1, m: 2, g: 3, b: 3, t: 4 };
/** What is counted per second. */
const events =
  '(?:requests?|reqs?|r|responses?|pages?|anfragen|requêtes|tr|operations?|ops?|iter(?:ation)?s?|transactions?|trans|txn?s?|trx|quer(?:y|ies)|messages?|msgs?|hits?|calls?|events?|samples?|records?|rows?|items?|docs?|documents?|jobs?|tasks?|commands?|packets?|io|cnt|counts?|1|#)?';
const ratePerTime = new RegExp(`^([km])? ?${events} ?/ ?([a-zµμ秒초сек]+)$`, 'i');
const rateWord = /^([km])? ?(?:[rtqmo]|io)p([sm])$/i;
/** The case of the b tells bytes from bits: MB/s, Mb/s, Mbps, megabytes/s. */
const dataPerTime = /^([kmgt]?)(?:ilo|ega|iga|era)?(i?)(b|bytes?|bits?)(?:(?=ps$)p| ?\/ ?)([a-z]+)$/i;
const bytes = /^([kmgt]?)(i?b|i?bytes?)?$/i;
const perOperation = /\/ ?(iter(ation)?|op(eration)?|req(uest)?|call)s?$/i;
const percent = /^(%|percent(age)?|pct|% of (max )?heap)$/i;
const counted = /^(x|×|users?|virtual users?|messages?|replicas?|requests?|ops?|load)$/i;

/** The factor of a rate: 1/60 for "req/min", 1000 for "k req/s". Undefined for anything else, such as "MB/s". */
function rateFactor(word: string): number | undefined {
  const [, many, time] = ratePerTime.exec(word) ?? [];
  const [, more, letter] = rateWord.exec(word) ?? [];
  const ms = timeFactor(time ?? letter ?? '');
  return ms === undefined ? undefined : (1000 / ms) * 1000 ** (powers[(many ?? more ?? '').toLowerCase()] ?? 0);
}

/** The factor that converts a unit into that of a metric: 1000 for "seconds" and ms; undefined for another kind of unit. */
export function unitFactor(unit: string, wanted: Metric['unit']): number | undefined {
  const word = unit.trim().replace(/ per /i, '/');
  if (word === '') return 1;
  if (wanted === 'ms') return timeFactor(word.replace(perOperation, ''));
  if (wanted === '/s') return rateFactor(word);
  if (wanted === '%') return word === 'fraction' ? 100 : percent.test(word) ? 1 : undefined;
  if (wanted === 'KB/s') {
    const [, size = '', binary, , time = ''] = dataPerTime.exec(word) ?? [];
    const [ms, areBits] = [timeFactor(time), isInBits(word)];
    if (ms === undefined || (areBits && /^[kmgt]b ?\//.test(word))) return undefined; // "mb/s" may be either
    const bytes = (areBits && binary === '' ? 1000 : 1024) ** (powers[size.toLowerCase()] ?? 0) / (areBits ? 8 : 1);
    return (bytes / 1024 / ms) * 1000;
  }
  if (wanted === 'MB') {
    const [all, size = ''] = bytes.exec(word) ?? [];
    return all === undefined ? undefined : 1024 ** ((powers[size.toLowerCase()] ?? 0) - 2);
  }
  return counted.test(word) ? 1 : undefined;
}

/** Whether a unit is one of bits per time. */
export const isInBits = (unit: string): boolean => /^(?:b$|[bB][iI])/.test(dataPerTime.exec(unit)?.[3] ?? '');

const units = ['ms', '/s', '%', 'KB/s', 'MB', ''] as const;
/** Whether a word is the unit of any metric, or of bits. */
export const isUnit = (word: string): boolean =>
  word !== '' && (isInBits(word) || units.some((unit) => unitFactor(word, unit) !== undefined));

const number = String.raw`([-+]?(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d+)?(?:e[-+]?\d+)?|\.\d+)`;
const single = new RegExp(`^(?:~|≈|about |approx\\.? |ca\\.? )?\\s*${number}\\s*([^\\d\\s].*)?$`, 'i');
/** Thousands, millions or billions before a unit: "27K", "4.05M req/s". */
const many = /^([kmb])\s*(.*)$/i;
const range = new RegExp(`^${number}\\s*([^\\d\\s]*?)\\s*(?:-|to)\\s*${number}\\s*([^\\d\\s].*)?$`, 'i');
const below = /^(<|≤|<=|under |less than )\s*(?=[\d.])/i;
/** What people add to a value: marks, its variation, and remarks in brackets. */
const remarks =
  /\s*(?:±|\+\/-|\+-)\s*[\d.,]+\s*[a-zµμ%/]*|\s*\([^()]*\)\s*$|[\p{Extended_Pictographic}\uFE0F↑↓▲▼✓✗*†‡](?!\d)/gu;
/** "12.5 [#/sec]", "1.2 (s)" */
const unitInBrackets = /(?<=\d)\s*[([]([^()[\]]+)[)\]]\s*$/;
const isUnitOf = (all: string, unit: string): string => (isUnit(unit) ? ` ${unit}` : all);
/** Two numbers with nothing but marks between them: without these they would be one. */
const marked = /\d\s*[\p{Extended_Pictographic}\uFE0F↑↓▲▼✓✗*†‡][\s\p{Extended_Pictographic}\uFE0F↑↓▲▼✓✗*†‡]*\d/u;
/** A number with the name of what it is, which is not that of the cell: "p95 40 ms", "max: 90". */
const namedNumber = /\b(?:[tq]?p ?\d{2,3}|\d{2}(?:th|%)|peak|avg|average|mean|med(?:ian)?|min|max|std|sd)(?!\w).*\d/i;
/** What brackets hold, without the name of another value than a former one: "20 ms (cold: 40 ms)", but "20 ms (was: 40 ms)". */
const inBrackets =
  /\((?:(?!was|prev|before|old|base|main|from|target|limit|sl[ao]|goal)\p{L}[\p{L} ]*[:=] *(?=[\d.,]+ *[nuµm]?s\b))?([^()]*)\)\s*$/iu;
/** Whether brackets after a value hold another one: "20 ms (p95 40 ms)", "20 ms (40 ms)". */
function holdsAnother(cell: string, unit: Metric['unit']): boolean {
  const beside = inBrackets.exec(cell)?.[1]?.trim() ?? '';
  if (unit === '' || !/\d/.test(beside) || (unit === '%' && share.test(beside))) return false;
  return namedNumber.test(beside) || (/^[^-+]/.test(beside) && parseQuantity(beside, '', unit) !== undefined);
}
/** "3 of 1,000" and "3 / 1 000" */
export const share = /^(\d(?:[\d,]| (?=\d))*)\s*(?:\/|of)\s*([1-9][\d, ]*)$/;

/** Longer cells are no values, also with remarks; searching them would take time. */
const longestCell = 1000;

/**
 * A value in the unit of its metric, the reason why it is missing, or undefined if the cell contains something else.
 *
 * @param headUnit the unit of bare numbers according to the head; may be empty
 */
export function parseQuantity(cell: string, headUnit: string, unit: Metric['unit']): Value | MissingKind | undefined {
  const plain = parseNumber(cell);
  const factor = (word = ''): number | undefined => unitFactor(word === '' ? headUnit : word, unit);
  if (typeof plain === 'number') return scale(plain, factor());
  if (plain !== undefined || cell.length > longestCell) return plain;
  const text = normalizeDashes(cell.replace(unitInBrackets, isUnitOf).replace(remarks, ' '));
  if (text.length > maxNumberLength || marked.test(cell) || holdsAnother(cell, unit)) return undefined;
  const known = parseNumber(text);
  if (known !== undefined) return typeof known === 'string' ? known : scale(known, factor());
  const [, part, whole] = share.exec(text) ?? [];
  if (unit === '%' && part !== undefined) return (100 * toNumber(part)) / toNumber(whole);
  const duration = unit === 'ms' ? sumDuration(text.replace(/^(?:~|≈)\s*/, '')) : undefined;
  if (duration !== undefined) return duration;
  const [, start = '', fromWord = '', end, toWord] = range.exec(text) ?? [];
  if (end !== undefined && (fromWord === '' || fromWord === toWord)) {
    const [low, high] = [scale(toNumber(start), factor(toWord)), scale(toNumber(end), factor(toWord))];
    return low === undefined || high === undefined || low > high ? undefined : { low, high };
  }
  const [, only, word = ''] = single.exec(text.replace(below, '')) ?? [];
  if (only === undefined) return undefined;
  // Of bytes, a letter is a size, not a number.
  const [, letter = '', rest] =
    unit === 'MB' || unit === 'KB/s' || factor(word) !== undefined ? [] : (many.exec(word) ?? []);
  const value = scale(toNumber(only) * 1000 ** (powers[letter.toLowerCase()] ?? 0), factor(rest ?? word));
  return value !== undefined && below.test(text) ? { low: 0, high: value } : value;
}

const toNumber = (text = ''): number => Number(text.replace(/[, ]/g, ''));

/** Multiplies and removes rounding errors: 0.1 s is 100 ms, not 100.00000000000001. */
function scale(value: number, factor: number | undefined): number | undefined {
  if (factor === undefined) return undefined;
  return factor === 1 ? value : Number((value * factor).toPrecision(15));
}

const durationPart = /([\d.]+)\s*([a-zµμ]+)\s*/giy;
const clock = /^(?:(\d+):([0-5]\d)|([0-5]?\d)(?=:\d\d\.)):([0-5]\d(?:\.\d+)?)$/;

/** The milliseconds of "1m20s", "1h 2 min", "850us" or "00:01:20.5"; undefined for anything else, such as "01:20" and "20s1m". */
function sumDuration(text: string): number | undefined {
  const [isClock, hours = 0, ofHour, minutes = ofHour, seconds] = clock.exec(text) ?? [];
  if (isClock !== undefined) return scale((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds), 1000);
  let [sum, end, last] = [0, 0, Infinity];
  for (const { 0: part, 1: amount, 2: word = '', index } of text.matchAll(durationPart)) {
    const ms = timeFactor(word);
    if (ms === undefined || ms >= last) return undefined;
    [sum, end, last] = [sum + Number(amount) * ms, index + part.length, ms];
  }
  return end > 0 && end === text.length ? Number(sum.toPrecision(15)) : undefined;
}

/** Parses "1.20ms", "850.00us", "0.0123 secs" or "1m30.5s"; NaN for other numbers, also bare ones, and undefined for no number. */
export const parseMilliseconds = (text = ''): number | undefined =>
  sumDuration(text.trim()) ?? (/\d/.test(text) ? NaN : undefined);

/** Parses "454.50KB", "15.51MB" or "12B" into KB of 1,024 bytes, as the tools define them. */
export function parseKilobytes(text = ''): number | undefined {
  const kilobytes = parseQuantity(`${text.trim()}/s`, '', 'KB/s');
  return typeof kilobytes === 'number' ? kilobytes : undefined;
}

/** Numbers written with a decimal comma, as programs do on computers with a German, French or Turkish locale. */
const sign = String.raw`^[-+]?`;
const mayBePercent = String.raw`\s*%?$`;
/** Numbers whose comma cannot stand between thousands: 0,5 and 16,64115 and 1.234,5; or whose points must: 1.234.567. */
const decimalComma = new RegExp(
  `${sign}(0?,\\d+|\\d+,(\\d{1,2}|\\d{4,})|\\d{4,},\\d+|\\d{1,3}(\\.\\d{3})+,\\d*|\\d{1,3}(\\.\\d{3}){2,})${mayBePercent}`,
);
/** Numbers whose point cannot stand between thousands, or whose commas must. */
const decimalPoint = new RegExp(
  `${sign}(0?\\.\\d+|\\d+\\.(\\d{1,2}|\\d{4,})|\\d{4,}\\.\\d+|\\d{1,3}(,\\d{3})+\\.\\d*|\\d{1,3}(,\\d{3}){2,})${mayBePercent}`,
);
/** More than 100 % if the comma stands between thousands. */
const percentage = new RegExp(`${sign}\\d{1,3},\\d{3}\\s*%$`);
/** A number that has both meanings: 16,641. */
const either = new RegExp(`${sign}\\d{1,3}[.,]\\d{3}${mayBePercent}`);
/** The numbers of a cell, without those in names, such as c6i.2xlarge; those in brackets are remarks. */
const numbers = /\([^()]*\)|(?<!\p{L}-?|[\d.,])[-+]?[.,]?\d[\d.,]*(?:\s*%)?/gu;

/** Of several times some would be below 1,000 ms if three digits behind each point were no decimals. */
const [time, precise, fewestTimes] = [/\d\s*m?s$/, /^\d{1,3}\.\d{3}\s*m?s$/, 4];

export type Mark = 'comma' | 'point';

/** The decimal mark that cells prove; undefined if they have both meanings, or contradict each other. */
export function provenMark(cells: readonly string[]): Mark | undefined {
  const texts = cells.flatMap((cell) => cell.match(numbers) ?? []);
  const proves = (...patterns: readonly RegExp[]): boolean =>
    texts.some((text) => patterns.some((pattern) => pattern.test(text)));
  const [comma, point] = [proves(decimalComma, percentage), proves(decimalPoint)];
  if (comma !== point) return comma ? 'comma' : 'point';
  const times = cells.filter((cell) => time.test(cell));
  return !comma && times.length >= fewestTimes && times.every((cell) => precise.test(cell)) ? 'point' : undefined;
}

/**
 * Rewrites decimal commas as decimal points. A number that could be either follows the other cells of its row, and a row
 * that proves nothing the rest of the table. Where these have both it becomes unreadable, because a guess could be wrong by
 * a factor of 1,000.
 *
 * @param columns the columns of numbers
 * @param otherwise the mark of a table that proves none: if absent, commas stand between thousands, and points may do so
 */
export function toPointDecimals(
  rows: readonly TableRow[],
  columns: readonly number[],
  otherwise?: Mark,
): readonly TableRow[] {
  const cellsOf = ({ cells }: TableRow): readonly string[] => columns.map((column) => cells[column] ?? '');
  const marks = rows.map((row) => provenMark(cellsOf(row)));
  const proven = new Set(marks.filter((mark) => mark !== undefined));
  const usual = rows.some((row) => cellsOf(row).some((cell) => /\d,\d{3}/.test(cell))) ? 'point' : undefined;
  const [common] = proven.size > 1 ? [] : [...proven, otherwise ?? usual];
  if (common === 'point') return rows;
  return rows.map((row, i) => {
    const rewrite = (number: string): string => {
      const mark = provenMark([number]) ?? marks[i] ?? common;
      if (number.startsWith('(') || mark === 'point') return number;
      if (mark === 'comma') return number.replaceAll('.', '').replace(',', '.');
      return either.test(number) ? `${number} or ${number.replace(/[.,]/, '')}?` : number;
    };
    const cells = row.cells.map((cell, i) => (columns.includes(i) ? cell.replace(numbers, rewrite) : cell));
    return { ...row, cells };
  });
}
