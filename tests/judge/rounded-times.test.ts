import { describe, expect, test } from '@jest/globals';
import type { Measurement } from '../../src/model/documents.js';
import type { Run } from '../../src/model/run.js';
import { judgeAfter } from './_run.js';

type Times = Readonly<Record<'p50' | 'p99' | 'max' | 'mean', number>>;

const measured = (times: Partial<Times>): Measurement => ({
  scenario: 'shop',
  label: 'ping',
  configuration: {},
  samples: 5000,
  metrics: { errorPercent: 0, throughput: 100, ...times },
});

/** The gate's outcome, and verdict, value and baseline of each time, after ten equal runs. */
function judged(now: Partial<Times>, before: Partial<Times>) {
  const runOf = (times: Partial<Times>, day: number): Run => ({
    provenance: { startedAt: new Date(Date.UTC(2026, 0, day)).toISOString() },
    measurements: [measured(times)],
  });
  const past = Array.from({ length: 10 }, (_, i) => runOf(before, i + 1));
  const { outcome, findings } = judgeAfter(past, runOf(now, 11));
  const ofTimes = findings.filter(({ metric, gated }) => gated && metric.startsWith('p'));
  const said = ofTimes.map(({ metric, verdict, reason, candidate, baseline }): [string, string] => [
    metric,
    `${verdict}: ${reason}, ${JSON.stringify(candidate)} after ${String(baseline?.value)}`,
  ]);
  return { outcome, ...Object.fromEntries(said) };
}

const fast: Times = { p50: 1, p99: 3, max: 9, mean: 0.9 };
const faster: Times = { p50: 0, p99: 2, max: 8, mean: 0.4 };
const fastest: Times = { p50: 0, p99: 0, max: 3, mean: 0.01 };

describe('a time of less than a millisecond, which tools record as 0,', () => {
  test('was measured, and is no worse than one millisecond', () => {
    expect(judged(faster, fast)).toMatchObject({ outcome: 'passed', p50: 'pass: within-band, 0 after 1' });
    expect(judged(fastest, faster)).toMatchObject({ outcome: 'passed', p99: 'improvement: beyond-limit, 0 after 2' });
  });

  test('is a baseline: one millisecond is within its band, many are not', () => {
    expect(judged(faster, faster)).toMatchObject({ outcome: 'passed', p50: 'pass: within-band, 0 after 0' });
    expect(judged(fast, faster)).toMatchObject({ outcome: 'passed', p50: 'pass: within-band, 1 after 0' });
    expect(judged({ p50: 5, p99: 8, max: 20, mean: 5.2 }, fastest)).toMatchObject({
      outcome: 'failed',
      p50: 'suspect: single-run, 5 after 0',
      p99: 'regression: flagrant, 8 after 0',
    });
  });

  test('was measured of counted requests of which the slowest took 0', () => {
    const none: Times = { p50: 0, p99: 0, max: 0, mean: 0 };
    expect(judged(none, { ...none, p50: 1, p99: 1, max: 1, mean: 1 })).toMatchObject({ outcome: 'passed' });
    expect(judged({ ...none, p50: 1, p99: 1, max: 1, mean: 1 }, none)).toMatchObject({ outcome: 'passed' });
    expect(judged({ ...none, p99: 9, max: 9 }, none)).toMatchObject({ p99: 'regression: flagrant, 9 after 0' });
  });

  test('was not measured if the slowest request is not stated, or if the mean contradicts it', () => {
    const invalid = { outcome: 'failed', p99: 'invalid: not-recorded, 0 after 3' };
    expect(judged({ p50: 0, p99: 0 }, fast)).toMatchObject(invalid);
    expect(judged({ p50: 1, p99: 0, max: 9, mean: 1.2 }, fast)).toMatchObject(invalid);
  });
});
