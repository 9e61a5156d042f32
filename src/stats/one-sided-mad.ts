import { median } from './median.js';

/** Makes a median absolute deviation estimate the standard deviation of a normal distribution. */
const toSigma = 1.4826;

/**
 * Spread of residuals on one side (positive = that side), as a standard deviation. One-sided, because performance noise
 * is skewed and only the worse side decides: at equal false alarms it finds half as many regressions again as a plain
 * MAD (docs/method.md). Exact zeros, common where values are whole milliseconds, lie on neither side: half of them
 * count, or ties would widen the limit.
 *
 * @param residuals around their median; none or one say nothing: 0
 */
export function oneSidedMad(residuals: readonly number[]): number {
  const n = residuals.length;
  if (n < 2) return 0;
  if (n === 2) return Math.hypot(...residuals);
  const zeros = residuals.filter((residual) => residual === 0).length;
  const side = residuals.filter((residual) => residual > 0);
  const all = side.length > 0 ? side : residuals.map(Math.abs);
  return (
    toSigma *
    median([...all, ...Array<number>(side.length > 0 ? Math.floor(zeros / 2) : 0).fill(0)]) *
    Math.sqrt(n / (n - 1))
  );
}
