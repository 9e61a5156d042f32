import { expect, test } from '@jest/globals';
import { findRecentShift, improvement } from '../../src/compare/levels/recent-shift.js';

const usual = [0, 0.03, -0.03, 0.01, -0.02, 0.02, 0.04, -0.04, 0, -0.01, 0.01, 0.02];

test.each([
  ['three runs', [0.15, 0.2, 0.13], 12],
  ['not two', [0.11, 0.16], undefined],
  ['not three of which one is nearer to the level before', [0.15, 0.2, 0.06], undefined],
  ['not three within the band', [0.043, 0.045, 0.048], undefined],
  ['not three better ones, because there is no rush', [-0.15, -0.2, -0.13], undefined],
])('a loss in a noise that fills the gap is a level after three runs: %s', (_, values, expected) => {
  expect(findRecentShift([...usual, ...values], [0], 0.05)).toBe(expected);
});

const better = [1, 2, 3, 4].map(() => -improvement.step);
test.each<[string, readonly number[], number | undefined]>([
  ['a single loss after one run', [0, 0.1], 1],
  ['no single loss after two', [0, 0.01, 0.2], undefined],
  ['two losses after two', [0, 0.01, 0.2, 0.21], 2],
  ['two that are just far from the noise', [0, 0.04, 0.1, 0.11], 2],
  ['no two that are not', [0, 0.05, 0.1, 0.11], undefined],
  ['no two that are as far apart as the noise', [0, 0.01, 0.1, 0.2], undefined],
  ['three of which one is rather worse', [0, 0, 0, 0.11, 0.2, 0.2], 3],
  ['two of three, of which one is hardly worse', [0, 0, 0, 0.09, 0.2, 0.2], 4],
  ['no loss that is the band', [0, 0, 0, 0, 0.05, 0.05, 0.05, 0.05], undefined],
  ['four better runs', [0, 0, 0, 0, ...better.map((value) => 1.01 * value)], 4],
  ['no three', [0, 0, 0, 0, ...better.slice(1).map((value) => 1.01 * value)], undefined],
  ['no gain that is the smallest', [0, 0, 0, 0, ...better], undefined],
])('of the newest runs is a level: %s', (_, values, expected) => {
  expect(findRecentShift(values, [0], 0.05)).toBe(expected);
});

test('earlier levels show the noise of the newest one', () => {
  expect(findRecentShift([1, 1.2, 0.8, 1.1, 0.9, 0, 0.1], [0, 5], 0.05)).toBeUndefined();
  expect(findRecentShift([1, 1.02, 0.98, 1.01, 0.99, 0, 0.1], [0, 5], 0.05)).toBe(6);
});
