/**
 * The slope of y on x, drawn towards 1, and how little is known of it. One step of Huber weights, so that a broken run
 * does not turn the line.
 *
 * @param x, y around their medians
 * @param noise standard deviation of y around the line
 * @param freedom how far slopes usually are from 1 (standard deviation)
 * @returns variance is of the slope
 */
export function shrunkenSlope(
  x: readonly number[],
  y: readonly number[],
  noise: number,
  freedom: number,
): { readonly slope: number; readonly variance: number } {
  let squares = (noise / freedom) ** 2;
  let products = 0;
  x.forEach((each, i) => {
    const residual = (y[i] ?? 0) - each;
    const clip = 3 * noise + 0.5 * Math.abs(each);
    const weight = Math.abs(residual) <= clip ? 1 : clip / Math.abs(residual);
    squares += weight * each * each;
    products += weight * each * residual;
  });
  return { slope: 1 + products / squares, variance: noise ** 2 / squares };
}
