import { selectUsable } from '../../compare/usable-values.js';
import type { MetricComparisons } from '../../model/comparison.js';
import type { CaseName } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import type { Pair } from '../../model/run.js';

/** How one metric of one case is judged. */
type MetricPolicy = Parameters<typeof selectUsable>[2];

/** The gated values of compared cases that both sides have, by metric compared by ratio. */
export const compareByRatio = (
  cases: readonly Pair[],
  metrics: readonly Metric[],
  findPolicy: (name: CaseName, metric: Metric) => MetricPolicy,
): readonly MetricComparisons[] =>
  metrics
    .filter(({ scale }) => scale === 'ratio')
    .map((metric) => ({
      metric,
      comparisons: cases.flatMap((pair) => {
        const policy = findPolicy(pair.case, metric);
        const usable = policy.gated ? selectUsable(pair, metric, policy) : undefined;
        return usable === undefined || usable.settled !== undefined ? [] : [usable];
      }),
    }));
