import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { percentileMethods } from '../../src/samples/response-times.js';
import { distributionOf } from './_distribution.js';

const elapsed = fc.oneof(fc.nat(20), fc.nat(70_000), fc.constantFrom(65_535, 65_536, 2 ** 31, 2 ** 40));
const samples = fc.array(elapsed, { minLength: 1, maxLength: 300 });
const perMille = fc.constantFrom(1, 500, 750, 900, 950, 980, 990, 999, 1000);
const ascending = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);

test('counts return the counted values', () => {
  fc.assert(
    fc.property(samples, (values) => {
      const { n, values: distinct, times } = distributionOf(values);
      expect(n).toBe(values.length);
      expect(distinct.flatMap((value, i) => Array<number>(times[i] ?? 0).fill(value))).toEqual(ascending(values));
    }),
  );
});

test('nearest-rank is the ceil(n p)-th of the sorted values', () => {
  fc.assert(
    fc.property(samples, perMille, (values, p) => {
      const rank = Math.max(1, Number((BigInt(values.length) * BigInt(p) + 999n) / 1000n));
      expect(percentileMethods['nearest-rank'](distributionOf(values), p)).toBe(ascending(values)[rank - 1]);
    }),
  );
});

test('jmeter-dashboard is R-6 on the sorted values', () => {
  fc.assert(
    fc.property(samples, perMille, (values, p) => {
      const sorted = ascending(values);
      const position = (p / 1000) * (sorted.length + 1);
      const valueAt = (rank: number): number => sorted[Math.min(Math.max(rank, 1), sorted.length) - 1] ?? NaN;
      const below = Math.floor(position + 1e-9);
      const expected = valueAt(below) + (position - below) * (valueAt(below + 1) - valueAt(below));
      const found = percentileMethods['jmeter-dashboard'](distributionOf(values), p);
      expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, valueAt(sorted.length)));
    }),
  );
});

/** n = 181, where the methods differ, and the edge cases of each method. */
const table: readonly (readonly [
  values: readonly number[],
  perMille: number,
  nearest: number,
  dashboard: number,
  aggregate: number,
])[] = [
  // values, per mille, nearest rank, dashboard, aggregate
  [[5], 990, 5, 5, 5],
  [[1, 2], 500, 1, 1.5, 1],
  [[1, 2, 3], 500, 2, 2, 2],
  [[10, 20, 30], 750, 30, 30, 20],
  [[...Array<number>(179).fill(4), 8, 9], 990, 8, 8.18, 4],
  [[0, 0, 0, 0, 100], 900, 100, 100, 100],
];

test.each(table)('%j at %d per mille', (values, p, nearest, dashboard, aggregate) => {
  const all = distributionOf(values);
  expect(percentileMethods['nearest-rank'](all, p)).toBe(nearest);
  expect(percentileMethods['jmeter-dashboard'](all, p)).toBeCloseTo(dashboard, 9);
  expect(percentileMethods['jmeter-aggregate'](all, p)).toBe(aggregate);
});
