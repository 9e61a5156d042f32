/**
 * Two ways to see how a group moved in pairs: by its own values, and in relation to the other cases. The first one contains what
 * the machine did between both sides of a pair, the second one what happened to the others.
 */
import { estimateRange, largestSize, summarize, weighEvidence, type Differences, type Noise } from './evidence.js';
import type { Movement } from './groups.js';
import { pairSettings } from './settings.js';

export interface View {
  readonly by: 'own' | 'relative';
  /** As log ratios, larger is worse. */
  readonly differences: Differences;
  readonly noise: Noise;
  /** How much more likely a change is than none. */
  readonly evidence: number;
  /** Whether so many pairs agree that it is worse that it may fail. */
  readonly agrees: boolean;
  /** The number of pairs in which it is worse by more than its tolerance band. */
  readonly beyond: number;
  /** Whether so many are beyond it. */
  readonly exceeds: boolean;
}

/** @param band the tolerance band as a log ratio */
export function viewOf(by: View['by'], values: readonly number[], noise: Noise, band: number): View {
  const excess = values.map((value) => value - band);
  return {
    by,
    differences: summarize(values),
    noise,
    evidence: weighEvidence(summarize(values.map((value) => Math.min(value, largestSize * band))), noise, band),
    agrees: agree(values),
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
