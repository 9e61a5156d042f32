/** Change points of constructed series with known answers. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changePoints as search, crossings, separated } from '../../src/stats/change-points.js';

const changePoints = (values: readonly number[]): readonly number[] => search(values, 0.05);

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

test.each([
  ['one step up', steps(noise(40), [20, 0.1]), [20]],
  ['one step down, far from the middle', steps(noise(45), [6, -0.3]), [6]],
  ['two steps', steps(noise(60), [20, 0.1], [40, -0.15]), [20, 40]],
  ['an episode', steps(noise(48), [20, 0.34], [28, -0.34]), [20, 28]],
  ['an episode of three values', steps(noise(43), [20, 0.34], [23, -0.34]), [20, 23]],
  ['two episodes', steps(noise(60), [4, 0.3], [12, -0.3], [32, 0.3], [40, -0.3]), [4, 12, 32, 40]],
  [
    'three episodes of different heights',
    steps(noise(60), [8, 0.3], [14, -0.3], [24, 0.2], [31, -0.2], [42, 0.25], [50, -0.25]),
    [8, 14, 24, 31, 42, 50],
  ],
  ['an episode that was undone in part', steps(noise(48), [20, 0.34], [28, -0.2]), [20, 28]],
  ['an episode at the start', steps(noise(32), [4, 0.34], [12, -0.34]), [4, 12]],
  ['an episode near the end', steps(noise(33), [20, 0.34], [28, -0.34]), [20, 28]],
  ['an episode beside an outlier', steps(noise(48), [6, 0.3], [7, -0.3], [20, 0.2], [28, -0.2]), [20, 28]],
  ['an episode in a series of a thousand values', steps(noise(1000), [495, 0.34], [505, -0.34]), [495, 505]],
  ['a step in a short series', steps(noise(12), [6, 1]), [6]],
  ['a step among equal values', steps(Array<number>(30).fill(0), [12, 0.05]), [12]],
  [
    'whole milliseconds, with ties',
    [...Array<number>(15).fill(Math.log(40)), ...Array<number>(15).fill(Math.log(42))],
    [15],
  ],
])('changePoints finds %s', (_, values, expected) => {
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
  ['an episode within the tolerance', steps(noise(48), [20, 0.045], [28, -0.045])],
  ['an episode of two values', steps(noise(48), [20, 0.34], [22, -0.34])],
  ['a step in a series too short for the test', steps(noise(7), [3, 1])],
  [
    'values that swing by less than three times their scatter',
    noise(60).map((value, i) => 3 * (value + 0.007 * Math.sin(0.7 * i))),
  ],
])('changePoints finds no change in %s', (_, values) => {
  expect(changePoints(values)).toEqual([]);
});

test('changePoints splits a drift into levels of at least three values', () => {
  const found = changePoints(noise(60).map((value, i) => value + 0.005 * i));
  const bounds = [0, ...found, 60];
  expect(found.length).toBeGreaterThan(0);
  expect(Math.min(...bounds.slice(1).map((end, i) => end - (bounds[i] ?? 0)))).toBeGreaterThanOrEqual(3);
});

test('changePoints splits at most 3 of 300 histories of pure noise', () => {
  const splits = Array.from({ length: 300 }, (_, i) => changePoints(noise(60, i + 2).map((value) => 3 * value)));
  expect(splits.filter(({ length }) => length > 0).length).toBeLessThanOrEqual(3);
});

test('changePoints returns ascending indices that do not depend on the sign of the series', () => {
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

describe('crossings', () => {
  test.each<[readonly number[], readonly number[]]>([
    [
      [0, 1, 2, 9, 8, 1, 0],
      [3, 5],
    ],
    [[0, 1, 2, 9], [3]],
    [[9, 0, 1, 0], [1]],
    [[0, 1, 2, 4, 1, 0], []],
    [[3, 3, 3], []],
    [[], []],
  ])('%j: %j', (values, expected) => {
    expect(crossings(values)).toEqual(expected);
  });
});
