import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findRise } from '../../src/stats/change-points.js';

const rise = (values: readonly number[], first = 0) => findRise(values, { level: 10, sigma: 2, limit: 6 }, first);

test('findRise finds where a lasting rise began, its mean above the level and its length', () => {
  // Three standard deviations each: two a value above the slack, so four values exceed 6.
  expect(rise([10, 9, 10, 16, 16, 16, 16])).toEqual({ start: 3, mean: 6, count: 4 });
  expect(rise([10, 9, 10, 16, 16, 16])).toBeUndefined();
});

test('findRise ignores a rise that ended', () => {
  expect(rise([16, 16, 16, 16, 16, 16, 10, 4, 4, 4])).toBeUndefined();
});

test('findRise ignores a loss of up to the slack, however long', () => {
  expect(rise(Array<number>(100).fill(12))).toBeUndefined();
  expect(rise(Array<number>(100).fill(12.2))).toMatchObject({ start: 0, count: 100 });
});

test('findRise a single extreme value is no rise, and cannot be the larger part of one', () => {
  expect(rise([10, 10, 1000])).toBeUndefined();
  expect(rise([10, 1000, 1000])).toBeUndefined();
  expect(rise([1000, 1000, 1000])).toBeUndefined();
  expect(rise([1000, 1000, 1000, 1000])).toMatchObject({ start: 0, count: 4 });
});

test('findRise skips missing values, also where the rise begins', () => {
  expect(rise([10, NaN, 16, NaN, 16, 16, 16])).toEqual({ start: 2, mean: 6, count: 4 });
});

test('findRise does not look before the first value', () => {
  expect(rise([16, 16, 16, 16, 16, 16, 10], 6)).toBeUndefined();
  expect(rise([16, 16, 16, 16, 16, 16, 16], 3)).toEqual({ start: 3, mean: 6, count: 4 });
});

test('findRise needs three values, however low the limit', () => {
  expect(findRise([16, 16], { level: 10, sigma: 2, limit: 1 })).toBeUndefined();
  expect(findRise([16, 16, 16], { level: 10, sigma: 2, limit: 1 })).toBeDefined();
});

test('findRise a rise stays found if any of its values grows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 4, max: 22, noNaN: true }), { minLength: 3, maxLength: 20 }),
      fc.nat(),
      fc.double({ min: 0, max: 1000, noNaN: true }),
      (values, at, more) => {
        const grown = values.map((value, i) => (i === at % values.length ? value + more : value));
        return rise(values) === undefined || rise(grown) !== undefined;
      },
    ),
  );
});

test('findRise is the same in any unit', () => {
  const values = [10, 12, 15, 13, 16, 14, 13, 15];
  const found = findRise(values, { level: 10, sigma: 2, limit: 4 });
  const scaled = findRise(
    values.map((value) => 1000 * value),
    { level: 10_000, sigma: 2000, limit: 4 },
  );
  expect(found).toBeDefined();
  expect(scaled).toEqual({ ...found, mean: 1000 * (found?.mean ?? NaN) });
});
