import { quickselect } from './quickselect.js';
import { oneSidedMad } from './one-sided-mad.js';

/** The minimum number of values; fewer do not show the tail. */
const fewestValues = 10;
/** The 90 % quantile of a normal distribution, in standard deviations. */
const normal90 = 1.2816;
/** Share of the tail in the variance. */
const tailShare = 0.6;

/**
 * A one-sided standard deviation that responds to a second mode. A median is insensitive to a tenth of all runs, so the 90
 * % quantile of the residuals contributes, too.
 *
 * @param residuals around their median; the positive ones are on the side to be estimated
 */
export function tailSpread(residuals: readonly number[]): number {
  const mad = oneSidedMad(residuals);
  if (residuals.length < fewestValues) return mad;
  const rank = Math.ceil(0.9 * residuals.length) - 1;
  const tail = Math.max(0, (quickselect(residuals, rank)[rank] ?? 0) / normal90);
  return Math.sqrt((1 - tailShare) * mad ** 2 + tailShare * tail ** 2);
}
