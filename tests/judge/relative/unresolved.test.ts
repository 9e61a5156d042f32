import { describe, expect, it } from '@jest/globals';
import { weighAll } from '../../../src/judge/rules/relative/index.js';
import { simulated, type Plan } from './_simulated.js';

const plan: Plan = { seed: 1, scenarios: 3, cases: 2, runs: 1, machine: 0.005, noise: 0.01 };
/** Whether a change of everything is unexplained, by metric: throughput, p50, p99. */
const openRuns = (changed: Plan, factors: readonly number[]): readonly boolean[] =>
  weighAll(simulated(changed, (_, __, repetition) => factors[repetition] ?? 1)).map(
    ({ run }) => run?.unresolved === true,
  );

describe('everything slower than the only past run', () => {
  it.each([
    [1.15, [false, false, false]],
    [1.3, [true, true, false]],
    [1.5, [true, true, true]],
  ])('by a factor of %d: a high percentile needs more, as one run does not show how far it moves', (factor, open) => {
    expect(openRuns(plan, [factor])).toEqual(open);
  });

  it.each([
    ['both repetitions', [1.3, 1.3], true],
    ['one of them', [1.6, 1.1], false],
  ])('is unexplained if %s show it', (_, factors, isOpen) => {
    expect(openRuns({ ...plan, repetitions: 2 }, factors)[0]).toBe(isOpen);
  });

  it('is as unexplained by two past runs as by one', () => {
    const open = (runs: number): number =>
      Array.from({ length: 20 }, (_, i) => openRuns({ ...plan, seed: i + 1, runs }, [1.3])[0]).filter(Boolean).length;
    expect([open(1), open(2)]).toEqual([20, 20]);
  });
});
