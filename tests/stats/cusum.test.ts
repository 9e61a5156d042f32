import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findRise } from '../../src/stats/change-points.js';

const rise = (values: readonly number[], first = 0) => findRise(values, { level: 10, sigma: 2, limit: 6 }, first);

const long = (value: number): readonly number[] => Array<number>(100).fill(value);
test.each<[string, readonly number[], first: number, found: unknown]>([
  // Three standard deviations each: two a value above the slack, so four values exceed 6.
  ['finds where a lasting rise began', [10, 9, 10, 16, 16, 16, 16], 0, { start: 3, mean: 6, count: 4 }],
  ['needs the fourth value', [10, 9, 10, 16, 16, 16], 0, undefined],
  ['ignores a rise that ended', [16, 16, 16, 16, 16, 16, 10, 4, 4, 4], 0, undefined],
  ['ignores a loss of up to the slack, however long', long(12), 0, undefined],
  ['finds a loss beyond the slack', long(12.2), 0, { start: 0, mean: expect.closeTo(2.2), count: 100 }],
  ['takes no extreme value for a rise', [10, 10, 1000], 0, undefined],
  ['nor two', [10, 1000, 1000], 0, undefined],
  ['nor three', [1000, 1000, 1000], 0, undefined],
  ['but four', [1000, 1000, 1000, 1000], 0, { start: 0, mean: expect.any(Number), count: 4 }],
  ['skips missing values, also where it begins', [10, NaN, 16, NaN, 16, 16, 16], 0, { start: 2, mean: 6, count: 4 }],
  ['does not look before the first value', [16, 16, 16, 16, 16, 16, 10], 6, undefined],
  ['begins with the first value', [16, 16, 16, 16, 16, 16, 16], 3, { start: 3, mean: 6, count: 4 }],
])('findRise %s', (_, values, first, found) => {
  expect(rise(values, first)).toEqual(found);
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
