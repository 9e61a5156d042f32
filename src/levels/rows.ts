import { errorsOf, middle, usablePast } from '../comparable.js';
import { groupBy } from '../group-by.js';
import type { Metric, Pair } from '../model.js';
import { judgingOf, type Policy } from '../policy.js';
import { signOf, toleranceOf } from '../rules/ratio/series.js';
import { median } from '../stats/median.js';

/** The history of one case in one metric: one value a run, oldest first, as logarithms where larger is worse. */
export interface Row {
  readonly pair: Pair;
  readonly metric: Metric;
  readonly runs: readonly number[];
  readonly values: readonly number[];
  /** The change not minded. */
  readonly tolerance: number;
}

/** The histories in which changes of level are looked for: those of ratios that can fail the gate. */
export function rowsOf(pairs: readonly Pair[], metric: Metric, policy: Policy): readonly Row[] {
  if (metric.scale !== 'ratio') return [];
  const sign = signOf(metric);
  return pairs.flatMap((pair): readonly Row[] => {
    const judging = judgingOf(policy, pair.case, metric);
    if (!judging.gated || pair.history.length === 0) return [];
    // What failed is on no level, and what was computed in another way may only look like a change.
    const usualPercent = median(pair.history.map(({ measurement }) => errorsOf(measurement)));
    const measuredNow = pair.candidate.filter((each) => Object.hasOwn(each.metrics, metric.id));
    const { usable } = usablePast(pair, metric, measuredNow, { usualPercent });
    if (usable.length === 0) return [];
    const isOneEach = usable.every(({ run }, i) => run !== usable[i - 1]?.run);
    const byRun = isOneEach ? undefined : groupBy(usable, ({ run }) => run);
    const usual =
      byRun === undefined
        ? usable.map(({ value }) => middle(value))
        : [...byRun.values()].map((each) => median(each.map(({ value }) => middle(value))));
    const values = usual.map((value) => sign * Math.log(value));
    const tolerance = toleranceOf(judging, metric, Math.exp(sign * median(values)));
    return [
      { pair, metric, runs: byRun === undefined ? usable.map(({ run }) => run) : [...byRun.keys()], values, tolerance },
    ];
  });
}
