import { describe, expect, it } from '@jest/globals';
import { relativeChange } from '../../../src/judge/rules/index.js';
import type { MetricComparisons } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import { compare, metricOf } from '../_past.js';
import { chanceOf, ids } from '../_simulated.js';

const loop = { Browse: 20, Search: 60, Pay: 120 };
/** Labels outside the loop, with the number of their requests: once per user, now and then, and in a setUp thread group. */
const rare = { Login: 10, Admin: 17, prepare: 3 };

/** A plan of three labels in a closed loop of 40 seconds, beside labels with few requests. */
function measuredPlan(seed: number, slower: number): readonly Measurement[] {
  const chance = chanceOf(seed);
  const machine = Math.exp(0.03 * chance.normal());
  const times = Object.entries(loop).map(([label, ms]): [string, number] => [
    label,
    ms * machine * Math.exp(0.02 * chance.normal()) * (label === 'Search' ? slower : 1),
  ]);
  const rate = 345 / times.reduce((sum, [, ms]) => sum + ms, 0);
  const sampled = (label: string, ms: number, samples: number, throughput: number): Measurement => {
    const values = Float64Array.from({ length: samples }, () => ms * Math.exp(0.4 * chance.normal())).sort();
    const quantile = (q: number): number => Math.round(values[Math.ceil(q * samples) - 1] ?? 0);
    const metrics = { throughput, p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), max: quantile(1) };
    return { scenario: 'plan', label, configuration: {}, samples, metrics };
  };
  return [
    ...times.map(([label, ms]) => sampled(label, ms, 1700, 1000 * rate * (1 + 0.002 * chance.normal()))),
    ...Object.entries(rare).map(([label, pastMedian]) => {
      const samples = Math.max(1, Math.round(pastMedian + Math.sqrt(pastMedian) * chance.normal()));
      return sampled(label, 300, samples, samples / 40);
    }),
  ];
}

/** The past runs of a seed are the same however many count. */
const pasts = new Map<number, (readonly Measurement[])[]>();
function pastOf(seed: number, runs: number): readonly (readonly Measurement[])[] {
  const past = pasts.get(seed) ?? [];
  pasts.set(seed, past);
  while (past.length < runs) past.push(measuredPlan(100 * seed + past.length, 1));
  return past.slice(0, runs);
}

function planSubjects(seed: number, runs: number, slower = 1): readonly MetricComparisons[] {
  const past = pastOf(seed, runs);
  const current = measuredPlan(100 * seed + 99, slower);
  return ids.map(metricOf).map((metric) => ({
    metric,
    comparisons: current.map((now, i) =>
      compare(
        metric,
        [now],
        past.map((run) => run[i] as Measurement),
      ),
    ),
  }));
}

/** The labels that failed, by metric. */
const failures = (subjects: readonly MetricComparisons[]): readonly string[] =>
  relativeChange
    .weigh(subjects)
    .flatMap(({ evidence }, m) =>
      evidence.flatMap(({ verdict }, i) =>
        verdict === 'regression'
          ? [`${subjects[m]?.metric.id ?? ''} of ${subjects[m]?.comparisons[i]?.case.label ?? ''}`]
          : [],
      ),
    );

const seeds = Array.from({ length: 30 }, (_, i) => i + 1);

describe('labels with few requests', () => {
  it.each([1, 2, 6])('do not fail because chance made them fewer, after %i runs', (runs) => {
    const failed = seeds.flatMap((seed) => failures(planSubjects(seed, runs))).filter((name) => name.startsWith('thr'));
    expect(failed.length).toBeLessThanOrEqual(1);
  });

  it('do not hide that another label got slower', () => {
    const found = seeds.filter((seed) => failures(planSubjects(seed, 10, 1.4)).includes('p50 of Search'));
    expect(found.length).toBeGreaterThanOrEqual(26);
  });
});

describe('the p99 of a label', () => {
  /** The verdict on a p99 that is so many times as high as in ten equal runs. */
  const verdictOn = (samples: number, factor: number): string | undefined => {
    const metric = metricOf('p99');
    const measured = (value: number): Measurement => ({
      scenario: 'plan',
      label: 'Pay',
      configuration: {},
      samples,
      metrics: { p50: 40, p95: 80, p99: value },
    });
    const past = Array.from({ length: 10 }, () => measured(100));
    const comparison = compare(metric, [measured(100 * factor)], past);
    return relativeChange.weigh([{ metric, comparisons: [comparison] }])[0]?.evidence[0]?.verdict;
  };

  it.each([1, 20, 100, 120])('cannot fail alone with %d requests', (samples) => {
    for (const factor of [1.5, 3, 10, 100]) expect(verdictOn(samples, factor)).not.toBe('regression');
  });

  it('fails with many', () => {
    expect(verdictOn(10_000, 1.5)).toBe('regression');
  });
});
