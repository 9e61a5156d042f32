import { optionalColumns, optionalSums, type CountedCase } from './histogram.js';
import { defaultPercentileMethod } from './percentile.js';
import { mergeTallies } from './tally.js';

/**
 * Two parts of one run as one; both are used up. In any order and grouping the same comes out: where only some files have a
 * column, its sum over all is not known.
 */
export function mergeCounted(a: CountedCase, b: CountedCase): CountedCase {
  const tally = mergeTallies(a.tally, b.tally);
  for (const column of optionalColumns) if (a.told[column] !== b.told[column]) tally[optionalSums[column]] = NaN;
  const has = (column: (typeof optionalColumns)[number]): boolean => a.told[column] || b.told[column];
  return {
    tally,
    told: {
      warmupMs: Math.max(a.told.warmupMs, b.told.warmupMs),
      percentiles: a.told.percentiles === b.told.percentiles ? a.told.percentiles : defaultPercentileMethod,
      success: has('success'),
      bytes: has('bytes'),
      sentBytes: has('sentBytes'),
      latency: has('latency'),
      connect: has('connect'),
    },
  };
}
