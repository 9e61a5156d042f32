/** The result of fitting a history; Greek letters are those of the model in fit-history.ts. */
import type { Covariance } from './covariance.js';
import type { Table } from '../../quantities/table.js';

/** Levels, slopes, variances and residuals. Values are logarithms, larger is worse. */
export interface Fit {
  readonly table: Table;
  readonly cases: number;
  readonly runs: number;
  /** By case: level (mu), slope on the machine (beta), and the variance of the slope. */
  readonly level: Float64Array;
  readonly slope: Float64Array;
  readonly slopeVariance: Float64Array;
  /** By case: variance of one run. */
  readonly variance: Float64Array;
  /** By case: its variance estimated from its history alone (s^2), and the variance expected beforehand (E^2). */
  readonly ownVariance: Float64Array;
  readonly expectedVariance: Float64Array;
  /** The variance of the machine (G). */
  readonly shared: number;
  /** Deviations from the level by run and case (run x cases + case; NaN: not measured). */
  readonly deviations: Float64Array;
  /** Deviations minus the predicted movement of the machine. */
  readonly residuals: Float64Array;
}

/** Reused from run to run; one entry per case. */
export interface SolvedRun {
  /** The deviations of the run; 0 for a gap. */
  readonly y: Float64Array;
  /** Sigma^-1 y. */
  readonly u: Float64Array;
}

export const createSolvedRun = (cases: number): SolvedRun => ({
  y: new Float64Array(cases),
  u: new Float64Array(cases),
});

/** Solves a past run, and leaves its covariance in `covariance`. Gaps have no precision. */
export function solveRun(
  { cases, deviations, variance, shared, slope }: Fit,
  covariance: Covariance,
  run: number,
  { y, u }: SolvedRun,
): void {
  for (let c = 0; c < cases; c++) {
    const k = run * cases + c;
    const deviation = deviations[k] ?? NaN;
    const isMissing = Number.isNaN(deviation);
    y[c] = isMissing ? 0 : deviation;
    covariance.precision[c] = isMissing ? 0 : 1 / (variance[c] ?? 1);
  }
  covariance.update(shared, slope);
  covariance.apply(y, u);
}
