import { describe, expect, it } from '@jest/globals';
import { relativeChange } from '../../../src/judge/rules/index.js';
import { simulated, type Change, type Plan } from '../_simulated.js';

const plan: Omit<Plan, 'seed'> = { scenarios: 3, cases: 1, runs: 10, machine: 0.03, noise: 0.02 };
const seeds = Array.from({ length: 150 }, (_, i) => i + 1);

/** The number of runs in which an unchanged scenario fails; the first one is faster. */
const countAlarms = (change: Change): number =>
  seeds.filter((seed) =>
    relativeChange
      .weigh(simulated({ ...plan, seed }, change))
      .some(({ evidence }) => evidence.slice(1).some(({ verdict }) => verdict === 'regression')),
  ).length;

describe('a measured gain', () => {
  const unchanged = countAlarms(() => 1);

  it('of one case does not make the others fail more often', () => {
    expect(countAlarms((scenario) => (scenario === 0 ? 0.7 : 1))).toBeLessThanOrEqual(unchanged + 5);
  });

  it('does not hide that another case got slower', () => {
    const slower: Change = (scenario) => (scenario === 1 ? 1.3 : 1);
    const both: Change = (scenario) => (scenario === 0 ? 0.7 : slower(scenario, 0, 0));
    expect(countAlarms(both)).toBeGreaterThanOrEqual(countAlarms(slower) - 4);
  });
});
