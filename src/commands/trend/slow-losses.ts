/** Joins the slow losses that check reports with those that hindsight finds. */
import type { TrendChange, TrendDrift } from '../../model/trend.js';
import { isUnresolved } from '../../report/trend/shared.js';

/**
 * The largest first; each loss is listed once. One that began with the run of an open regression is that regression.
 *
 * @param present those that a check of the newest run reports
 * @param found those of the history
 */
export function joinSlowLosses(
  present: readonly TrendDrift[],
  found: readonly TrendDrift[],
  changes: readonly TrendChange[],
): readonly TrendDrift[] {
  const seriesKey = ({ case: { key }, metric }: Pick<TrendDrift, 'case' | 'metric'>): string =>
    JSON.stringify([key, metric]);
  const lossKey = (loss: Pick<TrendDrift, 'case' | 'metric' | 'run'>): string =>
    `${seriesKey(loss)} ${String(loss.run)}`;
  const known = new Set(present.map(seriesKey));
  const open = new Set(changes.filter(isUnresolved).map(lossKey));
  return [...present, ...found.filter((loss) => !known.has(seriesKey(loss)))]
    .filter((loss) => !open.has(lossKey(loss)))
    .sort((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
}
