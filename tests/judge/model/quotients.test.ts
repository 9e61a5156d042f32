import { describe, expect, it } from '@jest/globals';
import { relativeChange } from '../../../src/judge/rules/index.js';
import type { Measurement } from '../../../src/model/documents.js';
import { compare, metricOf } from '../_past.js';

/** An overhead of response times by case: the same test with and without a policy, on the page before and on this one. */
function overheads(before: readonly number[], present: readonly number[], id = 'overhead'): readonly string[] {
  const metric = metricOf(id);
  const comparisons = before.map((value, i) => {
    const measured = (one: number): Measurement => ({
      scenario: 's',
      configuration: { users: String(100 * (i + 1)) },
      metrics: { [id]: one },
    });
    return compare(metric, [measured(present[i] ?? NaN)], [measured(value)]);
  });
  const [judged] = relativeChange.weigh([{ metric, comparisons }]);
  return judged?.evidence.map(({ verdict }) => verdict) ?? [];
}

describe('an overhead on a page, against the page before', () => {
  const pastMedian = [1.12, 1.19, 1.31, 1.08];
  /** One page does not show how much an overhead varies. */
  const suspect = 'suspect';

  it('is suspect where it doubles in every case, as no machine doubles one side alone', () => {
    expect(overheads(pastMedian, [2.24, 2.4, 2.6, 2.2])).toEqual([suspect, suspect, suspect, suspect]);
  });

  it('is suspect where it doubles in one case', () => {
    const [first, ...others] = overheads(pastMedian, [2.24, 1.2, 1.3, 1.07]);
    expect(first).toBe(suspect);
    expect(others).not.toContain(suspect);
  });

  it('is not suspect where it moves by 4 %', () => {
    expect(overheads(pastMedian, [1.16, 1.15, 1.29, 1.12])).not.toContain(suspect);
  });

  it('leaves open whether the machine or the change doubles a response time in every case', () => {
    expect(overheads([112, 119, 131, 108], [224, 240, 260, 220], 'p99')).toEqual(Array(4).fill(suspect));
  });
});
