/**
 * Formats numbers for people: three significant digits, a true minus sign, the same number of decimals on both sides of an
 * arrow.
 */
import {
  formatChange,
  formatCount,
  formatFixed,
  formatRounded,
  formatShare,
  formatSize,
  joinParts,
} from '../../lang/format.js';
import { midpoint } from '../../metrics/values.js';
import type { Finding, PairEffect, Value } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import { classifyFinding, findDrift } from '../../judge/account/cases.js';
import { reasonTexts, type Wording } from './words.js';
import { parseObjective } from '../../metrics/limits.js';
import { readOwn } from '../../lang/objects.js';
import { readEffect } from '../../judge/account/certainty.js';

/** The number of decimals that gives three significant digits. */
function decimalsFor(value: number): number {
  const size = Math.abs(value);
  if (!Number.isFinite(size) || size === 0 || size >= 100) return 0;
  if (size >= 10) return 1;
  return size >= 1 ? 2 : Math.min(6, 2 - Math.floor(Math.log10(size)));
}

/** Formats numbers with the same number of decimals: as many as the largest needs for three digits, none if all are whole. */
function formatAlike(values: readonly number[]): readonly string[] {
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

/** "+31 % (+24 to +38 %)": the change that decided or may, with its interval; undefined without pairs. */
export const formatEffect = (finding: Finding): string | undefined => {
  const effect = readEffect(finding);
  return effect && formatInterval(effect);
};

export function formatInterval(effect: Pick<PairEffect, 'percent' | 'low' | 'high'>): string {
  const decimals = Math.abs(effect.percent) >= 9.95 ? 0 : 1;
  const [low, high] = [effect.low, effect.high].map((end) => formatChange(end, decimals));
  return `${formatSize(effect.percent)} (${low ?? ''} to ${high ?? ''} %)`;
}

/** The loss relative to the other cases where it is what counts: as measured, it is within the band, or even a gain. */
export function readRelative({ verdict, reason, delta, band, adjusted }: Finding): number | undefined {
  const isWithin = verdict === 'regression' && Math.abs(delta?.percent ?? Infinity) <= (band?.percent ?? 0);
  return reason === 'relative' || isWithin ? adjusted?.percent : undefined;
}

/** The change of one finding and against what it is, if not against its baseline: "21 % slower", "than the other cases"; "−4.2 %", "over 6 runs". */
function findChange(finding: Finding, wording: Wording): readonly [change: string, basis: string] {
  const { delta } = finding;
  const drift = findDrift(finding);
  const loss = readRelative(finding);
  const metric = wording.metric(finding);
  if (drift !== undefined) return [formatSize(drift.percent), `over ${formatCount(drift.runs, 'run')}`];
  if (loss !== undefined) {
    const word = metric.unit === 'ms' ? 'slower' : loss < 0 ? 'lower' : 'higher';
    return [`${formatShare(loss)} ${word}`, 'than the other cases'];
  }
  if (delta === undefined) return ['', ''];
  const isPercent = delta.percent !== undefined && metric.scale === 'ratio';
  return [formatEffect(finding) ?? formatMoved(isPercent ? delta.percent : delta.absolute, isPercent, metric), ''];
}

/**
 * The change of one finding that every surface shows: "−37.8 %", "+31 % (+24 to +38 %)" from pairs, "−4.2 % over 6 runs" of a slow loss, "21 %
 * slower than the other cases" where the measured number did not get worse; empty without a baseline.
 */
export const formatOwn = (finding: Finding, wording: Wording): string => findChange(finding, wording).join(' ').trim();

/** The change and the values: "−37 %" and "399 → 248 /s", "21 % slower" and "than the other cases (112 → 111 ms)", "−4.2 %" and "over 6 runs". */
export function formatChangeAndValues(finding: Finding, wording: Wording): readonly [change: string, values: string] {
  const [change, basis] = findChange(finding, wording);
  const values = formatValues(finding, wording);
  return [change, basis.startsWith('than') ? `${basis} (${values})` : basis || values];
}

/** A single run has a range only if one was published, of which one end was compared. */
const publishedRange = ({ value, low, high, runs, repetitions }: NonNullable<Finding['baseline']>): Value =>
  runs === 1 && repetitions === undefined && low < high && (value === low || value === high) ? { low, high } : value;

/** "399 → 248 /s", "248 /s" without a baseline; empty without any value. */
export function formatValues({ baseline, candidate, metric }: Finding, wording: Wording): string {
  const { unit } = wording.metric({ metric });
  const end = unit === '' ? '' : ` ${unit}`;
  const past = baseline && publishedRange(baseline);
  if (candidate === undefined) return past === undefined ? '' : `${formatValue(past)}${end} before`;
  if (typeof candidate === 'number' && typeof past === 'number')
    return `${formatAlike([past, candidate]).join(' → ')}${end}`;
  return `${past === undefined ? '' : `${formatValue(past)} → `}${formatValue(candidate)}${end}`;
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

/** "≥ 391 /s", or the objective: "70 to 80 ms"; empty without either. */
export function formatLimit({ objective, limit, metric }: Finding, wording: Wording): string {
  const { better, unit } = wording.metric({ metric });
  // Some objectives name another metric, or have their unit.
  if (objective !== undefined) return `${wording.name(objective)} ${/\d$/.test(objective) ? unit : ''}`.trim();
  return limit === undefined ? '' : `${better === 'higher' ? '≥' : '≤'} ${formatValue(limit)} ${unit}`.trim();
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

const unitOfChange = ({ scale, unit }: Pick<Metric, 'scale' | 'unit'>) => (scale === 'points' ? 'points' : unit);

const percentDecimals = (value: number): number => (Math.abs(value) >= 100 ? 0 : 1);

/** A percentage with one decimal: "11.8 %". For changes see `formatSize`. */
export const formatPercent = (value: number): string => `${formatRounded(value, percentDecimals(value))} %`;

/** A change with one more digit than in a report, for numbers that readers recompute: "−7 %", "+12.3 %". */
export const formatExactPercent = (value: number): string => `${formatChange(value, percentDecimals(value))} %`;

/** "5 % and 2 ms": a tolerance band; empty if there is none. */
export function formatBand(
  { percent, absolute }: NonNullable<Finding['band']> = {},
  metric: Pick<Metric, 'scale' | 'unit'>,
  format: (percent: number) => string,
): string {
  const size = absolute === undefined ? '' : formatAmount(absolute, { unit: unitOfChange(metric) });
  return [percent === undefined ? '' : format(percent), size].filter((part) => part !== '').join(' and ');
}

/** "allowed < 100 ms (20 ms over)": what an objective allows, and how far the case is outside. Empty without an objective. */
export function describeAllowed(finding: Finding, wording: Wording): string {
  const { candidate, objective, case: name } = finding;
  if (objective === undefined) return '';
  const allowed = `allowed ${formatLimit(finding, wording)}`;
  const range = parseObjective(objective)?.((axis) => Number(readOwn(name.configuration, axis)));
  if (candidate === undefined || range === undefined) return allowed;
  const [low, high] = typeof candidate === 'number' ? [candidate, candidate] : [candidate.low, candidate.high];
  const [over, under] = [high - range.high, range.low - low];
  if (!(over > 0 || under > 0)) return allowed;
  const unit = unitOfChange(wording.metric(finding));
  return `${allowed} (${formatAmount(Math.max(over, under), { unit })} ${over >= under ? 'over' : 'under'})`;
}

/** One finding without the name of its case: "throughput −12 %", "errors 57 %", "p99 120 ms, allowed < 100 ms", "p99 (the cell is blank)". */
export function describeFinding(finding: Finding, wording: Wording): string {
  const { candidate, objective, verdict, reason } = finding;
  const kind = classifyFinding(finding);
  if (kind === 'missing' || kind === 'unseen') return reasonTexts[reason];
  const title = kind === 'errors' ? 'errors' : wording.title(finding);
  const amount = candidate === undefined ? '' : ` ${formatAmount(candidate, wording.metric(finding))}`;
  if (objective !== undefined) return joinParts([title + amount, describeAllowed(finding, wording)], ', ');
  if (verdict === 'invalid' || kind === 'lacking') return `${title} (${reasonTexts[reason]})`;
  return kind === 'errors' ? title + amount : `${title} ${formatOwn(finding, wording)}`.trim();
}
