import { expect, test } from '@jest/globals';
import { findRecentShift } from '../../src/compare/levels/recent-shift.js';

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
