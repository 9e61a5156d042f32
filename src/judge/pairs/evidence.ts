/**
 * What the differences of pairs say about one quantity. A difference is the logarithm of head over base, larger is worse.
 * Differences are normal around the change, with a variance that is unknown but for a scaled inverse chi-square prior,
 * so that the likelihood of a change is Student's.
 */
import { upperPoint } from '../../stats/student.js';
import { mean } from '../../stats/sum.js';
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

/**
 * How much more likely the differences are with changes of the sizes of `pairSettings` than without a change: the ratio of
 * two probabilities of the same data, so its mean is 1 without a change, also for the pair after which measuring stops.
 */
export function weighEvidence({ count, mean: centre, squares }: Differences, noise: Noise, band: number): number {
  const own = priorSquares(noise) + squares;
  const power = (noise.freedom + count) / 2;
  const unchanged = own + count * centre ** 2;
  const ratios = pairSettings.sizes.map((size) => (unchanged / (own + count * (centre - size * band) ** 2)) ** power);
  return mean(ratios);
}

/** The range that contains the change with 95 % probability. */
export function estimateRange(
  { count, mean, squares }: Differences,
  noise: Noise,
): readonly [low: number, high: number] {
  const freedom = noise.freedom + count - 1;
  const error = Math.sqrt((priorSquares(noise) + squares) / freedom / count);
  const reach = upperPoint(0.025, freedom) * error;
  return [mean - reach, mean + reach];
}

/** The smallest change from which on all are excluded: ten times less likely than the best tolerated one. */
export function excludedFrom({ count, mean, squares }: Differences, noise: Noise, band: number): number {
  const ratio = pairSettings.exclusion ** (2 / (noise.freedom + count));
  const own = priorSquares(noise) + squares;
  const best = Math.min(Math.max(mean, 0), band);
  return mean + Math.sqrt(((ratio - 1) * own + ratio * count * (best - mean) ** 2) / count);
}

/**
 * The smallest mean with this scatter that reaches an evidence. It is found half of the time.
 *
 * @param evidence above 1
 */
export function smallestFound({ count, squares }: Differences, noise: Noise, band: number, evidence: number): number {
  const reaches = (mean: number): boolean => weighEvidence({ count, mean, squares }, noise, band) >= evidence;
  let [low, high] = [band, 16 * band];
  if (reaches(low)) return low;
  if (!reaches(high)) return Infinity;
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (reaches(middle)) high = middle;
    else low = middle;
  }
  return high;
}
