import type { ExactMethod } from '../model/documents.js';
import type { Distribution } from './value-counts.js';

/** In per mille, so that 99.9 % is an integer and its product with n is exact: 0.07 * 100 is 7.000000000000001. */
export type PerMille = number;

/** See docs/decisions.md, 5. */
export const defaultPercentileMethod: ExactMethod = 'nearest-rank';

/** The value of a rank, from 1 for the smallest. */
function valueAtRank({ values, times }: Distribution, rank: number): number {
  let passed = 0;
  let index = 0;
  while (index < times.length && (passed += times[index] ?? 0) < rank) index++;
  return values[index] ?? values.at(-1) ?? NaN;
}

/** The methods that need exact counts. They return NaN if there are no samples. */
export const percentileMethods = {
  /** Nearest rank, ceil(n p): always an observed value, like DuckDB's quantile_disc. */
  'nearest-rank': (distribution, perMille) =>
    valueAtRank(distribution, Math.max(1, Math.ceil((distribution.n * perMille) / 1000))),

  /** JMeter's HTML report with an unlimited window: R-6, interpolated at p (n + 1) (commons-math3 LEGACY). */
  'jmeter-dashboard': (distribution, perMille) => {
    const { n } = distribution;
    const position = (perMille * (n + 1)) / 1000;
    const below = Math.floor(position);
    if (below < 1) return valueAtRank(distribution, 1);
    if (below >= n) return valueAtRank(distribution, n);
    const lower = valueAtRank(distribution, below);
    return lower + (position - below) * (valueAtRank(distribution, below + 1) - lower);
  },

  /** JMeter's Aggregate Report: the first value with a cumulative count of at least round(n p) (StatCalculator). */
  'jmeter-aggregate': (distribution, perMille) =>
    valueAtRank(distribution, Math.max(1, Math.round((distribution.n * perMille) / 1000))),
} as const satisfies Record<ExactMethod, (distribution: Distribution, perMille: PerMille) => number>;
