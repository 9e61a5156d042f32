import { describe, expect, test } from '@jest/globals';
import type { Comparison } from '../../../src/model/comparison.js';
import type { Measurement, Reason, Verdict } from '../../../src/model/documents.js';
import { rules } from '../../../src/judge/rules/index.js';
import { createPast, mapPast, metricOf } from '../_past.js';

const measurement = (samples?: number): Measurement => ({
  scenario: 'shop',
  configuration: {},
  metrics: {},
  ...(samples !== undefined && { samples }),
});
const compare = (current: readonly number[], past: readonly number[], extra: Partial<Comparison> = {}): Comparison => ({
  case: { scenario: 'shop', configuration: {}, key: 'shop' },
  candidate: current,
  baseline: 'history',
  isControl: false,
  candidateMeasurements: current.map(() => measurement()),
  past: createPast(past.map((value, run) => ({ run, value, measurement: measurement() }))),
  band: {},
  ...extra,
});

const weighAll = (id: string, comparisons: readonly Comparison[]) => {
  const metric = metricOf(id);
  return rules.find((rule) => rule.judges(metric))?.weigh([{ metric, comparisons }])[0];
};
const verdictsOf = (weighed: ReturnType<typeof weighAll>): readonly string[] =>
  weighed?.evidence.map(({ verdict }) => verdict) ?? [];

const weigh = (id: string, comparison: Comparison) => {
  const { band, cap } = metricOf(id);
  const evidence = weighAll(id, [{ ...comparison, band, ...(cap !== undefined && { cap }) }])?.evidence[0];
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
const noisy = [1000, 1060, 940, 1030, 970, 1010, 990, 1045, 955, 1000];
const zeros = [0, 0, 0, 0, 0, 0];
const threeToFour = [3, 3, 4, 3, 3, 3, 4, 3, 3, 3];
const garbage = [98.5, 98.6, 98.4, 98.5];
const restless = [10, 25, 9, 31, 12, 28, 11, 27, 10, 30];
const exact = [3.3, 3.25, 3.31, 3.28, 3.33, 3.3, 3.29, 3.35, 3.3, 3.27];

const table: readonly Row[] = [
  ['no change', 'throughput', [1000], quiet, 'pass', 'within-band'],
  ['inside the band', 'throughput', [960], quiet, 'pass', 'within-band'],
  ['outside the band of a quiet history, inside the noise', 'throughput', [940], quiet, 'pass', 'within-noise'],
  ['outside the band and the noise of a quiet history', 'throughput', [920], quiet, 'regression', 'flagrant'],
  ['outside the band, inside the noise', 'throughput', [940], noisy, 'pass', 'within-noise'],
  ['one loss at the limit of a noisy history', 'throughput', [862], noisy, 'suspect', 'single-run'],
  ['a larger loss in a noisy history', 'throughput', [820], noisy, 'regression', 'flagrant'],
  ['half the throughput', 'throughput', [500], quiet, 'regression', 'flagrant'],
  ['twice the throughput', 'throughput', [2000], quiet, 'improvement', 'beyond-limit'],
  ['outside the band in every repetition', 'throughput', [930, 925, 928], quiet, 'regression', 'flagrant'],
  ['one baseline run, no change', 'throughput', [1000], [1000], 'pass', 'within-band'],
  ['a loss of 15 % against one baseline run', 'throughput', [850], [1000], 'suspect', 'single-run'],
  ['a collapse against one baseline run', 'throughput', [300], [1000], 'suspect', 'single-run'],
  ['a latency that doubles', 'p99', [26], [13, 13, 13, 13, 13, 13], 'regression', 'flagrant'],
  ['one millisecond more than 4', 'p99', [5], [4, 4, 4, 4, 4, 4], 'pass', 'within-band'],
  ['a history that varies by a factor of three', 'p99', [30], restless, 'inconclusive', 'too-noisy'],
  ['no errors, as before', 'errorPercent', [0], zeros, 'pass', 'within-band'],
  ['one point more than a history of zeros', 'errorPercent', [1], zeros, 'regression', 'beyond-limit'],
  ['a tenth of a point more', 'errorPercent', [0.1], zeros, 'pass', 'within-band'],
  ['everything fails', 'errorPercent', [100], [0], 'regression', 'beyond-limit'],
  ['the usual rate of a noisy scenario', 'errorPercent', [2.6], [1.2, 2.4, 1.7, 2.2, 1.4, 2.9], 'pass', 'within-noise'],
  ['over the cap with a noisy history', 'errorPercent', [6], [4, 4.5, 3.5, 4.9, 4.2, 3.9], 'regression', 'cap'],
  ['a usual rate over the cap', 'errorPercent', [8], [8, 8.1, 7.9, 8, 8, 8], 'pass', 'within-band'],
  ['no errors after two runs, one of them over the cap', 'errorPercent', [0], [6, 0], 'pass', 'within-noise'],
  ['a burst that one of six past runs had', 'errorPercent', [4.8], [0, 0, 0, 4.9, 0, 0], 'suspect', 'single-run'],
  ['a burst that the newest run had', 'errorPercent', [4.8], [0, 0, 0, 0, 0, 4.9], 'suspect', 'single-run'],
  ['a burst larger than any', 'errorPercent', [4.8], [0, 0, 0, 3, 0, 0], 'regression', 'beyond-limit'],
  ['errors that disappeared', 'errorPercent', [0], [100, 100], 'improvement', 'beyond-limit'],
  ['a regression after a broken run', 'errorPercent', [40], [0, 0, 100, 0, 0, 0], 'regression', 'beyond-limit'],
  ['a regression after two runs, one of them broken', 'errorPercent', [40], [0, 100], 'regression', 'beyond-limit'],
  ['one of three repetitions fails every request', 'errorPercent', [0, 0, 100], zeros, 'regression', 'beyond-limit'],
  ['over the cap after two runs with errors', 'errorPercent', [20], [2, 2], 'suspect', 'single-run'],
  ['no worse than one bad night of ten', 'throughput', [700], [...quiet.slice(1), 620], 'regression', 'flagrant'],
  ['1 ms more in whole milliseconds', 'p99', [4], threeToFour, 'pass', 'within-noise'],
  ['2 ms more in whole milliseconds', 'p99', [5], threeToFour, 'regression', 'flagrant'],
  ['4 ms more in whole milliseconds', 'p99', [7], threeToFour, 'regression', 'flagrant'],
  ['times with more digits', 'p99', [5.3], exact, 'regression', 'flagrant'],
  ['three times the errors of the only past run', 'errorPercent', [3], [1], 'suspect', 'single-run'],
  ['garbage collection as usual', 'gcThroughput', [98.2], garbage, 'pass', 'within-band'],
  ['garbage collection takes three times its share', 'gcThroughput', [95], garbage, 'regression', 'beyond-limit'],
  ['messages get lost', 'completionPercent', [93], [100, 100, 100], 'regression', 'beyond-limit'],
  ['the knee comes a step earlier', 'kneePoint', [300], [600], 'regression', 'whole-step'],
  ['one replica more', 'replicas', [2], [1, 1, 1], 'regression', 'whole-step'],
  ['one replica less', 'replicas', [1], [2, 2], 'improvement', 'whole-step'],
  ['the same number of replicas', 'replicas', [2], [2, 2], 'pass', 'within-band'],
];

test.each(table)('rules %s', (_, metric, current, past, verdict, reason) => {
  expect(weigh(metric, compare(current, past))).toMatchObject({ verdict, reason });
});

const broken = [0, 0, 0, 0, 100, 0, 0, 0, 0, 0];
test.each<[string, number, readonly number[], number, Record<string, unknown>]>([
  ['two failed requests of 100 are suspect', 2, zeros, 100, { verdict: 'suspect', reason: 'few-samples' }],
  ['six are a regression', 6, zeros, 100, { verdict: 'regression' }],
  ['a broken run in the history does not raise the usual rate', 3, broken, 1000, { verdict: 'regression' }],
])('rules %s', (_, now, before, samples, expected) => {
  const past = createPast(before.map((value, run) => ({ run, value, measurement: measurement(samples) })));
  const candidateMeasurements = [measurement(samples)];
  expect(weigh('errorPercent', { ...compare([now], []), past, candidateMeasurements })).toMatchObject(expected);
});

test('rules repetitions of a past run count as one run', () => {
  const past = createPast([0.2, 0.2, 0.2].map((value) => ({ run: 0, value, measurement: measurement(100_000) })));
  const candidateMeasurements = [measurement(100_000)];
  expect(weigh('errorPercent', { ...compare([1.2], []), past, candidateMeasurements })).toMatchObject({
    verdict: 'suspect',
    noise: { runs: 1, from: 'assumed' },
  });
});

test('rules failures are counted over all requests of the repetitions', () => {
  const candidateMeasurements = [measurement(90_000), measurement(10_000)];
  const verdictOf = (rates: readonly number[]) =>
    weigh('errorPercent', { ...compare(rates, zeros), candidateMeasurements }).verdict;
  expect([verdictOf([0, 4]), verdictOf([4, 0])]).toEqual(['pass', 'regression']);
});

test('rules both parts of a band must be exceeded', () => {
  const past = Array<number>(12).fill(100);
  const verdict = (band: Comparison['band']) => verdictsOf(weighAll('p99', [compare([200], past, { band })]))[0];
  expect(verdict({ percent: 10, absolute: 2 })).toBe('regression');
  expect(verdict({ percent: 10, absolute: 150 })).toBe('pass');
  expect(verdict({ percent: 120, absolute: 2 })).toBe('pass');
});

test('rules states the limit in the unit of the metric, and the smallest detectable change', () => {
  const { limit, smallestDetectable, noise } = weigh('throughput', compare([1000], quiet));
  expect(limit).toBeGreaterThan(700);
  expect(limit).toBeLessThanOrEqual(950 + 1e-9);
  expect(smallestDetectable).toBeCloseTo(100 - (limit ?? 0) / 10, 6);
  expect(noise).toMatchObject({ runs: 10, from: 'history' });
});

describe('rules a case with siblings', () => {
  /**
   * Scenario a has four cases that lose or gain by `moves` in each run, and by `current` in the last one; scenario b stays
   * the same.
   */
  const weighed = (moves: (run: number, i: number) => number, current: readonly number[]) => {
    const cases = ['a', 'b'].flatMap((scenario) =>
      current.map((change, i): Comparison => {
        const key = `${scenario} ${String(i)}`;
        const values = Array.from({ length: 12 }, (_, run) => 1000 * (1 + (scenario === 'a' ? moves(run, i) : 0)));
        return {
          ...compare([scenario === 'a' ? 1000 * (1 + change) : 1000], values, { band: { percent: 5 } }),
          case: { scenario, configuration: { users: String(i) }, key },
        };
      }),
    );
    return weighAll('throughput', cases)?.evidence;
  };
  const swing = (run: number): number => 0.08 * Math.sin(2 * run);

  test('common swings of a scenario do not hide a loss of one case that is larger', () => {
    const [lone] = weighed((run) => swing(run), [-0.3, 0, 0, 0]) ?? [];
    expect(lone).toMatchObject({ verdict: 'regression', reason: 'flagrant' });
    const [among] = weighed((run, i) => swing((i + 1) * run + i), [-0.11, 0, 0, 0]) ?? [];
    expect(among?.verdict).not.toBe('regression');
  });

  test('is judged without the loss that it shares with its siblings', () => {
    const [shared] = weighed(() => 0, [-0.045, -0.04, -0.04, -0.04]) ?? [];
    expect(shared).toMatchObject({ verdict: 'pass' });
    expect(shared?.adjusted?.percent).toBeGreaterThan(-1.5);
    expect(shared?.adjusted?.shift).toBeLessThan(-3);
  });

  test('is not worse because its siblings got better', () => {
    const [same] = weighed(() => 0, [0, 0.3, 0.3, 0.3]) ?? [];
    expect(same).toMatchObject({ verdict: 'pass' });
    expect(same?.adjusted?.percent).toBeCloseTo(0, 6);
    expect(same?.adjusted).not.toHaveProperty('siblings');
  });

  test('fails although one earlier run was as slow, which was an accident', () => {
    const once = (run: number, i: number): number => (i === 0 && run === 4 ? -0.3 : 0);
    expect(weighed(once, [-0.2, 0, 0, 0])?.[0]).toMatchObject({ verdict: 'regression', reason: 'flagrant' });
  });
});

describe('rules an improvement of other cases', () => {
  /** Cases with quiet histories. `scenarios` contains the relative change of each case in the last run. */
  const weighed = (scenarios: Readonly<Record<string, readonly number[]>>, runs = 12) => {
    const cases = Object.entries(scenarios).flatMap(([scenario, changes]) =>
      changes.map((change, i): Comparison => {
        const values = Array.from({ length: runs }, (_, run) => 1000 + ((7 * run + 3 * i) % 5));
        return {
          ...compare([1002 * (1 + change)], values, { band: { percent: 5 } }),
          case: { scenario, configuration: { users: String(i) }, key: `${scenario} ${String(i)}` },
        };
      }),
    );
    const result = weighAll('throughput', cases);
    const verdictsIn = (scenario: string) =>
      new Set(result?.evidence.flatMap((item, i) => (cases[i]?.case.scenario === scenario ? [item.verdict] : [])));
    return { verdictsIn, run: result?.run };
  };

  test.each<readonly [string, Parameters<typeof weighed>[0]]>([
    ['the other scenario', { lost: [-0.3, -0.3, -0.3, -0.3], won: [0.5, 0.5, 0.5, 0.5] }],
    ['most cases of the same scenario', { lost: [-0.3], lost2: [], won: [0.4, 0.4, 0.4] }],
    ['scenarios that are half of all cases', { lost: [-0.1, -0.1, -0.1, -0.1], won: [0.06, 0.06], won2: [0.06, 0.06] }],
  ])('hides no loss: %s', (_, scenarios) => {
    expect(weighed(scenarios).verdictsIn('lost')).toEqual(new Set(['regression']));
  });

  test('is not a regression of the others', () => {
    const { verdictsIn } = weighed({ same: [-0.04, -0.01, 0, 0.01], won: [0.3, 0.3, 0.3, 0.3] });
    expect(verdictsIn('same')).not.toContain('regression');
  });

  test('does not count as a change of the whole run if only half of the cases are worse', () => {
    const { run } = weighed({ lost: [-0.4, -0.4, -0.4], same: [0, 0, 0] });
    expect(run?.percent).toBeLessThan(-15);
    expect(run?.verdict).toBe('pass');
    expect(weighed({ lost: [-0.4, -0.4, -0.4], lost2: [-0.4, -0.4, -0.4] }).run?.verdict).toBe('regression');
  });
});

test('rules a longer quiet history detects smaller changes', () => {
  const seen = [1, 3, 6, 12, 30].map((n) => {
    const past = Array.from({ length: n }, (_, i) => 1000 + (i % 3));
    return weigh('throughput', compare([1000], past)).smallestDetectable ?? 0;
  });
  expect(seen).toEqual([...seen].sort((a, b) => b - a));
});

/**
 * Six cases of three scenarios in 20 nights, each of which moved all of them, followed by a normal night; `segment` by
 * case and night.
 */
const moved = (shifts: readonly number[], segment: (i: number, run: number) => number): Comparison[] =>
  Array.from({ length: 6 }, (_, i) => {
    const value = (run: number): number =>
      1000 * (1 + 0.01 * Math.sin(7 * i + 3 * run)) * (1 + (shifts[run] ?? 0)) * (segment(i, run) === 0 ? 1 : 1.3);
    return {
      ...compare([1000], []),
      case: { scenario: `s${String(i % 3)}`, configuration: {}, key: `case ${String(i)}` },
      past: createPast(
        shifts.map((_, run) => ({ run, value: value(run), segment: segment(i, run), measurement: measurement() })),
      ),
      band: { percent: 5 },
    };
  });
const weighRates = (comparisons: readonly Comparison[]) => weighAll('throughput', comparisons);
const usualNights = Array.from({ length: 20 }, (_, run) => 0.03 * Math.sin(5 * run));

test('rules a gain of the newest night is not given up unseen, whatever the other cases say', () => {
  const shifts = [...usualNights.slice(0, -1), 0.25];
  const weighed = weighRates(moved(shifts, (i, run) => (i === 0 && run < 19 ? 1 : 0)));
  expect(verdictsOf(weighed)).toEqual(Array<string>(6).fill('suspect'));
  expect(weighed?.evidence[0]?.adjusted?.percent).toBeCloseTo(0, -1);
});

test('rules if all levels began with the same night, the limit of the whole run is wider', () => {
  const young = (value: number): Comparison[] =>
    moved(usualNights, (_, run) => (run < 19 ? 1 : 0)).map((comparison) => ({ ...comparison, candidate: [value] }));
  const slower = young(900);
  const known = moved(usualNights, () => 0).map((comparison) => ({ ...comparison, candidate: [900] }));
  expect(weighRates(slower)?.run?.verdict).toBe('pass');
  const limitOf = (comparisons: readonly Comparison[]): number => Math.abs(weighRates(comparisons)?.run?.limit ?? NaN);
  expect(limitOf(slower)).toBeGreaterThan(1.2 * limitOf(known));
});

describe('rules where most cases got worse without an accepted level', () => {
  /** Four of the six cases are 20 % slower for six nights. */
  const stands = (present: readonly number[]): readonly string[] => {
    const persistentChange = (i: number, run: number): number => (i < 4 && run >= 14 ? 1 : 0);
    const comparisons = moved(usualNights, persistentChange).map((comparison, i) => ({
      ...comparison,
      past: mapPast(comparison.past, (value, _, segment) => value * (segment === 0 ? 1 : 0.8 / 1.3)),
      candidate: [present[i] ?? NaN],
    }));
    return verdictsOf(weighRates(comparisons));
  };

  const failing = Array<string>(4).fill('regression');
  test.each([
    ['these fail, and the others pass', 1000, 'pass'],
    ['a case among the others that got worse fails, too', 800, 'regression'],
  ])('%s', (_, last, verdict) => {
    expect(stands([800, 800, 800, 800, 1000, last])).toEqual([...failing, 'pass', verdict]);
  });

  test('their repair does not count as a change of the others', () => {
    expect(stands(Array<number>(6).fill(1000))).toEqual(Array(6).fill('pass'));
    expect(stands([1000, 1000, 1000, 800, 1000, 1000])).toEqual(['pass', 'pass', 'pass', 'regression', 'pass', 'pass']);
  });
});

test('rules controls that slow down like everything else show a slow machine, however differently cases followed it before', () => {
  const follows = [1, 0.6, 1.4, 1, 0.7, 1.3];
  const weighed = (controls: number): readonly string[] => {
    const comparisons = moved(Array<number>(20).fill(0), () => 0).map((comparison, i) => ({
      ...comparison,
      isControl: i % 3 === 0,
      past: mapPast(comparison.past, (value, run) => value * (1 + (follows[i] ?? 1) * (usualNights[run] ?? 0))),
      candidate: [i % 3 === 0 ? controls : 800],
    }));
    return verdictsOf(weighRates(comparisons));
  };
  expect(weighed(800)).toEqual(Array(6).fill('pass'));
  expect(weighed(1000).filter((verdict) => verdict === 'regression')).toHaveLength(4);
});

test.each([920, 950, 1000, 1040])('rules a value is beyond its limit by the severity: %d', (value) => {
  const comparisons = moved(usualNights, () => 0).map((comparison, i) => ({
    ...comparison,
    candidate: [i === 0 ? value : 1030],
  }));
  for (const evidence of weighRates(comparisons)?.evidence ?? []) {
    const { limit = NaN, severity = NaN, smallestDetectable = NaN, adjusted: { percent = NaN } = {} } = evidence;
    const usual = limit / (1 - smallestDetectable / 100);
    expect(percent).toBeCloseTo(100 * ((1 - smallestDetectable / 100) ** severity - 1), 6);
    expect([value, 1030].some((now) => Math.abs(now / usual - 1 - percent / 100) < 2e-8)).toBe(true);
  }
});
