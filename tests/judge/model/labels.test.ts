import { describe, expect, it } from '@jest/globals';
import { nameCase } from '../../../src/cases/names.js';
import { relativeChange } from '../../../src/judge/rules/index.js';
import type { MetricComparisons } from '../../../src/model/comparison.js';
import { simulated, type Change } from '../_simulated.js';

/** Six labels of one plan at two loads, judged only by p50, which labels do not share. */
function plainPlan(seed: number, slower: Change): readonly MetricComparisons[] {
  const subjects = simulated({ seed, scenarios: 6, cases: 2, runs: 6, machine: 0.01, noise: 0.02 }, slower);
  return subjects
    .filter(({ metric }) => metric.id === 'p50')
    .map(({ metric, comparisons }) => ({
      metric,
      comparisons: comparisons.map((comparison) => {
        const { scenario, configuration } = comparison.case;
        return { ...comparison, case: nameCase({ scenario: 'plan', label: scenario, configuration }) };
      }),
    }));
}

/** The slower label, and the transaction that contains it. */
const [request, transaction] = [0, 1];

describe('labels of one plan', () => {
  it('finds a slow request although the transaction that contains it is slower, too', () => {
    const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
    const found = seeds.filter((seed) => {
      const subjects = plainPlan(seed, (label) => (label === request ? 1.25 : label === transaction ? 1.15 : 1));
      const [p50] = relativeChange.weigh(subjects);
      const verdicts = p50?.evidence.slice(2 * request, 2 * request + 2).map(({ verdict }) => verdict);
      return verdicts?.every((verdict) => verdict === 'regression');
    });
    expect(found.length).toBeGreaterThanOrEqual(15);
  });

  it('passes unchanged runs', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
    const failed = seeds.filter((seed) =>
      relativeChange
        .weigh(plainPlan(seed, () => 1))
        .some(({ evidence }) => evidence.some(({ verdict }) => verdict === 'regression')),
    );
    expect(failed.length).toBeLessThanOrEqual(1);
  });
});

it('names a control whose labels share one throughput by its load test', () => {
  const plan = { seed: 2, scenarios: 3, cases: 4, runs: 6, machine: 0.01, noise: 0.01, areLabels: true };
  const tables = simulated(plan).map(({ metric, comparisons }) => ({
    metric,
    comparisons: comparisons.map((comparison) => ({
      ...comparison,
      isControl: comparison.case.configuration['users'] === '10',
    })),
  }));
  expect(relativeChange.weigh(tables)[0]?.run?.controls).toEqual(['plan [users=10]']);
});
