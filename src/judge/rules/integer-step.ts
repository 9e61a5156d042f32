import type { Comparison, Evidence, Rule } from '../../model/comparison.js';
import { worseSign } from '../../metrics/values.js';
import type { Metric } from '../../model/metric.js';
import { median } from '../../stats/averages.js';

/** Judges whole numbers (replicas): every step is a change, never noise. */
export const integerStep: Rule = {
  id: 'whole-step',
  judges: (metric) => metric.scale === 'whole',
  weigh: (tables) =>
    tables.map(({ metric, comparisons }) => ({
      evidence: comparisons.map((comparison) => compareSteps(comparison, metric)),
    })),
};

function compareSteps({ candidate, past }: Comparison, metric: Metric): Evidence {
  const level = Math.round(median(past.values));
  const change = worseSign(metric) * (Math.round(median(candidate)) - level);
  const evidence = { limit: level, smallestDetectable: 1, severity: change };
  if (change > 0) return { verdict: 'regression', reason: 'whole-step', ...evidence };
  if (change < 0) return { verdict: 'improvement', reason: 'whole-step', ...evidence };
  return { verdict: 'pass', reason: 'within-band', ...evidence };
}
