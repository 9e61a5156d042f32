import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nameCase } from '../../../src/cases/names.js';
import { weighAll } from '../../../src/judge/rules/relative/index.js';
import { isAtEdge } from '../../../src/judge/rules/relative/verdicts/tail-edge.js';
import { metricById } from '../../../src/metrics/index.js';
import type { Comparison } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import type { Metric } from '../../../src/model/metric.js';
import { createPast } from '../_past.js';
import { chanceOf } from './_simulated.js';

const p99 = metricById.get('p99') as Metric;
const timeout = 30_000;

/** Requests of about 200 ms, of which 1 % wait for a timeout. */
function measured(seed: number, label: string, slower = 1): Measurement {
  const { uniform, normal } = chanceOf(seed);
  const values = Array.from({ length: 1200 }, () =>
    uniform() < 0.01 ? timeout : Math.round(200 * slower * Math.exp(0.4 * normal())),
  ).sort((a, b) => a - b);
  const quantile = (q: number): number => values[Math.ceil(q * values.length) - 1] ?? NaN;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return {
    scenario: 'plan',
    label,
    configuration: {},
    samples: values.length,
    metrics: {
      mean,
      p50: quantile(0.5),
      p95: quantile(0.95),
      p99: quantile(0.99),
      max: quantile(1),
      standardDeviation: Math.sqrt(variance),
    },
  };
}

function compared(now: Measurement, before: readonly Measurement[]): Comparison {
  return {
    case: nameCase(now),
    isControl: false,
    candidate: [Number(now.metrics['p99'])],
    candidateMeasurements: [now],
    past: createPast(
      before.map((measurement, run) => ({ run, measurement, value: Number(measurement.metrics['p99']) })),
    ),
    baseline: 'history',
    band: p99.band,
  };
}

const labels = ['Browse', 'Search', 'Pay'];

/** The verdicts on p99 after some past runs. */
const verdictsOf = (seed: number, runs: number, slower = 1): readonly string[] => {
  const comparisons = labels.map((label, i) => {
    const own = 1000 * seed + 100 * i;
    const before = Array.from({ length: runs }, (_, run) => measured(own + run, label));
    return compared(measured(own + 99, label, slower), before);
  });
  return weighAll([{ metric: p99, comparisons }])[0]?.evidence.map(({ verdict }) => verdict) ?? [];
};

describe('a p99 beside timeouts of about 1 % of the requests', () => {
  it.each([1, 2, 3])('does not fail by chance after %i past runs', (runs) => {
    const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
    const failing = seeds.filter((seed) => verdictsOf(seed, runs).includes('regression'));
    expect(failing.length).toBeLessThanOrEqual(1);
  });
});

describe('isAtEdge', () => {
  const usual = { mean: 500, p50: 200, p95: 400, p99: 600, max: timeout, standardDeviation: 3000 };
  const at = (metrics: Measurement['metrics'], samples = 1200): boolean => {
    const create = (values: Measurement['metrics']): Measurement => ({
      scenario: 'plan',
      configuration: {},
      samples,
      metrics: values,
    });
    return isAtEdge(compared(create({ ...usual, ...metrics }), [create(usual), create(usual)]), 99, 0.1);
  };

  it.each<[name: string, metrics: Measurement['metrics'], expected: boolean]>([
    ['as slow as the slowest requests usually are', { p99: timeout, mean: 600 }, true],
    ['slower than any request was', { p99: timeout + 1, mean: 600 }, false],
    ['with a mean that chance does not explain', { p99: timeout, mean: 900 }, false],
  ])('%s', (_, metrics, expected) => {
    expect(at(metrics)).toBe(expected);
  });

  it('is not found where the slowest requests are not far away', () => {
    const now = measured(1, 'Pay');
    const close = { ...now, metrics: { ...now.metrics, p99: 600, max: 1500 } };
    expect(isAtEdge(compared({ ...close, metrics: { ...close.metrics, p99: 1200 } }, [close, close]), 99, 0.1)).toBe(
      false,
    );
  });

  it('is not found where far too few requests are usually that slow', () => {
    // One request of 9,999 at the timeout, where a hundred would have to be.
    expect(at({ p99: 800, mean: 505 }, 9999)).toBe(true);
    const rare = { ...usual, standardDeviation: 300 };
    const create = (metrics: Measurement['metrics']): Measurement => ({
      ...{ scenario: 'plan', configuration: {}, samples: 9999 },
      metrics,
    });
    const now = create({ ...rare, p99: 800, mean: 505 });
    expect(isAtEdge(compared(now, [create(rare), create(rare)]), 99, 0.1)).toBe(false);
  });

  it('needs the spread and the number of requests', () => {
    const { standardDeviation: _, ...bare } = usual;
    const without: Measurement = { scenario: 'plan', configuration: {}, samples: 1200, metrics: bare };
    const now: Measurement = { ...without, metrics: { ...bare, p99: timeout, mean: 600 } };
    expect(isAtEdge(compared(now, [without]), 99, 0.1)).toBe(false);
  });

  it('is never found for a larger p99 or mean if it was not for a smaller one', () => {
    const value = fc.integer({ min: 600, max: 2 * timeout });
    const mean = fc.integer({ min: 400, max: 2000 });
    fc.assert(
      fc.property(value, value, mean, mean, (some, other, someMean, otherMean) => {
        const smaller = at({ p99: Math.min(some, other), mean: Math.min(someMean, otherMean) });
        const larger = at({ p99: Math.max(some, other), mean: Math.max(someMean, otherMean) });
        expect(larger && !smaller).toBe(false);
      }),
      { seed: 3 },
    );
  });
});
