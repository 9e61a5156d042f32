import { toPercent } from '../../metrics/log-scale.js';
import type { TrendDrift } from '../../model/trend.js';
import { findRise } from '../../stats/cusum.js';
import { median } from '../../stats/median.js';
import { tailSpread } from '../../stats/tail-spread.js';
import type { SegmentedHistory } from './segment-histories.js';

/**
 * The number of newest runs of the present level that are searched for a drift, and the minimum number of runs before them,
 * from which level and noise are estimated.
 */
const newest = 10;
const fewestBefore = 8;
/** Lower bound of the noise, as a log ratio. */
const leastNoise = 0.005;

/** Finds a slow loss in the newest runs of a series that no single run shows. Undefined if there is none. */
export function findTrendDrift({ history, adjusted, starts }: SegmentedHistory): TrendDrift | undefined {
  const present = starts.at(-1) ?? 0;
  const values = adjusted.slice(present);
  const before = values.slice(0, -newest);
  if (before.length < fewestBefore) return undefined;
  const level = median(before);
  const sigma = Math.max(leastNoise, tailSpread(before.map((value) => value - level)));
  const rise = findRise(values.slice(-newest), level, sigma);
  if (rise === undefined) return undefined;
  return {
    case: history.pair.case,
    metric: history.metric.id,
    run: history.runs[present + before.length + rise.start] ?? 0,
    percent: toPercent(rise.mean, history.metric),
    runs: rise.count,
  };
}
