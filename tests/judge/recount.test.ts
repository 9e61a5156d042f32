/** Reports of another run: derived values must be recomputed from the findings, and impossible ones refused. */
import { expect, test } from '@jest/globals';
import { createPolicy } from '../../src/config/policy.js';
import { findImpossibleCount, recountReport, tally } from '../../src/judge/outcome.js';
import type { Report } from '../../src/model/documents.js';
import { report, steady, suspected, regressed } from '../report/reports/build.js';
import { reports } from '../report/reports/index.js';

const { policy } = createPolicy({});
const slower = regressed({ was: 400, candidate: 200, limit: 380, severity: 9 });
const suspect = suspected({ was: 400, candidate: 370, limit: 380 });
const passed = report(steady({}), { outcome: 'passed', reasons: [] });
const failed = report([{ ...slower, fails: true }], { outcome: 'failed', reasons: ['regression'] });

test.each(Object.entries(reports))('the report %s has possible counts', (_, report) => {
  expect(findImpossibleCount(report)).toBeUndefined();
});

test.each<readonly [string, Report, Partial<Report>, boolean]>([
  ['keeps an honest pass', passed, { outcome: 'passed', reasons: [] }, false],
  ['keeps an honest failure', failed, { outcome: 'failed', reasons: ['regression'], findings: failed.findings }, false],
  [
    'fails a report that claims to have passed with a regression',
    { ...failed, outcome: 'passed', reasons: [], findings: [slower] },
    { outcome: 'failed', reasons: ['regression'], findings: failed.findings },
    true,
  ],
  [
    'counts the cases again',
    { ...failed, tallies: passed.tallies },
    { tallies: failed.tallies, outcome: 'failed' },
    false,
  ],
  [
    'keeps a stricter claim: the rules of the other run may fail on more',
    report([{ ...suspect, fails: true }], { outcome: 'failed', reasons: ['regression'] }),
    { outcome: 'failed', reasons: ['regression'] },
    false,
  ],
  [
    'does not let a report pass that compared nothing',
    { ...passed, baseline: { ...passed.baseline, runs: [] } },
    { outcome: 'undecided', reasons: ['no-baseline'] },
    true,
  ],
])('recounting %s', (_, claimed, expected, isCorrected) => {
  const recounted = recountReport(claimed, policy);
  expect(recounted.report).toMatchObject(expected);
  expect(recounted.isCorrected).toBe(isCorrected);
});

const reference = { ...failed, findings: [slower], baseline: { ...failed.baseline, selector: 'tag:4.4.0' } };
const bySecond: Report = { ...passed, reference };

test.each<readonly [string, Report, Report['outcome'], boolean]>([
  ['fails a report that hides a failed second baseline', bySecond, 'failed', true],
  [
    'fails a report whose second baseline claims to have passed',
    { ...bySecond, reference: { ...reference, outcome: 'passed', reasons: [] } },
    'failed',
    true,
  ],
  [
    'does not let a second baseline that passed hide a regression',
    { ...failed, reference: { ...passed, baseline: passed.baseline } },
    'failed',
    false,
  ],
  ['keeps a pass beside one that passed', { ...passed, reference: passed }, 'passed', false],
  [
    'does not let a second baseline pass that was not read in full',
    { ...passed, reference: { ...passed, unread: true } },
    'undecided',
    true,
  ],
  [
    'keeps the stricter outcome of a second baseline, whose rules may fail on more',
    { ...passed, reference: { ...reference, findings: passed.findings } },
    'failed',
    true,
  ],
])('recounting %s', (_, claimed, outcome, isCorrected) => {
  const recounted = recountReport(claimed, createPolicy({ fail: { reference: 'fail' } }).policy);
  expect([recounted.report.outcome, recounted.isCorrected]).toEqual([outcome, isCorrected]);
  expect(recounted.report.findings).toEqual(claimed.findings);
  const { decides, tallies } = recounted.report.reference ?? {};
  expect([decides, tallies]).toEqual([true, tally(claimed.reference?.findings ?? [])]);
});

test('recounting does not fail because of a second baseline that is only shown, unless the report requires it', () => {
  expect(recountReport(bySecond, policy).report.outcome).toBe('passed');
  const strict: Report = { ...bySecond, outcome: 'failed', reasons: ['reference'] };
  expect(recountReport(strict, policy).report).toMatchObject({ outcome: 'failed', reasons: ['reference'] });
});

test('recounting follows the rules of a named configuration', () => {
  const lax = createPolicy({ fail: { on: [] } }).policy;
  const claimed: Report = { ...failed, outcome: 'passed', reasons: [], findings: [slower] };
  expect(recountReport(claimed, lax).report.outcome).toBe('passed');
});

test.each<readonly [string, Report, RegExp]>([
  ['verdicts that do not add up', { ...passed, tallies: { ...passed.tallies, pass: 7 } }, /7 by verdict/],
  ['more compared values than findings', { ...passed, tallies: { ...passed.tallies, compared: 99 } }, /99 compared/],
  [
    'a metric that is judged twice',
    { ...passed, findings: [...passed.findings, ...passed.findings] },
    /more than once/,
  ],
  [
    'impossible counts of the second baseline',
    { ...passed, reference: { ...passed, tallies: { ...passed.tallies, pass: 7 } } },
    /second baseline it counts 1 cases, but 7 by verdict/,
  ],
  ['a baseline without runs', { ...passed, baseline: { ...passed.baseline, runs: [] } }, /names no run/],
  [
    'a baseline outside of its range',
    report([{ ...slower, baseline: { value: 1, low: 2, high: 3, runs: 1 } }], {}),
    /its own range/,
  ],
])('refuses %s', (_, report, why) => {
  expect(findImpossibleCount(report)).toMatch(why);
});
