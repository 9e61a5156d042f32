import { describe, expect, it } from '@jest/globals';
import { relativeChange } from '../../../src/judge/rules/index.js';
import { createTable } from '../../../src/judge/quantities/table.js';
import type { MetricComparisons } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import { compare, mapPast, metricOf } from '../_past.js';
import { ids, simulated, type Plan } from '../_simulated.js';

const plan: Plan = { seed: 1, scenarios: 2, cases: 4, runs: 18, machine: 0.01, noise: 0.02 };
const p99 = ids.indexOf('p99');

/** Multiplies the p99 of one past run of a case, as if that run had been disturbed. */
function disturb(
  subjects: readonly MetricComparisons[],
  place: number,
  run: number,
  factor: number,
): readonly MetricComparisons[] {
  return subjects.map(({ metric, comparisons }) => ({
    metric,
    comparisons: comparisons.map((comparison, i) => ({
      ...comparison,
      past: mapPast(comparison.past, (value, ofRun) =>
        metric.id === 'p99' && i === place && ofRun === run ? factor * value : value,
      ),
    })),
  }));
}

/** How many of the seeds give this verdict on p99 in the first case. */
function countVerdicts(
  verdict: string,
  seeds: number,
  subjectsOf: (seed: number) => readonly MetricComparisons[],
): number {
  let found = 0;
  for (let seed = 1; seed <= seeds; seed++)
    if (relativeChange.weigh(subjectsOf(seed)).at(-1)?.evidence[0]?.verdict === verdict) found++;
  return found;
}

const slower = (scenario: number, place: number): number => (scenario === 0 && place === 0 ? 1.5 : 1);

describe('a history with an accident', () => {
  const afterAccident = (runs: number) => (seed: number) =>
    disturb(simulated({ ...plan, seed, runs }, slower), 0, 7, 26).slice(p99);

  it('still finds a p99 half as large again, although one of its 30 runs was 26 times as slow', () => {
    expect(countVerdicts('regression', 20, afterAccident(30))).toBeGreaterThan(16);
  });

  it('does not fail while the accident is more than 5 % of its runs', () => {
    expect(countVerdicts('regression', 20, afterAccident(12))).toBe(0);
  });

  it('does not call a p99 worse that is as slow as in two earlier runs', () => {
    const twice = (seed: number): readonly MetricComparisons[] =>
      disturb(disturb(simulated({ ...plan, seed }, slower), 0, 7, 1.8), 0, 11, 1.8).slice(p99);
    expect(countVerdicts('regression', 20, twice)).toBe(0);
  });
});

describe('the expected noise of a case', () => {
  const times = (p50: number, mean: number, p95: number): Measurement => ({
    scenario: 'shop',
    configuration: {},
    metrics: { p50, mean, p95 },
  });
  const expectedOf = (measurement: Measurement): number => {
    const comparison = compare(metricOf('p50'), [times(30, 33, 50)], [measurement]);
    return createTable([comparison], metricOf('p50')).rows[0]?.prior ?? NaN;
  };

  it('of p50 is larger where the median lies between fast and slow requests', () => {
    expect(expectedOf(times(30, 50, 110))).toBeCloseTo(0.075, 2);
    expect(expectedOf(times(30, 50, 60))).toBe(0.09);
  });

  it('of p50 does not grow with the width of a distribution without such a gap', () => {
    expect(expectedOf(times(30, 31, 45))).toBe(0.03);
    expect(expectedOf(times(30, 48, 150))).toBe(0.03);
    expect(expectedOf(times(30, NaN, 110))).toBe(0.03);
  });
});
