/**
 * Shrinks a standard deviation that was estimated from few values towards a prior: the weighted mean of the two variances.
 *
 * @param own the estimate, one-sided, so that n values carry (n - 1) / 2 degrees of freedom
 * @param prior the standard deviation assumed in advance
 * @param weight of the prior, in degrees of freedom
 */
export function shrink(own: number, n: number, prior: number, weight: number): number {
  const degrees = (n - 1) / 2;
  return Math.sqrt((weight * prior ** 2 + degrees * own ** 2) / (weight + degrees));
}
