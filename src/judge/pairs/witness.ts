/**
 * Whether the head does more work than its base: the processor time per request, which other programs hardly change. It is a
 * witness for a loss and never an excuse, because a service that waits longer is slower, too.
 */
import { median } from '../../stats/averages.js';
import { estimateRange, summarize, type Noise } from './evidence.js';
import { pairSettings } from './settings.js';
import { agree, viewOf } from './views.js';

/** Milliseconds of processor time per request of both sides of a pair. */
export interface PairWork {
  readonly base: number;
  readonly head: number;
}

export interface Witness {
  /** The medians of all pairs. */
  readonly basePerRequestMs: number;
  readonly headPerRequestMs: number;
  /** The number of pairs in which the head does more. */
  readonly moreIn: number;
  readonly pairs: number;
  readonly verdict: 'more work' | 'same work' | 'unknown';
}

export const witnessSettings = {
  /**
   * Of one measurement: in 100 runs of a service that computes or waits, under seven disturbances, the logarithm of the processor
   * time per request had a standard deviation of 0.05, where that of p50 had 0.40.
   */
  noise: { variance: 0.05 ** 2, freedom: 4 } satisfies Noise,
  /** A smaller rise is not reported, and a larger one must be excluded to call the work the same: log ratios. */
  least: Math.log(1.05),
  same: Math.log(1.1),
  /** The share of alpha that is left to it: so much more probable is it that an unchanged version fails. */
  share: 0.1,
} as const;

/** @param works of all pairs; without any, nothing is known */
export function weighWork(works: readonly PairWork[]): Witness | undefined {
  if (works.length === 0) return undefined;
  const rises = risesOf(works);
  const moreIn = rises.filter((rise) => rise > 0).length;
  return {
    basePerRequestMs: median(works.map(({ base }) => base)),
    headPerRequestMs: median(works.map(({ head }) => head)),
    moreIn,
    pairs: works.length,
    verdict: works.length < pairSettings.minPairs ? 'unknown' : compare(rises),
  };
}

/**
 * The probability that an unchanged version has a loss that is suspect already and does as much more work. 1 if the head does not do
 * more, so it excuses none.
 *
 * @param band the tolerance band of the loss as a log ratio
 */
export function chanceOfWork(works: readonly PairWork[], band: number): number {
  if (weighWork(works)?.verdict !== 'more work') return 1;
  return Math.min(1, viewOf('own', risesOf(works), witnessSettings.noise, band).chance / witnessSettings.share);
}

const risesOf = (works: readonly PairWork[]): readonly number[] => works.map(({ base, head }) => Math.log(head / base));

function compare(rises: readonly number[]): Witness['verdict'] {
  const { noise, least, same } = witnessSettings;
  const differences = summarize(rises);
  const [low, high] = estimateRange(differences, noise);
  if (agree(rises) && low > 0 && differences.mean >= least) return 'more work';
  return low > -same && high < same ? 'same work' : 'unknown';
}
