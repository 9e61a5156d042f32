import { median } from './median.js';

/** Scales a median absolute deviation to the standard deviation of a normal distribution. */
export const toSigma = 1.4826;

/**
 * The median absolute deviation of the positive residuals, scaled to a standard deviation. Performance noise is skewed and only
 * the worse side decides: at equal false alarms this finds half as many regressions again as a two-sided MAD (docs/method.md).
 * Half of the exact zeros, which are common in whole milliseconds, count as positive; without them ties would widen the limit.
 *
 * @param residuals around their median; the positive ones are on the side to be estimated
 * @returns 0 for fewer than two residuals
 */
export function oneSidedMad(residuals: readonly number[]): number {
  const n = residuals.length;
  if (n < 2) return 0;
  if (n === 2) return Math.hypot(...residuals);
  const zeros = residuals.filter((residual) => residual === 0).length;
  const positive = residuals.filter((residual) => residual > 0);
  const deviations =
    positive.length === 0 ? residuals.map(Math.abs) : [...positive, ...Array<number>(Math.floor(zeros / 2)).fill(0)];
  return toSigma * median(deviations) * Math.sqrt(n / (n - 1));
}
