/** What is said of cases that could not be judged, or not in every metric. */
import { expect, test } from '@jest/globals';
import { groupFindings } from '../../src/judge/account/groups.js';
import { countLine, describePartly, describeReasons } from '../../src/report/sentences/rows.js';
import { describeGroup } from '../../src/report/sentences/groups.js';
import { plain } from './_shown.js';
import { finding, report, steady, values } from './reports/build.js';
import { findPartlyJudged } from '../../src/judge/account/open.js';

const open = { verdict: 'inconclusive', severity: 0.5 } as const;

test.each([
  [380, 'shop looks slower: throughput −5 %'],
  [420, 'shop looks faster: throughput +5 %'],
])('a case that could not be judged only looks different: %d', (candidate, expected) => {
  const shown = report([finding({ ...open, was: 400, candidate, reason: 'within-noise' })], {});
  const sentences = groupFindings(shown).groups.map((group) => describeGroup(group, shown, plain));
  expect(sentences).toEqual([expected]);
});

test('a metric that was judged in most cases is not said to be open in all', () => {
  const few = { ...open, metric: 'p99', was: 30, candidate: 33, reason: 'few-samples' } as const;
  const partly = report(
    ['1', '2', '3'].flatMap((users) => [
      ...steady({ on: { users } }).slice(0, 2),
      finding({ ...few, on: { users } }),
      finding({
        on: { users },
        metric: 'p50',
        ...values(10, 10),
        ...(users === '1' && { ...open, reason: 'too-noisy' }),
      }),
    ]),
  );
  const shown = findPartlyJudged(partly);
  expect(describePartly(shown, 'judged', describeReasons(shown), plain)).toBe(
    '; p99 or p50 of 3 cases could not be judged: too few requests or too noisy to judge',
  );
});

test('of a run that got worse as a whole, only cases that lost moved with it', () => {
  const lost = { was: 400, candidate: 360, band: { percent: 5 } };
  const cases = [360, 300, 398, 401].map((candidate, i) => finding({ ...lost, label: `GET /${String(i)}`, candidate }));
  const others = [
    finding({ ...lost, label: 'POST /waits', reason: 'coupled' }),
    finding({ ...lost, label: 'POST /slow', metric: 'p50', candidate: 440 }),
  ];
  const runShifts = [{ metric: 'throughput', percent: -14, cases: 4, controls: [], verdict: 'regression' as const }];
  const shown = { ...report([...cases, ...others], { runShifts }), reasons: ['whole-run' as const] };
  expect(countLine(shown, plain)).toBe('6 cases: 2 worse with the whole run, 4 unchanged.');
});
