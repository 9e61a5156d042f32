import { describe, expect, it } from '@jest/globals';
import { nameCase } from '../../../src/cases/names.js';
import { areSameTimes } from '../../../src/judge/rules/relative/merge/equal-times.js';
import { weighAll } from '../../../src/judge/rules/relative/index.js';
import { metricById } from '../../../src/metrics/index.js';
import type { Comparison } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import type { Metric } from '../../../src/model/metric.js';
import { createPast } from '../_past.js';
import { chanceOf } from './_simulated.js';

const p50 = metricById.get('p50') as Metric;
const logs = (values: readonly number[]): readonly number[] => values.map((value) => Math.log(value));
const same = (maxima: readonly number[], others: readonly number[]): boolean =>
  areSameTimes({ values: logs([3, 4, 3]), maxima }, { values: logs([4, 4, 3]), maxima: others }, 0.025, p50);

describe('two rows of equal times', () => {
  it('are one quantity if their slowest requests are equal in most runs, or unknown', () => {
    expect(same([20, 31, 17], [20, 32, 17])).toBe(true);
    expect(same([20, 31, 17], [20, 32, 40])).toBe(true);
    expect(same([NaN, NaN, NaN], [20, 32, 40])).toBe(true);
  });

  it('are two endpoints if their slowest requests differ', () => {
    expect(same([20, 31, 17], [26, 32, 40])).toBe(false);
    expect(same([20, 31, NaN], [26, 31, NaN])).toBe(false);
  });
});

describe('endpoints of a few milliseconds', () => {
  const chance = chanceOf(5);
  const endpoint = (label: string, before: number, now: number): Comparison => {
    const measured = (value: number): Measurement => ({
      scenario: 'plan',
      label,
      configuration: {},
      samples: 20_000,
      metrics: { p50: value, p95: 2 * value, max: Math.round(20 + 30 * chance.uniform()) },
    });
    const present = measured(now);
    return {
      case: nameCase(present),
      isControl: false,
      candidate: [now],
      candidateMeasurements: [present],
      past: createPast(Array.from({ length: 20 }, (_, run) => ({ run, value: before, measurement: measured(before) }))),
      baseline: 'history',
      band: p50.band,
    };
  };
  /** Verdicts of Get, and of List that is a millisecond slower than Get, or as fast once Get got slower. */
  const verdicts = (get: number): readonly string[] =>
    weighAll([
      { metric: p50, comparisons: [endpoint('Get', 3, get), endpoint('List', 4, 4), endpoint('Pay', 90, 90)] },
    ])[0]?.evidence.map(({ verdict }) => verdict) ?? [];

  it('are not called slower because another one got as slow as they are', () => {
    expect(verdicts(3)).toEqual(['pass', 'pass', 'pass']);
    expect(verdicts(5)).toEqual(['regression', 'pass', 'pass']);
  });
});
