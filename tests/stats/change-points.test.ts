/** Change points of constructed series with known answers. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { separated } from '../../src/stats/separated.js';
import { changePoints } from '../../src/stats/change-points.js';

/** Deterministic noise of about 1 %. */
const noise = (n: number, seed = 1): readonly number[] => {
  let state = seed;
  const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: n }, () => 0.01 * (random() + random() + random() + random() - 2));
};
const steps = (
  values: readonly number[],
  ...changes: readonly (readonly [index: number, step: number])[]
): readonly number[] =>
  values.map((value, i) => value + changes.reduce((sum, [index, step]) => (i >= index ? sum + step : sum), 0));

describe('changePoints', () => {
  test.each([
    ['one step up', steps(noise(40), [20, 0.1]), [20]],
    ['one step down, far from the middle', steps(noise(45), [6, -0.3]), [6]],
    ['two steps', steps(noise(60), [20, 0.1], [40, -0.15]), [20, 40]],
    ['a step among equal values', steps(Array<number>(30).fill(0), [12, 0.05]), [12]],
    [
      'whole milliseconds, with ties',
      [...Array<number>(15).fill(Math.log(40)), ...Array<number>(15).fill(Math.log(42))],
      [15],
    ],
  ])('finds %s', (_, values, expected) => {
    expect(changePoints(values)).toEqual(expected);
  });

  test.each([
    ['an empty series', []],
    ['one value', [1]],
    ['a constant series', Array<number>(60).fill(7)],
    ['noise only', noise(60)],
    ['one outlier', noise(40).map((value, i) => (i === 20 ? 3 : value))],
    ['a drop of three nights at the end', steps(noise(40), [37, 0.5])],
    [
      'a step that is too small to matter',
      steps(
        noise(60).map((value) => value / 10),
        [30, 0.02],
      ),
    ],
    ['a step in a series too short for the test', steps(noise(12), [6, 1])],
  ])('finds no change in %s', (_, values) => {
    expect(changePoints(values)).toEqual([]);
  });

  test('splits a drift into levels of at least four values', () => {
    const found = changePoints(noise(60).map((value, i) => value + 0.005 * i));
    const bounds = [0, ...found, 60];
    expect(found.length).toBeGreaterThan(0);
    expect(Math.min(...bounds.slice(1).map((end, i) => end - (bounds[i] ?? 0)))).toBeGreaterThanOrEqual(4);
  });

  test('splits at most 3 of 300 histories of pure noise', () => {
    const splits = Array.from({ length: 300 }, (_, i) => changePoints(noise(60, i + 2).map((value) => 3 * value)));
    expect(splits.filter(({ length }) => length > 0).length).toBeLessThanOrEqual(3);
  });

  test('returns ascending indices that do not depend on the sign of the series', () => {
    const values = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { maxLength: 60 });
    fc.assert(
      fc.property(values, (series) => {
        const found = changePoints(series);
        expect([...found].sort((a, b) => a - b)).toEqual(found);
        expect(changePoints(series)).toEqual(found);
        expect(changePoints(series.map((value) => -value))).toEqual(found);
      }),
    );
  });
});

describe('separated', () => {
  test.each<[readonly number[], readonly number[], number]>([
    [[0, 1, 2], [5, 6], 1],
    [[5, 6], [0, 1, 2], -1],
    [[0, 1, 2], [3, 4], 0],
    [[0, 3], [2, 9], 0],
    [[1, 1], [2], 1],
    [[1, 1], [1], 0],
  ])('%j and %j: %i', (before, after, expected) => {
    expect(separated(before, after)).toBe(expected);
  });
});
