import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { errorRate } from '../../../src/judge/rules/index.js';
import type { Measurement } from '../../../src/model/documents.js';
import { median } from '../../../src/stats/averages.js';
import { compare, metricOf } from '../_past.js';

/** Inconclusive ranks between a pass and a suspect verdict: the rate may have risen, but nothing can be said about it. */
const order = ['improvement', 'pass', 'inconclusive', 'suspect', 'regression'];

/** @param failing shares of requests that fail, in percent */
function judge(id: string, failing: number, past: readonly number[], samples: number | undefined): string {
  const metric = metricOf(id);
  const measured = (percent: number): Measurement => ({
    scenario: 'shop',
    configuration: {},
    metrics: { [id]: metric.better === 'higher' ? 100 - percent : percent },
    ...(samples !== undefined && { samples }),
  });
  const { cap } = metric;
  const comparison = compare(metric, [measured(failing)], past.map(measured), cap === undefined ? {} : { cap });
  const [weighed] = errorRate.weigh([{ metric, comparisons: [comparison] }]);
  return weighed?.evidence[0]?.verdict ?? '';
}

describe('metrics in percentage points', () => {
  it('never judge a larger loss milder', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('errorPercent', 'completionPercent', 'targetShare', 'gcThroughput'),
        fc.array(fc.constantFrom(0, 0.05, 0.3, 1.5, 2, 8, 30), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(undefined, 20, 300, 1000, 100_000),
        (id, past, samples) => {
          // A rate at or below the usual one may be better, or as bad as ever.
          const rates = Array.from({ length: 100 }, (_, i) => Math.max(...past) + (i + 1) / 2);
          const ranks = rates.map((failing) => order.indexOf(judge(id, failing, past, samples)));
          expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        },
      ),
      { numRuns: 40, seed: 7 },
    );
  });

  it('never call a rise within the band that fewer than five past runs explain', () => {
    const { band } = metricOf('errorPercent');
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 0.05, 0.3, 1.5, 2, 4), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(undefined, 20, 300, 1000, 100_000),
        fc.constantFrom(0.1, 0.5, 2, 5),
        (past, samples, beyond) => {
          const failing = median(past) + (band.absolute ?? 0) + beyond;
          expect(judge('errorPercent', failing, past, samples)).not.toBe('pass');
        },
      ),
      { numRuns: 200, seed: 7 },
    );
    expect(judge('errorPercent', 4, [0, 0, 4], 20_000)).toBe('suspect');
  });

  it('know rises that came and went, and those of chance', () => {
    expect(judge('errorPercent', 4, [0, 0, 0, 0, 4, 0, 0, 4], 20_000)).toBe('pass');
    expect(judge('errorPercent', 2.5, [0, 0, 0, 0, 0, 0, 0, 2.5], 40)).toBe('pass');
  });

  it('fail whatever the history if most requests fail and few did before', () => {
    for (const samples of [undefined, 300])
      for (const past of [[0], [2, 2], [1, 3, 2]])
        expect(judge('completionPercent', 60, past, samples)).toBe('regression');
  });

  it.each([
    ['a loss that chance explains', 5, 'inconclusive'],
    ['a larger loss', 10, 'inconclusive'],
    ['a doubtless loss', 23, 'regression'],
  ])('with two past runs, in which the rate was unstable: %s', (_, failing, expected) => {
    expect(judge('completionPercent', failing, [2, 2], 300)).toBe(expected);
  });
});
