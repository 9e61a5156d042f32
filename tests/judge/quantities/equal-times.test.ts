import { describe, expect, it } from '@jest/globals';
import { relativeChange } from '../../../src/judge/rules/index.js';
import type { Comparison } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import { compare, metricOf } from '../_past.js';
import { chanceOf } from '../_simulated.js';

const p50 = metricOf('p50');
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
    return compare(
      p50,
      [present],
      Array.from({ length: 20 }, () => measured(before)),
    );
  };
  /** Verdicts of Get, and of List that is a millisecond slower than Get, or as fast once Get got slower. */
  const verdicts = (get: number): readonly string[] =>
    relativeChange
      .weigh([
        { metric: p50, comparisons: [endpoint('Get', 3, get), endpoint('List', 4, 4), endpoint('Pay', 90, 90)] },
      ])[0]
      ?.evidence.map(({ verdict }) => verdict) ?? [];

  it('are not called slower because another one got as slow as they are', () => {
    expect(verdicts(3)).toEqual(['pass', 'pass', 'pass']);
    expect(verdicts(5)).toEqual(['regression', 'pass', 'pass']);
  });
});
