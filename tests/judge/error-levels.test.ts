/** An error rate that got worse fails until it is accepted, however it came; one that is restless by itself does not. */
import { describe, expect, test } from '@jest/globals';
import type { Accept, Outcome } from '../../src/model/documents.js';
import type { Run } from '../../src/model/run.js';
import { times } from '../_times.js';
import { judgeAfter } from './_run.js';
import { chanceOf } from './_simulated.js';

const many = 50_000;
const startOf = (run: number): string => new Date(Date.UTC(2026, 0, 1 + run)).toISOString();

/** The failed requests of one run, each failing by itself. */
function countFailed(requests: number, percent: number, uniform: () => number): number {
  if (percent === 0) return 0;
  if (requests > 1000) {
    const normal = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    const expected = (requests * percent) / 100;
    return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal));
  }
  return Array.from({ length: requests }, () => uniform()).filter((at) => at < percent / 100).length;
}

/** Runs of two cases, the first of which fails by the given rates in percent. */
const runsOf = (rates: readonly number[], requests = many, seed = 1): readonly Run[] => {
  const { uniform } = chanceOf(seed);
  return rates.map((rate, run) => ({
    provenance: { startedAt: startOf(run) },
    measurements: ['GET /', 'POST /pay'].map((label, i) => ({
      scenario: 'shop',
      label,
      configuration: {},
      samples: requests,
      metrics: {
        errorPercent: i === 0 ? (100 * countFailed(requests, rate, uniform)) / requests : 0,
        throughput: 400 * (1 + 0.01 * Math.sin(5 * run + i)),
        p50: 40 * (1 + 0.01 * Math.sin(7 * run + i)),
      },
    })),
  }));
};

const judge = (runs: readonly Run[], accepts: readonly Accept[] = []): Outcome =>
  judgeAfter(runs.slice(0, -1), runs.at(-1) as Run, undefined, accepts).outcome;

/** "...FF": a letter for each run from the first on that has the given number of runs before it, each recorded. */
const course = (runs: readonly Run[], from = 1, accepts: readonly Accept[] = []): string =>
  runs
    .slice(from)
    .map(
      (_, i) =>
        ({ passed: '.', undecided: 'u', failed: 'F', unusable: '?' })[judge(runs.slice(0, from + i + 1), accepts)],
    )
    .join('');

const range = <T>(length: number, of: (run: number) => T): readonly T[] => Array.from({ length }, (_, run) => of(run));

const seeds = range(times(1), (i) => i + 1);

/** The error rate of the first case is accepted from a run on. */
const acceptFrom = (run: number): Accept => ({
  case: { scenario: 'shop', label: 'GET /', configuration: {} },
  metric: 'errorPercent',
  from: startOf(run),
  reason: 'rejects old clients',
  acceptedAt: startOf(run),
});

describe('a rise that nobody accepted', () => {
  test.each([1, 2, 3, 6, 30])(
    'of 1 point after %d runs fails in each of 40 runs but the second: one run had such a burst',
    (before) => {
      const runs = runsOf(range(before + 40, (run) => (run < before ? 0.01 : 1)));
      expect(course(runs, before)).toMatch(/^F[.u]F{38}$/);
    },
  );

  test('is over once it is accepted, and where the rate is as before', () => {
    const rates = range(30, (run) => (run < 12 ? 0.01 : 1));
    expect(judge(runsOf(rates), [acceptFrom(12)])).toBe('passed');
    expect(judge(runsOf([...rates, 0.01]))).toBe('passed');
    expect(judge(runsOf([...rates, 3]), [acceptFrom(12)])).toBe('failed');
    expect(course(runsOf([...rates, ...range(12, () => 0.01)]), 36)).toBe('......');
  });

  test.each([
    ['stairs of 2 runs', range(24, (run) => 0.25 * Math.floor(run / 2)), 10],
    ['stairs of 6 runs', range(60, (run) => 0.25 * Math.floor(run / 6)), 42],
    ['stairs of 12 runs', range(80, (run) => 0.25 * Math.floor(run / 12)), 66],
    ['0.05 points a run', range(60, (run) => 0.2 + Math.min(2.2, 0.05 * run)), 30],
    ['0.1 points a run', range(50, (run) => 0.2 + Math.min(2.2, 0.1 * run)), 20],
    ['0.2 points a run', range(50, (run) => 0.2 + Math.min(2.2, 0.2 * run)), 10],
    ['0.3 points a run', range(50, (run) => 0.2 + Math.min(2.1, 0.3 * run)), 8],
  ])('that comes in %s fails, and does not become usual', (_, rates, from) => {
    for (const seed of seeds)
      expect(course(runsOf(rates, many, seed), from).replaceAll(/[^F]/g, '').length).toBeGreaterThan(
        0.9 * (rates.length - from),
      );
  });

  test.each([0.05, 0.1, 0.2, 0.3])('is none where the same rates, %d points apart, come in another order', (step) => {
    const rates = range(Math.ceil(2 / step), (run) => 0.2 + step * run);
    const mixed = rates.map((_, run) => rates[(3 * run) % rates.length] ?? NaN);
    expect(judge(runsOf([...mixed, 2.2]))).toBe('passed');
    expect(judge(runsOf([...rates, 2.3]))).toBe('failed');
  });

  test.each([2, 5, 8])('keeps failing after %d recorded runs', (count) => {
    const past = [...range(12, () => 0.01), ...range(count, () => 4)];
    expect(judge(runsOf([...past, 4], 20_000))).toBe('failed');
    expect(judge(runsOf([...past, 0.01], 20_000))).toBe('passed');
  });

  test('is found in 300 requests a run', () => {
    for (const seed of seeds) {
      const rates = range(75, (run) => (run < 30 ? 0.01 : 1.5));
      expect(course(runsOf(rates, 300, seed), 30).replaceAll(/[^Fu]/g, '').length).toBeGreaterThan(36);
    }
  });
});

describe('bursts of errors', () => {
  /** Bursts of 3 % in a share of the runs that grows. */
  const bursts = (seed: number, shares: (run: number) => number, runs: number): readonly number[] => {
    const { uniform } = chanceOf(seed);
    return range(runs, (run) => (uniform() < shares(run) ? 3 : 0.01));
  };

  test('that become more frequent do not become usual', () => {
    for (const seed of seeds) {
      const rates = bursts(seed, (run) => (run < 30 ? 0.05 : run < 60 ? 0.25 : run < 80 ? 0.5 : 1), 100);
      expect(course(runsOf(rates), 85)).toBe('F'.repeat(15));
    }
  });

  test('in every second run instead of every twentieth fail in the end', () => {
    const rates = range(90, (run) => (run % 20 === 7 || (run >= 30 && run % 2 === 1) ? 3 : 0.01));
    expect(course(runsOf(rates), 70)).toBe('.F'.repeat(10));
  });

  test.each([0, 3, 11])('of one past run are unknown, whenever it was: before %d others', (after) => {
    const rates = range(12, (run) => (run === 11 - after ? 3.9 : 0));
    expect([3.8, 4.8, 5.9, 6.7].map((rate) => judge(runsOf([...rates, rate], many)))).toEqual([
      'undecided',
      'undecided',
      'failed',
      'failed',
    ]);
  });

  test('that are rare are unknown, and do not fail', () => {
    const rates = range(90, (run) => (run % 20 === 7 ? 4 - run / 40 : 0.01));
    expect(course(runsOf(rates), 8)).toBe([19, 19, 19, 19, 2].map((calm) => '.'.repeat(calm)).join('u'));
  });
});

describe('an error rate that is restless by itself', () => {
  test.each([
    ['between 0.5 and 2 %', (uniform: () => number) => 0.5 + 1.5 * uniform()],
    ['between 0 and 1 %', (uniform: () => number) => uniform()],
    ['of 1 %, by a factor of 1.4', (uniform: () => number) => 1.4 ** (3 * (uniform() + uniform() - 1))],
  ])('%s hardly ever fails', (_, rate) => {
    let failed = 0;
    for (const requests of [many, 3000, 300])
      for (const seed of seeds) {
        const { uniform } = chanceOf(seed + 10);
        const runs = runsOf(
          range(60, () => rate(uniform)),
          requests,
          seed,
        );
        failed += course(runs).replaceAll(/[^F]/g, '').length;
      }
    // Of 177 runs for each seed.
    expect(failed).toBeLessThan(Math.max(2, 1.5 * seeds.length));
  });
});
