import { findColumnsPresent } from './columns-present.js';
import type { CountedCase } from './histogram.js';
import { defaultPercentileMethod } from './percentile.js';
import { summedFields } from './summed-fields.js';
import { joinTallies } from './tally.js';

/**
 * Merges two parts of one run; neither must be used again. The result does not depend on order or grouping: if only one part
 * has a column, the sum over both is unknown.
 */
export function mergeCounted(a: CountedCase, b: CountedCase): CountedCase {
  const [contextA, contextB] = [a.context, b.context];
  const tally = joinTallies(a.tally, b.tally, true);
  if (contextA.columns.success !== contextB.columns.success) Object.assign(tally, { errors: NaN, apdex: undefined });
  for (const [i, { column }] of summedFields.entries())
    if (contextA.columns[column] !== contextB.columns[column]) tally.sums[i] = NaN;
  return {
    tally,
    context: {
      warmupMs: Math.max(contextA.warmupMs, contextB.warmupMs),
      percentiles: contextA.percentiles === contextB.percentiles ? contextA.percentiles : defaultPercentileMethod,
      columns: findColumnsPresent((column) => contextA.columns[column] || contextB.columns[column]),
    },
  };
}
