/**
 * The regression slope of y on x through the origin, shrunken towards 1. Residuals get Huber weights once, so that a broken run
 * does not tilt the line.
 *
 * @param x, y centred on their medians
 * @param noise standard deviation of y around the line
 * @param slopeSpread prior standard deviation of slopes around 1
 * @returns the slope and the variance of its estimate
 */
export function shrunkenSlope(
  x: readonly number[],
  y: readonly number[],
  noise: number,
  slopeSpread: number,
): { readonly slope: number; readonly variance: number } {
  let squares = (noise / slopeSpread) ** 2;
  let products = 0;
  x.forEach((value, i) => {
    const residual = (y[i] ?? 0) - value;
    const bound = 3 * noise + 0.5 * Math.abs(value);
    const weight = Math.abs(residual) <= bound ? 1 : bound / Math.abs(residual);
    squares += weight * value * value;
    products += weight * value * residual;
  });
  return { slope: 1 + products / squares, variance: noise ** 2 / squares };
}
