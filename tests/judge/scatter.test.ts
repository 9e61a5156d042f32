import { describe, expect, test } from '@jest/globals';
import { meanScatter, medianScatter } from '../../src/judge/rules/relative/fit/scatter.js';
import type { Settings } from '../../src/judge/rules/relative/settings.js';

const settings = { scatterWeight: 6, scatterCut: 9 } as Settings;

describe.each([
  ['meanScatter', meanScatter],
  ['medianScatter', medianScatter],
])('%s', (_, scatterOf) => {
  test('is at least 1, however close the cases are to the model', () => {
    expect(scatterOf([0, 0, 0, 0], settings)).toBe(1);
  });

  test('grows with the squares, up to their limit', () => {
    const scatters = [1, 4, 9].map((square) => scatterOf(Array<number>(10).fill(square), settings));
    expect(scatters.toSorted((a, b) => a - b)).toEqual(scatters);
    expect(new Set(scatters).size).toBe(3);
    expect(scatterOf(Array<number>(10).fill(1e6), settings)).toBe(scatters[2]);
  });

  test('trusts many cases more than few', () => {
    expect(scatterOf(Array<number>(100).fill(4), settings)).toBeGreaterThan(scatterOf([4, 4], settings));
  });
});

test('meanScatter weighs the bounded squares with the model', () => {
  expect(meanScatter([4, 100, 2, 5], settings)).toBeCloseTo((6 + (4 + 9 + 2 + 5) / 0.995) / (6 + 4), 10);
  expect(meanScatter([4, 100, 2, 5], { ...settings, scatterCut: 4 })).toBeCloseTo(
    (6 + (4 + 4 + 2 + 4) / 0.92) / 10,
    10,
  );
});

test('medianScatter is not moved by fewer than half of the cases', () => {
  expect(medianScatter([2, 2, 2, 1000, 1000], settings)).toBe(medianScatter([2, 2, 2, 2, 2], settings));
  expect(medianScatter([2, 2, 2], settings)).toBeCloseTo((6 + (3 * 2) / 0.455) / (6 + 3), 10);
});
