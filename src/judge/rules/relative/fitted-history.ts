/** The result of fitting a history: levels, slopes, variances and residuals. */
import type { Blocks } from './blocks.js';
import type { Nested, SharedVariances } from './nested.js';
import type { Table } from './table.js';

export interface Fit {
  readonly table: Table;
  readonly blocks: Blocks;
  readonly cases: number;
  readonly runs: number;
  /** By case: level, slope on the machine and the slope's variance, variance of one run and its degrees of freedom. */
  readonly level: Float64Array;
  readonly slope: Float64Array;
  readonly slopeVariance: Float64Array;
  readonly variance: Float64Array;
  readonly freedom: Float64Array;
  /** Variance of a case estimated from its history alone, and the variance expected beforehand. */
  readonly ownVariance: Float64Array;
  readonly expectedVariance: Float64Array;
  readonly shared: SharedVariances;
  /** The noise of all cases in units of their priors, squared. */
  readonly pooled: number;
  /** Movement of the machine in each past run. */
  readonly machine: Float64Array;
  readonly machineFreedom: number;
  /** Degrees of freedom of the tails. */
  readonly tails: number;
  /** Deviations from the level by run and case (run x cases + case; NaN: not measured), and their weights against outliers. */
  readonly deviations: Float64Array;
  readonly weights: Float64Array;
  /** Deviations minus the predicted movement of the machine and the blocks. */
  readonly residuals: Float64Array;
}

/** Reused from run to run; one entry per case. */
export interface SolvedRun {
  /** The deviations of the run; 0 for a gap. */
  readonly y: Float64Array;
  /** Sigma^-1 y, and the diagonal of Sigma^-1. */
  readonly u: Float64Array;
  readonly diagonals: Float64Array;
}

export const createSolvedRun = (cases: number): SolvedRun => ({
  y: new Float64Array(cases),
  u: new Float64Array(cases),
  diagonals: new Float64Array(cases),
});

/** Solves a past run, and leaves its covariance in `nested`. Gaps have no precision. */
export function solveRun(
  { cases, deviations, weights, variance, shared, slope }: Omit<Fit, 'machineFreedom' | 'tails'>,
  nested: Nested,
  run: number,
  { y, u, diagonals }: SolvedRun,
): void {
  for (let c = 0; c < cases; c++) {
    const k = run * cases + c;
    const deviation = deviations[k] ?? NaN;
    const isMissing = Number.isNaN(deviation);
    y[c] = isMissing ? 0 : deviation;
    nested.precision[c] = isMissing ? 0 : (weights[k] ?? 1) / (variance[c] ?? 1);
  }
  nested.update(shared, slope);
  nested.apply(y, u);
  nested.diagonals(diagonals);
}
