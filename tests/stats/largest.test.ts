import { expect, test } from '@jest/globals';
import { largest } from '../../src/stats/averages.js';

test('the largest of more numbers than a call can have arguments', () => {
  expect(largest(Array.from({ length: 300_000 }, (_, i) => 7 - Math.abs(i - 1000)))).toBe(7);
});

test.each<[values: readonly number[], least: number | undefined, expected: number]>([
  [[], undefined, -Infinity],
  [[], 1, 1],
  [[0.5], 1, 1],
  [[2, 3], 1, 3],
  [[2, NaN, 3], undefined, NaN],
])('the largest of %j, at least %s', (values, least, expected) => {
  expect(largest(values, least)).toBe(expected);
});
