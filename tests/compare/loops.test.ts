import { expect, test } from '@jest/globals';
import { areEquallyFrequent, remainingShare, totalTime } from '../../src/compare/loops.js';

test.each([
  ['the same', 200, 200, true],
  ['a tenth more', 219, 200, true],
  ['a tenth fewer', 200, 219, true],
  ['more than that', 221, 200, false],
  ['fewer than that', 200, 221, false],
  ['unknown', NaN, 200, false],
])('labels with %s requests are of one loop: %d and %d: %s', (_, a, b, expected) => {
  expect(areEquallyFrequent(a, b)).toBe(expected);
});

test('a stricter factor separates labels that are alike otherwise', () => {
  expect(areEquallyFrequent(210, 200)).toBe(true);
  expect(areEquallyFrequent(210, 200, 1.03)).toBe(false);
});

test('the total time is that of all requests, or unknown', () => {
  const label = { scenario: 'shop', label: 'Pay', configuration: {} };
  expect(totalTime({ ...label, samples: 30, metrics: { mean: 20 } })).toBe(600);
  expect(totalTime({ ...label, metrics: { mean: 20 } })).toBeNaN();
  expect(totalTime({ ...label, samples: 30, metrics: {} })).toBeNaN();
});

test('a loop keeps the share of its own requests, and nothing where a time is unknown', () => {
  expect(remainingShare(300, 100)).toBe(0.75);
  expect(remainingShare(300, 0)).toBe(1);
  expect(remainingShare(300, NaN)).toBe(0);
  expect(remainingShare(0, 100)).toBe(0);
});
