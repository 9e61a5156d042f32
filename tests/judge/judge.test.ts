import { describe, expect, test } from '@jest/globals';
import { judgeCases } from '../../src/judge/judge-run.js';
import { joinCases } from '../../src/compare/join-cases.js';
import type { Selection } from '../../src/history/select-past.js';
import type { ConfigDocument, Finding, Measurement, Provenance } from '../../src/model/documents.js';
import type { PastMeasurement } from '../../src/model/run.js';
import { tally } from '../../src/judge/outcome.js';
import { createPolicy } from '../../src/config/policy.js';

type Values = Readonly<Record<string, number | { low: number; high: number }>>;
const healthy: Values = { errorPercent: 0, throughput: 1000, p99: 50 };

const measured = (metrics: Values, properties: Partial<Measurement> = {}): Measurement => ({
  scenario: 'shop',
  configuration: { users: '10' },
  metrics: { ...metrics },
  ...properties,
});
const past = (
  metrics: readonly Values[],
  properties: Partial<Measurement> = {},
  provenance: Provenance = {},
): readonly PastMeasurement[] =>
  metrics.map((metric, i) => ({
    measurement: measured(metric, properties),
    provenance: { startedAt: `2026-01-${String(i + 1).padStart(2, '0')}T00:00:00.000Z`, ...provenance },
  }));
const six = (metrics: Values): readonly Values[] => Array.from({ length: 6 }, () => metrics);

function gate(
  candidate: readonly Measurement[],
  history: readonly PastMeasurement[],
  config: ConfigDocument = {},
  provenance: Provenance = {},
  selection: Partial<Selection> = {},
  isReplay = false,
) {
  const { policy } = createPolicy(config);
  const matched = joinCases({ provenance, measurements: candidate }, history, {
    selector: 'history',
    runs: 30,
    ...selection,
  });
  const judged = judgeCases(matched.cases, policy, {
    baselineRuns: matched.runs.length,
    isInputIncomplete: false,
    ...(!isReplay && { today: '2026-11-20' }),
  });
  return { ...judged, uses: judged.waiverUses, tallies: tally(judged.findings) };
}
const verdicts = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ metric, verdict, reason }) => [metric, `${verdict}: ${reason}`]));
const find = ({ findings }: { readonly findings: readonly Finding[] }, wanted = 'throughput') =>
  findings.find(({ metric }) => metric === wanted);
/** One case after others. */
const after = (history: readonly Values[], now: Values, config: ConfigDocument = {}) =>
  gate([measured({ ...healthy, ...now })], past(history), config);
const ran = (errorPercent: number, throughput: number, p99: number): Values => ({ errorPercent, throughput, p99 });
const failedFast = ran(100, 3000, 5);

test.each<readonly [string, readonly Values[], Values, readonly string[], string]>([
  [
    'a run that fails fast is a regression on errors and never an improvement',
    six(healthy),
    failedFast,
    ['regression: beyond-limit', 'inconclusive: errors', 'inconclusive: errors'],
    'failed',
  ],
  [
    'a baseline that failed is not used, and the healthy run is not a regression',
    six(failedFast),
    healthy,
    ['improvement: beyond-limit', 'inconclusive: baseline-errors', 'inconclusive: baseline-errors'],
    'undecided',
  ],
  [
    'an improvement beside suspect errors is inconclusive',
    [ran(1, 1000, 50)],
    ran(3, 3000, 50),
    ['suspect: single-run', 'inconclusive: doubtful-errors', 'pass: within-band'],
    'undecided',
  ],
  [
    'an improvement beside unusually many errors that cannot be judged is inconclusive',
    [0, 0, 20, 0, 0, 20, 0, 0, 20, 0].map((errorPercent) => ({ ...healthy, errorPercent })),
    ran(60, 3000, 5),
    ['inconclusive: baseline-errors', 'inconclusive: doubtful-errors', 'inconclusive: doubtful-errors'],
    'undecided',
  ],
])('errors first: %s', (_, before, now, [errorPercent, throughput, p99], outcome) => {
  const judged = after(before, now);
  expect(verdicts(judged.findings)).toEqual({ errorPercent, throughput, p99 });
  expect(judged.outcome).toBe(outcome);
});

test('errors first: one failed run in the history is left out of throughput and latency', () => {
  expect(find(after([...six(healthy), ran(90, 9000, 1)], healthy))?.baseline).toEqual({
    value: 1000,
    low: 1000,
    high: 1000,
    runs: 6,
  });
});

test('errors first: one failed repetition fails the case', () => {
  const repetitions = [healthy, healthy, ran(100, 9000, 1)].map((repetition) => measured(repetition));
  const judged = gate(repetitions, past(six(healthy)));
  expect(find(judged, 'errorPercent')?.candidate).toBeCloseTo(100 / 3, 9);
  expect(judged.outcome).toBe('failed');
});

test('errors first: a new case whose requests fail is a regression', () => {
  const { findings, outcome } = gate([measured(failedFast)], past(six(healthy), { scenario: 'other' }));
  expect(verdicts(findings.filter((finding) => finding.case.scenario === 'shop'))).toMatchObject({
    errorPercent: 'regression: cap',
    throughput: 'new: no-baseline',
  });
  expect(outcome).toBe('failed');
});

describe('missing cases and values', () => {
  test('a missing case fails, unless it is retired or not expected', () => {
    const other = past(six(healthy), { scenario: 'old' });
    const before = [...past(six(healthy)), ...other];
    const outcomeOf = (config: ConfigDocument, selection = {}) =>
      gate([measured(healthy)], before, config, {}, selection).outcome;
    expect(gate([measured(healthy)], before)).toMatchObject({ outcome: 'failed', reasons: ['missing'] });
    expect(outcomeOf({ retired: [{ where: { scenario: 'old' }, reason: 'gone' }] })).toBe('passed');
    expect(outcomeOf({ fail: { on: ['regression'] } })).toBe('passed');
    expect(outcomeOf({}, { only: ['shop*'] })).toBe('passed');
  });

  test('a new case does not fail', () => {
    const { findings, outcome, tallies } = gate(
      [measured(healthy), measured(healthy, { scenario: 'new' })],
      past(six(healthy)),
    );
    expect(outcome).toBe('passed');
    expect(tallies).toMatchObject({ cases: 2, new: 1, pass: 1, compared: 3 });
    expect(findings.filter(({ verdict }) => verdict === 'new')).toHaveLength(3);
  });

  test('a metric that disappeared is missing, with the reason', () => {
    const { findings, outcome } = gate(
      [measured({ errorPercent: 0, throughput: 1000 }, { missing: { p99: 'not-run' } })],
      past(six(healthy)),
    );
    expect(verdicts(findings)).toMatchObject({ p99: 'missing: not-run' });
    expect(outcome).toBe('failed');
  });

  test('a response time of zero counts as not recorded', () => {
    const unrecorded = { ...healthy, p99: 0 };
    const p99Of = (before: Values, now: Values) => {
      const { findings, outcome } = after(six(before), now);
      return [verdicts(findings)['p99'], outcome];
    };
    expect(p99Of(healthy, unrecorded)).toEqual(['invalid: not-recorded', 'failed']);
    expect(p99Of(unrecorded, unrecorded)).toEqual(['inconclusive: not-recorded', 'passed']);
    expect(p99Of(unrecorded, healthy)[0]).toBe('inconclusive: not-recorded');
  });

  test('candidate and baseline without a common case never pass', () => {
    const others = past(six(healthy), { scenario: 'other' });
    expect(gate([measured(healthy)], others).outcome).toBe('failed');
    expect(gate([measured(healthy)], others, { fail: { on: [] } })).toMatchObject({
      outcome: 'undecided',
      reasons: ['nothing-compared'],
    });
    expect(gate([measured(healthy)], [])).toMatchObject({ outcome: 'undecided', reasons: ['no-baseline'] });
    expect(gate([measured(healthy)], [], { baselines: { empty: 'pass' } }).outcome).toBe('passed');
  });
});

describe('values that cannot be compared', () => {
  test('are those of another environment', () => {
    const before = past(six(healthy), {}, { environment: { instance: 'c5.xlarge' } });
    const slower = [measured({ ...healthy, throughput: 700 })];
    const { findings, outcome, reasons } = gate(slower, before, {}, { environment: { instance: 'c5.large' } });
    expect([...new Set(Object.values(verdicts(findings)))]).toEqual(['inconclusive: environment']);
    expect([outcome, reasons]).toEqual(['undecided', ['nothing-compared']]);
    expect(gate([measured(healthy)], before).outcome).toBe('passed');
  });

  test.each<readonly [number, string]>([
    [19, 'few-samples'],
    [20_000, 'too-noisy'],
  ])('are percentiles of %d requests that vary widely: %s', (samples, reason) => {
    const wild = [900, 300, 1550, 500, 1200, 400].map((throughput) => ({
      ...healthy,
      throughput,
      p50: 20_000 / throughput,
      p99: 60_000 / throughput,
    }));
    const { findings, outcome, reasons } = gate([measured({ ...healthy, ...wild[3] }, { samples })], past(wild));
    expect(verdicts(findings)).toMatchObject({ throughput: 'inconclusive: too-noisy', p99: `inconclusive: ${reason}` });
    expect([outcome, reasons]).toEqual(['undecided', ['metric-never-judged']]);
  });

  test('are percentiles of another method; other metrics are judged', () => {
    const before = past(six(healthy), { method: { percentile: 'jmeter-dashboard' } });
    const exact = [measured(healthy, { method: { percentile: 'nearest-rank' } })];
    const { findings, outcome, reasons } = gate(exact, before);
    expect(verdicts(findings)).toMatchObject({ throughput: 'pass: within-band', p99: 'inconclusive: method' });
    expect([outcome, reasons]).toEqual(['undecided', ['metric-never-judged']]);
  });

  test.each<readonly [string, NonNullable<ConfigDocument['objectives']>[number]]>([
    ['a metric that was not measured', { cpuPercent: '< 80' }],
    ['a value that the case lacks', { throughput: 'within 5% of targetRate' }],
  ])('are objectives for %s; the case itself was judged', (_, objective) => {
    const objectives = [objective];
    const { outcome, reasons, tallies } = after(six(healthy), healthy, { objectives });
    expect([outcome, reasons]).toEqual(['undecided', ['objective-not-measured']]);
    expect(tallies).toMatchObject({ cases: 1, pass: 1, inconclusive: 0 });
    expect(after(six(healthy), healthy, { objectives, fail: { on: ['regression'] } }).outcome).toBe('passed');
    const first = gate([measured(healthy)], [], { objectives, baselines: { empty: 'pass' } });
    expect([first.outcome, first.reasons]).toEqual(['undecided', ['no-baseline', 'objective-not-measured']]);
  });

  test('are not percentiles of histograms and exact ones', () => {
    const before = past(six(healthy), { method: { percentile: 'hdr', significantDigits: 2 } });
    expect(gate([measured(healthy, { method: { percentile: 'nearest-rank' } })], before).outcome).toBe('passed');
  });
});

describe('a test that was cut short', () => {
  const usual = { ...healthy, p50: 20 };
  const length = (seconds: number, samples: number): Partial<Measurement> => ({ durationMs: 1000 * seconds, samples });
  const before = past(six(usual), length(60, 60_000));
  const judge = (metrics: Values, seconds: number, samples: number) => {
    const { findings, outcome, reasons } = gate([measured({ ...usual, ...metrics }, length(seconds, samples))], before);
    return { outcome, reasons, ...Object.fromEntries(findings.map(({ metric, verdict }) => [metric, verdict])) };
  };

  test.each<readonly [string, Values]>([
    ['throughput', { throughput: 500 }],
    ['p50', { p50: 60 }],
    ['errors', { errorPercent: 20 }],
  ])('fails if %s is worse, too, unless most of it is missing', (metric, worse) => {
    for (const [seconds, samples] of [
      [60, 60_000],
      [40, 40_000],
      [30, 30_000],
    ] as const)
      expect(judge(worse, seconds, samples).outcome).toBe('failed');
    expect(judge(worse, 29.9, 29_900).outcome).toBe(metric === 'errors' ? 'failed' : 'undecided');
  });

  test.each([40, 75, 22, 600])('does not pass after %d seconds', (seconds) => {
    expect(judge({}, seconds, 1000 * seconds)).toMatchObject({ outcome: 'undecided', p50: 'inconclusive' });
  });

  test('passes after four fifths and six fifths of its time', () => {
    for (const seconds of [48, 72]) expect(judge({}, seconds, 1000 * seconds)).toMatchObject({ outcome: 'passed' });
  });

  test('fails by its errors under any load', () => {
    const before = past(six({ ...usual, mean: 20 }), { ...length(60, 60_000), threads: 16 });
    const failing = (load: Partial<Measurement>, errorPercent: number) =>
      gate([measured({ ...usual, mean: 20, errorPercent }, { ...length(60, 60_000), threads: 16, ...load })], before);
    for (const load of [{ threads: 32 }, { threads: 4 }, length(60, 20_000), length(60, 200_000), length(6, 600)]) {
      expect(failing(load, 20)).toMatchObject({ outcome: 'failed', reasons: ['regression'] });
      expect(failing(load, 0.1)).toMatchObject({ outcome: 'undecided', reasons: ['metric-never-judged'] });
    }
  });
});

test('the repetitions of a session are compared whole, and none of them has another load alone', () => {
  const repetitions = (threads: readonly number[]) => threads.map((of) => measured(healthy, { threads: of }));
  const loadsOf = (before: readonly number[]) => {
    const base = repetitions(before).map((measurement) => ({ measurement, provenance: {} }));
    const candidate = { provenance: {}, measurements: repetitions([16, 16, 16]) };
    const { cases } = joinCases(candidate, base, { selector: 'pairs', runs: 30, isSession: true });
    return cases.flatMap(({ history }) => history.map(({ isOtherLoad = false }) => isOtherLoad));
  };
  expect(loadsOf([16, 16, 32])).toEqual([false, false, false]);
  expect(loadsOf([16, 32, 32])).toEqual([true, true, true]);
});

test('several measurements of a case are repetitions', () => {
  const current = [980, 1000, 1030].map((throughput) => measured({ ...healthy, throughput }));
  expect(find(gate(current, past(six(healthy))))).toMatchObject({ candidate: 1000, repetitions: 3, verdict: 'pass' });
});

test.each([
  [200, 'number'],
  [199, 'undefined'],
])('a limit beyond a hundredth of the usual value is none: %d', (lowest, type) => {
  const before = [1000, lowest, 1000, lowest, 1000, 1000, 1000].map((throughput) => ({ ...healthy, throughput }));
  expect(typeof find(after(before, healthy))?.limit).toBe(type);
});

test('a value inside a published interval does not differ from it', () => {
  const p99Of = (p99: number) => find(after([{ errorPercent: 0, p99: { low: 74, high: 84 } }], { p99 }), 'p99');
  expect(p99Of(80)).toMatchObject({ verdict: 'pass', delta: { absolute: 0, direction: 'same' } });
  expect(p99Of(400)).toMatchObject({ verdict: 'suspect', baseline: { value: 84 } });
});

test('a run is never its own baseline', () => {
  const started = { startedAt: '2026-02-01T00:00:00.000Z' };
  const slow = { ...healthy, throughput: 100 };
  const judged = gate([measured(slow)], [...past(six(healthy)), ...past([slow], {}, started)], {}, started);
  expect(find(judged)).toMatchObject({ verdict: 'regression', baseline: { runs: 6 } });
});

test('a selector restricts the baseline', () => {
  const release = { startedAt: '2026-02-01T00:00:00.000Z', tag: '4.5.0' };
  const before = [...past(six(healthy)), ...past([{ ...healthy, throughput: 900 }], {}, release)];
  const baseline = (selection: Partial<Selection>) =>
    find(gate([measured(healthy)], before, {}, {}, selection))?.baseline;
  expect(baseline({ selector: 'last' })).toMatchObject({ value: 900, runs: 1 });
  expect(baseline({ selector: { tag: '4.5.0' } })).toMatchObject({ value: 900, runs: 1 });
  expect(baseline({ runs: 3 })).toMatchObject({ value: 1000, runs: 3 });
  expect(baseline({ selector: { tag: 'none' } })).toBeUndefined();
});

describe('objectives', () => {
  test('are judged independently of the baseline', () => {
    const asked = { errorPercent: '< 1', throughput: 'within 5% of targetRate', p99: '74 to 84 ms' };
    const configuration = { users: '10', targetRate: '1000' };
    const values = { errorPercent: 0.4, throughput: 900, p99: { low: 75, high: 80 } };
    const objectives = [{ where: { scenario: 'shop' }, ...asked }];
    const judged = gate([measured(values, { configuration })], past([values], { configuration }), { objectives });
    const found = judged.findings.filter(({ objective }) => objective !== undefined);
    expect(found.map(({ metric, verdict }) => `${metric} ${verdict}`)).toEqual([
      'errorPercent pass',
      'throughput regression',
      'p99 pass',
    ]);
    expect([judged.outcome, judged.reasons]).toEqual(['failed', ['objective']]);
  });

  test.each([
    [950, 'pass'],
    [949, 'regression'],
  ])('may name a metric of the case, also a range: %d of 900 to 1,100', (throughput, verdict) => {
    const objectives = [{ where: { scenario: 'shop' }, throughput: 'within 5% of targetRate' }];
    const current = measured({ errorPercent: 0, throughput, targetRate: { low: 900, high: 1100 } });
    const { findings } = gate([current], [], { objectives });
    expect(findings.find(({ objective }) => objective !== undefined)?.verdict).toBe(verdict);
  });

  const range = (low: number, high: number) => ({ low, high });
  test.each<[string, readonly Values[string][], string, Values[string] | undefined, number | undefined]>([
    ['>= 950', [950], 'pass', 950, 950],
    ['> 950', [950], 'regression', 950, 950],
    ['<= 950', [950], 'pass', 950, 950],
    ['< 950', [950], 'regression', 950, 950],
    ['900 to 1000', [range(900, 1000)], 'pass', range(900, 1000), 1000],
    ['900 to 1000', [range(899, 1000)], 'regression', range(899, 1000), 1000],
    ['900 to 1000', [range(900, 1001)], 'regression', range(900, 1001), 1000],
    ['900 to 1000', [990, 1010], 'regression', 990, 1000],
    ['900 to 1000', [], 'inconclusive', undefined, undefined],
    ['within 5% of targetRate', [1000], 'inconclusive', 1000, undefined],
  ])('%s is asked of each measurement: %j', (text, values, verdict, candidate, limit) => {
    const current = (values.length === 0 ? [{}] : values.map((throughput) => ({ throughput }))).map((own: Values) =>
      measured({ errorPercent: 0, ...own }),
    );
    const { findings } = gate(current, [], { objectives: [{ where: { scenario: 'shop' }, throughput: text }] });
    const found = findings.find(({ objective }) => objective !== undefined);
    expect(found).toMatchObject({ verdict, reason: verdict === 'inconclusive' ? 'absent' : 'objective', gated: true });
    expect([found?.candidate, found?.limit]).toEqual([candidate, limit]);
    expect(gate(current, [], { objectives: [{ where: { scenario: 'mall' }, throughput: text }] }).findings).toEqual(
      findings.filter(({ objective }) => objective === undefined),
    );
  });
});

describe('waivers', () => {
  const waiver = {
    where: { scenario: 'shop' },
    metric: 'throughput',
    ceiling: '60%',
    until: '2027-01-31',
    reason: 'known',
  };
  const state = (change: Partial<typeof waiver>, throughput = 500) => {
    const { uses, outcome } = after(six(healthy), { throughput }, { waivers: [{ ...waiver, ...change }] });
    return [uses[0]?.state, outcome];
  };

  test.each([
    ['used', {}, 500, 'passed'],
    ['exceeded', { ceiling: '20%' }, 500, 'failed'],
    ['expired', { until: '2026-11-19' }, 500, 'failed'],
    ['unused', { where: { scenario: 'other' } }, 500, 'failed'],
    ['stale', {}, 1000, 'passed'],
  ])('%s', (expected, change, throughput, outcome) => {
    expect(state(change, throughput)).toEqual([expected, outcome]);
  });

  test('a waived finding contains its waiver', () => {
    const judged = after(six(healthy), { throughput: 500 }, { waivers: [waiver] });
    expect(find(judged)).toMatchObject({
      verdict: 'waived',
      waiver: { reason: 'known', until: '2027-01-31', ceiling: '60%' },
    });
    expect(judged.tallies).toMatchObject({ waived: 1, regression: 0 });
    const slow = measured({ ...healthy, throughput: 500 });
    expect(gate([slow], past(six(healthy)), { waivers: [waiver] }, {}, {}, true).tallies).toMatchObject({ waived: 0 });
  });
});

describe('the policy of the outcome', () => {
  const noisy = [1000, 1060, 940, 1030, 970, 1010, 990, 1045, 955, 1000].map((throughput) => ({
    ...healthy,
    throughput,
  }));

  // One past run does not show how much throughput varies.
  test.each<readonly [string, readonly Values[], number, ConfigDocument['fail'], readonly string[]]>([
    ['no change passes', noisy, 1000, {}, ['passed']],
    ['a regression fails', noisy, 700, {}, ['failed', 'regression']],
    ['a suspect change near the limit is undecided', noisy, 862, {}, ['undecided', 'suspect-unresolved']],
    ['the same with fail.unknown: pass', noisy, 862, { unknown: 'pass' }, ['passed', 'suspect-unresolved']],
    ['a change within the noise passes, also with fail.unknown: strict', noisy, 930, { unknown: 'strict' }, ['passed']],
    ['a large loss against one past run is undecided', [healthy], 500, {}, ['undecided', 'suspect-unresolved']],
    ['also with strict', [healthy], 500, { unknown: 'strict' }, ['undecided', 'suspect-unresolved']],
    ['and passes with pass', [healthy], 500, { unknown: 'pass' }, ['passed', 'suspect-unresolved']],
  ])('%s', (_, before, throughput, fail, expected) => {
    const judged = after(before, { throughput }, { fail: fail ?? {} });
    expect([judged.outcome, ...judged.reasons]).toEqual(expected);
  });

  test('a tripled throughput is inconclusive if errors were not recorded', () => {
    const unrecorded = gate([measured({ throughput: 3300, p99: 50 })], past(six({ throughput: 1000, p99: 50 })));
    expect(find(unrecorded)).toMatchObject({ verdict: 'inconclusive', reason: 'doubtful-errors' });
    expect(find(after(six(healthy), { throughput: 3300 }))).toMatchObject({ verdict: 'improvement' });
  });
});

describe('judge: bands, the literal rule of tolerance bands', () => {
  const byBands = (values: Values, history: readonly Values[]) => after(history, values, { judge: 'bands' });

  test.each<readonly [string, Values, readonly Values[], string]>([
    ['a loss beyond its band fails against one run', { throughput: 940 }, [healthy], 'failed'],
    ['a loss within its band passes', { throughput: 960 }, [healthy], 'passed'],
    ['a gain beyond its band passes', { throughput: 1200 }, [healthy], 'passed'],
    ['the median of many runs counts', { throughput: 940 }, [...six(healthy), ran(0, 500, 50)], 'failed'],
    ['noise excuses nothing', { p99: 58 }, six(healthy).map((run, i) => ({ ...run, p99: 40 + 4 * i })), 'failed'],
    ['both parts of a band must be exceeded', { p99: 5.9 }, [{ ...healthy, p99: 5 }], 'passed'],
    ['errors beyond their band fail', { errorPercent: 2 }, [healthy], 'failed'],
  ])('%s', (_, values, history, expected) => {
    expect(byBands(values, history).outcome).toBe(expected);
  });

  test.each([
    [949, 'regression', 1.02],
    [950, 'pass', 1],
    [1050, 'pass', -1],
    [1051, 'improvement', -1.02],
  ])('a throughput of %d where 1000 is usual: %s, %d bands worse', (throughput, verdict, severity) => {
    expect(find(byBands({ throughput }, six(healthy)))).toMatchObject({ verdict, severity, limit: 950 });
  });

  test.each([
    [940, 'failed'],
    [960, 'passed'],
  ])('of pairs, a throughput of %d: %s', (throughput, state) => {
    const runs = [1, 2, 3].map(() => measured({ ...healthy, throughput }));
    const bases = past([healthy, healthy], {}, { startedAt: '2026-01-01T00:00:00.000Z' });
    const selection = { selector: 'pairs', isSession: true } as const;
    const { measured: pairs, unchanged } = gate(runs, bases, { judge: 'bands' }, {}, selection);
    expect([pairs?.pairs, pairs?.state, unchanged]).toEqual([2, state, undefined]);
    const shown: ConfigDocument = { judge: 'bands', metrics: { throughput: 'report' } };
    expect(gate(runs, bases, shown, {}, selection).measured).toMatchObject({ state: 'passed' });
  });

  test('says how many past runs it would have failed, each judged by the others', () => {
    const restless = [1000, 1000, 900, 1000, 1000].map((throughput) => ({ ...healthy, throughput }));
    expect(byBands({}, restless)).toMatchObject({ outcome: 'passed', unchanged: { judged: 5, failed: 1 } });
    expect(byBands({}, [healthy]).unchanged).toBeUndefined();
  });
});

test('a published range is compared at both ends, and shown as it was written', () => {
  const range = (low: number, high: number): Values => ({ p99: { low, high } });
  const p99After = (...before: readonly Values[]) =>
    find(gate([measured(range(120, 240))], past(before), { judge: 'bands' }), 'p99');
  expect(p99After(range(80, 160))).toMatchObject({
    verdict: 'regression',
    candidate: { low: 120, high: 240 },
    baseline: { low: 80, high: 160 },
    delta: { percent: 50 },
  });
  expect(p99After(range(80, 160), range(90, 170))?.baseline).toMatchObject({ low: 160, high: 170 });
});

test('a case that always failed is dead where that is declared, although it was never recorded', () => {
  const dead = { where: { scenario: 'shop' }, reason: 'overload' };
  const [candidate, other] = [
    measured({ errorPercent: 100, throughput: 5 }),
    past(six(healthy), { scenario: 'other' }),
  ];
  const both = [candidate, measured(healthy, { scenario: 'other' })];
  expect(gate(both, other).outcome).toBe('failed');
  expect(gate(both, other, { dead: [dead] }).outcome).toBe('passed');
  const gatedOf = (config: ConfigDocument) =>
    after(six(failedFast), healthy, config).findings.map(({ gated }) => gated);
  expect(gatedOf({})).toEqual([true, true, true]);
  // Its errors got better, but its speed has no baseline.
  expect(gatedOf({ dead: [dead] })).toEqual([true, false, false]);
});

test.each([
  [49.9, 'pass: within-band'],
  [50, 'inconclusive: baseline-errors'],
])('a case of which %d %% of requests usually fail', (errorPercent, throughput) => {
  expect(verdicts(after(six({ ...healthy, errorPercent }), { errorPercent: 100 }).findings)).toMatchObject({
    throughput,
  });
});

test('a control fails the gate only where it was not measured', () => {
  const control = { isControl: () => true };
  const gatedOf = (candidate: readonly Measurement[]) =>
    gate(candidate, past(six(healthy)), {}, {}, control).findings.map(({ gated, control: is }) => [gated, is]);
  expect(gatedOf([measured({ ...healthy, throughput: 500 })])).toEqual([1, 2, 3].map(() => [false, true]));
  const other = measured(healthy, { scenario: 'other' });
  expect(gatedOf([other]).filter(([gated]) => gated)).toHaveLength(3);
});

describe('a load test in which most requests fail in every run is dead', () => {
  const failing = (errorPercent: number): Values => ({ errorPercent, throughput: 5 });
  const errorsOf = (now: number, ...before: readonly number[]) => {
    const { findings } = gate([measured(failing(now))], past(before.map(failing)));
    expect(findings.map(({ verdict, delta }) => verdict === 'invalid' && delta !== undefined)).not.toContain(true);
    return verdicts(findings)['errorPercent'];
  };
  test.each([
    ['one earlier run may have had the same accident', 51, [51], 'inconclusive: dead'],
    ['two show a pattern', 51, [51, 51], 'invalid: dead'],
    ['half of the requests are not most, in this run', 50, [51, 51], 'inconclusive: baseline-errors'],
    ['half of the requests are not most, in an earlier run', 51, [50, 51], 'inconclusive: baseline-errors'],
  ])('%s', (_, now, before, expected) => {
    expect(errorsOf(now, ...before)).toBe(expected);
  });

  test('unless it is overloaded: it fails at its load alone', () => {
    const loads = (errors: Values, few: Values) => [
      measured(errors, { configuration: { users: '100' } }),
      measured(few, { configuration: { users: '10' } }),
    ];
    const errorsBeside = (few: Values) => {
      const history = [1, 2, 3].flatMap((day) =>
        loads(failing(80), few).map((measurement) => ({
          measurement,
          provenance: { startedAt: `2026-01-0${String(day)}T00:00:00.000Z` },
        })),
      );
      const { findings } = gate(loads(failing(80), few), history);
      return verdicts(findings.filter((each) => each.case.configuration['users'] === '100'))['errorPercent'];
    };
    expect(errorsBeside(healthy)).toBe('inconclusive: baseline-errors');
    expect(errorsBeside(failing(80))).toBe('invalid: dead');
  });
});
