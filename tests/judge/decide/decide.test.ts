import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decideEffect, severity, type DecidedVerdict } from '../../../src/judge/decide/exceptions.js';
import { common, settings } from '../../../src/judge/model/settings.js';
import { upperTail } from '../../../src/stats/student.js';

const effects = fc.double({ min: -3, max: 3, noNaN: true });
const positive = (max: number) => fc.double({ min: 1e-4, max, noNaN: true });

describe('the decision on an effect', () => {
  const decideOn = (effect: number, band: number, probability: number): DecidedVerdict =>
    decideEffect({ effect, band, probability }, settings.rate.fails);

  it.each<[effect: number, probability: number, decision: DecidedVerdict]>([
    [0.04, 0, 'pass'],
    [-0.04, 0, 'pass'],
    [0.06, 0, 'regression'],
    [0.06, 0.99 * settings.rate.fails, 'regression'],
    [0.06, settings.rate.fails, 'pass'],
    [-0.06, common.shows, 'improvement'],
    [-0.06, 1.01 * common.shows, 'pass'],
    [NaN, 0, 'pass'],
  ])('of %d with probability %d within a band of 0.05 is %s', (effect, probability, decision) => {
    expect(decideOn(effect, 0.05, probability)).toBe(decision);
  });

  it('is never milder for a larger effect, whatever its error and degrees of freedom', () => {
    fc.assert(
      fc.property(effects, effects, positive(0.5), positive(0.5), positive(50), (a, b, band, error, freedom) => {
        const [small, large] = [Math.min(a, b), Math.max(a, b)].map(
          (effect) => severity[decideOn(effect, band, upperTail(Math.abs(effect) / error, freedom))],
        );
        expect(large).toBeGreaterThanOrEqual(small ?? NaN);
      }),
    );
  });
});
