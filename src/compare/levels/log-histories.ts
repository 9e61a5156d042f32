import { selectUsablePast } from '../usable-values.js';
import { readErrorPercent, midpoint } from '../../metrics/values.js';
import type { Metric } from '../../model/metric.js';
import type { Pair } from '../../model/run.js';
import type { MetricPolicy } from '../../config/policy.js';
import { worseSign, logTolerance } from '../../metrics/log-scale.js';
import { median } from '../../stats/median.js';
import { medianByKey } from '../../stats/median-by-key.js';

/** The history of one case in one metric: one value a run, oldest first, as logarithms where larger is worse. */
export interface CaseHistory {
  readonly pair: Pair;
  readonly metric: Metric;
  readonly runs: readonly number[];
  readonly values: readonly number[];
  /** The change not minded. */
  readonly tolerance: number;
}

/** A pair, and how its metrics are judged. */
export interface PairPolicy {
  readonly pair: Pair;
  readonly policyFor: (metric: Metric) => MetricPolicy;
}

/** The histories in which changes of level are looked for: those of ratios that can fail the gate. */
export function logHistories(judged: readonly PairPolicy[], metric: Metric): readonly CaseHistory[] {
  if (metric.scale !== 'ratio') return [];
  const sign = worseSign(metric);
  return judged.flatMap(({ pair, policyFor: judgingOf }): readonly CaseHistory[] => {
    const judging = judgingOf(metric);
    if (!judging.gated || pair.history.length === 0) return [];
    // What failed is on no level, and what was computed in another way may only look like a change.
    const usualPercent = median(pair.history.map(({ measurement }) => readErrorPercent(measurement)));
    const measuredNow = pair.candidate.filter((each) => Object.hasOwn(each.metrics, metric.id));
    const { usable } = selectUsablePast(pair, metric, measuredNow, { usualPercent });
    if (usable.length === 0) return [];
    const usual = medianByKey(
      usable.map(({ run }) => run),
      usable.map(({ value }) => midpoint(value)),
    );
    const values = [...usual.values()].map((value) => sign * Math.log(value));
    const tolerance = logTolerance(judging, metric, Math.exp(sign * median(values)));
    return [{ pair, metric, runs: [...usual.keys()], values, tolerance }];
  });
}
