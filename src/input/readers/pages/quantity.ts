/** Parses values in the formats that authors use: "74–84 ms", "5,000", "~27K", "1.2 s", "N/A". */
import type { Metric } from '../../../model/metric.js';
import type { MissingKind, Value } from '../../../model/documents.js';
import { maxNumberLength, parseNumber } from '../parse/cells.js';

type Units = Readonly<Record<string, number>>;

/** Conversion factors of units after a number or in a head, by the unit of the metric. */
const factors: Readonly<Record<Metric['unit'], Units>> = {
  ms: {
    ms: 1,
    msec: 1,
    millisecond: 1,
    s: 1000,
    sec: 1000,
    second: 1000,
    min: 60_000,
    minute: 60_000,
    us: 0.001,
    µs: 0.001,
  },
  '/s': {
    '/s': 1,
    '/sec': 1,
    rps: 1,
    tps: 1,
    mps: 1,
    qps: 1,
    'req/s': 1,
    'req/sec': 1,
    'requests/s': 1,
    'requests/sec': 1,
    'requests/second': 1,
    'messages/sec': 1,
    'transactions/sec': 1,
    '/min': 1 / 60,
    'requests/min': 1 / 60,
  },
  '%': { '%': 1, percent: 1 },
  'KB/s': { 'kb/s': 1, 'kb/sec': 1 },
  MB: { m: 1, mb: 1, mib: 1, g: 1024, gb: 1024, gib: 1024 },
  '': { x: 1, '×': 1, user: 1, 'virtual user': 1, message: 1, replica: 1, request: 1 },
};

/** The factor that converts a unit into that of the metric: 1000 for "seconds" and ms. */
export function unitFactor(word: string, unit: Metric['unit']): number | undefined {
  const units = factors[unit];
  const spelled = word.trim().toLowerCase().replace(/ per /, '/');
  const known = [spelled, spelled.replace(/s$/, '')].find((spelling) => Object.hasOwn(units, spelling));
  return known === undefined ? undefined : units[known];
}

const number = String.raw`([-+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[-+]?\d+)?)`;
const single = new RegExp(`^(?:~|≈|about |approx\\.? )?\\s*${number}(K)?\\s*([^\\d\\s].*)?$`, 'i');
const range = new RegExp(`^${number}\\s*([^\\d\\s]*?)\\s*(?:-|to)\\s*${number}\\s*([^\\d\\s].*)?$`, 'i');

/** Replaces every kind of dash by "-" and white space by one space. */
export const normalizeDashes = (text: string): string =>
  text
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A value in the unit of its metric, the reason why it is missing, or undefined if the cell contains something else.
 *
 * @param headUnit the unit of bare numbers according to the head; may be empty
 */
export function parseValue(cell: string, headUnit: string, unit: Metric['unit']): Value | MissingKind | undefined {
  const text = normalizeDashes(cell);
  if (text.length > maxNumberLength) return undefined;
  const missing = parseNumber(text);
  if (typeof missing === 'string') return missing;
  const factor = (word = ''): number | undefined =>
    word === '' ? (headUnit === '' ? 1 : unitFactor(headUnit, unit)) : unitFactor(word, unit);
  const [, start = '', fromWord = '', end, toWord] = range.exec(text) ?? [];
  if (end !== undefined && (fromWord === '' || fromWord === toWord)) {
    const [low, high] = [scale(start, factor(toWord)), scale(end, factor(toWord))];
    return low === undefined || high === undefined || low > high ? undefined : { low, high };
  }
  const [, only, thousands, word] = single.exec(text) ?? [];
  return only === undefined ? undefined : scale(only, factor(word), thousands === undefined ? 1 : 1000);
}

/** Multiplies and removes rounding errors: 0.1 s is 100 ms, not 100.00000000000001. */
function scale(text: string, factor: number | undefined, times = 1): number | undefined {
  if (factor === undefined) return undefined;
  const value = Number(text.replaceAll(',', ''));
  return factor * times === 1 ? value : Number((value * factor * times).toPrecision(15));
}
