import { findColumnsPresent } from './columns-present.js';
import type { CountedCase } from './histogram.js';
import { defaultPercentileMethod } from './percentile.js';
import { summedFields } from './summed-fields.js';
import { mergeTallies } from './tally.js';

/**
 * Merges two parts of one run; neither must be used again. The result does not depend on order or grouping: if only one part
 * has a column, the sum over both is unknown.
 */
export function mergeCounted(a: CountedCase, b: CountedCase): CountedCase {
  const [ours, theirs] = [a.context, b.context];
  const tally = mergeTallies(a.tally, b.tally);
  if (ours.columns.success !== theirs.columns.success) tally.errors = NaN;
  for (const [i, { column }] of summedFields.entries())
    if (ours.columns[column] !== theirs.columns[column]) tally.sums[i] = NaN;
  return {
    tally,
    context: {
      warmupMs: Math.max(ours.warmupMs, theirs.warmupMs),
      percentiles: ours.percentiles === theirs.percentiles ? ours.percentiles : defaultPercentileMethod,
      columns: findColumnsPresent((column) => ours.columns[column] || theirs.columns[column]),
    },
  };
}
