import { describe, expect, it } from '@jest/globals';
import { equalRows, proportionalRows } from '../../../src/judge/rules/relative/merge/coupling.js';
import { chanceOf } from './_simulated.js';

/** Groups as sorted lists, so that only membership counts. */
const sorted = (groups: readonly (readonly number[])[]): string =>
  JSON.stringify(groups.map((group) => [...group].sort((a, b) => a - b)).sort(([a = 0], [b = 0]) => a - b));

/** Rows at these places; two rows are within the limit if they are no more than 1 apart. */
const equal = (places: readonly number[], order: readonly number[] = places.map((_, row) => row)): string =>
  sorted(
    equalRows(
      order.map((row) => ({ row, value: places[row] ?? NaN, reach: 1 })),
      (row, other) => Math.abs((places[row] ?? 0) - (places[other] ?? 0)) <= 1,
    ),
  );

describe('rows with equal times', () => {
  it.each<[name: string, places: readonly number[], expected: string]>([
    ['are joined', [0, 0.5, 3], '[[0,1],[2]]'],
    ['are joined although another one is as near to both', [0, 0, 0.8, 1.5], '[[0,1],[2],[3]]'],
    ['stay apart if nothing shows which belong together', [0, 0.75, 1.5], '[[0],[1],[2]]'],
    ['are all within the limit of each other', [0, 0.5, 1], '[[0,1,2]]'],
    ['form several groups', [0, 0.1, 5, 5.1], '[[0,1],[2,3]]'],
  ])('%s', (_, places, expected) => {
    expect(equal(places)).toBe(expected);
  });

  it('are the same groups in every order', () => {
    const { uniform } = chanceOf(3);
    for (let trial = 0; trial < 300; trial++) {
      // A coarse grid, so that many distances are equal.
      const places = Array.from({ length: 8 }, () => Math.round(12 * uniform()) / 3);
      const order = [...places.keys()].sort(() => uniform() - 0.5);
      expect(equal(places, order)).toBe(equal(places));
    }
  });
});

describe('rows with proportional rates', () => {
  const limitOf = (): number => 1;

  it('are joined, although the first one moves on its own', () => {
    const values = [
      [0, 9, 0, -9],
      [0, 0.2, 0.1, 0],
      [5, 5.1, 5.2, 5],
    ];
    expect(sorted(proportionalRows([0, 1, 2], values, limitOf))).toBe('[[0],[1,2]]');
    expect(sorted(proportionalRows([2, 1, 0], values, limitOf))).toBe('[[0],[1,2]]');
  });

  it('are the same groups in every order', () => {
    const { uniform } = chanceOf(5);
    for (let trial = 0; trial < 300; trial++) {
      const values = Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => Math.round(4 * uniform())));
      const order = [...values.keys()].sort(() => uniform() - 0.5);
      expect(sorted(proportionalRows(order, values, limitOf))).toBe(
        sorted(proportionalRows([...values.keys()], values, limitOf)),
      );
    }
  });

  it('are two loops, although the two rows in the middle are the furthest from it', () => {
    const values = [
      [0, 4, -4, 0],
      [10, 6, 14, 10],
      [0.1, 4, -4, 0],
      [10.1, 6, 14, 10],
    ];
    expect(sorted(proportionalRows([0, 1, 2, 3], values, limitOf))).toBe('[[0,2],[1,3]]');
  });

  it.each([
    [2, 2],
    [2, 3],
    [2, 5],
    [3, 2],
    [4, 3],
    [6, 2],
  ])('are found in %d loops of %d labels in every order', (loops, labels) => {
    const { uniform } = chanceOf(7);
    for (let trial = 0; trial < 200; trial++) {
      // Some loops are as fast as others, and change places with them.
      const level = 20 * (trial % 3);
      const paths = Array.from({ length: loops }, () => {
        const usual = level * uniform();
        return Array.from({ length: 12 }, () => usual + 30 * uniform());
      });
      const values = Array.from({ length: loops * labels }, (_, row) =>
        (paths[row % loops] ?? []).map((value) => value + 0.3 * uniform()),
      );
      const order = [...values.keys()].sort(() => uniform() - 0.5);
      const expected = paths.map((_, loop) => [...values.keys()].filter((row) => row % loops === loop));
      expect(sorted(proportionalRows(order, values, limitOf))).toBe(sorted(expected));
    }
  });
});
