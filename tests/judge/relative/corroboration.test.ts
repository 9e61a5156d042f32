import { describe, expect, it } from '@jest/globals';
import { weighAll } from '../../../src/judge/rules/relative/index.js';
import { doQuantilesAgree, needsSupport } from '../../../src/judge/rules/relative/verdicts/corroboration.js';
import type { Comparison, MetricComparisons } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import { createPast } from '../_past.js';
import { rankOf, simulated, type Plan } from './_simulated.js';

/** A p99 that became half as large again. */
const compared = (samples: number | undefined, p95: number): Comparison => {
  const measured = (metrics: Measurement['metrics']): Measurement => ({
    scenario: 'shop',
    configuration: {},
    ...(samples !== undefined && { samples }),
    metrics,
  });
  return {
    case: { scenario: 'shop', configuration: {}, key: 'shop' },
    candidate: [300],
    candidateMeasurements: [measured({ p50: 40, p95, p99: 300 })],
    past: createPast([{ run: 0, value: 200, measurement: measured({ p50: 40, p95: 100, p99: 200 }) }]),
    baseline: 'history',
    isControl: false,
    band: { percent: 10 },
  };
};

describe('a p99 that fails alone', () => {
  it.each<[name: string, samples: number | undefined, p95: number, probability: number, expected: boolean]>([
    ['needs support with few requests', 500, 100, 0.002, true],
    ['has it from a slower p95', 500, 104, 0.002, false],
    ['needs none far beyond its noise', 500, 100, 0.0005, false],
    ['needs none with many requests', 50_000, 100, 0.002, false],
    ['needs none if their number is unknown', undefined, 100, 0.002, false],
  ])('%s', (_, samples, p95, probability, expected) => {
    expect(needsSupport(compared(samples, p95), 99, probability, 0.1)).toBe(expected);
  });

  it('never needs support with more requests, a slower p95 or a smaller probability, if it needed none before', () => {
    const needs = (samples: number, p95: number, probability: number): number =>
      Number(needsSupport(compared(samples, p95), 99, probability, 0.1));
    for (const samples of [60, 400, 3000, 9999, 10_000, 50_000])
      for (const p95 of [95, 100, 102, 103, 110])
        for (const probability of [0.0001, 0.0009, 0.0011, 0.003]) {
          const own = needs(samples, p95, probability);
          expect(needs(2 * samples, p95, probability)).toBeLessThanOrEqual(own);
          expect(needs(samples, p95 + 5, probability)).toBeLessThanOrEqual(own);
          expect(needs(samples, p95, probability / 2)).toBeLessThanOrEqual(own);
        }
  });
});

describe('two percentiles of one case', () => {
  it.each<[decisions: Parameters<typeof doQuantilesAgree>[0], expected: boolean]>([
    [['suspect', 'suspect'], true],
    [['suspect', 'regression'], true],
    [['suspect', 'pass'], false],
    [['suspect'], false],
    [[], false],
  ])('%j agree: %s', (decisions, expected) => {
    expect(doQuantilesAgree(decisions)).toBe(expected);
  });

  /** Changes around the limit of the first case, each judged by one percentile and by both. */
  const trials = Array.from({ length: 120 }, (_, i) => {
    const plan: Plan = { seed: i + 1, scenarios: 2, cases: 4, runs: 6, machine: 0.01, noise: 0.025 };
    const subjects = simulated(plan, (scenario, place) => (scenario + place === 0 ? 1.1 + 0.02 * (i % 10) : 1));
    const verdictsOf = (ids: readonly string[]): readonly string[] => {
      const chosen = ids.map((id) => subjects.find(({ metric }) => metric.id === id) as MetricComparisons);
      return weighAll(chosen).map(({ evidence }) => evidence[0]?.verdict ?? '');
    };
    return { alone: [...verdictsOf(['p50']), ...verdictsOf(['p99'])], together: verdictsOf(['p50', 'p99']) };
  });

  it('fail together if both are suspect, or one is and the other fails', () => {
    const both = trials.filter(({ alone }) => alone.every((verdict) => rankOf(verdict) > 0));
    expect(both.filter(({ alone }) => alone.includes('suspect')).length).toBeGreaterThan(2);
    for (const { together } of both) expect(together).toEqual(['regression', 'regression']);
  });

  it('do not change each other otherwise', () => {
    const others = trials.filter(({ alone }) => alone.some((verdict) => rankOf(verdict) === 0));
    expect(others.filter(({ alone }) => alone.includes('suspect')).length).toBeGreaterThan(3);
    for (const { alone, together } of others) expect(together).toEqual(alone);
  });
});

describe('a median of few requests', () => {
  it('is never judged more severely, and sometimes milder, because one busy second can move it', () => {
    let milder = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const rankFor = (samples: number): number => {
        const plan: Plan = { seed, scenarios: 2, cases: 3, runs: 6, machine: 0.01, noise: 0.02, samples };
        const subjects = simulated(plan, (scenario, place) => (scenario + place === 0 ? 1.18 : 1));
        const [weighed] = weighAll(subjects.filter(({ metric }) => metric.id === 'p50'));
        return rankOf(weighed?.evidence[0]?.verdict ?? '');
      };
      // Both have enough requests that chance alone does not set their noise.
      const [few, many] = [rankFor(999), rankFor(1001)];
      expect(few).toBeLessThanOrEqual(many);
      if (few < many) milder++;
    }
    expect(milder).toBeGreaterThan(3);
  });
});
