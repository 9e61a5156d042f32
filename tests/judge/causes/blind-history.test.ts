import { describe, expect, it } from '@jest/globals';
import { relativeChange } from '../../../src/judge/rules/index.js';
import type { MetricComparisons } from '../../../src/model/comparison.js';
import { mapPast } from '../_past.js';
import { simulated } from '../_simulated.js';

const plan = { seed: 4, scenarios: 3, cases: 2, runs: 8, machine: 0.001, noise: 0.001 };
const times = (subjects: readonly MetricComparisons[]): readonly MetricComparisons[] =>
  subjects.filter(({ metric }) => metric.id === 'p50');
/** The same runs with other response times. */
const timesOf = (valueOf: (run: number) => number): readonly MetricComparisons[] =>
  times(simulated(plan)).map(({ metric, comparisons }) => ({
    metric,
    comparisons: comparisons.map((comparison) => ({
      ...comparison,
      candidate: comparison.candidate.map(() => valueOf(plan.runs)),
      past: mapPast(comparison.past, (_, run) => valueOf(run)),
    })),
  }));
const blindOf = (subjects: readonly MetricComparisons[]) => relativeChange.weigh(subjects)[0]?.blind;

describe('a history that cannot judge', () => {
  it('is one whose response times vary by themselves', () => {
    const blind = blindOf(timesOf((run) => 200 * ([1, 1.6, 0.7][run % 3] ?? 1)));
    expect(blind?.everythingPercent).toBeGreaterThan(25);
  });

  it('is not one of equal response times that whole milliseconds make uncertain: to measure side by side would not help', () => {
    const blind = blindOf(timesOf(() => 2));
    expect([blind?.cases, blind?.everythingPercent]).toEqual([[], undefined]);
  });

  it('names the cases that it can judge, and those that to measure side by side would help', () => {
    const blindWith = (restless: number, runs = 8) => {
      const [p50] = times(simulated({ ...plan, scenarios: 12, cases: 1, runs, noise: 0.01 }));
      const comparisons = (p50?.comparisons ?? []).map((comparison, i) => ({
        ...comparison,
        past: mapPast(comparison.past, (value, run) => value * (i < restless ? ([1, 3, 0.4][run % 3] ?? 1) : 1)),
      }));
      const blind = p50 === undefined ? undefined : blindOf([{ ...p50, comparisons }]);
      return [blind?.cases.length, blind?.judgedCases.length, blind?.coarseCases.length];
    };
    expect(blindWith(0)).toEqual([0, 12, 0]);
    expect(blindWith(1)).toEqual([1, 11, 0]);
    expect(blindWith(1, 5)).toEqual([1, 11, 0]);
    expect(blindWith(1, 4)).toEqual([undefined, undefined, undefined]);
  });
});
