import { describe, expect, it } from '@jest/globals';
import { computeDeviations } from '../../../src/judge/model/effects/deviations.js';
import type { Fit } from '../../../src/judge/model/fit/fitted-history.js';
import { relativeChange } from '../../../src/judge/rules/relative-change.js';
import { createTable } from '../../../src/judge/quantities/table.js';
import { metricById } from '../../../src/metrics/index.js';
import type { Comparison, MetricComparisons } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import type { Metric } from '../../../src/model/metric.js';
import { createPast, mapPast } from '../_past.js';
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

/** How many of the seeds give a regression of p99 in the first case. */
function countFound(seeds: number, subjectsOf: (seed: number) => readonly MetricComparisons[]): number {
  let found = 0;
  for (let seed = 1; seed <= seeds; seed++)
    if (relativeChange.weigh(subjectsOf(seed)).at(-1)?.evidence[0]?.verdict === 'regression') found++;
  return found;
}

const slower = (scenario: number, place: number): number => (scenario === 0 && place === 0 ? 1.5 : 1);

describe('a history with an accident', () => {
  it('still finds a p99 half as large again, although one of its 18 runs was 26 times as slow', () => {
    expect(countFound(20, (seed) => disturb(simulated({ ...plan, seed }, slower), 0, 7, 26))).toBeGreaterThan(16);
  });

  it('does not call a p99 worse that is as slow as in two earlier runs', () => {
    const twice = (seed: number): readonly MetricComparisons[] =>
      disturb(disturb(simulated({ ...plan, seed }, slower), 0, 7, 1.8), 0, 11, 1.8).slice(p99);
    expect(countFound(20, twice)).toBe(0);
  });
});

describe('the expected noise of a case', () => {
  const times = (p50: number, mean: number, p95: number): Measurement => ({
    scenario: 'shop',
    configuration: {},
    metrics: { p50, mean, p95 },
  });
  const expectedOf = (measurement: Measurement): number => {
    const comparison: Comparison = {
      case: { scenario: 'shop', configuration: {}, key: 'shop' },
      candidate: [30],
      candidateMeasurements: [times(30, 33, 50)],
      past: createPast([{ run: 0, value: 30, measurement }]),
      baseline: 'history',
      isControl: false,
      band: { percent: 10 },
    };
    return createTable([comparison], metricById.get('p50') as Metric).rows[0]?.prior ?? NaN;
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

describe('repetitions on a machine that moves', () => {
  /** Deviations of five cases whose repetitions differ by what the machine did, and by what is given for the first case. */
  const deviationsWith = (own: readonly number[]): readonly number[] => {
    const machine = [0, 0.2, -0.1];
    const rows = Array.from({ length: 5 }, (_, c) => ({
      present: machine.map((m, r) => m + (c === 0 ? (own[r] ?? 0) : 0)),
    }));
    const fit = {
      table: { rows, repetitions: 3 },
      level: new Float64Array(5),
      variance: new Float64Array(5).fill(0.02 ** 2),
    };
    return [...computeDeviations(fit as unknown as Fit)];
  };

  it('count one disturbed repetition by its share, whichever the machine had in its middle', () => {
    for (const disturbed of [0, 1, 2]) {
      const [first, ...others] = deviationsWith([0, 1, 2].map((r) => (r === disturbed ? 0.03 : 0)));
      expect(first).toBeCloseTo(0.01, 2);
      expect(others).toEqual([0, 0, 0, 0]);
    }
  });

  it('keep a change that all repetitions share', () => {
    expect(deviationsWith([0.1, 0.1, 0.1])[0]).toBeCloseTo(0.1, 10);
  });
});
