/** What a waiver permits: a change of this run up to its ceiling, and a slow loss up to the size of the loss. */
import { describe, expect, test } from '@jest/globals';
import { createPolicy } from '../../src/config/policy.js';
import { decideOutcome } from '../../src/judge/outcome.js';
import { judgeRun, waive } from '../../src/judge/judge-run.js';
import type { Accept, ConfigDocument, Finding, Measurement, RunShift } from '../../src/model/documents.js';
import { finding, suspected, regressed, undecidable } from '../report/reports/build.js';

const today = '2026-02-01';
const waiver = { metric: 'throughput', until: '2026-03-01', reason: 'known' };
const waiverOf = (ceiling: string, where: Readonly<Record<string, string>> = {}) => ({ ...waiver, where, ceiling });
const waived = (found: Finding, ceiling: string) => {
  const { findings, uses } = waive([found], [waiverOf(ceiling, { scenario: 'shop' })], today);
  return [findings[0]?.verdict, uses[0]?.state];
};
const slower = regressed({ was: 400, candidate: 360, reason: 'beyond-limit' });

test('a waiver permits a change up to its ceiling', () => {
  expect(waived(slower, '11%')).toEqual(['waived', 'used']);
  expect(waived(slower, '9%')).toEqual(['regression', 'exceeded']);
});

test('a waiver permits a loss that could not be judged, up to its ceiling', () => {
  const unclear = (candidate: number): Finding => undecidable({ was: 400, candidate, band: { percent: 10 } });
  expect(waived(unclear(320), '30%')).toEqual(['waived', 'used']);
  expect(waived(unclear(320), '15%')).toEqual(['inconclusive', 'exceeded']);
  expect(waived(unclear(390), '30%')).toEqual(['inconclusive', 'used']);
  expect(waived(unclear(480), '30%')).toEqual(['inconclusive', 'used']);
});

test.each(['environment', 'few-samples', 'errors'] as const)(
  'a waiver does not judge what is open for %s',
  (reason) => {
    const open = finding({ was: 400, candidate: 320, verdict: 'inconclusive', reason, band: { percent: 10 } });
    expect(waived(open, '30%')).toEqual(['inconclusive', 'used']);
  },
);

test('a waiver of a slow loss is compared with the loss, however fast this run is', () => {
  const lost = (candidate: number): Finding =>
    suspected({ was: 400, candidate, reason: 'drift', drift: { percent: -4.2, runs: 6 } });
  for (const candidate of [400, 300, 520]) {
    expect(waived(lost(candidate), '5%')).toEqual(['waived', 'used']);
    expect(waived(lost(candidate), '4%')).toEqual(['suspect', 'exceeded']);
    expect(waived(lost(candidate), '17 points')).toEqual(['waived', 'used']);
    expect(waived(lost(candidate), '16 points')).toEqual(['suspect', 'exceeded']);
  }
});

test('a suspect of this run that is part of a slow loss is compared with its own change', () => {
  const found = suspected({ was: 400, candidate: 300, drift: { percent: -4.2, runs: 6 } });
  expect(waived(found, '5%')).toEqual(['suspect', 'exceeded']);
  expect(waived(found, '30%')).toEqual(['waived', 'used']);
});

describe('a change of the whole run', () => {
  const shift = { metric: 'throughput', percent: -31, cases: 2, controls: [], verdict: 'regression' } as const;
  // The second case moved as far as the first, so it is no worse than the rest of the run.
  const found = [
    regressed({ label: 'a', was: 400, candidate: 276, reason: 'beyond-limit' }),
    finding({ label: 'b', was: 400, candidate: 280, verdict: 'pass', reason: 'within-band' }),
  ];
  const judge = (waivers: NonNullable<ConfigDocument['waivers']>, measured: readonly Finding[] = found) => {
    const { policy } = createPolicy({ waivers });
    const { findings, uses, runShifts } = waive(measured, policy.waivers, today, [shift]);
    const circumstances = { baselineRuns: 8, isInputIncomplete: false, runShifts };
    return { ...decideOutcome(findings, policy, circumstances), states: uses.map(({ state }) => state) };
  };
  test('is permitted by a waiver of every case, also of those that are not judged worse', () => {
    expect(judge([waiverOf('35%', { scenario: '*' })])).toMatchObject({ reasons: [], states: ['used'] });
  });

  test('is permitted by a waiver of the cases that were measured worse', () => {
    const [worst = finding({})] = found;
    const within = finding({ label: 'b', was: 400, candidate: 392, band: { percent: 10 } });
    expect(judge([waiverOf('35%', { label: 'a' })], [worst, within])).toMatchObject({ reasons: [], states: ['used'] });
  });

  test('is not permitted by a waiver of the worse cases, or below its size', () => {
    const ofOne = judge([waiverOf('35%', { label: 'a' })]);
    expect(ofOne).toMatchObject({ outcome: 'failed', reasons: ['whole-run'], states: ['used'] });
    const small = judge([waiverOf('29%', { scenario: '*' })]);
    expect(small).toMatchObject({ outcome: 'failed', states: ['exceeded'] });
  });

  test('keeps a waiver in use if no case is worse than the rest', () => {
    const even = found.map((each): Finding => ({ ...each, verdict: 'pass', reason: 'within-band' }));
    const { policy } = createPolicy({ waivers: [waiverOf('35%', { scenario: '*' })] });
    expect(waive(even, policy.waivers, today, [shift]).uses.map(({ state }) => state)).toEqual(['used']);
    expect(waive(even, policy.waivers, today).uses.map(({ state }) => state)).toEqual(['stale']);
    const passed = { ...shift, verdict: 'pass' } as const;
    expect(waive(even, policy.waivers, today, [passed]).uses.map(({ state }) => state)).toEqual(['stale']);
  });
});

test('a waiver of a loss that was accepted, too, is what permits it', () => {
  const accept = { reason: 'meant', from: '2026-01-01' } as Accept;
  const permitOf = (ceiling: string) =>
    waive([slower], [waiverOf(ceiling)], today, [], () => accept).findings[0]?.waiver;
  expect(permitOf('11%')).toEqual({ reason: 'known', until: '2026-03-01', ceiling: '11%' });
  expect(permitOf('9%')).toEqual({ reason: 'meant', since: '2026-01-01' });
});

describe('a loss since a release', () => {
  const dayOf = (run: number): string => new Date(Date.UTC(2026, 0, 1 + run)).toISOString();
  const measured = (throughput: number): Measurement => ({
    scenario: 'shop',
    configuration: {},
    metrics: { throughput, errorPercent: 0 },
  });
  /** Six runs of the release, eight of the level after it, and the run under test. */
  const judge = (throughput: number, accepts: readonly Partial<Accept>[], hasWhole = true) => {
    const whole = Array.from({ length: 14 }, (_, run) => ({
      measurement: measured(run < 6 ? 100 : 85),
      provenance: { startedAt: dayOf(run), ...(run < 6 && { tag: 'v1' }) },
    }));
    const about = { case: { scenario: 'shop', configuration: {} }, metric: '*', reason: 'meant', from: dayOf(6) };
    const { findings } = judgeRun({
      candidate: { provenance: { startedAt: dayOf(14) }, measurements: [measured(throughput)] },
      past: {
        measurements: whole.slice(0, 6),
        accepts: accepts.map((more) => ({ ...about, acceptedAt: dayOf(9), ...more })),
        selection: { tag: 'v1' },
        ...(hasWhole && { whole }),
      },
      policy: createPolicy({ objectives: [{ throughput: '> 10' }] }).policy,
      today,
      isInputIncomplete: false,
    });
    const found = findings.find(({ metric, objective }) => metric === 'throughput' && objective === undefined);
    return [found?.verdict, found?.waiver];
  };
  const since = (run: number) => ['waived', { reason: 'meant', since: dayOf(run) }];
  const not = ['regression', undefined];

  test.each<[string, unknown, Parameters<typeof judge>]>([
    ['was accepted', since(6), [85, [{}]]],
    ['was accepted in this metric', since(6), [85, [{ metric: 'throughput' }]]],
    ['was accepted in another metric', not, [85, [{ metric: 'p99' }]]],
    ['was accepted in another case', not, [85, [{ case: { scenario: 'mall', configuration: {} } }]]],
    ['was accepted twice', since(8), [85, [{}, { from: dayOf(8) }]]],
    ['is larger than what was accepted', not, [70, [{}]]],
    ['is smaller than what was accepted', since(6), [93, [{}]]],
    ['is another one than was accepted for the release', not, [85, [{ from: dayOf(5) }]]],
    ['was accepted nowhere', not, [85, []]],
    ['was accepted in a history that was not read', not, [85, [{}], false]],
  ])('%s', (_, expected, given) => {
    expect(judge(...given)).toEqual(expected);
  });
});

test.each([
  ['2026-01-31', 'waived', 'used', 'pass'],
  ['2026-02-01', 'waived', 'used', 'pass'],
  ['2026-02-02', 'regression', 'expired', 'regression'],
  ['2027-01-01', 'regression', 'expired', 'regression'],
])(
  'on %s, a waiver until 2026-02-01 leaves a finding %s, is %s, and the shift of the run is %s',
  (day, ...expected) => {
    const untilToday = { ...waiverOf('10%'), until: '2026-02-01' };
    const shift = { metric: slower.metric, percent: -10, verdict: 'regression' } as RunShift;
    const { findings, uses, runShifts } = waive([{ ...slower, band: { percent: 5 } }], [untilToday], day, [shift]);
    // The change is exactly as large as the ceiling.
    expect([findings[0]?.verdict, uses[0]?.state, runShifts[0]?.verdict]).toEqual(expected);
  },
);
