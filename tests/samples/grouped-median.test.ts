import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { groupedMedian, percentileMethods } from '../../src/samples/response-times.js';
import { distributionOf } from './_distribution.js';

const fewMs = fc.array(fc.nat(49), { minLength: 1, maxLength: 200 }).filter((times) => Math.max(...times) > 0);

test('the shares of the milliseconds show where in its millisecond the median lies', () => {
  expect(groupedMedian({ n: 1000, values: [2, 3, 4], times: [400, 200, 400] })).toBe(3);
  expect(groupedMedian({ n: 1000, values: [2, 3, 4], times: [499, 200, 301] })).toBe(2.51);
  expect(groupedMedian({ n: 1000, values: [2, 3, 4], times: [500, 200, 300] })).toBe(2.5);
  expect(groupedMedian({ n: 3, values: [3], times: [3] })).toBe(3);
});

test('it is within half a millisecond of p50, and at least what a time of 0 is compared as', () => {
  fc.assert(
    fc.property(fewMs, (times) => {
      const distribution = distributionOf(times);
      const median = groupedMedian(distribution) ?? NaN;
      const p50 = percentileMethods['nearest-rank'](distribution, 500);
      expect(Math.abs(median - p50)).toBeLessThanOrEqual(0.5);
      expect(median).toBeGreaterThanOrEqual(0.5);
    }),
  );
});

test('it is never smaller if a request takes longer', () => {
  fc.assert(
    fc.property(fewMs, fc.nat(), fc.integer({ min: 1, max: 9 }), (times, index, more) => {
      const slower = times.map((ms, i) => (i === index % times.length ? Math.min(49, ms + more) : ms));
      expect(groupedMedian(distributionOf(slower))).toBeGreaterThanOrEqual(groupedMedian(distributionOf(times)) ?? NaN);
    }),
  );
});

test('there is none where p50 is fine enough, times are not whole or nothing was measured', () => {
  expect(groupedMedian(distributionOf([49, 49, 60]))).toBe(49.25);
  expect(groupedMedian(distributionOf([49, 50, 51]))).toBeUndefined();
  expect(groupedMedian(distributionOf([2, 2.5, 3]))).toBeUndefined();
  expect(groupedMedian(distributionOf([0, 0]))).toBeUndefined();
  expect(groupedMedian(distributionOf([]))).toBeUndefined();
});
