import { describe, expect, it } from '@jest/globals';
import { common } from '../../../src/judge/model/settings.js';
import { worseSideVariance } from '../../../src/judge/model/fit/fit-history.js';
import { median } from '../../../src/stats/averages.js';
import { chanceOf } from '../_simulated.js';

const histories = 4000;

/** The variance of residuals around their median. */
function varianceOf(values: readonly number[]): number {
  const middle = median([...values]);
  const sorted = Float64Array.from(values, (value) => value - middle).sort();
  return worseSideVariance(sorted, sorted.length);
}

/** By how much few runs are widened, because they often look quiet by luck. */
const widening = (runs: number): number => 1 + common.studentScale.widening / (runs - 1);

/** The variances of simulated histories of normal noise with variance 1. */
function simulate(runs: number): readonly number[] {
  const { normal } = chanceOf(runs);
  return Array.from({ length: histories }, () => varianceOf(Array.from({ length: runs }, normal)));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the spread of past runs', () => {
  it.each([2, 3, 5, 6, 10, 30])('is unbiased for normal noise of %i runs without widening', (runs) => {
    const found = mean(simulate(runs)) / widening(runs);
    expect(found).toBeGreaterThan(0.9);
    expect(found).toBeLessThan(1.35);
  });

  it('is wider with few runs, which often look quiet by luck', () => {
    const shareBelow = (runs: number): number => simulate(runs).filter((variance) => variance < 0.5).length / histories;
    expect(shareBelow(30)).toBeLessThan(0.15);
    expect(shareBelow(3)).toBeLessThan(0.35);
  });

  it('varies less from history to history than a median of losses would', () => {
    const logarithms = simulate(10).map((variance) => Math.log(variance));
    const centre = mean(logarithms);
    expect(Math.sqrt(mean(logarithms.map((value) => (value - centre) ** 2)))).toBeLessThan(0.75);
  });

  const quiet = [-0.02, -0.01, -0.01, 0, 0, 0.005, 0.01, 0.01, 0.015, 0.02];

  it('grows by a bounded amount however bad one night was', () => {
    const pastMedian = varianceOf(quiet);
    const disturbed = [0.1, 1, 10].map((night) => varianceOf([...quiet.slice(0, -1), night]));
    for (const variance of disturbed) expect(variance).toBeLessThan(10 * pastMedian);
  });

  it('grows with losses more than with gains of the same size', () => {
    const pastMedian = varianceOf(quiet);
    const losses = varianceOf([...quiet.slice(0, -3), 0.05, 0.06, 0.07]);
    const gains = varianceOf([-0.07, -0.06, -0.05, ...quiet.slice(3)]);
    expect(losses).toBeGreaterThan(gains);
    expect(gains).toBeGreaterThan(pastMedian);
  });

  it('does not depend on the scale of the values', () => {
    const once = varianceOf(quiet);
    const thrice = varianceOf(quiet.map((value) => 3 * value));
    expect(thrice / once).toBeCloseTo(9, 6);
  });

  it('is finite if all runs are equal', () => {
    expect(varianceOf([0, 0, 0, 0])).toBeGreaterThanOrEqual(0);
    expect(varianceOf([0, 0, 0, 0])).toBeLessThan(1e-6);
  });
});
