/** Whether two columns agree that state one metric, such as req/s beside req/min. */
import type { Value } from '../../model/documents.js';
import { midpoint } from '../../metrics/values.js';
import type { MetricColumn } from './columns.js';
import { parseQuantity } from './quantity.js';

type Stated = readonly [column: MetricColumn, text: string, value: Value];

/** Columns that differ by less than this share mean the same. */
const sameShare = 0.01;

/** Whether two cells differ by more than what was rounded off. */
export function contradict(...cells: readonly [Stated, Stated]): boolean {
  const [first, second] = [midpoint(cells[0][2]), midpoint(cells[1][2])];
  const rounded = cells.reduce((sum, [{ unit, metric }, text, value]) => {
    const half = parseQuantity(text.replace(/\d[\d.,]*/, halfOfLastDigit), unit, metric.unit);
    return sum + (typeof value === 'object' ? (value.high - value.low) / 2 : typeof half === 'number' ? half : 0);
  }, 0);
  return Math.abs(first - second) > Math.max(first, second) * sameShare + rounded;
}

const halfOfLastDigit = (digits: string): string =>
  `${digits.replaceAll(',', '').replace(/\d/g, '0')}${digits.includes('.') ? '' : '.'}5`;
