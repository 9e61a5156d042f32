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
  const keyOf = ({ case: { key }, metric }: Pick<TrendDrift, 'case' | 'metric'>): string =>
    JSON.stringify([key, metric]);
  const runOf = (loss: Pick<TrendDrift, 'case' | 'metric' | 'run'>): string => `${keyOf(loss)} ${String(loss.run)}`;
  const known = new Set(present.map(keyOf));
  const open = new Set(changes.filter(isUnresolved).map(runOf));
  return [...present, ...found.filter((loss) => !known.has(keyOf(loss)))]
    .filter((loss) => !open.has(runOf(loss)))
    .sort((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
}
