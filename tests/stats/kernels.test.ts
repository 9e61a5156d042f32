/** Compares the project's statistics with simple-statistics, or with their definition. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as reference from 'simple-statistics';
import { twoSidedScale, worseSideScale, worseSideVariance } from '../../src/judge/model/fit/fit-history.js';
import {
  finite,
  knownMedian,
  leaveOutMedian,
  medianByKey,
  medianOfFirst,
  medianOfMany,
  weightedMean,
} from '../../src/stats/averages.js';
import { boundCorrelation } from '../../src/stats/change-points.js';
import { medianPolish } from '../../src/stats/sample.js';

const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const values = fc.array(value, { minLength: 1, maxLength: 300 });
const withGaps = fc.array(fc.oneof(value, fc.constant(NaN)), { minLength: 1, maxLength: 60 });

test('knownMedian leaves out gaps', () => {
  expect(knownMedian([NaN, 4, 1, NaN, 2])).toBe(2);
  expect(knownMedian([NaN])).toBeNaN();
});

test.each([
  ['medianOfMany', medianOfMany],
  ['medianOfFirst', medianOfFirst],
])('%s agrees with median, and uses the first values only', (_, medianOf) => {
  fc.assert(
    fc.property(values, (sample) => {
      const expected = reference.median(sample);
      expect(medianOf(Float64Array.from([...sample, -1e9]), sample.length)).toBeCloseTo(expected, 6);
    }),
  );
  expect(medianOf(new Float64Array(3), 0)).toBeNaN();
});

test('leaveOutMedian is the median of the remaining values', () => {
  fc.assert(
    fc.property(withGaps, fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), (sample, isOmitted) => {
      const omitted = [...sample.keys()].filter((i) => isOmitted[i]);
      const rest = finite(sample.filter((_, i) => !isOmitted[i]));
      expect(leaveOutMedian(sample)(omitted)).toBeCloseTo(rest.length === 0 ? 0 : reference.median(rest), 6);
    }),
  );
});

test('boundCorrelation is the rank correlation with the order, and at least that if values are equal', () => {
  const correlation = (sample: number[]): number => reference.sampleRankCorrelation([...sample.keys()], sample);
  const distinct = fc.uniqueArray(value, { minLength: 2, maxLength: 150, comparator: (a, b) => a === b });
  fc.assert(
    fc.property(distinct, (sample) => {
      expect(boundCorrelation(sample)).toBeCloseTo(correlation(sample), 9);
    }),
  );
  const few = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 40 });
  fc.assert(fc.property(few, (sample) => !(correlation(sample) > Math.max(0, boundCorrelation(sample)) + 1e-9)));
});

test('medianByKey groups adjacent keys', () => {
  expect(medianByKey([1, 1, 1, 4], [3, 9, 5, 7])).toEqual(
    new Map([
      [1, 5],
      [4, 7],
    ]),
  );
});

describe('worseSideScale', () => {
  const scaleOf = (residuals: readonly number[]): number =>
    worseSideScale(Float64Array.from([...residuals, 1e9]), residuals.length);
  const residuals = fc.array(fc.oneof(fc.integer({ min: -20, max: 20 }), value), { minLength: 3, maxLength: 40 });

  test('is 0 for fewer than two residuals', () => {
    expect([scaleOf([]), scaleOf([5])]).toEqual([0, 0]);
  });

  test('is the root of the variance of sorted residuals, whatever their order', () => {
    fc.assert(
      fc.property(residuals, (sample) => {
        const sorted = Float64Array.from(sample).sort();
        expect(scaleOf(sample)).toBeCloseTo(Math.sqrt(worseSideVariance(sorted, sorted.length)), 6);
      }),
    );
  });
});

test('twoSidedScale is the scaled median of the absolute values', () => {
  const sample = [-4, 1, 2, -8];
  expect(twoSidedScale(Float64Array.from([...sample, 1e9]), 4)).toBeCloseTo(1.4826 * 3 * Math.sqrt(4 / 3), 10);
});

test('medianPolish recovers the levels and shifts of an additive table despite an outlier and a gap', () => {
  const levels = [10, 20, 30, 40, 50];
  const shifts = [-2, -1, 0, 1, 2];
  const table = levels.map((level) => shifts.map((shift) => level + shift));
  table[1] = [18, 19, 900, 21, 22];
  table[3] = [38, NaN, 40, 41, 42];
  const polished = medianPolish(table);
  expect({ levels: [...polished.levels], shifts: [...polished.shifts] }).toEqual({ levels, shifts });
});

test('weightedMean weights by size, as simple-statistics does, and equally if a size is unknown', () => {
  const sizes = [100, 200, 700];
  expect(weightedMean([0, 1, 4], sizes)).toBeCloseTo(reference.weightedMean([0, 1, 4], sizes), 12);
  expect(weightedMean([1, 4], [100, undefined])).toBe(2.5);
});
