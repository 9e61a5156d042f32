/** Finds the runs of the current level in constructed histories. Values are throughputs: larger is better. */
import { describe, expect, test } from '@jest/globals';
import { nameCase } from '../../src/cases/names.js';
import { assignLevels, type AssignedLevels } from '../../src/compare/levels/assign-levels.js';
import { findReturns, isReached } from '../../src/compare/levels/segment.js';
import type { Accept } from '../../src/model/documents.js';
import type { ComparedCase } from '../../src/model/run.js';
import { createPolicy } from '../../src/config/policy.js';

const { policy } = createPolicy({});
const dayOf = (run: number): string => new Date(1_760_000_000_000 + run * 86_400_000).toISOString();
const wobble = (run: number): number => 1 + 0.01 * Math.sin(7 * run);

/** @param errors error percentages of single runs */
function caseOf(
  values: readonly number[],
  scenario = 'shop',
  errors: Readonly<Record<number, number>> = {},
): ComparedCase {
  const measurement = (throughput: number, run: number) => ({
    scenario,
    configuration: {},
    metrics: { throughput: throughput * wobble(run + scenario.length), errorPercent: errors[run] ?? 0 },
  });
  return {
    case: nameCase({ scenario, configuration: {} }),
    candidate: [measurement(values.at(-1) ?? NaN, 99)],
    history: values.map((value, run) => ({
      run,
      segments: {},
      measurement: measurement(value, run),
      provenance: { startedAt: dayOf(run) },
    })),
    baseline: 'history',
    isControl: false,
    otherEnvironment: false,
  };
}
const times = (n: number, value: number): readonly number[] => Array<number>(n).fill(value);
const mark = (run: number, metric = '*', scenario = 'shop'): Accept => ({
  case: { scenario, configuration: {} },
  metric,
  from: dayOf(run),
  reason: 'meant',
  acceptedAt: dayOf(run),
});
/** The runs of the current throughput level. */
const present = ({ cases }: AssignedLevels, i = 0): readonly number[] =>
  cases[i]?.history.filter(({ segments }) => (segments['throughput'] ?? 0) === 0).map(({ run }) => run) ?? [];
const inTurn = (n: number): readonly number[] => range(0, n).map((run) => ([0, 1, 5, 8].includes(run % 11) ? 100 : 80));
const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: end - start }, (_, i) => start + i);

test.each([
  ['nothing changed', times(20, 100), range(0, 20)],
  ['only the newest 30 runs', times(50, 100), range(20, 50)],
  ['an improvement becomes the level', [...times(20, 100), ...times(12, 115)], range(20, 32)],
  ['a loss does not become the level', [...times(20, 100), ...times(12, 85)], range(0, 20)],
  ['a loss within the band of 5 % becomes the level', [...times(20, 100), ...times(14, 96)], range(20, 34)],
  ['many small losses do not add up', [...times(20, 100), ...times(14, 96), ...times(14, 92)], range(20, 34)],
  [
    'a loss that was fixed leaves the level',
    [...times(30, 100), ...times(14, 80), ...times(12, 100)],
    [...range(12, 30), ...range(44, 56)],
  ],
  ['a slow last night does not belong to the level', [...times(8, 100), 70], range(0, 8)],
  ['two levels in turn before a streak', [...inTurn(22), ...times(10, 100), ...inTurn(40)], range(42, 72)],
  ['the same once', [...times(16, 80), 100, ...times(16, 80), ...times(10, 100), ...inTurn(40)], range(53, 83)],
  ['two levels in turn after a streak alone', [...times(22, 80), ...times(10, 100), ...inTurn(40)], range(22, 34)],
  ['an old outlier does not end the level', [...times(8, 100), 70, ...times(8, 100)], range(0, 17)],
])('one case %s', (_, values, expected) => {
  expect(present(assignLevels([caseOf(values)], [], policy))).toEqual(expected);
});

test('one case reports a loss with its run and size, and notes an improvement', () => {
  expect(assignLevels([caseOf([...times(20, 100), ...times(12, 85)])], [], policy).changes).toMatchObject([
    { metric: 'throughput', isBaseline: false, firstRun: { startedAt: dayOf(20) }, percent: expect.closeTo(-15, 0) },
  ]);
  expect(assignLevels([caseOf([...times(20, 100), ...times(12, 115)])], [], policy).changes).toMatchObject([
    { isBaseline: true, firstRun: { startedAt: dayOf(20) }, percent: expect.closeTo(15, 0) },
  ]);
});

test('one case keeps the size of a loss whose level became the baseline', () => {
  const takenLosses = (values: readonly number[], accepts: readonly Accept[] = []) =>
    assignLevels([caseOf(values)], accepts, policy).cases[0]?.takenLosses;
  const lost = [...times(20, 100), ...times(14, 96)];
  expect(takenLosses(lost)).toEqual({ throughput: { run: 20, step: expect.closeTo(0.04, 2) } });
  expect(takenLosses(lost.map((value) => value / 1e9))).toEqual({
    throughput: { run: 20, step: expect.closeTo(0.04, 2) },
  });
  expect(takenLosses(lost, [mark(20)])).toBeUndefined();
  expect(takenLosses([...times(20, 100), ...times(12, 115)])).toBeUndefined();
  expect(takenLosses([...times(20, 100), ...times(12, 85)])).toBeUndefined();
});

test.each([
  ['one of six milliseconds, because rounding can make it', 6, 7, 20],
  ['one of one', 1, 2, 20],
  ['three of 26, most of which are real, but hardly 10 %', 26, 29, 20],
  ['two of six, which rounding cannot make', 6, 8, 0],
  ['six of forty', 40, 46, 0],
  ['one of six that was measured more exactly', 6.2, 7.2, 0],
])('one case a step of whole milliseconds: %s', (_, before, after, start) => {
  const measurement = (p50: number) => ({ scenario: 'shop', configuration: {}, metrics: { p50, errorPercent: 0 } });
  const values = [...times(20, before), ...times(12, after)];
  const own = {
    ...caseOf(values),
    candidate: [measurement(after)],
    history: caseOf(values).history.map((entry) => ({ ...entry, measurement: measurement(values[entry.run] ?? 0) })),
  };
  const { cases } = assignLevels([own], [], policy);
  const level = cases[0]?.history.filter(({ segments }) => (segments['p50'] ?? 0) === 0).map(({ run }) => run) ?? [];
  expect(level).toEqual(start === 0 ? range(0, 20) : range(start, 32));
  if (start > 0 && after - before === 1) expect(cases[0]?.takenLosses).toBeUndefined();
});

test('one case a loss of all cases is no loss of a case', () => {
  const lost = [...times(20, 100), ...times(14, 96)];
  const cases = Array.from({ length: 8 }, (_, i) => caseOf(lost, `shop${'x'.repeat(i)}`));
  const assigned = assignLevels(cases, [], policy);
  expect(assigned.changes).toHaveLength(8);
  expect(assigned.cases.filter(({ takenLosses }) => takenLosses !== undefined)).toEqual([]);
});

test('one case failed runs are a change of the error rate alone, and belong to no other level', () => {
  const failed = Object.fromEntries([...range(20, 24), 99].map((run) => [run, 60]));
  const { changes } = assignLevels([caseOf([...times(20, 100), ...times(4, 900)], 'shop', failed)], [], policy);
  expect(changes).toMatchObject([{ metric: 'errorPercent', unit: 'points', isBaseline: false }]);
});

describe('an accepted level', () => {
  const worse = [...times(20, 100), ...times(12, 85)];

  test.each([
    ['begins a level', [mark(20)], range(20, 32)],
    ['begins it where it says, not where it changed', [mark(30)], range(30, 32)],
    ['the newest counts', [mark(30), mark(20), mark(20)], range(30, 32)],
    ['of another metric says nothing', [mark(20, 'p99')], range(0, 20)],
    ['of another case says nothing', [mark(20, '*', 'mall')], range(0, 20)],
    ['that no run follows says nothing yet', [mark(40)], range(0, 20)],
    ['just before a loss leaves it one', [mark(18)], range(18, 20)],
    [
      'at the end of a loss leaves it one',
      [mark(27)],
      range(28, 40),
      [...times(20, 100), ...times(8, 70), ...times(12, 100)],
    ],
  ])('%s', (_, accepts, expected, values = worse) => {
    expect(present(assignLevels([caseOf(values)], accepts, policy))).toEqual(expected);
  });

  test.each([
    ['later', 10, 22, range(10, 20)],
    ['at the same time', 10, 21, range(10, 20)],
    ['before', 10, 20, range(20, 32)],
    ['later, of the same run', 20, 22, range(20, 32)],
  ])('that was taken as given is replaced by an older one that was accepted %s: run %d', (_, from, on, expected) => {
    const given: Accept = { ...mark(20), given: true, acceptedAt: dayOf(21) };
    const other: Accept = { ...mark(from), acceptedAt: dayOf(on) };
    expect(present(assignLevels([caseOf(worse)], [given, other], policy))).toEqual(expected);
    expect(present(assignLevels([caseOf(worse)], [given, { ...other, given: true }], policy))).toEqual(range(20, 32));
    expect(present(assignLevels([caseOf(worse)], [given, { ...other, metric: 'p99' }], policy))).toEqual(range(20, 32));
  });

  test('applies to metrics without change detection', () => {
    const [assigned] = assignLevels([caseOf(worse)], [mark(20)], policy).cases;
    expect(assigned?.history.at(-1)?.segments).toMatchObject({ throughput: 0, errorPercent: 0, mean: 0 });
    expect(assigned?.history[0]?.segments['errorPercent']).toBeGreaterThan(0);
  });
});

// Worse values are 1, those of the better level 0, as bad as a value may be that still reaches it.
const after = (count: number, ...good: readonly number[]) => range(0, count).map((i) => (good.includes(i) ? 0.25 : 1));

test.each<[string, readonly number[], number, boolean]>([
  ['three times', after(20, 3, 9, 15), 0, true],
  ['twice', after(20, 3, 9), 0, false],
  ['twice, one of them for two runs', after(20, 3, 4, 9), 0, false],
  ['almost', after(20, 3, 9, 15).map((value) => 1.02 * value), 0, true],
  ['by a bit less than enough', after(20, 3, 9, 15).map((value) => (value < 1 ? 0.27 : 1)), 0, false],
  ['in every twentieth run', after(60, 3, 29, 55), 0, true],
  ['in fewer', after(61, 3, 29, 55), 0, false],
  ['among the newest 64 runs', [...after(20, 3, 9, 15), ...after(48)], 0, false],
  ['in 9 of 20 runs, after 9 good ones', after(20, ...range(0, 9).map((i) => 2 * i + 1)), 9, true],
  ['in 9 of 20 runs, after 10 good ones', after(20, ...range(0, 9).map((i) => 2 * i + 1)), 10, false],
])('a better level is reached %s', (_, values, streak, expected) => {
  expect(isReached(values, 0, streak)).toBe(expected);
});

test.each<[string, readonly number[], ReturnType<typeof findReturns>]>([
  ['never', [0, 3, 3], { all: 0, untilLongest: 0, longest: 1 }],
  ['once, although it is almost worse', [0, 3, 2, 1, 2, 3], { all: 1, untilLongest: 1, longest: 2 }],
  ['twice, the first time for longer', [0, 3, 0, 0, 0, 3, 0, 0], { all: 2, untilLongest: 1, longest: 3 }],
  ['once by so much', [3, 2, 1, 2], { all: 1, untilLongest: 1, longest: 2 }],
])('values return to a level %s', (_, values, expected) => {
  expect(findReturns(values, 0, 2)).toEqual(expected);
});

const shift = (run: number): number => 1 + 0.1 * Math.sin(3 * run);
const names = ['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff'];

test('many cases finds a step despite the shift of the runs, and only in its case', () => {
  const cases = names.map((name, i) =>
    caseOf(
      range(0, 30).map((run) => shift(run) * (i === 0 && run >= 15 ? 88 : 100)),
      name,
    ),
  );
  const found = assignLevels(cases, [], policy);
  expect(found.changes).toMatchObject([
    { case: { scenario: 'a' }, isBaseline: false, firstRun: { startedAt: dayOf(15) } },
  ]);
  expect(present(found, 1)).toEqual(range(0, 30));
});

test('many cases a step of all cases counts as a shift of the machine until it is accepted', () => {
  const cases = names.map((name) => caseOf([...times(20, 100), ...times(10, 80)], name));
  const found = assignLevels(cases, [], policy);
  expect(found.changes.map(({ isBaseline }) => isBaseline)).toEqual(names.map(() => false));
  expect(present(found)).toEqual(range(0, 20));
  const accepted = assignLevels(
    cases,
    names.map((name) => mark(20, '*', name)),
    policy,
  );
  expect([accepted.changes, present(accepted)]).toEqual([[], range(20, 30)]);
});

test.each([
  ['worse', 80],
  ['better', 125],
])('many cases a step of half of the cases leaves the history of the others: %s', (_, after) => {
  const cases = names.map((name, i) => caseOf([...times(20, 100), ...times(10, i < 3 ? after : 100)], name));
  const found = assignLevels(cases, [], policy);
  expect(found.changes.map((change) => change.case.scenario)).toEqual(names.slice(0, 3));
  expect(names.map((_, i) => present(found, i).length)).toEqual([...times(3, after < 100 ? 20 : 10), ...times(3, 30)]);
});

test('many cases a case that moved less than the others is split with them beyond the band, else tested alone', () => {
  const moved = names.map((name, i) => caseOf([...times(20, 100), ...times(15, i < 5 ? 60 : 100)], name));
  const others = [
    caseOf([...times(20, 100), ...times(15, 90)], 'less'),
    caseOf([...times(20, 100), ...times(15, 96)], 'little'),
    caseOf([...times(27, 100), ...times(8, 115)], 'later'),
  ];
  expect(assignLevels([...moved, ...others], [], policy).changes.slice(5)).toMatchObject([
    { case: { scenario: 'less' }, firstRun: { startedAt: dayOf(20) }, isBaseline: false },
    { case: { scenario: 'little' }, firstRun: { startedAt: dayOf(20) }, isBaseline: true },
    { case: { scenario: 'later' }, firstRun: { startedAt: dayOf(27) }, isBaseline: true },
  ]);
});

test('many cases a case too noisy for its own test is split with the others beyond the band', () => {
  const cases = names.map((name) => caseOf([...times(20, 100), ...times(10, 60)], name));
  const restless = range(0, 30).map((run) => (run < 20 ? 100 : 85) * (run % 3 === 0 ? 1.1 : 1));
  const found = assignLevels([...cases, caseOf(restless, 'restless')], [], policy);
  expect(present(found, 6)).toEqual(range(0, 20));
});
