import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { relativeChange } from '../../../src/judge/rules/index.js';
import { judgeMetric } from '../../../src/judge/decide/judge-metric.js';
import type { MetricComparisons, Weighed } from '../../../src/model/comparison.js';
import { median } from '../../../src/stats/averages.js';
import { simulated, type Plan } from '../_simulated.js';

const plans = fc.record({
  seed: fc.integer({ min: 1, max: 100_000 }),
  scenarios: fc.integer({ min: 2, max: 4 }),
  cases: fc.integer({ min: 2, max: 3 }),
  runs: fc.constantFrom(8, 12),
  machine: fc.constantFrom(0.005, 0.01, 0.02, 0.03),
  noise: fc.constantFrom(0.01, 0.02),
});
const settings = { numRuns: 20, seed: 3 };

/** How much the machine usually varies, by metric: what the model learned from the history. */
const learnMachine = (tables: readonly MetricComparisons[]): readonly number[] =>
  tables.map((table) => Math.sqrt(judgeMetric(table).model.fit.shared));

/** A shift of everything by so many standard deviations of the machine, which the model learned from the history. */
function shifted(plan: Plan, deviations: number, repetitions = 1) {
  const learned = Math.max(...learnMachine(simulated(plan)));
  const shift = Math.max(0.12, deviations * learned);
  return { learned, shift, weighed: relativeChange.weigh(simulated({ ...plan, repetitions }, () => Math.exp(shift))) };
}

/** The first repetitions of a run. */
const firstOf = (tables: readonly MetricComparisons[], repetitions: number): readonly MetricComparisons[] =>
  tables.map(({ metric, comparisons }) => ({
    metric,
    comparisons: comparisons.map((comparison) => ({
      ...comparison,
      candidate: comparison.candidate.slice(0, repetitions),
      candidateMeasurements: comparison.candidateMeasurements.slice(0, repetitions),
    })),
  }));

const hasFailed = (weighed: readonly Weighed[]): boolean =>
  weighed.some(
    ({ evidence, run }) => run?.verdict === 'regression' || evidence.some(({ verdict }) => verdict === 'regression'),
  );

/** Whether nothing says that the run became worse. */
const isPlainPass = (weighed: readonly Weighed[]): boolean =>
  weighed.every(
    ({ evidence, run }) =>
      run?.verdict !== 'regression' &&
      run?.verdict !== 'inconclusive' &&
      evidence.every(({ verdict }) => verdict !== 'regression' && verdict !== 'suspect'),
  );

describe('a run in which everything is slower', () => {
  it('does not pass without a word beyond the band and seven times what the machine usually does', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(isPlainPass(shifted(plan, 7).weighed)).toBe(false);
      }),
      settings,
    );
  });

  it('is not decided by measuring the same hour again', () => {
    // What three measurements of an hour share does not average out, so their limit hardly falls.
    fc.assert(
      fc.property(plans, (plan) => {
        const measured = simulated({ ...plan, repetitions: 3 });
        const limitOf = (repetitions: number): number =>
          Math.abs(relativeChange.weigh(firstOf(measured, repetitions))[0]?.run?.limit ?? NaN);
        expect(limitOf(3)).toBeGreaterThan(0.75 * limitOf(1));
        expect(isPlainPass(shifted(plan, 7, 3).weighed)).toBe(false);
      }),
      settings,
    );
  });

  it('does not fail within what the machine did before', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
    const failed = seeds.filter((seed) => {
      const plan: Plan = { seed, scenarios: 3, cases: 2, runs: 10, machine: 0.03, noise: 0.015 };
      return hasFailed(relativeChange.weigh(simulated(plan, () => Math.exp(plan.machine))));
    });
    expect(failed.length).toBeLessThanOrEqual(3);
  });

  it('learns how far that is: the same shift is open after a quiet history, and less often after a restless one', () => {
    const seeds = Array.from({ length: 15 }, (_, i) => i + 1);
    const shifted = (machine: number) =>
      seeds.map((seed) => simulated({ seed, scenarios: 3, cases: 2, runs: 12, machine, noise: 0.015 }, () => 1.16));
    const [quiet, restless] = [shifted(0.005), shifted(0.08)];
    expect(Math.max(...quiet.flatMap(learnMachine))).toBeLessThan(0.03);
    expect(median(restless.flatMap(learnMachine))).toBeGreaterThan(0.05);
    expect(quiet.filter((tables) => !isPlainPass(relativeChange.weigh(tables))).length).toBeGreaterThan(12);
    expect(restless.filter((tables) => !isPlainPass(relativeChange.weigh(tables))).length).toBeLessThan(12);
  });
});
