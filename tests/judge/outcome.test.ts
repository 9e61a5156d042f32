/** What findings, policy and circumstances make of a run: each reason, and what just lacks it. */
import { describe, expect, test } from '@jest/globals';
import { createPolicy } from '../../src/config/policy.js';
import { loadTestKey } from '../../src/cases/names.js';
import { decideOutcome, isUnknown, isWorseOutcome, tally, type Circumstances } from '../../src/judge/outcome.js';
import type { ConfigDocument, Finding, RunShift } from '../../src/model/documents.js';
import { finding, suspected, regressed, undecidable } from '../report/reports/build.js';

const pass = finding({ was: 400, candidate: 400 });
const decide = (findings: readonly Finding[], some: Partial<Circumstances> = {}, config: ConfigDocument = {}) => {
  const circumstances = { baselineRuns: 8, isInputIncomplete: false, runShifts: [], ...some };
  return decideOutcome(findings, createPolicy(config).policy, circumstances);
};
const decided = (...given: Parameters<typeof decide>) => {
  const { outcome, reasons } = decide(...given);
  return [outcome, ...reasons].join(' ');
};
const shift = (verdict: RunShift['verdict']) => ({ runShifts: [{ verdict } as RunShift] });
const loss = regressed({ was: 400, candidate: 300, reason: 'beyond-limit' });
const suspect = suspected({ was: 400, candidate: 300 });
const unjudged = undecidable({ was: 400, candidate: 380 });
const broken = finding({ candidate: 60, verdict: 'regression', objective: 'p99 < 50' });
const unmeasured = undecidable({ reason: 'no-candidate', objective: 'p99 < 50' });
const dead = finding({ was: 100, candidate: 100, verdict: 'invalid', reason: 'dead', metric: 'errorPercent' });
const open: Finding = { ...pass, effect: { percent: 1, low: -5, high: 7, pairs: 3, open: 8 } };
const unseen = finding({ was: 400, verdict: 'inconclusive', reason: 'few-expected' });
const without = (on: readonly ('regression' | 'objective' | 'missing' | 'invalid')[]): ConfigDocument => ({
  fail: { on: [...on] },
});
const lenient: ConfigDocument = { fail: { unknown: 'pass' } };
const strict: ConfigDocument = { fail: { unknown: 'strict' } };

test.each<readonly [string, string, ...Parameters<typeof decide>]>([
  ['what passes', 'passed', [pass]],
  ['a loss', 'failed regression', [pass, loss]],
  ['a loss that is not gated', 'passed', [pass, { ...loss, gated: false }]],
  ['a loss that does not fail', 'passed', [pass, loss], {}, without(['missing'])],
  ['a broken objective', 'failed objective', [pass, broken]],
  ['a broken objective that does not fail', 'passed', [pass, broken], {}, without(['regression'])],
  ['both, the more important first', 'failed regression objective', [broken, loss]],
  ['a dead load test', 'failed dead', [pass, dead]],
  ['one whose deadness does not fail', 'undecided dead', [pass, dead], {}, without(['regression'])],
  ['one that may be dead', 'undecided dead', [pass, { ...dead, verdict: 'inconclusive' }]],
  ['an invalid value', 'failed invalid', [pass, { ...pass, verdict: 'invalid', reason: 'not-recorded' }]],
  ['one that neither side recorded', 'passed', [pass, finding({ verdict: 'invalid', reason: 'not-recorded' })]],
  ['a suspect', 'undecided suspect-unresolved', [pass, suspect]],
  ['a suspect, leniently', 'passed suspect-unresolved', [pass, suspect], {}, lenient],
  ['a shift of the whole run', 'failed whole-run', [pass], shift('regression')],
  ['a shift that does not fail', 'passed', [pass], shift('regression'), without(['missing'])],
  ['a shift without a gated finding', 'undecided nothing-compared', [{ ...pass, gated: false }], shift('regression')],
  ['an undecided shift', 'undecided whole-run-undecided', [pass], shift('inconclusive')],
  ['an undecided shift, leniently', 'passed whole-run-undecided', [pass], shift('inconclusive'), lenient],
  ['a value within the noise', 'passed inconclusive', [pass, unjudged]],
  ['a value within the noise, strictly', 'undecided inconclusive', [pass, unjudged], {}, strict],
  ['speeds of which none was judged', 'undecided metric-never-judged', [unjudged]],
  [
    'one of which none was judged, beside a new one',
    'undecided metric-never-judged',
    [unjudged, finding({ label: 'new', candidate: 400, verdict: 'new', reason: 'no-baseline' })],
  ],
  [
    'a speed without a baseline for its errors',
    'passed inconclusive',
    [pass, { ...unjudged, reason: 'baseline-errors' }],
  ],
  ['a speed that errors hide', 'undecided metric-never-judged', [pass, { ...unjudged, reason: 'errors' }]],
  ['a speed of another environment', 'undecided metric-never-judged', [pass, { ...unjudged, reason: 'environment' }]],
  ['an objective that was not measured', 'undecided objective-not-measured', [pass, unmeasured]],
  ['one that would not fail', 'passed', [pass, unmeasured], {}, without(['regression'])],
  ['an input that was not read', 'undecided unreadable-input', [pass], { isInputIncomplete: true }],
  ['no baseline', 'undecided no-baseline', [pass], { baselineRuns: 0 }],
  ['no baseline, which passes', 'passed no-baseline', [pass], { baselineRuns: 0 }, { baselines: { empty: 'pass' } }],
  [
    'no baseline, and an input that was not read',
    'undecided no-baseline unreadable-input',
    [pass],
    { baselineRuns: 0, isInputIncomplete: true },
    { baselines: { empty: 'pass' } },
  ],
  [
    'no baseline, and an objective that was not measured',
    'undecided no-baseline objective-not-measured',
    [unmeasured],
    { baselineRuns: 0 },
    { baselines: { empty: 'pass' } },
  ],
  ['a loss that is not excluded', 'passed', [open]],
  ['a loss that is not excluded, strictly', 'undecided open', [open], {}, strict],
  ['a case that was hardly expected', 'undecided few-expected', [pass, unseen]],
  [
    'a speed that is judged, and an objective not measured',
    'passed',
    [pass, { ...unmeasured, metric: 'p50' }],
    {},
    without([]),
  ],
  [
    'one that may be dead, leniently',
    'undecided dead',
    [pass, suspect, { ...dead, verdict: 'inconclusive' }],
    {},
    lenient,
  ],
  ['nothing to compare', 'undecided nothing-compared', [broken].map((each): Finding => ({ ...each, verdict: 'pass' }))],
])('%s: %s', (_, expected, ...given) => {
  expect(decided(...given)).toBe(expected);
});

test('what nobody asked to judge is undecided, whatever was read', () => {
  const reasonsOf = (isInputIncomplete: boolean) => {
    const policy = { ...createPolicy({}).policy, judge: 'none' as const };
    return decideOutcome([pass], policy, { baselineRuns: 8, isInputIncomplete, runShifts: [] }).reasons;
  };
  expect([reasonsOf(false), reasonsOf(true)]).toEqual([['not-asked'], ['unreadable-input']]);
});

test('only what fails is marked', () => {
  expect(decide([pass, loss]).findings).toEqual([pass, { ...loss, fails: true }]);
});

describe('a load test that is not whole', () => {
  const other = regressed({ scenario: 'mall', was: 400, candidate: 300, reason: 'beyond-limit' });
  const unsound = new Set([loadTestKey(loss.case)]);
  const doubted = { ...loss, verdict: 'inconclusive', reason: 'unsound' };

  test('leaves its own findings open, and nothing else', () => {
    expect(decide([loss, broken], { unsound })).toMatchObject({ outcome: 'undecided', reasons: ['unsound'] });
    expect(decide([loss], { unsound }).findings).toEqual([doubted]);
    expect(decide([loss, other], { unsound })).toEqual({
      findings: [doubted, { ...other, fails: true }],
      outcome: 'failed',
      reasons: ['regression'],
    });
  });

  test('says nothing of what is not gated, or compared with nothing', () => {
    const some = [{ ...loss, gated: false }, finding({ verdict: 'new', reason: 'no-baseline' })];
    expect(decide(some, { unsound }).findings).toEqual(some);
    expect(decided(some, { unsound, baselineRuns: 0 })).toBe('undecided no-baseline');
    expect(decided(some, { unsound, baselineRuns: 1 })).toBe('undecided unsound');
  });

  test('does not fail by the shift of its run', () => {
    expect(decided([loss], { unsound, ...shift('regression') })).toBe('undecided unsound');
    expect(decided([loss, { ...pass, ...other, verdict: 'pass' }], { unsound, ...shift('regression') })).toBe(
      'failed whole-run',
    );
  });
});

test.each([
  [10, false],
  [10.1, true],
  [-10.1, true],
])('a slow loss of %d %% with a band of 10 %% is unknown: %s', (percent, expected) => {
  const slow = { ...suspect, reason: 'drift', drift: { percent, runs: 6 }, band: { percent: 10 } } as const;
  expect(isUnknown(slow)).toBe(expected);
  expect(isUnknown({ ...slow, reason: 'single-run' })).toBe(true);
  expect(isUnknown({ ...slow, gated: false })).toBe(false);
});

test('cases count by their worst verdict, and by an open objective only where nothing else was judged', () => {
  const ofCase = (label: string, ...findings: readonly Finding[]): readonly Finding[] =>
    findings.map((each) => ({ ...each, case: finding({ label }).case }));
  const all = [
    ...ofCase('a', pass, loss, suspect),
    ...ofCase('b', unmeasured, pass),
    ...ofCase('c', unmeasured),
    ...ofCase('d', { ...loss, gated: false }),
  ];
  const others = { improvement: 0, suspect: 0, new: 0, missing: 0, invalid: 0, waived: 0 };
  expect(tally(all)).toEqual({ cases: 3, compared: 4, regression: 1, pass: 1, inconclusive: 1, ...others });
});

test('failed is worse than undecided, and that is worse than passed', () => {
  const order = ['failed', 'undecided', 'passed'] as const;
  expect(order.map((one) => order.map((other) => isWorseOutcome(one, other)))).toEqual([
    [false, true, true],
    [false, false, true],
    [false, false, false],
  ]);
});
