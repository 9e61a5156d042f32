/** Whether two columns agree that state one metric, such as req/s beside req/min. */
import type { Value } from '../../model/documents.js';
import { midpoint } from '../../metrics/values.js';
import type { MetricColumn } from './columns.js';
import { parseQuantity } from './quantity.js';

/** A cell, and its value in the unit of the metric. */
export interface Stated {
  readonly column: MetricColumn;
  readonly text: string;
  readonly value: Value;
}

/** Two columns that differ by less than this share mean the same. */
const sameShare = 0.01;

/** Whether two cells differ by more than what was rounded off. */
export function contradict(a: Stated, b: Stated): boolean {
  const [first, second] = [midpoint(a.value), midpoint(b.value)];
  return Math.abs(first - second) > Math.max(first, second) * sameShare + rounding(a) + rounding(b);
}

/** Half of the last digit of a cell, or of its interval. */
function rounding({ column: { unit, metric }, text, value }: Stated): number {
  if (typeof value === 'object') return (value.high - value.low) / 2;
  const zeros = (digits: string): string => digits.replaceAll(',', '').replace(/\d/g, '0');
  const half = text.replace(/\d[\d.,]*/, (digits) => `${zeros(digits)}${digits.includes('.') ? '' : '.'}5`);
  const read = parseQuantity(half, unit, metric.unit);
  return typeof read === 'number' ? read : 0;
}
