import { midpoint } from '../../metrics/values.js';
import type { Value } from '../../model/documents.js';

const blocks = Array.from('▁▂▃▄▅▆▇█');
const most = 20;

/** The history and, after a space, the current value: "▆▇▆▆▇ ▁". Scaled from the lowest to the highest value. */
export function sparkline(series: readonly number[] = [], present?: Value): string {
  const past = series.slice(-most);
  if (past.length < 2) return '';
  const last = present === undefined ? undefined : midpoint(present);
  const all = last === undefined ? past : [...past, last];
  const low = Math.min(...all);
  const span = Math.max(...all) - low;
  const block = (value: number): string =>
    blocks[span === 0 ? 3 : Math.round(((value - low) / span) * (blocks.length - 1))] ?? '';
  return `${past.map(block).join('')}${last === undefined ? '' : ` ${block(last)}`}`;
}
