/** Throughput that follows from a slower label of the load test: one sentence names the label. */
import { expect, test } from '@jest/globals';
import type { Finding } from '../../src/model/documents.js';
import { coupledLines } from '../../src/report/phrases/coupled.js';
import { calmCell, chooseRows } from '../../src/report/phrases/rows.js';
import { runShiftLines } from '../../src/report/phrases/run-shift.js';
import { finding, report } from './reports/build.js';

const lost = { metric: 'throughput', was: 400, candidate: 320, severity: 4 } as const;
const waiting = { ...lost, verdict: 'pass', reason: 'coupled' } as const;
const slower = { ...lost, verdict: 'regression', reason: 'group' } as const;

/** Labels of one loop, of which the first got slower, and another scenario. */
const findings = (first: Partial<Finding> = {}, others: Partial<Finding> = {}): readonly Finding[] => [
  { ...finding({ scenario: 'shop', label: 'GET /search', ...slower }), ...first },
  ...['GET /', 'GET /product'].map((label) => ({ ...finding({ scenario: 'shop', label, ...waiting }), ...others })),
  ...[404, 400, 396].map((candidate, i) =>
    finding({
      scenario: 'checkout',
      label: `POST /${String(i)}`,
      metric: 'throughput',
      was: 400,
      candidate,
      severity: 0.2,
    }),
  ),
];
const linesOf = (all: readonly Finding[]): readonly string[] => coupledLines(report([...all]), String);

test('names the label and how far the others moved', () => {
  const line = 'Users wait for shop / GET /search, which got slower: throughput −20 % in 2 other cases.';
  expect(linesOf(findings())).toEqual([line]);
  expect(runShiftLines(report([...findings()]), String)).toEqual([line]);
  expect(linesOf(findings({ verdict: 'waived' }))).toEqual([line]);
});

test('names a label that got faster', () => {
  const faster = { candidate: 500, delta: { absolute: 100, percent: 25, direction: 'better' } } as const;
  expect(linesOf(findings({ ...faster, verdict: 'improvement' }, faster))).toEqual([
    'Users wait less for shop / GET /search, which got faster: throughput +25 % in 2 other cases.',
  ]);
});

test.each<readonly [string, Partial<Finding>, Partial<Finding>]>([
  ['no label of the load test moved', { verdict: 'pass' }, {}],
  ['the others moved within their limit', {}, { severity: 0.9 }],
  ['the throughput is only shown', {}, { gated: false }],
])('says nothing where %s', (_, first, others) => {
  expect(linesOf(findings(first, others))).toEqual([]);
});

test('says nothing where the shift of the run names the label', () => {
  const shift = { metric: 'throughput', percent: -20, cases: 3, controls: [], verdict: 'pass' } as const;
  const labels = [{ scenario: 'shop', label: 'GET /search' }];
  expect(coupledLines({ ...report([...findings()]), runShifts: [{ ...shift, labels }] }, String)).toEqual([]);
});

test('the row of unchanged cases shows the median of those that do not wait', () => {
  const { calm } = chooseRows(report([...findings()]));
  expect(calm.map((group) => calmCell(group, 'throughput')?.change)).toEqual(['0 %']);
  expect(calm.flatMap(({ cases }) => cases)).toHaveLength(5);
});

test.each<readonly [string, readonly Finding[], string]>([
  [
    'fails fast',
    [
      finding({ label: 'POST /order', was: 400, candidate: 430, verdict: 'inconclusive', reason: 'errors' }),
      finding({ label: 'POST /order', metric: 'errorPercent', was: 0, candidate: 15, verdict: 'regression' }),
    ],
    'Throughput +7.5 % in 1 other case, because POST /order fails fast.',
  ],
  [
    'was removed',
    [finding({ label: 'POST /order', was: 400, verdict: 'missing', reason: 'no-candidate' })],
    'Throughput +7.5 % in 1 other case, because POST /order is no longer requested.',
  ],
])('names a label that %s', (_, cause, line) => {
  const gain = finding({ label: 'POST /cart', was: 400, candidate: 430, severity: -1.5, reason: 'coupled' });
  expect(linesOf([gain, ...cause])).toEqual([line]);
});
