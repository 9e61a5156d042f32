/** Several measurements share the hour in which they were made, and that part of their noise does not average out. */
import { describe, expect, it } from '@jest/globals';
import { relativeChange } from '../../../src/judge/rules/index.js';
import type { Measurement } from '../../../src/model/documents.js';
import { compare, metricOf } from '../_past.js';
import { chanceOf } from '../_simulated.js';

const p50 = metricOf('p50');
const cases = 4;
const runs = 8;
/** Standard deviations of what a case does in an hour, and in each measurement of it. */
const noise = { hour: 0.035, measurement: 0.035 };
const seeds = Array.from({ length: 400 }, (_, i) => i + 1);

/** Whether a run fails that is measured so many times within one hour. */
function fails(seed: number, repetitions: number, slower = 1): boolean {
  const { normal } = chanceOf(seed);
  const comparisons = Array.from({ length: cases }, (_, c) => {
    const measure = (hour: number): number => 100 * Math.exp(hour + noise.measurement * normal());
    const before = Array.from({ length: runs }, () => measure(noise.hour * normal()));
    const hour = noise.hour * normal();
    // All repetitions are drawn, so that the first of them are the same however many count.
    const now = Array.from({ length: 5 }, () => (c === 0 ? slower : 1) * measure(hour)).slice(0, repetitions);
    const describeValue = (value: number): Measurement => ({
      scenario: `scenario ${String(c)}`,
      configuration: {},
      samples: 50_000,
      metrics: { p50: value },
    });
    return compare(p50, now.map(describeValue), before.map(describeValue));
  });
  const [judged] = relativeChange.weigh([{ metric: p50, comparisons }]);
  return judged?.evidence.some(({ verdict }) => verdict === 'regression') === true;
}

const count = (repetitions: number, slower?: number): number =>
  seeds.filter((seed) => fails(seed, repetitions, slower)).length;

describe('several measurements of one hour', () => {
  it.each([2, 3, 5])('fail an unchanged run no more often than one does: %d', (repetitions) => {
    expect(count(repetitions)).toBeLessThanOrEqual(count(1) + 4);
  });

  it('find more than one does', () => {
    const [once, thrice] = [count(1, 1.3), count(3, 1.3)];
    expect(thrice).toBeGreaterThan(once);
  });
});
