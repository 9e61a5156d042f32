/** A slow loss that no single run shows: a cumulative sum of what is left of a case without machine and blocks. */
import type { Judged } from './one-metric.js';
import { ownLosses } from './search.js';
import { medianOfFirst, worseSideScale } from './spread.js';

/** A loss that lasts. */
export interface DriftEstimate {
  /** Index of its first run in the series. */
  readonly since: number;
  /** Mean loss since then, as a logarithm, and how many runs it rests on. */
  readonly loss: number;
  readonly runs: number;
  /** The sum, in standard deviations; above `drift.limit`. */
  readonly sum: number;
}

/** Defaults: Page's test with slack k and limit h, one value cut so that a single bad night is no drift. */
export const drift = {
  /** The newest runs are looked at; at least so many before them tell level and noise. */
  newest: 10,
  fewestBefore: 8,
  slack: 0.75,
  limit: 6,
  cut: 3,
  /** Fewest runs that make a drift. */
  fewest: 3,
  /** Weight of the given noise against the spread of the runs before, in degrees of freedom. */
  noiseWeight: 6,
};

/**
 * C_t = max(0, C_(t-1) + min(z_t, cut) - slack), z_t = (x_t - median of the runs before) / S; a drift where C exceeds the
 * limit at the newest run. It began after the last run at which C was 0.
 *
 * @param residuals oldest first, the run under test last; logarithms, larger = worse; NaN where not measured
 * @param noise standard deviation of one run, as the model knows it
 */
export function driftOf(residuals: readonly number[], noise: number): DriftEstimate | undefined {
  const from = residuals.length - drift.newest;
  const before = Float64Array.from(residuals.slice(0, Math.max(0, from)).filter((value) => !Number.isNaN(value)));
  const n = before.length;
  if (n < drift.fewestBefore) return undefined;
  const level = medianOfFirst(before, n);
  const own = worseSideScale(
    before.map((value) => value - level),
    n,
  );
  const freedom = (n - 1) / 2;
  const sigma = Math.sqrt((drift.noiseWeight * noise ** 2 + freedom * own ** 2) / (drift.noiseWeight + freedom));
  let [sum, since] = [0, from];
  const losses: number[] = [];
  for (let t = from; t < residuals.length; t++) {
    const value = residuals[t] ?? NaN;
    if (Number.isNaN(value)) continue;
    sum = Math.max(0, sum + Math.min((value - level) / sigma, drift.cut) - drift.slack);
    if (sum === 0) {
      since = t + 1;
      losses.length = 0;
    } else losses.push(value - level);
  }
  if (sum <= drift.limit || losses.length < drift.fewest) return undefined;
  return { since, loss: losses.reduce((a, b) => a + b, 0) / losses.length, runs: losses.length, sum };
}

/** Residual series of a row: the history's, then the run under test without the machine and blocks it is taken to share. */
export function residualSeries({ model }: Judged): (row: number) => readonly number[] {
  const { fit, cases } = model;
  const now = ownLosses(model, new Float64Array(cases));
  return (row) => [...fit.residuals.subarray(row * fit.runs, (row + 1) * fit.runs), now[row] ?? NaN];
}
