import { expect, test } from '@jest/globals';
import { likelyRange, locate, mostLikely, nextPair, type CommitObservation } from '../../../src/judge/bisect/search.js';

const noise = { variance: 0.02 ** 2, freedom: 8 };
const pair = (commit: number, mean: number, count = 2, beside = 0): CommitObservation => ({
  commit,
  beside,
  differences: { count, mean, squares: (count - 1) * 2 * noise.variance },
});
const limits = { skipped: new Set<number>(), maxPairs: 8 };
const loss = 0.25;

test('without a measurement between them every commit is as likely, and the middle is measured', () => {
  const observations = { commits: 16, noise, pairs: [pair(16, loss)] };
  const posterior = locate(observations, loss);
  for (let i = 2; i < 16; i++) expect(posterior.worse[i]).toBeCloseTo(posterior.worse[1] ?? 0, 1);
  expect(likelyRange(posterior)).toEqual([1, 16]);
  expect([7, 8, 9]).toContain(nextPair(observations, posterior, limits, undefined)?.commit);
});

test('a wrong measurement is outweighed by later ones', () => {
  const wrong = [pair(16, loss), pair(8, 0.18, 1)];
  const misled = locate({ commits: 16, noise, pairs: wrong }, loss);
  expect(mostLikely(misled)).toBeLessThanOrEqual(8);
  const more = [...wrong, pair(7, 0, 4), pair(9, 0.01, 4), pair(10, 0.25, 4), pair(10, 0.24, 4, 9)];
  const corrected = locate({ commits: 16, noise, pairs: more }, loss);
  expect(mostLikely(corrected)).toBe(10);
  expect(corrected.worse[10]).toBeGreaterThan(0.95);
});

test('a commit is not named before it was measured beside its parent', () => {
  const pairs = [pair(16, loss), pair(8, 0, 4), pair(9, loss, 4)];
  const observations = { commits: 16, noise, pairs };
  const posterior = locate(observations, loss);
  expect(posterior.worse[9]).toBeGreaterThan(0.9);
  expect(nextPair(observations, posterior, limits, 9)).toEqual({ commit: 9, beside: 8 });
  const confirmed = { ...observations, pairs: [...pairs, pair(9, loss, 3, 8)] };
  expect(nextPair(confirmed, locate(confirmed, loss), limits, 9)).toBeUndefined();
});

test('a loss in two steps is not taken for one', () => {
  const pairs = [pair(16, 0.3, 4), pair(8, 0.15, 4), pair(4, 0, 4), pair(12, 0.15, 4)];
  const { worse } = locate({ commits: 16, noise, pairs }, 0.3);
  const sum = (from: number, to: number): number => worse.slice(from, to + 1).reduce((total, one) => total + one, 0);
  expect(sum(5, 8)).toBeGreaterThan(0.9);
  expect(sum(13, 16)).toBeGreaterThan(0.9);
});
