import { describe, expect, test } from '@jest/globals';
import { compareRun } from '../../src/compare/compare-run.js';
import { toPastMeasurements, type Past } from '../../src/history/baseline.js';
import { createPolicy } from '../../src/config/policy.js';
import type { ConfigDocument, Measurement, Problem } from '../../src/model/documents.js';
import type { PastMeasurement, Run } from '../../src/model/run.js';
import { judgeRun, listCaveats } from '../../src/judge/judge-run.js';

const { policy } = createPolicy({});
const runOf = (measurements: readonly Measurement[], provenance = {}): Run => ({ provenance, measurements });
/** Past runs of one measurement, a day apart. */
const daily = (measurements: readonly Measurement[], known: readonly object[] = []): PastMeasurement[] =>
  measurements.map((item, i) => ({
    measurement: item,
    provenance: { startedAt: `2026-01-0${String(i + 1)}T00:00:00.000Z`, ...known[i] },
  }));

/** The caveats of a candidate with a recorded history. */
function caveatsBeside(candidate: Run, measurements: readonly PastMeasurement[], accepts: Past['accepts'] = []) {
  const past: Past = { measurements, accepts, selection: 'history' };
  return listCaveats(candidate, past, compareRun(candidate, past, policy));
}

type Environment = Readonly<Record<string, string>>;
const measurement: Measurement = { scenario: 'shop', configuration: {}, metrics: { throughput: 1000 } };

/** The caveats of a candidate with past runs, each with its environment. */
function said(current: Environment | undefined, ...before: readonly (Environment | undefined)[]): readonly Problem[] {
  const stated = (environment: Environment | undefined) => ({ ...(environment && { environment }) });
  const past = daily(Array(before.length).fill(measurement), before.map(stated));
  return caveatsBeside(runOf([measurement], stated(current)), past);
}

describe('an environment that only one side states', () => {
  const large = { instance: 'large' };

  test.each<readonly [string, Environment | undefined, readonly (Environment | undefined)[], string]>([
    ['nothing, before an instance', undefined, [large, large], 'of the candidate (instance)'],
    ['something else', { jdk: '21' }, [{ ...large, jdk: '21' }], 'of the candidate (instance)'],
    ['an instance, before nothing', large, [undefined], 'of the baseline (instance)'],
    ['one more than before', { ...large, jdk: '21' }, [large, large], 'of the baseline (jdk)'],
    ['runs from before anybody said it', undefined, [undefined, large], 'of the candidate (instance)'],
    ['each another thing', { jdk: '21' }, [large], 'of the candidate (instance) and of the baseline (jdk)'],
  ])('%s: one note', (_, current, before, words) => {
    expect(said(current, ...before)).toEqual([
      expect.objectContaining({
        code: 'environment-unknown',
        level: 'note',
        message: `The environment ${words} is not known, so a change of the machine would go unnoticed.`,
      }),
    ]);
  });

  test('gives no note if both state the same or nothing, if only some past runs state an axis, or without past runs', () => {
    expect(said(large, large, large)).toEqual([]);
    expect(said(undefined, undefined)).toEqual([]);
    expect(said(large, { ...large, jdk: '21' }, large)).toEqual([]);
    expect(said({ ...large, jdk: '21' }, { ...large, jdk: '21' }, large)).toEqual([]);
    expect(said(large)).toEqual([]);
  });
});

describe('a run that is recorded already', () => {
  const startedAt = '2026-01-02T00:00:00.000Z';
  const accept = { case: { scenario: 'shop', configuration: {} }, metric: '*', from: startedAt };
  test.each<readonly [string, Past['accepts'], readonly string[]]>([
    ['excluded from its own baseline', [], ['same-run-in-baseline']],
    ['its own baseline once its level is accepted', [{ ...accept, reason: 'new', acceptedAt: startedAt }], []],
  ])('is %s', (_, accepts, codes) => {
    const candidate = runOf([measurement], { startedAt });
    expect(caveatsBeside(candidate, daily([measurement, measurement]), accepts).map(({ code }) => code)).toEqual(codes);
  });
});

const lasting = (seconds: number, samples: number, more: Partial<Measurement> = {}): Measurement => ({
  ...measurement,
  samples,
  durationMs: 1000 * seconds,
  method: { percentile: 'nearest-rank' },
  ...more,
});
const caveatsFor = (measured: Measurement, ...before: readonly Measurement[]): readonly Problem[] =>
  caveatsBeside(runOf([measured]), daily(before));
const usual = [lasting(900, 12_000), lasting(900, 11_000), lasting(890, 12_500)];

const sameTime = [lasting(900, 12_000), lasting(901, 11_000), lasting(899, 12_500)];
const of16 = usual.map((one) => ({ ...one, threads: 16 }));
const sameRequests = [lasting(900, 12_000), lasting(820, 12_000), lasting(950, 12_000)];

test.each([
  ['15 min → 8 min', 'shorter in time and requests', lasting(500, 6667), usual],
  ['15 min → 11 min', 'shorter by a quarter', lasting(675, 8500), usual],
  ['15 min → 20 s', 'that was aborted', lasting(20, 40), usual],
  ['15 min → 30 min', 'twice as long', lasting(1800, 24_000), usual],
  ['16 → 20 threads', 'of a quarter more threads', lasting(900, 12_000, { threads: 20 }), of16],
  ['16 → 12 threads', 'of a quarter fewer threads', lasting(900, 12_000, { threads: 12 }), of16],
])('the load of a case notes %s: a test %s', (change, _, current, before) => {
  const expected = { code: 'load-differs', level: 'warning', message: `The load test changed: ${change} in shop.` };
  expect(caveatsFor(current, ...before)).toMatchObject([expected]);
});

test.each([
  ['a program that became three times as slow, for as many seconds', lasting(900, 4000), usual],
  ['a program that became three times as fast, for as many requests', lasting(300, 12_000), usual],
  ['a slower day', lasting(750, 9000), usual],
  ['a slower service, for a fixed time', lasting(900, 6000), sameTime],
  ['a service so much faster that a shorter test made as many requests', lasting(500, 11_000), sameTime],
  ['a slower service, for as many requests', lasting(1300, 12_000), sameRequests],
  ['a faster service, for a fixed number of requests', lasting(400, 12_000), sameRequests],
  ['a fifth more threads', lasting(900, 12_000, { threads: 12 }), [lasting(900, 12_000, { threads: 10 })]],
  ['a fifth fewer threads', lasting(900, 12_000, { threads: 8 }), [lasting(900, 12_000, { threads: 10 })]],
  [
    'the load of the newest run',
    lasting(900, 12_000, { threads: 32 }),
    [...of16, lasting(900, 12_000, { threads: 32 })],
  ],
  ['the first run', lasting(20, 40), []],
  ['a test of unknown length', { ...measurement, samples: 40 }, usual],
  ['past runs of unknown length', lasting(20, 40), [measurement]],
])('the load of a case %s is no other load', (_, current, before) => {
  expect(caveatsFor(current, ...before)).toEqual([]);
});

test('the load of a case of which one side does not say the threads is no other one, which is said', () => {
  const unknown = (side: string) => [{ code: 'load-unknown', level: 'note', message: expect.stringContaining(side) }];
  expect(caveatsFor(lasting(900, 12_000, { threads: 32 }), ...usual)).toMatchObject(unknown('of the baseline'));
  expect(caveatsFor(lasting(900, 12_000), ...of16)).toMatchObject(unknown('of the candidate'));
});

describe('the rate of a case', () => {
  const at = (perSecond: number, mean: number) =>
    lasting(60, 60 * perSecond, { metrics: { throughput: perSecond, mean } });
  const fixed = [at(100, 40), at(100, 40), at(100, 40)];

  test.each([
    ['100 → 200', at(200, 40)],
    ['100 → 121', at(121, 40)],
    ['100 → 60', at(60, 40)],
    ['100 → 50', at(50, 48)],
  ])('of an open workload changed: %s', (change, current) => {
    expect(caveatsFor(current, ...fixed)).toMatchObject([
      { code: 'load-differs', message: `The load test changed: ${change} requests/s in shop.` },
    ]);
  });

  test.each([
    ['a fifth more', at(120, 40), fixed],
    ['users who wait for a slower service', at(60, 67), fixed],
    ['users who wait less for a faster one', at(200, 20), fixed],
    ['a service that is overrun', at(60, 900), fixed],
    ['a service that got slower with less to do', at(50, 48.5), fixed],
    ['a rate that was never fixed', at(200, 40), [at(100, 40), at(110, 41), at(120, 39)]],
    ['too few runs to know', at(200, 40), fixed.slice(1)],
  ])('of %s is no other load', (_, current, before) => {
    expect(caveatsFor(current, ...before)).toEqual([]);
  });
});

test('the duration of a case an occasional label lasts from its first call to its last', () => {
  const run = (seconds: number, samples: number) => [
    lasting(900, 12_000, { label: 'GET /' }),
    lasting(seconds, samples, { label: 'login' }),
  ];
  const past = run(700, 5).flatMap((item) => daily([item]));
  expect(caveatsBeside(runOf(run(2, 2)), past)).toEqual([]);
});

test('the duration of a case warns of another warm-up than in the newest run', () => {
  const cut = (seconds: number): Measurement => lasting(900, 12_000, { warmupMs: 1000 * seconds });
  expect(caveatsFor(cut(60), ...usual)).toMatchObject([
    {
      code: 'warmup-differs',
      level: 'warning',
      message: 'The warm-up differs from the newest earlier run in 1 case: 60.0 s instead of nothing cut in shop.',
    },
  ]);
  expect(caveatsFor(lasting(900, 12_000), ...usual, cut(300))).toMatchObject([{ code: 'warmup-differs' }]);
  expect(caveatsFor(cut(60), ...usual, cut(60))).toEqual([]);
  // A summary does not contain the excluded warm-up.
  expect(caveatsFor(cut(60), lasting(900, 12_000, { method: { percentile: 'hdr' } }))).toEqual([]);
});

test('a load test of which nothing is judged has no other load', () => {
  const past: Past = { measurements: daily([lasting(900, 12_000)]), accepts: [], selection: 'history' };
  const run = runOf([lasting(20, 40)]);
  const compared = compareRun(run, past, policy);
  const codesOf = (unsound: string) => listCaveats(run, past, compared, {}, new Set([unsound])).map(({ code }) => code);
  expect([codesOf('shop'), codesOf('mall')]).toEqual([[], ['load-differs']]);
});

/** The codes of what is said of the errors of a run, and of its past runs. */
const ofErrors = (now: number, before: readonly number[], config: ConfigDocument = {}) => {
  const failing = (errorPercent: number, users: string): Measurement => {
    const metrics = { errorPercent, throughput: 1000 };
    return { ...measurement, configuration: { users }, samples: 5000, metrics };
  };
  const heavy = (errorPercent: number) => failing(errorPercent, '100');
  const light = (errorPercent: number) => failing(errorPercent > 70 ? errorPercent - 70 : 0, '10');
  const { caveats } = judgeRun({
    candidate: runOf([heavy(now), light(now)]),
    past: {
      measurements: [...daily(before.map(heavy)), ...daily(before.map(light))],
      accepts: [],
      selection: 'history',
    },
    policy: createPolicy(config).policy,
    today: '2026-02-01',
    isInputIncomplete: false,
  });
  return caveats.map(({ code, message }) => `${code}: ${message}`);
};

test.each<[readonly string[], ...Parameters<typeof ofErrors>]>([
  [
    [
      'errors-beyond-band: More requests failed than usual, as many as in some past runs or as chance explains: shop [users=100]: 0.1 % -> 1.5 %.',
    ],
    1.5,
    [0, 2, 0, 1.5, 0.1, 2.2, 0, 0.1],
  ],
  [[], 0.5, [0, 2, 0, 1.5, 0.1, 2.2, 0, 0.1]],
  [
    [
      'saturated-cases: 1 case is saturated in the baseline: 60 % of requests fail, but hardly any at a lower load: shop [users=100].',
    ],
    60,
    [60, 60, 60],
  ],
  [
    [
      'dead-test: 1 case is dead: most requests failed in this run and in all 3 runs of the baseline: shop [users=100].',
    ],
    75,
    [75, 75, 75],
  ],
  [[], 75, [75, 75, 75], { dead: [{ where: { users: '100' }, reason: 'known' }] }],
])('of errors: %j is said of %d after %j', (said, ...given) => {
  expect(ofErrors(...given)).toEqual(said);
});

test.each([
  [0.7, 0.85],
  [0.85, 0.7],
])('of levels that changed in one run, the larger loss comes first: %d and %d', (...left) => {
  const runs = Array.from({ length: 16 }, (_, run): Run => ({
    provenance: { startedAt: new Date(Date.UTC(2026, 0, 1 + run)).toISOString() },
    measurements: left.map((share, i) => ({
      scenario: `case ${String(i)}`,
      configuration: {},
      metrics: { errorPercent: 0, throughput: 1000 * (run < 8 ? 1 : share) * (1 + 0.01 * Math.sin(7 * run + i)) },
    })),
  }));
  const past = runs.slice(0, -1).flatMap(toPastMeasurements);
  const messages = caveatsBeside(runs.at(-1) as Run, past).map(({ message }) => message);
  expect(messages).toEqual([expect.stringContaining(left[0] < left[1] ? 'of case 0 ' : 'of case 1 ')]);
});

describe('a result that was not measured again', () => {
  const range = { low: 10, high: 20 };
  const usual: Measurement = {
    scenario: 'shop',
    configuration: {},
    samples: 500,
    metrics: { errorPercent: 0, throughput: 1000.5, p50: range, p99: 80.25 },
  };
  const codes = (present: Measurement, before: Measurement = usual): readonly string[] =>
    caveatsFor(present, before).map(({ code }) => code);
  const withMetrics = (metrics: Measurement['metrics']): Measurement => ({ ...usual, metrics });

  test('has at least three equal values other than 0, of which a range is one', () => {
    const { p99: _, ...two } = usual.metrics;
    expect(codes(usual, { ...usual, metrics: { ...usual.metrics, p50: { ...range } } })).toEqual([
      'looks-like-old-result',
    ]);
    expect(codes(withMetrics(two), withMetrics(two))).toEqual([]);
    expect(codes(withMetrics({ ...two, mean: 0 }), withMetrics({ ...two, mean: 0 }))).toEqual([]);
  });

  test('has no other value and no other number of requests', () => {
    expect(codes(withMetrics({ ...usual.metrics, p99: 80.26 }))).toEqual([]);
    expect(codes(withMetrics({ ...usual.metrics, p50: { low: 10, high: 21 } }))).toEqual([]);
    expect(codes({ ...usual, samples: 501 })).toEqual([]);
    expect(codes({ ...usual, samples: 0 }, { ...usual, samples: 0 })).toEqual([]);
  });
});

test.each([
  [1, []],
  [2, ['pairs-left-out']],
])('of %d given pairs, one was measured on both sides: %j', (repetitions, codes) => {
  const candidate = runOf([measurement]);
  const past: Past = { measurements: daily([measurement]), accepts: [], selection: 'history' };
  const compared = { ...compareRun(candidate, past, policy), repetitions };
  expect(listCaveats(candidate, past, compared).map(({ code }) => code)).toEqual(codes);
  expect(listCaveats(candidate, past, { ...compared, cases: [] })).toEqual([]);
});
