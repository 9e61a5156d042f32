/** What is said of a case whose p99 has too few requests: a loss with the whole run, and a gain, do not read as unchanged. */
import { expect, test } from '@jest/globals';
import { findCaseStates } from '../../src/judge/account/cases.js';
import type { Report } from '../../src/model/documents.js';
import { finding, report } from '../report/reports/build.js';
import { chooseRows } from '../../src/judge/account/rows.js';

const unknownTail = { metric: 'p99', was: 40, candidate: 44, verdict: 'inconclusive', reason: 'few-samples' } as const;
const median = { metric: 'p50', was: 20, band: { percent: 10, absolute: 1 } } as const;
const rate = { was: 400, candidate: 398 };
const shift: Report['runShifts'][number] = {
  metric: 'p50',
  percent: 13,
  cases: 6,
  controls: [],
  limit: 10,
  worstPast: 1,
  spread: 2,
  verdict: 'regression',
};
const sayOf = (candidate: number, facts: Parameters<typeof finding>[0] = {}, runShifts = [shift]) =>
  findCaseStates({
    findings: [finding(rate), finding({ ...median, candidate, ...facts }), finding(unknownTail)],
    runShifts,
  }).map(({ says }) => says);

test.each([
  ['beyond its band', 22.1, 'carried'],
  ['at its band', 22, 'partly'],
  ['unchanged', 20, 'partly'],
])('where the whole run got worse, a median %s', (_, candidate, says) => {
  expect(sayOf(candidate)).toEqual([says]);
});

test('beyond its band, but not the whole run, it is not said to have lost with it', () => {
  expect(sayOf(25, {}, [{ ...shift, verdict: 'pass' }])).toEqual(['partly']);
  expect(sayOf(25, {}, [{ ...shift, metric: 'p90' }])).toEqual(['partly']);
});

test('a gain is one', () => {
  expect(sayOf(12, { verdict: 'improvement', reason: 'beyond-limit' })).toEqual(['better']);
});

test('a gain beside a loss with the whole run is none', () => {
  const gain = finding({ ...rate, candidate: 500, verdict: 'improvement', reason: 'beyond-limit' });
  const findings = [gain, finding({ ...median, candidate: 25 }), finding(unknownTail)];
  expect(findCaseStates({ findings, runShifts: [shift] }).map(({ says }) => says)).toEqual(['carried']);
  expect(findCaseStates({ findings }).map(({ says }) => says)).toEqual(['better']);
});

test('the labels that lost with the whole run are named before what did not change', () => {
  const of = (label: string, users: string, candidate: number) => {
    const place = { label, on: { users } };
    return [finding({ ...rate, ...place }), finding({ ...median, ...place, candidate })];
  };
  const loads = ['8', '32'];
  const findings = ['slow', 'also slow', 'same', 'also same'].flatMap((label) =>
    loads.flatMap((users) => of(label, users, label.endsWith('slow') ? 26 : 20)),
  );
  const { calm } = chooseRows(report(findings, { outcome: 'failed', reasons: ['whole-run'], runShifts: [shift] }));
  expect(calm.map(({ says, shared, cases, caseTotal }) => [says, shared['label'], cases.length, caseTotal])).toEqual([
    ['carried', 'also slow', 2, 2],
    ['carried', 'slow', 2, 2],
    ['same', undefined, 4, expect.any(Number)],
  ]);
});
