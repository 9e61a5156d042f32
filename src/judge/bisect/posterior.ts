/**
 * Where a loss between GOOD and BAD began, as probabilities. The commits are a chain of hidden levels: GOOD has none of the
 * loss, BAD all of it, and a change is equally likely at each commit. Pairs of a commit beside GOOD measure its level, pairs
 * of a commit beside its parent measure the change. No measurement is final, so that a wrong one is outweighed later.
 */
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
const allOfIt = levels.indexOf(1);

/** The noise with what these pairs show about it. */
export function poolNoise({ pairs, noise }: Observations): Noise {
  const freedom = noise.freedom + pairs.reduce((total, { differences }) => total + differences.count - 1, 0);
  const squares = pairs.reduce((total, { differences }) => total + differences.squares, 0);
  return { variance: (noise.variance * noise.freedom + squares / 2) / freedom, freedom };
}

/** @param loss the measured difference of BAD and GOOD, as a log ratio */
export function locate(observations: Observations, loss: number): Posterior {
  const noise = poolNoise(observations);
  const found = bisectSettings.sizes.map((size) => locateLoss(observations, noise, size * loss));
  const best = Math.max(...found.map(({ logWeight }) => logWeight));
  const weights = found.map(({ logWeight }) => Math.exp(logWeight - best));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (read: (one: Located) => readonly number[]): number[] =>
    Array.from({ length: observations.commits + 1 }, (_, i) =>
      found.reduce((sum, one, k) => sum + ((weights[k] ?? 0) / total) * (read(one)[i] ?? 0), 0),
    );
  const [means, squares] = [mean((one) => one.means), mean((one) => one.squares)];
  return {
    worse: mean((one) => one.worse),
    gains: mean((one) => one.gains),
    variances: squares.map((square, i) => square - (means[i] ?? 0) ** 2),
  };
}

interface Located {
  readonly logWeight: number;
  readonly worse: readonly number[];
  readonly gains: readonly number[];
  readonly means: readonly number[];
  readonly squares: readonly number[];
}

/** The forward-backward algorithm for a loss of this size. */
function locateLoss({ commits, pairs }: Observations, noise: Noise, loss: number): Located {
  const own = Array.from({ length: commits + 1 }, (_, i) => weighLevels(i, commits, pairs, noise, loss));
  const steps = Array.from({ length: commits + 1 }, (_, i) => weighSteps(i, commits, pairs, noise, loss));
  const before: number[][] = [own[0] ?? []];
  let logWeight = 0;
  for (let i = 1; i <= commits; i++) {
    const next = indices.map(
      (to) =>
        (own[i]?.[to] ?? 0) * sum(indices, (from) => (before[i - 1]?.[from] ?? 0) * (steps[i]?.[from]?.[to] ?? 0)),
    );
    const total = sum(next, (value) => value);
    logWeight += Math.log(total);
    before.push(next.map((value) => value / total));
  }
  const after: number[][] = [];
  after[commits] = indices.map(() => 1);
  for (let i = commits - 1; i >= 0; i--) {
    const next = indices.map((from) =>
      sum(indices, (to) => (steps[i + 1]?.[from]?.[to] ?? 0) * (own[i + 1]?.[to] ?? 0) * (after[i + 1]?.[to] ?? 0)),
    );
    const total = sum(next, (value) => value);
    after[i] = next.map((value) => value / total);
  }
  const worse = [0];
  const gains = [0];
  for (let i = 1; i <= commits; i++) {
    const joint = indices.map((from) =>
      indices.map(
        (to) =>
          (before[i - 1]?.[from] ?? 0) * (steps[i]?.[from]?.[to] ?? 0) * (own[i]?.[to] ?? 0) * (after[i]?.[to] ?? 0),
      ),
    );
    const total = sum(indices, (from) => sum(indices, (to) => joint[from]?.[to] ?? 0));
    const mean = (value: (gain: number) => number): number =>
      sum(indices, (from) => sum(indices, (to) => (joint[from]?.[to] ?? 0) * value(gainOf(from, to)))) / total;
    worse.push(mean((gain) => (gain > 0 ? 1 : 0)));
    gains.push(mean((gain) => Math.max(gain, 0)));
  }
  const moment = (power: number): number[] =>
    before.map((weights, i) => {
      const joint = weights.map((weight, k) => weight * (after[i]?.[k] ?? 0));
      return sum(indices, (k) => (joint[k] ?? 0) * (levels[k] ?? 0) ** power) / sum(joint, (value) => value);
    });
  return { logWeight, worse, gains, means: moment(1), squares: moment(2) };
}

const gainOf = (from: number, to: number): number => (levels[to] ?? 0) - (levels[from] ?? 0);

const sum = <Item>(items: readonly Item[], read: (item: Item) => number): number =>
  items.reduce((total, item) => total + read(item), 0);

/** How likely each level of a commit is by its pairs beside GOOD. Those of GOOD and BAD are known. */
function weighLevels(
  commit: number,
  commits: number,
  pairs: readonly Observation[],
  noise: Noise,
  loss: number,
): number[] {
  const known = commit === 0 ? 0 : commit === commits ? allOfIt : undefined;
  const own = pairs.filter((pair) => pair.commit === commit && pair.beside === 0);
  return levels.map((level, k) => (known === undefined || known === k ? likelihood(own, level * loss, noise) : 0));
}

/** How likely each step from one level to another is: steps are rare, and pairs beside the parent measure them. */
function weighSteps(
  commit: number,
  commits: number,
  pairs: readonly Observation[],
  noise: Noise,
  loss: number,
): number[][] {
  // Commit 1 beside GOOD is its level already.
  const own = commit < 2 ? [] : pairs.filter((pair) => pair.commit === commit && pair.beside === commit - 1);
  const rate = Math.min(bisectSettings.furtherChanges / commits, 0.5);
  return indices.map((from) =>
    indices.map(
      (to) => (from === to ? 1 - rate : rate / (levels.length - 1)) * likelihood(own, gainOf(from, to) * loss, noise),
    ),
  );
}

/** Student's, with heavy tails even if the noise is well known: now and then a machine disturbs one pair. */
function likelihood(pairs: readonly Observation[], expected: number, { variance, freedom: known }: Noise): number {
  const freedom = Math.min(known, bisectSettings.maxFreedom);
  return pairs.reduce((product, { differences: { count, mean } }) => {
    const square = (count * (mean - expected) ** 2) / (2 * variance * freedom);
    return product * (1 + square) ** (-(freedom + 1) / 2);
  }, 1);
}
