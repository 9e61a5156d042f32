/** Which cases a second run measures again: the suspects, and three others that show how the machine shifted. */
import { expect, test } from '@jest/globals';
import { planRerun } from '../../src/judge/outcome.js';
import type { Finding } from '../../src/model/documents.js';
import { finding, suspected } from '../report/reports/build.js';

const suspect = suspected({ scenario: 'a', was: 400, candidate: 300 });
/** Unchanged cases of as many scenarios, the first the quietest. */
const calm = (count: number, some: Partial<Finding> = {}, from = 1): readonly Finding[] =>
  Array.from({ length: count }, (_, i) => ({
    ...finding({ scenario: `calm ${String(i + from)}`, was: 400, candidate: 400 }),
    noise: { percent: i + from, runs: 8, from: 'history' as const },
    ...some,
  }));
const plan = (...findings: readonly Finding[]) => {
  const { suspects, controls } = planRerun(findings);
  return [suspects, controls].map((names) => names.map(({ key }) => key).join());
};

test('nothing without a suspect, and three others with one', () => {
  expect(plan(...calm(4))).toEqual(['', '']);
  expect(plan(suspect, ...calm(2).toReversed())).toEqual(['a', 'calm 1,calm 2']);
  expect(plan(suspect, ...calm(4).toReversed())).toEqual(['a', 'calm 1,calm 2,calm 3']);
  const equal = calm(4, { noise: { percent: 1, runs: 8, from: 'history' } });
  expect(plan(suspect, ...equal.toReversed())).toEqual(['a', 'calm 1,calm 2,calm 3']);
});

test('a slow loss, and what is not gated, is not measured again', () => {
  const drift = { ...suspect, reason: 'drift', drift: { percent: -8, runs: 6 } } as const;
  expect(plan(drift, { ...suspect, gated: false }, ...calm(3))).toEqual(['', '']);
});

test('declared controls come first', () => {
  const controls = calm(2, { control: true, gated: false }, 8);
  expect(plan(suspect, ...calm(3), ...controls)).toEqual(['a', 'calm 8,calm 9,calm 1']);
});

test.each<readonly [string, Partial<Finding>]>([
  ['it is not calm', { verdict: 'inconclusive', reason: 'too-noisy' }],
  ['it was not measured', { candidate: undefined as unknown as number }],
  ['its noise is not known', { noise: { absolute: 1, runs: 8, from: 'history' } }],
  ['it is of the scenario of a suspect', { case: { ...suspect.case, key: 'a / other', label: 'other' } }],
])('a case shows nothing where %s', (_, some) => {
  expect(plan(suspect, ...calm(1, some))).toEqual(['a', '']);
});
