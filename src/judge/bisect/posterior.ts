/**
 * Where a loss between GOOD and BAD began, as probabilities. The commits are a chain of hidden levels: GOOD has none of the
 * loss, BAD all of it, and a change is equally likely at each commit. Pairs of a commit beside GOOD measure its level, pairs
 * of a commit beside its parent measure the change. No measurement is final, so that a wrong one is outweighed later.
 */
import { sum, weightedMean } from '../../stats/averages.js';
import type { Differences, Noise } from '../pairs/evidence.js';
import { bisectSettings } from './settings.js';

/** All pairs of a commit beside an earlier one. Commits are numbered from 1, the oldest; 0 is GOOD. */
export interface Observation {
  readonly commit: number;
  /** 0, or the parent of the commit. */
  readonly beside: number;
  readonly differences: Differences;
}

export interface Observations {
  /** The number of commits; the last one is BAD. */
  readonly commits: number;
  readonly pairs: readonly Observation[];
  /** The noise of one measurement, before these pairs. */
  readonly noise: Noise;
}

/** Arrays have an entry for GOOD and for each commit. */
export interface Posterior {
  /** The probability that a commit made it worse. */
  readonly worse: readonly number[];
  /** By how much, on average, as a share of the loss. */
  readonly gains: readonly number[];
  /** The variance of the level, as a share of the loss. */
  readonly variances: readonly number[];
}

const { levels } = bisectSettings;
const indices = [...levels.keys()];

/** The noise with what these pairs show about it. */
export function poolNoise({ pairs, noise }: Observations): Noise {
  const freedom = noise.freedom + sum(pairs.map(({ differences }) => differences.count - 1));
  const squares = sum(pairs.map(({ differences }) => differences.squares));
  return { variance: (noise.variance * noise.freedom + squares / 2) / freedom, freedom };
}

/** @param loss the measured difference of BAD and GOOD, as a log ratio */
export function locate(observations: Observations, loss: number): Posterior {
  const noise = poolNoise(observations);
  const found = bisectSettings.sizes.map((size) => locateLoss(observations, noise, size * loss));
  const best = Math.max(...found.map(({ logWeight }) => logWeight));
  const weights = found.map(({ logWeight }) => Math.exp(logWeight - best));
  const mean = (read: (one: Located) => readonly number[]): number[] =>
    Array.from({ length: observations.commits + 1 }, (_, i) =>
      weightedMean(
        found.map((one) => read(one)[i] ?? 0),
        weights,
      ),
    );
  const [means, squares] = [mean((one) => one.means), mean((one) => one.squares)];
  return {
    worse: mean((one) => one.worse),
    gains: mean((one) => one.gains),
    variances: squares.map((square, i) => square - (means[i] ?? 0) ** 2),
  };
}

interface Located extends Omit<Posterior, 'variances'> {
  readonly logWeight: number;
  readonly means: readonly number[];
  readonly squares: readonly number[];
}

/** The forward-backward algorithm for a loss of this size. */
function locateLoss({ commits, pairs }: Observations, noise: Noise, loss: number): Located {
  const own = Array.from({ length: commits + 1 }, (_, i): readonly number[] => {
    const known = i === 0 ? 0 : i === commits ? 1 : undefined;
    const ofCommit = pairs.filter(({ commit, beside }) => commit === i && beside === 0);
    return levels.map((level) => (level === (known ?? level) ? likelihood(ofCommit, level * loss, noise) : 0));
  });
  // Steps are rare. Commit 1 beside GOOD is its level already.
  const rate = Math.min(bisectSettings.furtherChanges / commits, 0.5);
  const steps = own.map((_, i) => {
    const beside = pairs.filter((pair) => i > 1 && pair.commit === i && pair.beside === i - 1);
    const weigh = (from: number, to: number): number =>
      (from === to ? 1 - rate : rate / (levels.length - 1)) * likelihood(beside, gainOf(from, to) * loss, noise);
    return indices.map((from) => indices.map((to) => weigh(from, to)));
  });
  /** How likely it is to get from one level to another. */
  const reach = (i: number, from: number, to: number): number => (steps[i]?.[from]?.[to] ?? 0) * (own[i]?.[to] ?? 0);
  const before = [own[0] ?? []];
  let logWeight = 0;
  for (let i = 1; i <= commits; i++) {
    const last = before[i - 1] ?? [];
    const next = indices.map((to) => sum(last.map((weight, from) => weight * reach(i, from, to))));
    logWeight += Math.log(sum(next));
    before.push(normalize(next));
  }
  const after: number[][] = [];
  after[commits] = indices.map(() => 1);
  for (let i = commits - 1; i >= 0; i--) {
    const later = after[i + 1] ?? [];
    after[i] = normalize(indices.map((from) => sum(later.map((weight, to) => weight * reach(i + 1, from, to)))));
  }
  const gains = indices.flatMap((from) => indices.map((to) => gainOf(from, to)));
  const joint = before.slice(1).map((_, k) => {
    const weigh = (from: number, to: number): number =>
      (before[k]?.[from] ?? 0) * reach(k + 1, from, to) * (after[k + 1]?.[to] ?? 0);
    return indices.flatMap((from) => indices.map((to) => weigh(from, to)));
  });
  const meanGain = (read: (gain: number) => number): number[] => [
    0,
    ...joint.map((weights) => weightedMean(gains.map(read), weights)),
  ];
  const moment = (power: number): number[] =>
    before.map((weights, i) =>
      weightedMean(
        levels.map((level) => level ** power),
        weights.map((weight, k) => weight * (after[i]?.[k] ?? 0)),
      ),
    );
  return {
    logWeight,
    worse: meanGain((gain) => (gain > 0 ? 1 : 0)),
    gains: meanGain((gain) => Math.max(gain, 0)),
    means: moment(1),
    squares: moment(2),
  };
}

const gainOf = (from: number, to: number): number => (levels[to] ?? 0) - (levels[from] ?? 0);

function normalize(weights: readonly number[]): number[] {
  const total = sum([...weights]);
  return weights.map((weight) => weight / total);
}

/** Student's, with heavy tails even if the noise is well known: now and then a machine disturbs one pair. */
function likelihood(pairs: readonly Observation[], expected: number, { variance, freedom: known }: Noise): number {
  const freedom = Math.min(known, bisectSettings.maxFreedom);
  return pairs.reduce((product, { differences: { count, mean } }) => {
    const square = (count * (mean - expected) ** 2) / (2 * variance * freedom);
    return product * (1 + square) ** (-(freedom + 1) / 2);
  }, 1);
}
