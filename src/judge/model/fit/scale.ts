/** Robust standard deviations of one row of residuals. */
import { medianOfMany, sortFirst, toSigma } from '../../../stats/averages.js';
import { common } from '../settings.js';

/** The root of the variance towards worse, from the first n residuals around their median; sorts them in place. */
export function worseSideScale(values: Float64Array, n: number): number {
  if (n < 2) return 0;
  sortFirst(values, n);
  return Math.sqrt(worseSideVariance(values, n));
}

/** The squared scale of Student's distribution with 4 degrees of freedom, fitted to normal values of variance 1. */
const normalScale = 0.6906;

/**
 * Rounds of the estimate, and the share of the mean square from which it starts at least; a residual counts there up to this
 * multiple of the scale of the quartiles. So few rounds leave outliers some influence: the next one may be as bad.
 */
const weighting = { rounds: 8, min: 0.2, outlier: 20, smallest: 1e-10 };

/**
 * Variance of a case towards worse, from the first n residuals around their median, in ascending order: the squared scale of
 * Student's distribution, in which gains count less. It uses all runs, so it varies less than a median from history to
 * history, and the influence of one bad night is bounded.
 */
export function worseSideVariance(sorted: Float64Array, n: number): number {
  const { tails, widening } = common.studentScale;
  const { rounds, min, outlier, smallest } = weighting;
  const quartiles2 = ((toSigma * ((sorted[n - 1 - (n >> 2)] ?? NaN) - (sorted[n >> 2] ?? NaN))) / 2) ** 2;
  const max = quartiles2 > 0 ? outlier ** 2 * quartiles2 : Infinity;
  let squares = 0;
  for (let i = 0; i < n; i++) squares += Math.min((sorted[i] ?? NaN) ** 2, max);
  let scale2 = Math.max(quartiles2, (min * squares) / n, smallest);
  for (let round = 0; round < rounds; round++) {
    const inverse = 1 / scale2; // division is slow
    let [total, count] = [0, 0];
    for (let i = 0; i < n; i++) {
      const residual = sorted[i] ?? NaN;
      const share = residual > 0 ? 1 : residual < 0 ? common.spreadOfGains : (1 + common.spreadOfGains) / 2;
      const square = residual * residual;
      total += (share * (tails + 1) * square) / (tails + square * inverse);
      count += share;
    }
    scale2 = Math.max(total / count, smallest);
  }
  const unbiased = n === 2 ? 2 : n / (n - 1) / normalScale;
  return scale2 * unbiased * (1 + widening / (n - 1));
}

/** Two-sided spread: the scaled median of the absolute values, which replace the values and are reordered. */
export function twoSidedScale(values: Float64Array, n: number): number {
  if (n < 2) return 0;
  if (n === 2) return Math.sqrt((values[0] ?? NaN) ** 2 + (values[1] ?? NaN) ** 2);
  for (let i = 0; i < n; i++) values[i] = Math.abs(values[i] ?? NaN);
  return toSigma * medianOfMany(values, n) * Math.sqrt(n / (n - 1));
}
