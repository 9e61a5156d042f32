/**
 * What the differences of pairs say about one quantity. A difference is the logarithm of head over base, larger is worse.
 * Differences are normal around the change, with a variance that is unknown but for a scaled inverse chi-square prior,
 * so that the likelihood of a change is Student's.
 */
import { studentIntegral, upperPoint, upperTailOf } from '../../stats/student.js';
import { mean } from '../../stats/averages.js';
import { pairSettings } from './settings.js';

/** Noise of one measurement: the variance of its logarithm, and the degrees of freedom with which it is known. */
export interface Noise {
  readonly variance: number;
  readonly freedom: number;
}

/** The differences of some pairs: their number, mean and sum of squared deviations from it. */
export interface Differences {
  readonly count: number;
  readonly mean: number;
  readonly squares: number;
}

export function summarize(values: readonly number[]): Differences {
  const count = values.length;
  const mean = values.reduce((total, value) => total + value, 0) / Math.max(count, 1);
  return { count, mean, squares: values.reduce((total, value) => total + (value - mean) ** 2, 0) };
}

/** The differences that pairs with this noise would typically have around a mean. */
export const expectDifferences = (count: number, mean: number, { variance }: Noise): Differences => ({
  count,
  mean,
  squares: (count - 1) * 2 * variance,
});

/** Twice the variance of one measurement, times its degrees of freedom: the prior's share of a sum of squares. */
const priorSquares = ({ variance, freedom }: Noise): number => 2 * variance * freedom;

/** The ends of the intervals of sizes, in tolerance bands. */
const ends = Array.from(
  { length: pairSettings.sizes.steps + 1 },
  (_, i) => pairSettings.sizes.smallest * pairSettings.sizes.step ** i,
);

/** The largest size of change that the evidence knows, in tolerance bands. */
export const largestSize = ends.at(-1) ?? NaN;

/**
 * How much more likely the differences are with changes of the sizes of `pairSettings` than without a change: the ratio of
 * two probabilities of the same data, so its mean is 1 without a change, also for the pair after which measuring stops.
 * Averaged over an interval of sizes, the likelihood is a difference of two tails of Student's distribution.
 */
export function weighEvidence({ count, mean: centre, squares }: Differences, noise: Noise, band: number): number {
  const own = priorSquares(noise) + squares;
  const freedom = noise.freedom + count - 1;
  const scale = Math.sqrt(own / (count * freedom));
  const unchanged = (1 + (count * centre ** 2) / own) ** ((freedom + 1) / 2);
  const tail = upperTailOf(freedom);
  const tails = ends.map((size) => tail((size * band - centre) / scale));
  const likelihoods = ends
    .slice(1)
    .map((end, i) => ((tails[i] ?? 0) - (tails[i + 1] ?? 0)) / ((end - (ends[i] ?? 0)) * band));
  return unchanged * studentIntegral(freedom) * scale * mean(likelihoods);
}

/** The variance of a difference, by the noise that was expected and by what the pairs show. */
export const pooledVariance = (view: { readonly differences: Differences; readonly noise: Noise }): number =>
  (priorSquares(view.noise) + view.differences.squares) / (view.noise.freedom + view.differences.count - 1);

/** The range that contains the change with 95 % probability. */
export function estimateRange(differences: Differences, noise: Noise): readonly [low: number, high: number] {
  const { count, mean: centre } = differences;
  const reach =
    upperPoint(0.025, noise.freedom + count - 1) * Math.sqrt(pooledVariance({ differences, noise }) / count);
  return [centre - reach, centre + reach];
}

/** The smallest change from which on all are excluded: ten times less likely than the best tolerated one. */
export function excludedFrom({ count, mean: centre, squares }: Differences, noise: Noise, band: number): number {
  const ratio = pairSettings.exclusion ** (2 / (noise.freedom + count));
  const own = priorSquares(noise) + squares;
  const best = Math.min(Math.max(centre, 0), band);
  return centre + Math.sqrt(((ratio - 1) * own + ratio * count * (best - centre) ** 2) / count);
}

/**
 * The smallest mean with this scatter that reaches an evidence. It is found half of the time.
 *
 * @param evidence above 1
 */
export function smallestFound({ count, squares }: Differences, noise: Noise, band: number, evidence: number): number {
  const excess = (mean: number): number => Math.log(weighEvidence({ count, mean, squares }, noise, band) / evidence);
  let [low, high] = [band, largestSize * band];
  let [below, above] = [excess(low), excess(high)];
  if (below >= 0) return low;
  if (above < 0) return Infinity;
  // The secant between both ends; the end that stays twice counts half (Illinois).
  let stays: 'low' | 'high' | undefined;
  while (high - low > 1e-12) {
    const secant = (low * above - high * below) / (above - below);
    const next = Number.isFinite(secant) ? secant : (low + high) / 2;
    const found = excess(next);
    if (Math.abs(found) < 1e-9) return next;
    if (found > 0) {
      if (stays === 'low') below /= 2;
      [high, above, stays] = [next, found, 'low'];
    } else {
      if (stays === 'high') above /= 2;
      [low, below, stays] = [next, found, 'high'];
    }
  }
  return high;
}
