/** The limits of the judgement by pairs, each at its value and beside it. */
import { describe, expect, test } from '@jest/globals';
import { decideByPairs } from '../../../src/judge/pairs/decide-by-pairs.js';
import { chanceOf, excludedFrom, type Noise } from '../../../src/judge/pairs/evidence.js';
import { agree } from '../../../src/judge/pairs/views.js';
import { weighPairs } from '../../../src/judge/pairs/weigh-pairs.js';
import { upperTail } from '../../../src/stats/student.js';
import { chanceOf as chance } from '../_simulated.js';
import { measure, slowedDown, tablesOf, type Measure } from './_measured.js';

const noise: Noise = { variance: 0.0004, freedom: 5 };

describe('pairs agree', () => {
  const worse = (count: number, others: readonly number[] = []): readonly number[] => [
    ...Array.from({ length: count - others.length }, () => 0.1),
    ...others,
  ];
  test.each<readonly [count: number, others: readonly number[], agrees: boolean]>([
    [2, [], false],
    [3, [], true],
    [3, [0], false],
    [5, [-0.1], false],
    [6, [-0.1], true],
    [7, [0], true],
    [6, [0, -0.1], false],
    [40, [-0.1, -0.1], false],
  ])('%d with the exceptions %j: %s', (count, others, agrees) => {
    expect(agree(worse(count, others))).toBe(agrees);
  });
});

describe('a change is excluded', () => {
  const band = 0.05;
  test.each([
    [0, 0.0012],
    [-0.03, 0],
    [0.02, 0.002],
    [0.05, 0.002],
    [0.08, 0.002],
  ])('where it is ten times less likely than the best of the band: mean %d, squares %d', (mean, squares) => {
    const count = 3;
    // Student's likelihood of a change, without its constant.
    const likelihood = (change: number): number =>
      (2 * noise.variance * noise.freedom + squares + count * (change - mean) ** 2) ** (-(noise.freedom + count) / 2);
    const excluded = excludedFrom({ count, mean, squares }, noise, band);
    expect(likelihood(Math.min(Math.max(mean, 0), band)) / likelihood(excluded)).toBeCloseTo(10, 9);
    expect(excluded).toBeGreaterThan(mean);
  });

  test('at a pinned figure', () => {
    expect(excludedFrom({ count: 3, mean: 0, squares: 0.0012 }, noise, band)).toBeCloseTo(0.036_729, 6);
  });
});

describe('the scatter of the pairs alone', () => {
  const restless: Noise = { variance: 0.04, freedom: 5 };
  const at = (count: number, squares: number, isAlone = true): number =>
    chanceOf({ count, mean: 0.1, squares }, restless, isAlone);
  const pooled = (count: number, squares: number): number =>
    upperTail(0.1 / Math.sqrt((0.4 + squares) / (5 + count - 1) / count), 5 + count - 1);

  test('counts from five pairs on, for a single case or label', () => {
    expect(at(4, 0.01)).toBeCloseTo(pooled(4, 0.01), 12);
    expect(at(5, 0.01)).toBeCloseTo(upperTail(0.1 / Math.sqrt(0.0025 / 5), 4), 12);
    expect(at(5, 0.01, false)).toBeCloseTo(pooled(5, 0.01), 12);
  });

  test('is never smaller than 2 %', () => {
    const least = 4 * 0.02 ** 2;
    expect(at(5, 0)).toBe(at(5, least));
    expect(at(5, least * 0.5)).toBe(at(5, least));
    expect(at(5, least * 1.5)).toBeGreaterThan(at(5, least));
  });
});

describe('the chance of a failure', () => {
  const { normal } = chance(7);
  const next = (): Measure => measure({ machine: 0.01, label: 0.012 }, normal);
  const base = Array.from({ length: 4 }, next);
  const head = Array.from({ length: 4 }, () => slowedDown(next(), 1.3, 'GET /c'));
  const tables = tablesOf(head, base, 'session');
  const { groups, chance: least } = decideByPairs(tables);

  test('is shared by the groups, whose shares are together at most the whole', () => {
    expect(groups.length).toBeGreaterThan(20);
    expect(groups.reduce((total, { weight }) => total + weight, 0)).toBeLessThanOrEqual(1 + 1e-9);
    const failing = groups.filter(({ state }) => state === 'worse');
    expect(failing.length).toBeGreaterThan(0);
    expect(least).toBeCloseTo(Math.min(...failing.map((group) => group.chance / group.weight)), 12);
  });

  test('of a group that is seen in two ways is twice that of the clearer one', () => {
    const twice = groups.filter(({ relative, isControlled }) => relative !== undefined && !isControlled);
    expect(twice.length).toBeGreaterThan(0);
    for (const { chance: own, clearer } of twice) expect(own).toBeCloseTo(Math.min(1, 2 * clearer.chance), 12);
  });

  test('fails at the probability of the judgement, and not just below it', () => {
    expect(decideByPairs(tables, undefined, least * (1 + 1e-9)).state).toBe('failed');
    expect(decideByPairs(tables, undefined, least * (1 - 1e-9)).state).not.toBe('failed');
  });
});

test('a loss is stated as a loss and a gain as a gain, whichever direction of the metric is better', () => {
  const exact: Measure = () => 0;
  for (const [factor, sign] of [
    [1.5, 1],
    [1 / 1.5, -1],
  ] as const) {
    const head = Array.from({ length: 4 }, () => slowedDown(exact, factor));
    const tables = tablesOf(
      head,
      head.map(() => exact),
      'session',
    );
    const { weighed } = weighPairs(tables);
    for (const [t, { metric }] of tables.entries()) {
      const percent = weighed[t]?.evidence[0]?.effect?.percent ?? NaN;
      const expected = metric.better === 'higher' ? 100 * (factor ** -0.5 - 1) : 100 * (factor - 1);
      expect([metric.id, percent]).toEqual([metric.id, expect.closeTo(expected, 9)]);
      expect(Math.sign(percent) * (metric.better === 'higher' ? -1 : 1)).toBe(sign);
    }
  }
});
