import type { ExactMethod } from '../../model/documents.js';
import type { Distribution } from './value-counts.js';

/** Per mille, so that 99.9 % is a whole number and n times it exact: 0.07 * 100 is 7.000000000000001. */
export type PerMille = number;

/** Where nobody asks for another: docs/decisions/0005-nearest-rank.md. */
export const defaultPercentileMethod: ExactMethod = 'nearest-rank';

/** The k-th smallest value, from 1. */
function ranked({ values, times }: Distribution, rank: number): number {
  let seen = 0;
  let at = 0;
  while (at < times.length && (seen += times[at] ?? 0) < rank) at++;
  return values[at] ?? values.at(-1) ?? NaN;
}

/** The methods that can be taken from exact counts. NaN for none. */
export const percentileMethods = {
  /** Nearest rank, ceil(n p): an observed value. DuckDB's quantile_disc. */
  'nearest-rank': (distribution, perMille) =>
    ranked(distribution, Math.max(1, Math.ceil((distribution.n * perMille) / 1000))),

  /** JMeter's HTML report with an unlimited window: R-6, interpolated at p (n + 1) (commons-math3 LEGACY). */
  'jmeter-dashboard': (distribution, perMille) => {
    const { n } = distribution;
    const position = (perMille * (n + 1)) / 1000;
    const below = Math.floor(position);
    if (below < 1) return ranked(distribution, 1);
    if (below >= n) return ranked(distribution, n);
    const lower = ranked(distribution, below);
    return lower + (position - below) * (ranked(distribution, below + 1) - lower);
  },

  /** JMeter's Aggregate Report: the first value with a cumulative count of at least round(n p) (StatCalculator). */
  'jmeter-aggregate': (distribution, perMille) =>
    ranked(distribution, Math.max(1, Math.round((distribution.n * perMille) / 1000))),
} as const satisfies Record<ExactMethod, (distribution: Distribution, perMille: PerMille) => number>;
