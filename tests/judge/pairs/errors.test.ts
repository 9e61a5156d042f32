/** Errors in pairs: each limit at the last number of failed requests below it, and one more. */
import { describe, expect, test } from '@jest/globals';
import { decideErrors } from '../../../src/judge/pairs/errors.js';
import type { Measurement } from '../../../src/model/documents.js';
import { compare, metricOf } from '../_past.js';

const metric = metricOf('errorPercent');
const requests = 1000;

/** A measurement whose failed requests are far from each other, or nothing says when they were. */
function measure(label: string, failed: number, isTimed: boolean): Measurement {
  const errors = Array.from({ length: requests }, (_, i) => (i < failed ? 1 : 0));
  const timeline = { errors, requests: errors.map(() => 1) };
  const known = isTimed ? { timeline: timeline as unknown as NonNullable<Measurement['timeline']> } : {};
  const metrics = { errorPercent: (100 * failed) / requests };
  return { scenario: 'shop', label, configuration: {}, samples: requests, metrics, ...known };
}

/** @param pairs the failed requests of head and base */
function decide(pairs: readonly (readonly [head: number, base: number])[], isTimed = true, band = 0.05) {
  const { evidence, isPromising } = decideAll([pairs], isTimed, band);
  return { ...evidence[0], isPromising };
}

/** @param labels of each label, the failed requests of head and base in each pair */
function decideAll(
  labels: readonly (readonly (readonly [head: number, base: number])[])[],
  isTimed = true,
  band = 0.05,
) {
  const comparisons = labels.map((pairs, i) => {
    const [head = [], base = []] = [0, 1].map((side) =>
      pairs.map((pair) => measure(`GET /${String(i)}`, pair[side] ?? NaN, isTimed)),
    );
    return compare(metric, head, base, { baseline: 'session', band: { absolute: band }, isInterpolated: false });
  });
  return decideErrors({ metric, comparisons });
}

/** The evidence of events that are apart: their likelihood for head's share r / (1 + r), over that for a half. */
function evidenceOf(head: number, base: number): number {
  const ratios = [1.5, 2, 4, 10, 100].map((r) => ((2 * r) / (1 + r)) ** head * (2 / (1 + r)) ** base);
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}

describe('requests that fail at different times, all in the head', () => {
  test.each([
    [[4, 4, 4], 'regression'],
    [[10, 10, 10, 10, 0], 'regression'],
    [[4, 4, 3], 'suspect'],
    [[6, 6], 'suspect'],
    [[5], 'suspect'],
    [[4], 'pass'],
  ])('%j of a thousand each: %s', (failed, verdict) => {
    const evidence = evidenceOf(
      failed.reduce((sum, count) => sum + count),
      0,
    );
    const expected = evidence >= 1000 && failed.length >= 3 ? 'regression' : evidence >= 10 ? 'suspect' : 'pass';
    expect(expected).toBe(verdict);
    expect(decide(failed.map((count) => [count, 0]))).toMatchObject({ verdict });
  });

  test('the smallest rise that three pairs find is twelve requests of three thousand', () => {
    const { smallestDetectable, noise } = decide([0, 0, 0].map(() => [0, 0]));
    expect([smallestDetectable, noise?.absolute]).toEqual([0.4, 0.4]);
    expect(decide([0, 0].map(() => [0, 0])).smallestDetectable).toBeUndefined();
    expect(
      decide(
        [0, 0, 0].map(() => [0, 0]),
        true,
        0.5,
      ).smallestDetectable,
    ).toBe(0.5);
  });
});

test.each([
  [3, 1, true],
  [2, 1, false],
  [1, 0, true],
  [1, 1, false],
  // Each of the sizes that it looks for decides one of these.
  [10, 5, true],
  [9, 5, false],
  [18, 10, true],
  [17, 10, false],
  [24, 15, true],
  [23, 15, false],
])('another pair may show more after %d failed requests of head and %d of base: %s', (head, base, isPromising) => {
  expect(evidenceOf(head, base) >= 1 && head > base).toBe(isPromising);
  expect(decide([[head, base]]).isPromising).toBe(isPromising);
});

test('without times all that fails in one measurement may have one cause: four such pairs fail, three do not', () => {
  const verdictOf = (count: number, failed: number) =>
    decide(
      Array.from({ length: count }, () => [failed, 0]),
      false,
    ).verdict;
  expect([4, 40].map((failed) => verdictOf(3, failed))).toEqual(['suspect', 'suspect']);
  expect([4, 40].map((failed) => verdictOf(4, failed))).toEqual(['regression', 'regression']);
});

test.each([
  [0.49, 'regression'],
  [0.5, 'pass'],
])('a rise of half a point with a band of %d: %s', (band, verdict) => {
  expect(
    decide(
      [0, 0, 0].map(() => [5, 0]),
      true,
      band,
    ),
  ).toMatchObject({ verdict });
});

test.each<readonly [pairs: readonly (readonly [head: number, base: number])[], verdict: string]>([
  [
    [
      [0, 4],
      [0, 4],
      [0, 4],
    ],
    'improvement',
  ],
  [
    [
      [0, 4],
      [0, 4],
      [4, 4],
    ],
    'pass',
  ],
  [
    [
      [0, 4],
      [0, 4],
    ],
    'pass',
  ],
])('failed requests of head and base %j: %s', (pairs, verdict) => {
  expect(decide(pairs)).toMatchObject({ verdict });
});

test.each([
  [4, 1],
  [12, 3],
])('what fails with %d of a thousand is %d times as much as the least that is found', (failed, severity) => {
  expect(decide([0, 0, 0].map(() => [failed, 0])).severity).toBeCloseTo(severity, 9);
});

test('a load test in which most requests fail needs no evidence, and is as severe as its rise has bands', () => {
  const severityOf = (failed: number) => {
    const { verdict, severity = NaN } = decide([[failed, 0]], false, 10);
    return [verdict, severity];
  };
  expect(severityOf(500)).toEqual(['pass', 0]);
  expect(severityOf(501)).toEqual(['regression', expect.closeTo(5.01, 9)]);
});

test.each([
  [0.99, 'regression group'],
  [1, 'pass within-band'],
])('of labels that fail together, one whose own rise is half a point is blamed with a band of %d: %s', (band, last) => {
  const pairsOf = (failed: number) => [0, 0, 0].map(() => [failed, 0] as const);
  const { evidence } = decideAll([20, 20, 20, 5].map(pairsOf), true, band);
  expect(evidence.map(({ verdict, reason }) => `${verdict} ${reason}`)).toEqual([
    ...Array<string>(3).fill('regression beyond-limit'),
    last,
  ]);
});
