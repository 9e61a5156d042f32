import { describe, expect, it } from '@jest/globals';
import { relativeChange } from '../../../src/judge/rules/index.js';
import { simulated, type Plan } from '../_simulated.js';

/** How many of so many unchanged runs fail. */
function countFailed(runs: number, plan: Pick<Plan, 'scenarios' | 'cases' | 'hasTails'>): number {
  let failed = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const subjects = simulated({ seed, runs: 8, machine: 0.03, noise: 0.02, ...plan });
    if (relativeChange.weigh(subjects).some(({ evidence }) => evidence.some(({ verdict }) => verdict === 'regression')))
      failed++;
  }
  return failed;
}

/**
 * If 10 % of unchanged runs failed, 200 runs would have 10 failures or fewer with a probability of 0.8 %, and 114 runs 2 or
 * fewer with one of 0.1 %.
 */
describe('unchanged runs with any failure', () => {
  it('are at most 5 % with 10 cases', () => {
    expect(countFailed(200, { scenarios: 5, cases: 2 })).toBeLessThanOrEqual(10);
  });

  it('are fewer with 50, 200 and 500 cases', () => {
    const failed = [
      countFailed(100, { scenarios: 10, cases: 5 }),
      countFailed(12, { scenarios: 20, cases: 10 }),
      countFailed(2, { scenarios: 25, cases: 20 }),
    ];
    expect(failed.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(2);
  });

  it('are at most an eighth with 10 cases whose noise has the tails of four degrees of freedom', () => {
    expect(countFailed(60, { scenarios: 5, cases: 2, hasTails: true })).toBeLessThanOrEqual(8);
  });

  it('are less than a quarter with such noise in 50 and 200 cases', () => {
    const failed =
      countFailed(50, { scenarios: 10, cases: 5, hasTails: true }) +
      countFailed(4, { scenarios: 20, cases: 10, hasTails: true });
    expect(failed).toBeLessThanOrEqual(13);
  });
});
