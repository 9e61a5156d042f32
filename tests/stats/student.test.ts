import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { upperPoint, upperTail } from '../../src/stats/student.js';

/** Quantiles as printed in tables of the distribution: probability, degrees of freedom, value. */
const table: readonly (readonly [number, number, number])[] = [
  [0.05, 1, 6.3138], // Cauchy's
  [0.025, 1, 12.7062],
  [0.001, 1, 318.309],
  [0.025, 2, 4.3027],
  [0.01, 3, 4.5407],
  [0.005, 5, 4.0321],
  [0.025, 10, 2.2281],
  [0.001, 20, 3.5518],
  [0.05, 40, 1.6839],
  [0.0005, 120, 3.3735],
];

describe("Student's distribution", () => {
  test.each(table)('is exceeded with probability %d for %d degrees of freedom at %d', (p, nu, t) => {
    expect(upperTail(t, nu) / p).toBeCloseTo(1, 3);
    expect(upperPoint(p, nu) / t).toBeCloseTo(1, 3);
  });

  test('is symmetric around 0', () => {
    expect(upperTail(0, 7)).toBe(0.5);
    expect(upperTail(-2, 7)).toBeCloseTo(1 - upperTail(2, 7), 12);
  });

  test('has a point for every small probability and every number of degrees of freedom that the model uses', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 0.1, noNaN: true }),
        fc.oneof(fc.double({ min: 0.5, max: 2, noNaN: true }), fc.double({ min: 2, max: 200, noNaN: true })),
        (p, nu) => {
          expect(upperTail(upperPoint(p, nu), nu) / p).toBeCloseTo(1, 2);
        },
      ),
    );
  });
});
