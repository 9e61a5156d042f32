import { quickselect } from './quickselect.js';
import { oneSidedMad } from './one-sided-mad.js';

/** From so many values on the tail can be seen. */
const fewest = 10;
/** The 90 % point of a normal distribution, in standard deviations. */
const normal90 = 1.2816;
/** Share of the tail in the variance. */
const tailShare = 0.6;

/**
 * A one-sided spread that sees a second mode: a median alone does not notice what happens in a tenth of all runs, so the
 * 90 % point of the residuals counts as well.
 *
 * @param residuals around their median, positive = the side meant
 */
export function tailSpread(residuals: readonly number[]): number {
  const plain = oneSidedMad(residuals);
  if (residuals.length < fewest) return plain;
  const rank = Math.ceil(0.9 * residuals.length) - 1;
  const tail = Math.max(0, (quickselect(residuals, rank)[rank] ?? 0) / normal90);
  return Math.sqrt((1 - tailShare) * plain ** 2 + tailShare * tail ** 2);
}
