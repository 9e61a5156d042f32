/** What pairs decide, and when. */
import { describe, expect, test } from '@jest/globals';
import { decideByPairs } from '../../../src/judge/pairs/decide-by-pairs.js';
import {
  chanceOf as chanceOfPairs,
  estimateRange,
  excludedFrom,
  smallestFound,
  summarize,
} from '../../../src/judge/pairs/views.js';
import { screen } from '../../../src/judge/pairs/screen.js';
import { summarizePairs, weighPairs } from '../../../src/judge/pairs/weigh-pairs.js';
import { chanceOf } from '../_simulated.js';
import { labels, measure, slowedDown, tablesOf, type Measure } from './_measured.js';
import { times } from '../../_times.js';

const calm = { machine: 0.01, label: 0.012 };

function pairs(count: number, seed: number, change: (measured: Measure) => Measure = (measured) => measured) {
  const { normal } = chanceOf(seed);
  const next = (): Measure => measure(calm, normal);
  const base = Array.from({ length: count }, next);
  return { base, head: Array.from({ length: count }, () => change(next())) };
}
const decide = (count: number, seed: number, change?: (measured: Measure) => Measure) => {
  const { base, head } = pairs(count, seed, change);
  return decideByPairs(tablesOf(head, base, 'session'));
};
const seeds = Array.from({ length: 20 }, (_, i) => i);
const shareOf = (isTrue: (seed: number) => boolean): number => seeds.filter(isTrue).length / seeds.length;

test('a change of 30 % in one label is found by four pairs, and named', () => {
  const named = (seed: number): boolean => {
    const { state, groups } = decide(4, seed, (measured) => slowedDown(measured, 1.3, 'GET /c'));
    const worse = groups.filter((group) => group.state === 'worse');
    return state === 'failed' && worse.every(({ group }) => group.name.includes('GET /c'));
  };
  expect(shareOf(named)).toBeGreaterThanOrEqual(0.9);
});

test('a change of everything is a group like any other', () => {
  const { state, groups } = decide(6, 1, (measured) => slowedDown(measured, 1.3));
  expect([state, groups[0]?.state, groups[0]?.group.kind]).toEqual(['failed', 'worse', 'scenario']);
});

test('a change that the band tolerates does not fail, however clear it is', () => {
  const { normal } = chanceOf(5);
  const exact = (): Measure => measure({ machine: 0.0005, label: 0.0005 }, normal);
  const base = Array.from({ length: 10 }, exact);
  const head = Array.from({ length: 10 }, () => slowedDown(exact(), 1.06, 'GET /c'));
  expect(decideByPairs(tablesOf(head, base, 'session')).state).not.toBe('failed');
});

test('a change for the better in one label does not make the others worse', () => {
  const fails = (seed: number): boolean =>
    decide(4, seed, (measured) => slowedDown(measured, 0.5, 'GET /c')).state === 'failed';
  expect(shareOf(fails)).toBe(0);
});

test('a change for the worse in most labels does not make the others better', () => {
  const slow = labels.slice(0, 3);
  const change = (measured: Measure): Measure =>
    slow.reduce((slower, label) => slowedDown(slower, 1.6, label), measured);
  const { base, head } = pairs(4, 2, change);
  const tables = tablesOf(head, base, 'session');
  const { weighed } = weighPairs(tables);
  const verdicts = tables.flatMap(({ comparisons }, t) =>
    comparisons.flatMap(({ case: { label } }, i) =>
      slow.includes(label ?? '') ? [] : [weighed[t]?.evidence[i]?.verdict],
    ),
  );
  expect(verdicts).not.toContain('improvement');
  expect(verdicts).not.toContain('regression');
});

test.each([
  [1, 'suspect', 'single-run'],
  [4, 'regression', 'group'],
])('a change of 60 %% in one label does not pass because %d pair could not show it', (count, verdict, reason) => {
  const { base, head } = pairs(count, 1, (measured) => slowedDown(measured, 1.6, 'GET /c'));
  const tables = tablesOf(head, base, 'session');
  const [evidence] = tables.flatMap(({ metric, comparisons }, t) =>
    comparisons.flatMap(({ case: { label } }, i) =>
      metric.id === 'p50' && label === 'GET /c' ? [weighPairs(tables).weighed[t]?.evidence[i]] : [],
    ),
  );
  expect(evidence).toMatchObject({ verdict, reason });
});

test.each([1.5, 2, 3, 5, 8, 20, 400])('a change of %d times is found by four pairs', (factor) => {
  const { state } = decide(4, 4, (measured) => slowedDown(measured, factor, 'GET /c'));
  expect(state).toBe('failed');
});

describe('the numbers', () => {
  const noise = { variance: 0.0004, freedom: 8 };

  test.each([0.05, 0.01])('unchanged pairs are as bad as a chance of %d with that probability', (chance) => {
    const { normal } = chanceOf(3);
    const noise = { variance: 0.01, freedom: 8 };
    const trials = times(25_000);
    let found = 0;
    for (let i = 0; i < trials; i++) {
      // The variance is drawn from its prior.
      const chi = Array.from({ length: noise.freedom }, () => normal() ** 2).reduce((sum, value) => sum + value, 0);
      const sigma = Math.sqrt((2 * noise.variance * noise.freedom) / chi);
      const values = Array.from({ length: 3 }, () => sigma * normal());
      if (chanceOfPairs(summarize(values), noise, true) <= chance) found++;
    }
    expect(found / trials / chance).toBeGreaterThan(0.85);
    expect(found / trials / chance).toBeLessThan(1.15);
  });

  test('the smallest loss that is found has the chance that it is asked for', () => {
    for (const count of [3, 5, 8])
      for (const isAlone of [true, false]) {
        const squares = 0.003 * count;
        const mean = smallestFound({ count, mean: 0, squares }, noise, isAlone, 0.0001);
        expect(chanceOfPairs({ count, mean, squares }, noise, isAlone)).toBeCloseTo(0.0001, 8);
      }
  });

  test('the interval narrows with every pair, and what is excluded lies above it or above the band', () => {
    const ends = [1, 2, 4, 8].map((count) => estimateRange({ count, mean: 0.1, squares: 0 }, noise));
    const widths = ends.map(([low, high]) => high - low);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    const excluded = [1, 2, 4, 8].map((count) => excludedFrom({ count, mean: 0, squares: 0 }, noise, 0.1));
    expect(excluded).toEqual(excluded.toSorted((a, b) => b - a));
    expect(excludedFrom({ count: 1000, mean: 0, squares: 0 }, noise, 0.1)).toBeLessThan(0.01);
  });
});

test.each([3, 4, 6])('what %d pairs say they would have found, half of them find', (count) => {
  const found = (factor: number): number =>
    shareOf((seed) =>
      decide(count, seed, (measured) => slowedDown(measured, factor, 'GET /c')).groups.some(
        ({ state, metric, group }) => state === 'worse' && metric.id === 'p50' && group.kind === 'label',
      ),
    );
  const { base, head } = pairs(count, 1);
  const { decision } = weighPairs(tablesOf(head, base, 'session'));
  const { percent = NaN } = summarizePairs(decision).found.find(({ metric }) => metric === 'p50') ?? {};
  expect(found(1 + (0.6 * percent) / 100)).toBeLessThan(0.5);
  expect(found(1 + (1.5 * percent) / 100)).toBeGreaterThan(0.5);
});

describe('the screen', () => {
  const seen = (seed: number, change: (measured: Measure) => Measure = (measured) => measured) => {
    const { normal } = chanceOf(seed);
    const history = Array.from({ length: 8 }, () => measure(calm, normal));
    return screen(tablesOf([change(measure(calm, normal))], history, 'history'));
  };

  test('sees nothing in most unchanged runs, and a label that is 30 % slower', () => {
    expect(shareOf((seed) => seen(seed).isCalm !== true)).toBeLessThanOrEqual(0.35);
    const finds = (seed: number): boolean =>
      [...(seen(seed, (measured) => slowedDown(measured, 1.3, 'GET /c')).suspects ?? [])].some((id) =>
        id.includes('GET /c'),
      );
    expect(shareOf(finds)).toBeGreaterThanOrEqual(0.9);
  });

  test('leaves everything to pairs after a run that is faster as a whole, which hides a loss', () => {
    const isLeft = (seed: number): boolean =>
      seen(seed, (measured) => slowedDown(measured, 1 / 1.3)).suspects === undefined;
    expect(shareOf(isLeft)).toBe(1);
  });

  test('lets pairs look at what the machine moves, even if nothing looks slower', () => {
    const { isCalm, suspects = new Set<string>() } = seen(1);
    expect([isCalm, [...suspects].every((id) => / of (?:test|scenario|everything)/.test(id))]).toEqual([true, true]);
  });

  test('states the change of a label that it sees half of the time', () => {
    const { seen: stated = [] } = seen(3);
    expect(stated.map(({ metric }) => metric)).toEqual(['throughput', 'p50', 'p99']);
    const { percent = NaN } = stated.find(({ metric }) => metric === 'p50') ?? {};
    const sees = (seed: number, factor: number): boolean =>
      [...(seen(seed, (measured) => slowedDown(measured, factor, 'GET /c')).suspects ?? [])].some((id) =>
        id.startsWith('p50 of label'),
      );
    const share = (factor: number): number => shareOf((seed) => sees(seed, factor));
    expect(share(1 + (0.5 * percent) / 100)).toBeLessThan(0.5);
    expect(share(1 + (1.5 * percent) / 100)).toBeGreaterThan(0.5);
  });

  test('chooses nothing after a single run, so that all groups are judged', () => {
    const { normal } = chanceOf(2);
    const tables = tablesOf([measure(calm, normal)], [measure(calm, normal)], 'history');
    expect(screen(tables).suspects).toBeUndefined();
    expect(labels.length).toBeGreaterThan(3);
  });
});

describe('a change that is beyond its band in every pair, and that noise may be', () => {
  const verdictOf = (changes: readonly number[]) => {
    const flat = changes.map((): Measure => () => 0);
    const head = changes.map(
      (change): Measure =>
        ({ id }, label) =>
          id === 'p50' && label === 'GET /c' ? change : 0,
    );
    const tables = tablesOf(head, flat, 'session');
    const { weighed, decision } = weighPairs(tables);
    const at = tables[1]?.comparisons.findIndex(({ case: { label } }) => label === 'GET /c') ?? NaN;
    const { verdict, effect } = weighed[1]?.evidence[at] ?? {};
    return [decision.state, decision.isPromising, verdict, effect?.beyond];
  };

  test.each([
    ['in each of three', [0.11, 0.12, 0.4], 'suspect', 3],
    ['in all but one of six', [0.11, 0.4, 0.12, 0.3, 0.11, -0.3], 'suspect', 5],
    ['in all but one of five', [0.11, 0.4, 0.12, 0.3, -0.3], 'inconclusive', undefined],
    ['in each of two', [0.11, 0.12], 'suspect', 2],
    ['in the only one', [0.11], 'suspect', 1],
    ['in one of two', [0.11, 0.09], 'pass', undefined],
  ])('is suspect, which no gate passes: %s', (_, changes, verdict, beyond) => {
    expect(verdictOf(changes)).toEqual(['open', true, verdict, beyond]);
  });
});
