import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { median } from '../../src/stats/averages.js';
import { NumberSample } from '../../src/stats/sample.js';

describe('Sample', () => {
  test('has the median of the values since it was cleared, and skips gaps', () => {
    const sample = new NumberSample();
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e6, max: 1e6 }), { maxLength: 150 }), (values) => {
        const known = values.filter((value) => !Number.isNaN(value));
        sample.clear();
        for (const value of values) sample.add(value);
        expect(sample.size).toBe(known.length);
        if (known.length === 0) expect(sample.median()).toBeNaN();
        else expect(sample.median()).toBeCloseTo(median(known), 6);
      }),
    );
  });

  test('has the median of the logarithms', () => {
    const sample = new NumberSample();
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.01, max: 1000, noNaN: true }), { maxLength: 40 }), (values) => {
        sample.clear();
        for (const value of values) sample.add(value);
        if (values.length === 0) expect(sample.medianLogarithm()).toBeNaN();
        else expect(sample.medianLogarithm()).toBeCloseTo(median(values.map(Math.log)), 10);
      }),
    );
  });
});
