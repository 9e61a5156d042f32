/** Series made by hand, where the answer is known. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { separated } from '../../src/stats/separated.js';
import { changePoints } from '../../src/stats/change-points.js';

/** Noise of about 1 %, the same at every call. */
const noise = (n: number, seed = 1): readonly number[] => {
  let state = seed;
  const chance = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: n }, () => 0.01 * (chance() + chance() + chance() + chance() - 2));
};
const steps = (
  values: readonly number[],
  ...at: readonly (readonly [index: number, by: number])[]
): readonly number[] =>
  values.map((value, i) => value + at.reduce((sum, [index, by]) => (i >= index ? sum + by : sum), 0));

describe('where a level changes', () => {
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
  ])('%s', (_, values, expected) => {
    expect(changePoints(values)).toEqual(expected);
  });

  test.each([
    ['nothing', []],
    ['one value', [1]],
    ['constant', Array<number>(60).fill(7)],
    ['noise alone', noise(60)],
    ['one outlier', noise(40).map((value, i) => (i === 20 ? 3 : value))],
    ['three bad nights at the end', steps(noise(40), [37, 0.5])],
    [
      'a step that is too small to matter',
      steps(
        noise(60).map((value) => value / 10),
        [30, 0.02],
      ),
    ],
    ['too few runs for any test', steps(noise(12), [6, 1])],
  ])('nowhere: %s', (_, values) => {
    expect(changePoints(values)).toEqual([]);
  });

  test('a drift is cut into a few levels, each long enough', () => {
    const found = changePoints(noise(60).map((value, i) => value + 0.005 * i));
    const bounds = [0, ...found, 60];
    expect(found.length).toBeGreaterThan(0);
    expect(Math.min(...bounds.slice(1).map((to, i) => to - (bounds[i] ?? 0)))).toBeGreaterThanOrEqual(4);
  });

  test('false alarms are rare: no more than 3 of 300 quiet histories are cut', () => {
    const cut = Array.from({ length: 300 }, (_, i) => changePoints(noise(60, i + 2).map((value) => 3 * value)));
    expect(cut.filter(({ length }) => length > 0).length).toBeLessThanOrEqual(3);
  });

  test('neither the scale nor the direction of a series matters to where', () => {
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

describe('apart', () => {
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
