import type { Rule } from '../../model/comparison.js';
import { median } from '../../stats/median.js';

/** Judges whole numbers (replicas): one more or less is a step, never noise. */
export const wholeStep: Rule = {
  id: 'whole-step',
  judges: (metric) => metric.scale === 'whole',
  weigh: (comparisons, metric) => ({
    evidence: comparisons.map(({ now, past }) => {
      const level = Math.round(median(past.map(({ value }) => value)));
      const change = (metric.better === 'higher' ? -1 : 1) * (Math.round(median(now)) - level);
      const evidence = { limit: level, smallestDetectable: 1, severity: change } as const;
      if (change > 0) return { verdict: 'regression', reason: 'whole-step', ...evidence };
      if (change < 0) return { verdict: 'improvement', reason: 'whole-step', ...evidence };
      return { verdict: 'pass', reason: 'within-band', ...evidence };
    }),
  }),
};
