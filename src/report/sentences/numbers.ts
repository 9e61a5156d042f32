/**
 * Formats numbers for people: three significant digits, a true minus sign, the same number of decimals on both sides of an
 * arrow.
 */
import { formatChange, formatCount, formatFixed, formatRounded, formatSize } from '../../lang/format.js';
import { midpoint } from '../../metrics/values.js';
import type { ToleranceBand, PairEffect, Value } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';

/** The number of decimals that gives three significant digits. */
function decimalsFor(value: number): number {
  const size = Math.abs(value);
  if (!Number.isFinite(size) || size === 0 || size >= 100) return 0;
  if (size >= 10) return 1;
  return size >= 1 ? 2 : Math.min(6, 2 - Math.floor(Math.log10(size)));
}

/** Formats numbers with the same number of decimals: as many as the largest needs for three digits, none if all are whole. */
export function formatAlike(values: readonly number[]): readonly string[] {
  const finite = values.filter(Number.isFinite);
  const largest = Math.max(0, ...finite.map(Math.abs));
  const decimals = finite.every(Number.isInteger) ? 0 : decimalsFor(largest);
  return values.map((value) => formatFixed(value, decimals));
}

/** A change in percent, points or the unit of the metric. */
export function formatMoved(size: number, isPercent: boolean, metric: Pick<Metric, 'scale' | 'unit'>): string {
  if (isPercent) return formatSize(size);
  // Error rates are shown with one decimal, too.
  const [decimals, unit] = metric.scale === 'points' ? [1, 'points'] : [decimalsFor(size), metric.unit];
  return `${formatChange(size, decimals)} ${unit}`.trim();
}

export function formatInterval(effect: Pick<PairEffect, 'percent' | 'low' | 'high'>): string {
  const decimals = Math.abs(effect.percent) >= 9.95 ? 0 : 1;
  const [low, high] = [effect.low, effect.high].map((end) => formatChange(end, decimals));
  return `${formatSize(effect.percent)} (${low ?? ''} to ${high ?? ''} %)`;
}

/** "2 to 9", "1.2" if the lowest and the highest are printed alike. */
export function formatRange(values: readonly number[], write: (value: number) => string): string {
  const ends = [Math.min(...values), Math.max(...values)].map(write);
  return [...new Set(ends)].join(' to ');
}

/** "−22 to −19 %", "+31 %". */
export const formatSizes = (percents: readonly number[], unit = '%'): string =>
  formatRange(percents, (percent) => formatSize(percent, unit)).replace(` ${unit} to`, ' to');

/** A value with three significant digits: "63.8", "74 to 84". */
export function formatValue(value: Value): string {
  return typeof value === 'number' ? formatAlike([value]).join('') : formatAlike([value.low, value.high]).join(' to ');
}

/** The range of values over cases, which is not a change: "31 … 50 ms over 6 cases"; a single number if all are equal. */
export function formatValueSpan(values: readonly Value[], { unit }: Metric): string {
  const numbers = values.map(midpoint);
  const [low = '', high = ''] = formatAlike([Math.min(...numbers), Math.max(...numbers)]);
  const end = unit === '' ? '' : ` ${unit}`;
  return low === high ? low + end : `${low} … ${high}${end} over ${formatCount(numbers.length, 'case')}`;
}

const blocks = Array.from('▁▂▃▄▅▆▇█');

/** The history and, after a space, the current value: "▆▇▆▆▇ ▁". Scaled from the lowest to the highest value. */
export function sparkline(series: readonly number[] = [], present?: Value): string {
  const past = series.slice(-20);
  if (past.length < 2) return '';
  const last = present === undefined ? undefined : midpoint(present);
  const all = last === undefined ? past : [...past, last];
  const low = Math.min(...all);
  const span = Math.max(...all) - low;
  const block = (value: number): string =>
    blocks[span === 0 ? 3 : Math.round(((value - low) / span) * (blocks.length - 1))] ?? '';
  return `${past.map(block).join('')}${last === undefined ? '' : ` ${block(last)}`}`;
}

/** The maximum number of digits of Number.prototype.toFixed. */
const maxDigits = 100;

/** Formats a number with about four significant digits and a true minus sign: 1,234 and 123.4 and −12.34 and 0.003. */
function digits(value: number): string {
  const size = Math.abs(value);
  const firstDigit = Math.min(-Math.floor(Math.log10(size)), maxDigits);
  return formatRounded(value, size >= 1000 ? 0 : size >= 100 ? 1 : size >= 0.005 || size === 0 ? 2 : firstDigit);
}

/** A value with its unit: "412.3 /s", "74 to 84 ms". */
export function formatAmount(value: Value, { unit }: { readonly unit: Metric['unit'] | 'points' }): string {
  const text = typeof value === 'number' ? digits(value) : `${digits(value.low)} to ${digits(value.high)}`;
  return unit === '' ? text : `${text} ${unit}`;
}

export const unitOfChange = ({ scale, unit }: Pick<Metric, 'scale' | 'unit'>) => (scale === 'points' ? 'points' : unit);

const percentDecimals = (value: number): number => (Math.abs(value) >= 100 ? 0 : 1);

/** A percentage with one decimal: "11.8 %". For changes see `formatSize`. */
export const formatPercent = (value: number): string => `${formatRounded(value, percentDecimals(value))} %`;

/** A change with one more digit than in a report, for numbers that readers recompute: "−7 %", "+12.3 %". */
export const formatExactPercent = (value: number): string => `${formatChange(value, percentDecimals(value))} %`;

/** "5 % and 2 ms": a tolerance band; empty if there is none. */
export function formatBand(
  { percent, absolute }: ToleranceBand = {},
  metric: Pick<Metric, 'scale' | 'unit'>,
  format: (percent: number) => string,
): string {
  const size = absolute === undefined ? '' : formatAmount(absolute, { unit: unitOfChange(metric) });
  return [percent === undefined ? '' : format(percent), size].filter((part) => part !== '').join(' and ');
}
