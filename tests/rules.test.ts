import { describe, expect, test } from '@jest/globals';
import { metricById } from '../src/metrics/index.js';
import type { Comparison, Measurement, Metric, Reason, Verdict } from '../src/model.js';
import { rules } from '../src/rules/index.js';

const measurement = (samples?: number): Measurement => ({
  scenario: 'shop',
  configuration: {},
  metrics: {},
  ...(samples !== undefined && { samples }),
});

const of = (now: readonly number[], past: readonly number[], extra: Partial<Comparison> = {}): Comparison => ({
  case: { scenario: 'shop', configuration: {}, key: 'shop' },
  now,
  isControl: false,
  nowFrom: now.map(() => measurement()),
  past: past.map((value, run) => ({ run, value, stretch: 0, from: measurement() })),
  band: {},
  ...extra,
});

const weigh = (id: string, comparison: Comparison) => {
  const metric: Metric | undefined = metricById.get(id);
  if (metric === undefined) throw new Error(id);
  const [evidence] =
    rules
      .find((rule) => rule.judges(metric))
      ?.weigh([{ ...comparison, band: metric.band, ...(metric.cap === undefined ? {} : { cap: metric.cap }) }], metric)
      .evidence ?? [];
  if (evidence === undefined) throw new Error('no evidence');
  return evidence;
};

type Row = readonly [
  name: string,
  metric: string,
  now: readonly number[],
  past: readonly number[],
  verdict: Verdict,
  reason: Reason,
];

const quiet = [1000, 1004, 996, 1002, 998, 1001, 999, 1003, 997, 1000];
const zeros = [0, 0, 0, 0, 0, 0];

const table: readonly Row[] = [
  ['the same again', 'throughput', [1000], quiet, 'pass', 'within-band'],
  ['inside the band', 'throughput', [960], quiet, 'pass', 'within-band'],
  ['outside the band, inside the noise', 'throughput', [940], quiet, 'inconclusive', 'within-noise'],
  ['half', 'throughput', [500], quiet, 'regression', 'flagrant'],
  ['double', 'throughput', [2000], quiet, 'improvement', 'beyond-limit'],
  ['between the limit and 1.3 x the limit, once', 'throughput', [925], quiet, 'suspect', 'single-run'],
  ['the same, in every repetition', 'throughput', [940, 935, 938], quiet, 'regression', 'beyond-limit'],
  ['one baseline run knows little', 'throughput', [850], [1000], 'inconclusive', 'within-noise'],
  ['one baseline run still sees a collapse', 'throughput', [300], [1000], 'regression', 'flagrant'],
  ['a latency that doubles', 'p99', [26], [13, 13, 13, 13, 13, 13], 'regression', 'flagrant'],
  ['a latency of few milliseconds that moves by one', 'p99', [5], [4, 4, 4, 4, 4, 4], 'pass', 'within-band'],
  [
    'a history that doubles by itself',
    'p99',
    [30],
    [10, 25, 9, 31, 12, 28, 11, 27, 10, 30],
    'inconclusive',
    'within-noise',
  ],
  ['no errors again', 'errorPercent', [0], zeros, 'pass', 'within-band'],
  ['one point more from a history of zeros', 'errorPercent', [1], zeros, 'regression', 'beyond-limit'],
  ['a tenth of a point more', 'errorPercent', [0.1], zeros, 'pass', 'within-band'],
  ['everything fails', 'errorPercent', [100], [0], 'regression', 'beyond-limit'],
  ['a restless scenario as usual', 'errorPercent', [2.6], [1.2, 2.4, 1.7, 2.2, 1.4, 2.9], 'pass', 'within-band'],
  [
    'over the cap although the history is restless',
    'errorPercent',
    [6],
    [4, 4.5, 3.5, 4.9, 4.2, 3.9],
    'regression',
    'cap',
  ],
  ['the baseline is over the cap itself', 'errorPercent', [8], [8, 8.1, 7.9, 8], 'inconclusive', 'baseline-errors'],
  ['recovered', 'errorPercent', [0], [100, 100], 'improvement', 'beyond-limit'],
  [
    'one broken run in the history hides nothing',
    'errorPercent',
    [40],
    [0, 0, 100, 0, 0, 0],
    'regression',
    'beyond-limit',
  ],
  ['a restless rate with one past run only', 'errorPercent', [3], [1], 'suspect', 'single-run'],
  ['garbage collection as usual', 'gcThroughput', [98.2], [98.5, 98.6, 98.4, 98.5], 'pass', 'within-band'],
  [
    'garbage collection takes its share thrice',
    'gcThroughput',
    [95],
    [98.5, 98.6, 98.4, 98.5],
    'regression',
    'beyond-limit',
  ],
  ['messages get lost', 'completionPercent', [93], [100, 100, 100], 'regression', 'beyond-limit'],
  ['the knee comes a step earlier', 'kneePoint', [300], [600], 'regression', 'whole-step'],
  ['one replica more', 'replicas', [2], [1, 1, 1], 'regression', 'whole-step'],
  ['one replica less', 'replicas', [1], [2, 2], 'improvement', 'whole-step'],
  ['as many replicas', 'replicas', [2], [2, 2], 'pass', 'within-band'],
];

describe('rules', () => {
  test.each(table)('%s', (_, metric, now, past, verdict, reason) => {
    expect(weigh(metric, of(now, past))).toMatchObject({ verdict, reason });
  });

  test('a few failed requests of few prove nothing', () => {
    const past = zeros.map((value, run) => ({ run, value, stretch: 0, from: measurement(100) }));
    expect(weigh('errorPercent', { ...of([2], []), past, nowFrom: [measurement(100)] })).toMatchObject({
      verdict: 'suspect',
      reason: 'few-samples',
    });
    expect(weigh('errorPercent', { ...of([6], []), past, nowFrom: [measurement(100)] })).toMatchObject({
      verdict: 'regression',
    });
  });

  test('both parts of a band must be exceeded', () => {
    const metric = metricById.get('p99');
    const past = [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100];
    const verdict = (band: Comparison['band']) =>
      metric &&
      rules.find((rule) => rule.judges(metric))?.weigh([of([200], past, { band })], metric).evidence[0]?.verdict;
    expect(verdict({ percent: 10, absolute: 2 })).toBe('regression');
    expect(verdict({ percent: 10, absolute: 150 })).toBe('pass');
    expect(verdict({ percent: 120, absolute: 2 })).toBe('pass');
  });

  test('the limit is a value in the metric, and what it can see is stated', () => {
    const { limit, smallestDetectable, noise } = weigh('throughput', of([1000], quiet));
    expect(limit).toBeGreaterThan(700);
    expect(limit).toBeLessThan(950);
    expect(smallestDetectable).toBeCloseTo(100 - (limit ?? 0) / 10, 6);
    expect(noise).toMatchObject({ runs: 10, from: 'history' });
  });

  test('a longer quiet history sees more', () => {
    const seen = [1, 3, 6, 12, 30].map(
      (n) =>
        weigh(
          'throughput',
          of(
            [1000],
            Array.from({ length: n }, (_, i) => 1000 + (i % 3)),
          ),
        ).smallestDetectable ?? 0,
    );
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });
});
