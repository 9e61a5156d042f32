/** Which pair to measure next, and when to stop. */
import { estimateRange } from '../pairs/evidence.js';
import { poolNoise, type Observations, type Posterior } from './posterior.js';
import { bisectSettings } from './settings.js';

/** A commit and the earlier one that it is measured beside. */
export interface PairToMeasure {
  readonly commit: number;
  readonly beside: number;
}

export interface Limits {
  /** Commits that cannot be measured. */
  readonly skipped: ReadonlySet<number>;
  /** The number of pairs of the same two commits at most. */
  readonly maxPairs: number;
}

/** The commit that most of the loss began with. */
export function mostLikely({ gains }: Posterior): number {
  return gains.indexOf(Math.max(...gains));
}

/**
 * The next pair; undefined if a commit can be named, or if no pair would help.
 *
 * @param current the commit that was measured last
 */
export function nextPair(
  observations: Observations,
  posterior: Posterior,
  limits: Limits,
  current: number | undefined,
): PairToMeasure | undefined {
  const { commits, pairs } = observations;
  const countOf = ({ commit, beside }: PairToMeasure): number =>
    pairs.find((pair) => pair.commit === commit && pair.beside === beside)?.differences.count ?? 0;
  const isPossible = (pair: PairToMeasure): boolean =>
    !limits.skipped.has(pair.commit) && !limits.skipped.has(pair.beside) && countOf(pair) < limits.maxPairs;
  const suspect = mostLikely(posterior);
  const confirming = { commit: suspect, beside: suspect - 1 };
  const probability = posterior.worse[suspect] ?? 0;
  if (probability >= bisectSettings.likely && isPossible(confirming))
    return probability >= bisectSettings.confidence && isConfirmed(observations, confirming) ? undefined : confirming;
  const possible = Array.from({ length: commits }, (_, i) => ({ commit: i + 1, beside: 0 })).filter(isPossible);
  const varianceOf = ({ commit }: PairToMeasure): number => posterior.variances[commit] ?? 0;
  // A commit that was built is measured until it is settled.
  const same = possible.find(({ commit }) => commit === current);
  if (same !== undefined && varianceOf(same) > bisectSettings.settled) return same;
  const [best] = possible.toSorted(
    (a, b) => varianceOf(b) - varianceOf(a) || Math.abs(a.commit - commits / 2) - Math.abs(b.commit - commits / 2),
  );
  if (probability < bisectSettings.confidence && best !== undefined && varianceOf(best) > bisectSettings.minVariance)
    return best;
  return probability < bisectSettings.confidence && isPossible(confirming) ? confirming : undefined;
}

/** Whether the pairs of these two commits show a loss by themselves. */
function isConfirmed(observations: Observations, { commit, beside }: PairToMeasure): boolean {
  const own = observations.pairs.find((pair) => pair.commit === commit && pair.beside === beside);
  if (own === undefined) return false;
  const [low] = estimateRange(own.differences, poolNoise({ ...observations, pairs: [] }));
  return own.differences.count >= bisectSettings.minPairs && low > 0;
}

/** The fewest neighbouring commits that contain the beginning of the loss with `confidence`. */
export function likelyRange({ gains }: Posterior): readonly [first: number, last: number] {
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  let best: readonly [number, number] = [1, gains.length - 1];
  let [first, sum] = [1, 0];
  for (let last = 1; last < gains.length; last++) {
    sum += gains[last] ?? 0;
    while (sum - (gains[first] ?? 0) >= bisectSettings.confidence * total && first < last) sum -= gains[first++] ?? 0;
    if (sum >= bisectSettings.confidence * total && last - first < best[1] - best[0]) best = [first, last];
  }
  return best;
}
