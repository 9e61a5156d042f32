/**
 * Two ways to see how a group moved in pairs: by its own values, and in relation to the other cases. The first one contains what
 * the machine did between both sides of a pair, the second one what happened to the others.
 */
import { chanceOf, estimateRange, summarize, type Differences, type Noise } from './evidence.js';
import type { Movement } from './groups.js';
import { pairSettings } from './settings.js';

export interface View {
  readonly by: 'own' | 'relative';
  /** As log ratios, larger is worse. */
  readonly differences: Differences;
  readonly noise: Noise;
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
export function viewOf(by: View['by'], values: readonly number[], noise: Noise, band: number, isAlone = false): View {
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
export function blamedMovements(moves: readonly Movement[], noise: Noise): readonly number[] {
  const relative = moves.map((move) => move.relative ?? move.own);
  const others = summarize(moves.map(({ own }, k) => own - (relative[k] ?? own)));
  const [, high] = estimateRange(others, noise);
  const gain = moves.length > 1 && high < 0 ? others.mean : 0;
  return relative.map((value) => value + gain);
}
