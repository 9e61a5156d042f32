/** How a variance of few runs is believed, and how heavy the tails of the noise are. */
import type { Fit } from './fit.js';
import { common } from './settings.js';
import { upperTail } from './student.js';

/**
 * A variance of few degrees of freedom, drawn towards the expected one. A case that is quieter than expected is drawn on the
 * logarithmic scale, where it is believed sooner: exp((w ln E + nu ln s2) / (w + nu)) (1 + 1 / (2 (w + nu)))^2.
 */
export function shrunk(expected: number, weight: number, own: number, nu: number): number {
  const total = weight + nu;
  const linear = (weight * expected + nu * own) / total;
  if (nu === 0 || own >= expected) return linear;
  const quiet = Math.max(own, common.quietest ** 2);
  const geometric = Math.exp((weight * Math.log(expected) + nu * Math.log(quiet)) / total);
  return Math.min(linear, geometric * (1 + common.quietDoubt / total) ** 2);
}

const tailGrid = [2.5, 3, 3.5, 4, 5, 6, 8, 10, 14, 20, 30, 40];

/**
 * Degrees of freedom of the tails. Where many cases change on their own, heavier tails are believed in, and the share of
 * the history's residuals beyond three standard deviations may make them heavier still.
 */
export function tailsOf(
  { cases, runs, residuals, variance, table, pooled }: Omit<Fit, 'machineFreedom' | 'tails'>,
  usual: number,
): number {
  const tails = Math.max(common.leastTails, usual / Math.max(1, pooled) ** common.noisyTails);
  if (cases <= common.wide) return tails;
  const belief = Math.max(2.8, tails * (common.wide / cases) ** common.widePower);
  let [beyond, all] = [0, 0];
  for (let c = 0; c < cases; c++) {
    if ((table.rows[c]?.runs ?? 0) < 3) continue;
    const sigma = Math.sqrt(variance[c] ?? 1);
    for (let t = 0; t < runs; t++) {
      const residual = residuals[c * runs + t] ?? NaN;
      if (Number.isNaN(residual)) continue;
      all++;
      if (Math.abs(residual) > 3 * sigma) beyond++;
    }
  }
  const shareOf = (nu: number): number => 2 * upperTail(3, nu);
  const share = (beyond + common.tailResiduals * shareOf(belief)) / (all + common.tailResiduals);
  let found = tailGrid[0] ?? 2.5;
  for (let i = 1; i < tailGrid.length; i++) {
    const [low, high] = [tailGrid[i - 1] ?? 0, tailGrid[i] ?? 0];
    const [atLow, atHigh] = [shareOf(low), shareOf(high)];
    if (share <= atHigh) found = high;
    else if (share < atLow) found = low + ((atLow - share) / (atLow - atHigh)) * (high - low);
  }
  return Math.min(belief, found);
}
