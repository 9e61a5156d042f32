/** The sentence about a history that cannot judge. */
import { expect, test } from '@jest/globals';
import { noteBlindness } from '../../src/judge/judge-run.js';
import type { BlindHistory } from '../../src/model/comparison.js';

const of = (metric: string, cases: string, judged: string, more: Partial<BlindHistory> = {}): BlindHistory => ({
  metric,
  cases: cases.split(''),
  judgedCases: judged.split(''),
  coarseCases: [],
  ...more,
});
const whole = (metric: string, everythingPercent: number): BlindHistory =>
  of(metric, '', 'abcd', { everythingPercent });
const quiet = (metric: string): BlindHistory => of(metric, '', 'abcdef');

const rest = 'values vary so much from run to run that a loss of 20 % would go unnoticed.';

test.each<[string, readonly BlindHistory[], string | undefined]>([
  ['nothing', [quiet('throughput'), quiet('p50'), quiet('p99')], undefined],
  [
    'one case',
    [of('throughput', 'a', 'bcdef'), quiet('p99')],
    `This history cannot judge throughput in 1 case (a): ${rest}`,
  ],
  [
    'at most three names',
    [of('throughput', 'abcde', 'fghijklm')],
    `This history cannot judge throughput in 5 cases (a, b, c and 2 more): ${rest}`,
  ],
  ['no case that another percentile can judge', [of('p50', 'ab', 'cdef'), of('p99', 'cdef', 'ab')], undefined],
  [
    'a case that no percentile can judge',
    [of('p50', 'ab', 'cdef'), of('p99', 'bcd', 'aef')],
    `This history cannot judge response times in 1 case (b): ${rest}`,
  ],
  [
    'a case in which only one percentile is measured',
    [of('p50', '', 'cdef'), of('p99', 'b', 'cdef')],
    `This history cannot judge response times in 1 case (b): ${rest}`,
  ],
  [
    'no case in which whole milliseconds or few requests set the limit of a percentile',
    [of('p50', '', 'bc', { coarseCases: ['a'] }), of('p99', 'a', 'bc')],
    undefined,
  ],
  [
    'both families in the same cases',
    [of('throughput', 'ab', 'cdef'), of('p99', 'ab', 'cdef')],
    `This history cannot judge throughput and response times in 2 cases (a, b): ${rest}`,
  ],
  [
    'both families in different cases',
    [of('throughput', 'a', 'bcdef'), of('p99', 'bc', 'adef')],
    `This history cannot judge throughput in 1 case (a): ${rest.slice(0, -1)}; nor response times in 2 cases (b, c): ${rest}`,
  ],
  [
    'whole runs, by the quietest percentile',
    [quiet('throughput'), whole('p50', 34), whole('p99', 80)],
    'This history cannot judge response times: whole runs vary so much that a change of all cases together below 34 % would go unnoticed.',
  ],
  ['whole runs in one of two percentiles', [quiet('throughput'), quiet('p50'), whole('p99', 80)], undefined],
  [
    'nothing if one percentile shows a change of everything, and the other that of a case',
    [of('p50', '', 'abcd', { everythingPercent: 34 }), of('p99', 'abc', 'd')],
    undefined,
  ],
  [
    'whole runs and a single case',
    [of('throughput', 'a', 'bcdef'), whole('p50', 34)],
    `This history cannot judge throughput in 1 case (a): ${rest.slice(0, -1)}; nor response times: whole runs vary so much that a change of all cases together below 34 % would go unnoticed.`,
  ],
])('names %s', (_, histories, message) => {
  const found = noteBlindness(histories);
  expect(found.map((problem) => problem.message)).toEqual(message === undefined ? [] : [message]);
  for (const { advice } of found) expect(advice).toContain('guardband check NEW... --against BASE/');
});

test('a few cases are a note, half of them or whole runs a warning', () => {
  const levelOf = (...histories: readonly BlindHistory[]) => noteBlindness(histories).map(({ level }) => level);
  expect(levelOf(of('throughput', 'a', 'bcdef'))).toEqual(['note']);
  expect(levelOf(of('throughput', 'abc', 'def'))).toEqual(['warning']);
  expect(levelOf(of('throughput', 'a', 'bcdef'), whole('p99', 40))).toEqual(['warning']);
  expect(levelOf(whole('p50', 40), quiet('p99'))).toEqual([]);
});
