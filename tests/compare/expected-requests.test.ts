/** A case that was not measured is missing only where about ten of its requests were to be expected. */
import { describe, expect, test } from '@jest/globals';
import { compareRun } from '../../src/compare/compare-run.js';
import { createPolicy } from '../../src/config/policy.js';
import { judgeRun } from '../../src/judge/judge-run.js';
import { judgeFirstRun } from '../../src/judge/pairs/first-run.js';
import type { Measurement } from '../../src/model/documents.js';
import type { Selector } from '../../src/history/select-past.js';

const { policy } = createPolicy({});
const metrics = { errorPercent: 0, throughput: 10, p50: 20, p99: 40 };
const measured = (label: string, samples?: number, users = '5'): Measurement => ({
  scenario: 'shop',
  label,
  configuration: { users },
  ...(samples !== undefined && { samples }),
  metrics,
});
const runOf = (measurements: readonly Measurement[], day = 0) => ({
  provenance: { startedAt: new Date(Date.UTC(2026, 0, 1 + day)).toISOString() },
  measurements: [...measurements],
});
/** @param before the runs of a history, or the base of each pair */
const pastOf = (before: readonly (readonly Measurement[])[], selection: Selector) => ({
  measurements: before.flatMap((measurements, day) =>
    measurements.map((measurement) => ({
      measurement,
      provenance: selection === 'pairs' ? {} : runOf([], day).provenance,
    })),
  ),
  accepts: [],
  selection,
});
const expectedIn = (
  head: readonly Measurement[],
  before: readonly (readonly Measurement[])[],
  selection: Selector = 'pairs',
  only?: readonly string[],
): number | undefined =>
  compareRun(runOf(head, 30), pastOf(before, selection), policy, only).cases.find(
    ({ case: { label } }) => label === 'rare',
  )?.expected;
const judge = (
  head: readonly Measurement[],
  before: readonly (readonly Measurement[])[],
  selection: Selector = 'pairs',
) =>
  judgeRun({
    candidate: runOf(head, 30),
    past: pastOf(before, selection),
    policy,
    today: '2026-01-31',
    isInputIncomplete: false,
  });

describe.each(['pairs', 'history'] as const)('of %s', (selection) => {
  test.each([
    [495, 'inconclusive', 'few-expected', 9.9, 'undecided'],
    [500, 'missing', 'no-candidate', 10, 'failed'],
    [505, 'missing', 'no-candidate', 10.1, 'failed'],
  ])('in %d of 1,000 requests is %s', (requests, verdict, reason, expected, outcome) => {
    const base = [measured('often', 1000), measured('rare', 20)];
    const head = [measured('often', requests)];
    expect(expectedIn(head, [base], selection)).toBeCloseTo(expected, 10);
    const { findings, outcome: found } = judge(head, [base], selection);
    const rare = findings.filter(({ case: { label }, gated }) => gated && label === 'rare');
    expect(rare.map((finding) => [finding.verdict, finding.reason])).toEqual(rare.map(() => [verdict, reason]));
    expect([rare.length > 0, found]).toEqual([true, outcome]);
  });
});

test('another pair is worth it as long as it may be chance, and no longer', () => {
  const head = [measured('often', 1000)];
  const pairs = (count: number, rare: number) =>
    judge(
      Array.from({ length: count }, () => head).flat(),
      Array.from({ length: count }, () => [...head, measured('rare', rare)]),
    );
  expect(pairs(3, 3)).toMatchObject({ outcome: 'undecided', measured: { state: 'open', isPromising: true } });
  expect(pairs(3, 3).reasons).toEqual(['few-expected']);
  expect(pairs(4, 3)).toMatchObject({ outcome: 'failed', reasons: ['missing'] });
  expect(pairs(4, 3).measured?.isPromising).toBeUndefined();
});

test('more requests of the others make it no more likely', () => {
  expect(expectedIn([measured('often', 3000)], [[measured('often', 1000), measured('rare', 9)]])).toBe(9);
});

test('new labels say nothing about it', () => {
  const head = [measured('often', 500), measured('new', 500)];
  expect(expectedIn(head, [[measured('often', 1000), measured('rare', 8)]])).toBe(4);
});

test('runs without it count as well', () => {
  const often = measured('often', 1000);
  const before = [[often, measured('rare', 12)], [often], [often], [often]];
  expect(expectedIn([often], before, 'history')).toBe(3);
  expect(expectedIn([often, often, often, often], before, 'history')).toBe(12);
});

test('the rest of its own load test tells, whichever cases are selected', () => {
  const base = [measured('often', 1000), measured('rare', 8), measured('often', 10, '20')];
  const head = [measured('often', 500), measured('often', 10, '20')];
  expect(expectedIn(head, [base])).toBe(4);
  expect(expectedIn(head, [base], 'pairs', ['rare'])).toBe(4);
});

test.each([
  ['a whole load test', [measured('often', 1000, '20')], [measured('rare', 3), measured('often', 1000, '20')]],
  ['a case without a number of requests', [measured('often', 1000)], [measured('often', 1000), measured('rare')]],
  ['a case beside others without one', [measured('often')], [measured('often'), measured('rare', 3)]],
])('%s is missing', (_, head, base) => {
  expect(expectedIn(head, [base])).toBeUndefined();
  expect(judge(head, [base])).toMatchObject({ outcome: 'failed', reasons: ['missing'] });
});

test('a rare case that is retired is not expected', () => {
  const { policy: retiring } = createPolicy({ retired: [{ where: { label: 'rare' }, reason: 'gone' }] });
  const often = Array.from({ length: 3 }, () => measured('often', 1000));
  const {
    findings,
    outcome,
    measured: ofPairs,
  } = judgeRun({
    candidate: runOf(often, 30),
    past: pastOf([often, [measured('rare', 3)]], 'pairs'),
    policy: retiring,
    today: '2026-01-31',
    isInputIncomplete: false,
  });
  const rare = findings.filter(({ case: { label } }) => label === 'rare');
  expect(new Set(rare.map(({ reason }) => reason))).toEqual(new Set(['retired']));
  expect([outcome, rare.some(({ gated }) => gated)]).toEqual(['passed', false]);
  expect(ofPairs?.isPromising).toBeUndefined();
});

test('the first measurement of a gate leaves it to pairs, and fails what would surely have been measured', () => {
  const often = measured('often', 1000);
  const before = Array.from({ length: 4 }, () => [often, measured('rare', 9)]);
  expect(judgeFirstRun(judge([often], before, 'history'), policy, false)).toMatchObject({ screen: { isCalm: true } });
  expect(judgeFirstRun(judge([often], before, 'history'), policy, false).failed).toBeUndefined();
  const many = Array.from({ length: 4 }, () => [often, measured('rare', 10)]);
  expect(judgeFirstRun(judge([often], many, 'history'), policy, false).failed).toMatchObject({ reasons: ['missing'] });
});
