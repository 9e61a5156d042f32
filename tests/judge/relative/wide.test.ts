import { describe, expect, it } from '@jest/globals';
import { weighAll, type Subject } from '../../../src/judge/rules/relative/index.js';
import { mapPast } from '../_past.js';
import { simulated, type Change, type Plan } from './_simulated.js';

const seeds = Array.from({ length: 10 }, (_, i) => i + 1);

describe('a plan with many labels', () => {
  const plan = (seed: number, scenarios: number): Plan => ({
    ...{ seed, scenarios, cases: 2, runs: 10, machine: 0.01, noise: 0.025 },
    areLabels: true,
    samples: 2000,
  });
  const first: Change = (label) => (label === 0 ? 1.3 : 1);
  const isFound = (subjects: readonly Subject[]): boolean =>
    weighAll(subjects).metrics.some(({ evidence }) => evidence[0]?.verdict === 'regression');

  it.each([6, 15, 40])('finds a label that is 30 %% slower among %i', (labels) => {
    expect(seeds.filter((seed) => isFound(simulated(plan(seed, labels), first))).length).toBeGreaterThanOrEqual(9);
  });

  it('passes unchanged runs', () => {
    const failed = seeds.filter((seed) =>
      weighAll(simulated(plan(seed, 30))).metrics.some(({ evidence }) =>
        evidence.some(({ verdict }) => verdict === 'regression'),
      ),
    );
    expect(failed.length).toBeLessThanOrEqual(1);
  });
});

describe('many load tests', () => {
  const plan: Plan = { seed: 3, scenarios: 10, cases: 4, runs: 10, machine: 0.005, noise: 0.01 };
  /** One case loses 45 % of its throughput. */
  const loss: Change = (scenario, place) => (scenario === 0 && place === 0 ? 1 / 0.55 : 1);

  /** Halves the throughput of another case in some past runs. */
  const judged = (accidents: readonly number[], change = loss) =>
    weighAll(
      simulated(plan, change).map(({ metric, comparisons }) => ({
        metric,
        comparisons: comparisons.map((comparison, i) => ({
          ...comparison,
          past: mapPast(comparison.past, (value, run) =>
            metric.id === 'throughput' && accidents.includes(run) && i === 20 + run ? value / 2 : value,
          ),
        })),
      })),
    ).metrics[0]?.evidence[0];

  it('fail with a large loss in one case', () => {
    expect(judged([])).toMatchObject({ verdict: 'regression' });
  });

  it('are undecided after a loss that once was as large in another case and did not last', () => {
    const evidence = judged([4]);
    expect(evidence).toMatchObject({ verdict: 'suspect' });
    expect(evidence).toHaveProperty('unresolved');
  });

  it('pass with a suspect if such losses come and go', () => {
    const evidence = judged([2, 4, 7]);
    expect(evidence).toMatchObject({ verdict: 'suspect' });
    expect(evidence).not.toHaveProperty('unresolved');
  });

  it('fail with a loss larger than any accident', () => {
    expect(judged([2, 4], (scenario, place) => (scenario === 0 && place === 0 ? 4 : 1))).toMatchObject({
      verdict: 'regression',
    });
  });
});
