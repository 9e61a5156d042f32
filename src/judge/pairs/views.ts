/**
 * Two ways to see how a group moved in pairs: by its own values, and in relation to the other cases. The first one contains what
 * the machine did between both sides of a pair, the second one what happened to the others.
 */
import type { Movement } from './groups.js';
import { pairSettings } from './settings.js';
import { upperPoint, upperTail } from '../../stats/student.js';

export interface View {
  readonly by: 'own' | 'relative';
  /** As log ratios, larger is worse. */
  readonly differences: Differences;
  readonly noise: Scatter;
  /** The probability that an unchanged version looks as bad. */
  readonly chance: number;
  /** Whether so many pairs agree that it is worse that it may fail. */
  readonly agrees: boolean;
  /** Whether so many pairs agree that it is better. */
  readonly gains: boolean;
  /** The number of pairs in which it is worse by more than its tolerance band. */
  readonly beyond: number;
  /** Whether so many are beyond it. */
  readonly exceeds: boolean;
}

/**
 * @param band the tolerance band as a log ratio
 * @param isAlone whether it is of a single case or label
 */
export function viewOf(by: View['by'], values: readonly number[], noise: Scatter, band: number, isAlone = false): View {
  const excess = values.map((value) => value - band);
  const differences = summarize(values);
  return {
    by,
    differences,
    noise,
    chance: chanceOf(differences, noise, isAlone),
    agrees: agree(values),
    gains: agree(values.map((value) => -value)),
    beyond: excess.filter((value) => value > 0).length,
    exceeds: agree(excess),
  };
}

/** One disturbed pair is no evidence, however large it is: people believe what repeats. */
export function agree(values: readonly number[]): boolean {
  const others = values.filter((value) => value <= 0).length;
  return values.length >= pairSettings.minPairs && others <= (values.length >= pairSettings.pairsWithException ? 1 : 0);
}

/**
 * The relative movements in all pairs, as far as a group may be blamed for them: others that got faster, as all pairs together
 * show it, do not make it slower.
 */
export function blamedMovements(moves: readonly Movement[], noise: Scatter): readonly number[] {
  const relative = moves.map((move) => move.relative ?? move.own);
  const others = summarize(moves.map(({ own }, k) => own - (relative[k] ?? own)));
  const [, high] = estimateRange(others, noise);
  const gain = moves.length > 1 && high < 0 ? others.mean : 0;
  return relative.map((value) => value + gain);
}

/*
 * What the differences of pairs say about one quantity. A difference is the logarithm of head over base, larger is worse.
 * Differences are normal around the change, with a variance that is unknown but for a scaled inverse chi-square prior,
 * so that their mean is distributed as Student's t.
 */

/** Noise of one measurement: the variance of its logarithm, and the degrees of freedom with which it is known. */
export interface Scatter {
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
export const expectDifferences = (count: number, mean: number, { variance }: Scatter): Differences => ({
  count,
  mean,
  squares: (count - 1) * 2 * variance,
});

/** Twice the variance of one measurement, times its degrees of freedom: the prior's share of a sum of squares. */
const priorSquares = ({ variance, freedom }: Scatter): number => 2 * variance * freedom;

/** The variance of a difference, by the noise that was expected and by what the pairs show. */
export const pooledVariance = (view: { readonly differences: Differences; readonly noise: Scatter }): number =>
  (priorSquares(view.noise) + view.differences.squares) / (view.noise.freedom + view.differences.count - 1);

/** What the mean of some differences is measured with: its standard error, and the degrees of freedom with which that is known. */
interface Scale {
  readonly error: number;
  readonly freedom: number;
}

/**
 * The scatter that was expected, together with that of the pairs; and from enough pairs on theirs alone, because what waits repeats
 * better than it is expected to. Labels together share the machine, which few pairs do not show.
 *
 * @param isAlone whether it is a single case or label
 */
function scalesOf(differences: Differences, noise: Scatter, isAlone: boolean): readonly Scale[] {
  const { count, squares } = differences;
  const { pairs, scatter } = pairSettings.agreement;
  const error = Math.sqrt(pooledVariance({ differences, noise }) / count);
  const pooled = { error, freedom: noise.freedom + count - 1 };
  if (!isAlone || count < pairs) return [pooled];
  return [pooled, { error: Math.sqrt(Math.max(squares / (count - 1), scatter ** 2) / count), freedom: count - 1 }];
}

/** The probability that pairs of an unchanged version look as bad. */
export const chanceOf = (differences: Differences, noise: Scatter, isAlone: boolean): number =>
  Math.min(
    ...scalesOf(differences, noise, isAlone).map(({ error, freedom }) => upperTail(differences.mean / error, freedom)),
  );

/** The smallest mean with this scatter that is as improbable. It is found half of the time. */
export const smallestFound = (differences: Differences, noise: Scatter, isAlone: boolean, chance: number): number =>
  Math.min(...scalesOf(differences, noise, isAlone).map(({ error, freedom }) => error * upperPoint(chance, freedom)));

/** The range that contains the change with 95 % probability. */
export function estimateRange(differences: Differences, noise: Scatter): readonly [low: number, high: number] {
  const { count, mean: centre } = differences;
  const reach =
    upperPoint(0.025, noise.freedom + count - 1) * Math.sqrt(pooledVariance({ differences, noise }) / count);
  return [centre - reach, centre + reach];
}

/** The smallest change from which on all are excluded: so many times less likely than the best tolerated one. */
export function excludedFrom(
  { count, mean: centre, squares }: Differences,
  noise: Scatter,
  band: number,
  exclusion: number = pairSettings.exclusion,
): number {
  const ratio = exclusion ** (2 / (noise.freedom + count));
  const own = priorSquares(noise) + squares;
  const best = Math.min(Math.max(centre, 0), band);
  return centre + Math.sqrt(((ratio - 1) * own + ratio * count * (best - centre) ** 2) / count);
}
