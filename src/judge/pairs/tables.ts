import type { Policy } from '../../config/policy.js';
import { pairPolicyFinder } from '../../compare/stand-in.js';
import { selectUsable } from '../../compare/usable-values.js';
import type { MetricComparisons } from '../../model/comparison.js';
import type { Pair } from '../../model/run.js';

/** The gated values of compared cases that both sides have, by metric compared by ratio. */
export function compareByRatio(pairs: readonly Pair[], policy: Policy): readonly MetricComparisons[] {
  const withPolicies = pairs.map((pair) => ({ pair, findPolicy: pairPolicyFinder(policy, pair) }));
  return policy.metrics.all
    .filter(({ scale }) => scale === 'ratio')
    .map((metric) => ({
      metric,
      comparisons: withPolicies.flatMap(({ pair, findPolicy }) => {
        const ofMetric = findPolicy(metric);
        const usable = ofMetric.gated ? selectUsable(pair, metric, ofMetric) : undefined;
        return usable === undefined || usable.settled !== undefined ? [] : [usable];
      }),
    }));
}
