/** Whether the head does more work, by the processor time per request of both sides of each pair. */
import { describe, expect, test } from '@jest/globals';
import { chanceOfWork, weighWork, witnessSettings, type PairWork } from '../../../src/judge/pairs/screen.js';
import { compareWork, knownWork } from '../../../src/judge/pairs/work.js';
import { chanceOf } from '../_simulated.js';

const pairs = (rises: readonly number[]): readonly PairWork[] => rises.map((rise) => ({ base: 4.5, head: 4.5 * rise }));
const verdictOf = (...rises: readonly number[]) => weighWork(pairs(rises))?.verdict;

test('tells both works, and in how many pairs the head does more', () => {
  const works = [
    { base: 4.4, head: 5.7 },
    { base: 4.5, head: 5.9 },
    { base: 4.6, head: 6.1 },
  ];
  expect(weighWork(works)).toEqual({
    basePerRequestMs: 4.5,
    headPerRequestMs: 5.9,
    moreIn: 3,
    pairs: 3,
    verdict: 'more work',
  });
  expect(weighWork(pairs([1, 1.2]))?.moreIn).toBe(1);
  expect(weighWork([])).toBeUndefined();
});

describe('more work', () => {
  test('needs three pairs that agree, or all but one of six', () => {
    expect(verdictOf(1.5, 1.5)).toBe('unknown');
    expect(verdictOf(1.2, 1.2, 1.2)).toBe('more work');
    expect(verdictOf(1.3, 1.3, 1.3, 1.3, 0.99)).not.toBe('more work');
    expect(verdictOf(1.3, 1.3, 1.3, 1.3, 1.3, 0.99)).toBe('more work');
    expect(verdictOf(1.3, 1.3, 1.3, 1.3, 0.99, 0.99)).not.toBe('more work');
  });

  test('is no difference that nobody would care for, however sure it is', () => {
    expect(verdictOf(...Array.from({ length: 20 }, () => 1.03))).toBe('same work');
  });
});

test('the same work excludes a change, so restless works are unknown', () => {
  expect(verdictOf(1.01, 0.99, 1, 1.01)).toBe('same work');
  expect(verdictOf(1.3, 0.8, 1.1, 0.85)).toBe('unknown');
});

test('less work is neither', () => {
  expect(verdictOf(0.7, 0.7, 0.7, 0.7)).toBe('unknown');
});

describe.each([3, 4, 8])('of %d pairs of the expected noise', (count) => {
  const shareOf = (verdict: string, rise: number): number => {
    const { normal } = chanceOf(count);
    const noise = Math.sqrt(witnessSettings.noise.variance);
    const draw = (): number => Math.exp(noise * normal());
    const found = Array.from({ length: 1000 }, () => {
      const works = Array.from({ length: count }, () => ({ base: draw(), head: rise * draw() }));
      return weighWork(works)?.verdict;
    });
    return found.filter((each) => each === verdict).length / found.length;
  };

  test('an unchanged service rarely does more work, and one that does 30 % more is found', () => {
    expect(shareOf('more work', 1)).toBeLessThan(0.03);
    expect(shareOf('more work', 1.3)).toBeGreaterThan(0.98);
    expect(shareOf('same work', 1.3)).toBe(0);
    expect(shareOf('same work', 1.15)).toBeLessThan(0.01);
  });
});

describe('for a suspect loss', () => {
  const chanceIf = (...rises: readonly number[]): number => chanceOfWork(pairs(rises), Math.log(1.1));

  test('more work is a witness, and nothing else counts for or against it', () => {
    expect(chanceIf(1.3, 1.3, 1.3, 1.3)).toBeLessThan(0.001);
    for (const rises of [
      [1, 1, 1, 1],
      [0.5, 0.5, 0.5],
      [1.3, 1.3],
      [1.3, 0.8, 1.3],
    ])
      expect(chanceIf(...rises)).toBe(1);
  });

  test('it is at most its share as often as improbable if the work is the same', () => {
    const { normal } = chanceOf(5);
    const noise = Math.sqrt(witnessSettings.noise.variance);
    const draws = Array.from({ length: 3000 }, () =>
      chanceIf(...Array.from({ length: 4 }, () => Math.exp(noise * Math.SQRT2 * normal()))),
    );
    const found = draws.filter((each) => each <= 0.05).length;
    expect(found / draws.length).toBeLessThanOrEqual(0.05 * witnessSettings.share * 1.5);
  });
});

describe('the processor time per request', () => {
  const minute = { cores: 2, spanMs: 60_000, foreignMs: 0, stealMs: 0 };
  type Measured = Parameters<typeof compareWork>[0][number];
  /** A measurement of a minute with so many requests by label. */
  const measured = (
    serviceMs: number,
    requests: Readonly<Record<string, number>>,
    of: object = { generatorMs: 1 },
  ): Measured => {
    const measurements = Object.entries(requests).map(([label, samples]) => ({
      ...{ scenario: 'shop', label, configuration: {}, samples, metrics: {} },
      ...(label.startsWith('transaction') && { transaction: true as const }),
    }));
    return { machine: { ...minute, serviceMs, ...of }, candidate: { run: { provenance: {}, measurements } } };
  };
  const base = measured(20_000, { a: 1000 });

  test.each<readonly [string, Measured, number | undefined]>([
    ['it is known of half as many requests', measured(20_000, { a: 500 }), 40],
    ['of a third of a core', measured(20_000, { a: 1000 }), 20],
    ['of less, which mostly waits', measured(19_999, { a: 1000 }), undefined],
    ['without the requests of transactions', measured(20_000, { a: 1000, transaction: 500 }), 20],
    ['of nearly the same requests', measured(20_000, { a: 951, b: 49 }), 20],
    ['of others', measured(20_000, { a: 949, b: 51 }), undefined],
    ['of no request', measured(20_000, {}), undefined],
    ['in no time', measured(0, { a: 1000 }, { generatorMs: 1, spanMs: 0 }), undefined],
    ['with a load generator', measured(20_000, { a: 1000 }, {}), undefined],
    ['on an unknown machine', {}, undefined],
  ])('%s', (_, head, work) => {
    const known = work === undefined ? undefined : { base: 20, head: work };
    expect(compareWork([base], [head]).pairs).toEqual([known]);
    expect(compareWork([head], [base]).pairs).toEqual([known && { base: known.head, head: known.base }]);
    expect(knownWork(compareWork([base, base], [head, base]))).toEqual(known && [known, { base: 20, head: 20 }]);
    expect(compareWork([base, base], [base, head]).isOfService).toBe(head.machine?.generatorMs === 1);
  });
});
