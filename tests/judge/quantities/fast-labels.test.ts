import { describe, expect, it } from '@jest/globals';
import { relativeChange } from '../../../src/judge/rules/index.js';
import type { Measurement } from '../../../src/model/documents.js';
import { compare, metricOf } from '../_past.js';
import { chanceOf } from '../_simulated.js';

/** Medians in milliseconds. JMeter drops the fraction, so that of a fast label jumps by a quarter or a half. */
const medians = { login: 4.1, list: 3.2, logo: 1.6, stock: 5.2, health: 6.1, checkout: 33, report: 205 };
const loads = { 5: 100, 15: 300 };
const seeds = Array.from({ length: 40 }, (_, i) => i + 1);

/** Factors on the times of labels. */
type Slower = Readonly<Partial<Record<string, number>>>;

/** A run of the plan at two loads. The times of the slow labels vary by 3 %. */
function measuredPlan(seed: number, slower: Slower = {}): readonly Measurement[] {
  const { normal } = chanceOf(seed);
  const machine = 0.01 * normal();
  return Object.entries(loads).flatMap(([users, samples]) =>
    Object.entries(medians).map(([label, pastMedian]): Measurement => {
      const noise = pastMedian < 10 ? 0.1 : 0.03;
      const ms = pastMedian * Math.exp(machine + noise * normal()) * (slower[label] ?? 1);
      const metrics = { p50: Math.floor(ms), p95: Math.floor(1.4 * ms), mean: 1.03 * ms, max: Math.floor(3 * ms) };
      return { scenario: 'shop', label, configuration: { users }, samples, metrics };
    }),
  );
}

/** The labels whose p50 failed after six past runs, and whether it is open what the whole run did. */
function judged(seed: number, slower: Slower = {}) {
  const metric = metricOf('p50');
  const past = Array.from({ length: 6 }, (_, run) => measuredPlan(100 * seed + run));
  const comparisons = measuredPlan(100 * seed + 99, slower).map((now, i) =>
    compare(
      metric,
      [now],
      past.map((measurements) => measurements[i] as Measurement),
    ),
  );
  const [p50] = relativeChange.weigh([{ metric, comparisons }]);
  const failed = comparisons.filter((_, i) => p50?.evidence[i]?.verdict === 'regression');
  const labels = new Set(failed.map((comparison) => comparison.case.label ?? ''));
  const isPassed = p50?.evidence.every(({ verdict }) => verdict !== 'regression' && verdict !== 'suspect') === true;
  return { labels, isPassed, percent: p50?.run?.percent ?? NaN };
}

const everything = (factor: number): Slower => Object.fromEntries(Object.keys(medians).map((label) => [label, factor]));

describe('labels whose medians jump because times are whole milliseconds', () => {
  it('do not make a slower label look like noise', () => {
    const plans = Array.from({ length: 100 }, (_, i) => i + 1);
    const found = plans.filter((seed) => judged(seed, { report: 1.3 }).labels.has('report'));
    expect(found.length).toBeGreaterThanOrEqual(95);
  });

  it('do not hide that everything got slower', () => {
    const runs = seeds.map((seed) => judged(seed, everything(1.25)));
    expect(runs.filter(({ isPassed }) => !isPassed).length).toBeGreaterThanOrEqual(34);
    expect(runs.filter(({ percent }) => percent > 19 && percent < 31).length).toBeGreaterThanOrEqual(35);
  });

  it('do not fail unchanged', () => {
    expect(seeds.filter((seed) => !judged(seed).isPassed).length).toBeLessThanOrEqual(1);
  });
});
