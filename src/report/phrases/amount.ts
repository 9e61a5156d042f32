import type { Finding, Value } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import { parseObjective } from '../../config/objective-range.js';
import { formatChange, formatRounded, joinParts } from '../../lang/format.js';
import { readOwn } from '../../lang/objects.js';
import { formatLimit, formatOwn } from './numbers.js';
import type { Wording } from './wording.js';
import { classifyFinding } from '../../judge/groups/case-states.js';
import { reasonTexts } from './words.js';

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
