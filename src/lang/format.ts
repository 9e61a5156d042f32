/** Formats numbers, times, counts, lists and quotations for people. */

/** A whole number with thousands separators: "12,345". Locale-aware formatting would take ten milliseconds to load. */
export const thousands = (n: number | string): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** The first items, comma-separated, followed by the number of the others. */
export const shortList = (items: readonly string[], most = 5): string =>
  items.length <= most ? items.join(', ') : `${items.slice(0, most).join(', ')} and ${items.length - most} more`;

/** A piece of input in quotes, on one line and at most 60 characters long. */
export const quote = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return `"${line.length > 60 ? `${line.slice(0, 57)}...` : line}"`;
};

/** A count with its noun: "1 run", "12 runs", "1,204 runs". */
export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${thousands(count)} ${count === 1 ? singular : plural}`;

const join = (items: readonly string[], word: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1) ?? ''}`;

/** "a", "a and b", "a, b and c". */
export const joinWithAnd = (items: readonly string[]): string => join(items, 'and');
export const joinWithOr = (items: readonly string[]): string => join(items, 'or');

/** Joins what is not empty. */
export const joinParts = (parts: readonly (string | undefined)[], separator: string): string =>
  parts.filter(Boolean).join(separator);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A number with a fixed number of decimals, a true minus sign and thousands separators. */
export function formatFixed(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return String(value);
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.');
  const text = thousands(whole) + (rest === undefined ? '' : `.${rest}`);
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** The same without zeros at its end: "12.5", "12". */
export const formatRounded = (value: number, decimals: number): string =>
  formatFixed(value, decimals).replace(/\.0+$|(\.\d*?)0+$/, '$1');

/** A change: "+12.5", "−12", "0". */
export function formatChange(value: number, decimals: number): string {
  const text = formatRounded(value, decimals);
  return value > 0 && text !== '0' ? `+${text}` : text;
}

/** A change in percent, with one decimal below ten: "−37 %", "+0.8 %", "0 %". */
export const formatSize = (percent: number, unit = '%'): string =>
  `${formatChange(percent, Math.abs(percent) >= 9.95 ? 0 : 1)} ${unit}`;

/** The size of a change in percent without its sign: "37 %", "0.8 %". */
export const formatShare = (percent: number): string => formatSize(Math.abs(percent)).replace(/^\+/, '');

/** "40 s", "12 min" */
export const formatSpan = (ms: number): string =>
  ms < 120_000 ? `${String(Math.round(ms / 1000))} s` : `${String(Math.round(ms / 60_000))} min`;

/** A duration in milliseconds, as seconds or (from ten minutes on) minutes: "12.3 s", "15.0 min". */
export const formatDuration = (ms: number): string =>
  ms < 600_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`;

/** The last millisecond of the year 9999: a later year has another form, which sorts elsewhere. */
const lastMs = 253_402_300_799_999;

/** Whether a number of milliseconds since 1970 is a date. */
export const isDate = (ms: number): boolean => ms >= 0 && ms <= lastMs;

/** A point in time (milliseconds since 1970) to the minute: "2026-11-20 16:45 UTC". */
export const formatMinute = (ms: number): string =>
  `${new Date(Math.min(Math.max(ms, 0), lastMs)).toISOString().slice(0, -':00.000Z'.length).replace('T', ' ')} UTC`;

/** `2 labels ("GET /", "POST /")`. */
export const formatLabels = (names: readonly string[], most = 3): string =>
  `${formatCount(names.length, 'label')} (${shortList(names.map(quote), most)})`;

/**
 * The date of a number that a file states.
 *
 * @throws {RangeError} if it is none; the problem is one of its file
 */
export function toDate(ms: number): string {
  if (!isDate(ms)) throw new RangeError(`${String(ms)} is no time in milliseconds`);
  return new Date(ms).toISOString();
}
