/** Throughput that follows from other labels of its load test: a sentence names those that the judge found. */
import { expect, test } from '@jest/globals';
import type { Finding } from '../../src/model/documents.js';
import { coupledLines, runShiftLines } from '../../src/report/sentences/whole-run.js';
import { plain } from './_shown.js';
import { finding, report, regressed } from './reports/build.js';
import { chooseRows, findCalmCell } from '../../src/judge/account/rows.js';
import { sayCell } from '../../src/report/sentences/rows.js';

type Labels = NonNullable<Finding['because']>['waitsFor'];

const search: Labels[number] = { scenario: 'shop', label: 'GET /search' };

/** Labels of a loop that wait, and a label of another thread group that got slower as well. */
const findings = (waitsFor: Labels, candidate = 320, others: Partial<Finding> = {}): readonly Finding[] => [
  ...['GET /', 'GET /product'].map((label) => ({
    ...finding({ label, was: 400, candidate, reason: 'coupled', because: { waitsFor } }),
    ...others,
  })),
  regressed({ label: 'GET /report', was: 10, candidate: 7, severity: 3, reason: 'group' }),
  finding({ scenario: 'checkout', label: 'POST /', was: 400, candidate: 400 }),
];
const linesOf = (all: readonly Finding[]): readonly string[] => coupledLines(report([...all]), plain);

test.each<readonly [string, Labels, number, string]>([
  ['slower', [search], 320, 'Users wait for shop / GET /search, which got slower: throughput −20 %'],
  ['faster', [search], 500, 'Users wait less for shop / GET /search, which got faster: throughput +25 %'],
  ['new', [{ ...search, new: true }], 320, 'Users wait for shop / GET /search, which is new: throughput −20 %'],
  [
    'gone',
    [{ ...search, gone: true }],
    430,
    'Users wait less for shop / GET /search, which is no longer requested: throughput +7.5 %',
  ],
  [
    'failing',
    [{ ...search, failing: true }],
    430,
    'Users wait less for shop / GET /search, which fails fast: throughput +7.5 %',
  ],
  [
    'of several kinds',
    [search, { scenario: 'shop', label: 'A', new: true }, { scenario: 'shop', label: 'B', new: true }],
    320,
    'Users wait for shop / GET /search, which got slower, and for shop / A and shop / B, which are new: throughput −20 %',
  ],
])('names labels that are %s, and none of another thread group', (_, waitsFor, candidate, line) => {
  const all = findings(waitsFor, candidate);
  expect(linesOf(all)).toEqual([`${line} in 2 cases.`]);
  expect(runShiftLines(report([...all]), plain)).toEqual([`${line} in 2 cases.`]);
});

test('one sentence names the causes of all losses', () => {
  const ofGroup = (group: number): Finding =>
    finding({
      label: `GET /${String(group)}`,
      was: 400,
      candidate: 320,
      reason: 'coupled',
      because: { waitsFor: [{ scenario: 'shop', label: `Slow ${String(group)}` }] },
    });
  expect(linesOf([1, 2].map(ofGroup))).toEqual([
    'Users wait for Slow 1 and Slow 2, which got slower: throughput −20 % in 2 cases.',
  ]);
  expect(linesOf([1, 2, 3, 4].map(ofGroup))).toEqual([
    'Users wait for 4 labels, which got slower: throughput −20 % in 4 cases.',
  ]);
});

test('says nothing of a throughput that is only shown', () => {
  expect(linesOf(findings([search], 320, { gated: false }))).toEqual([]);
});

test('says nothing where the shift of the run names the label', () => {
  const shift = { metric: 'throughput', percent: -20, cases: 3, controls: [], verdict: 'pass' } as const;
  expect(
    coupledLines({ ...report([...findings([search])]), runShifts: [{ ...shift, labels: [search] }] }, plain),
  ).toEqual([]);
});

test('cases whose users wait have a row of their own', () => {
  const { calm } = chooseRows(report([...findings([search])]));
  expect(calm.map((group) => sayCell(findCalmCell(group, 'throughput'), plain)?.change)).toEqual(['0 %', '−20 %']);
  expect(calm.map(({ says }) => says)).toEqual(['same', 'waiting']);
  expect(calm.flatMap(({ cases }) => cases)).toHaveLength(3);
});
