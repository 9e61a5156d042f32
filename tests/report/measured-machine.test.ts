/** The machine and the work are told on every surface that says how pairs were measured. */
import { expect, test } from '@jest/globals';
import type { GateRun, PairMachine, Report, WorkWitness } from '../../src/model/documents.js';
import { machineSentences } from '../../src/report/sentences/certainty.js';
import { plainWording } from '../../src/report/sentences/words.js';
import { render, sentencesOf } from './_shown.js';
import { finding, report } from './reports/build.js';

const pair = (number: number, foreign: number, more: Partial<PairMachine> = {}): PairMachine => ({
  pair: number,
  base: { foreignPercent: 1, stealPercent: 0 },
  head: { foreignPercent: foreign, stealPercent: 0 },
  ...more,
});
const work = { of: 'service', basePerRequestMs: 4.512, headPerRequestMs: 5.94, moreIn: 3, pairs: 3 } as const;

function reportOf(gate: Partial<GateRun>, slower = 'p50'): Report {
  const verdict = { verdict: 'regression', reason: 'beyond-limit', fails: true } as const;
  const worse = { label: 'GET /a', ...(slower !== 'nothing' && { metric: slower, ...verdict }) };
  return {
    ...report([finding({ ...worse, was: 10, candidate: 13 })]),
    gate: { decidedBy: 'pairs', measurements: 6, leastPairs: 3, durationMs: 60_000, ...gate },
  };
}
const say = (...about: Parameters<typeof reportOf>): readonly string[] => {
  const shown = reportOf(...about);
  return machineSentences(shown, plainWording(shown));
};

test.each(['text', 'markdown', 'html'])('in %s', (id) => {
  const shown = reportOf({ machine: [pair(1, 4)], work: { ...work, verdict: 'more work' } });
  const text = render(id, shown).replace(/&nbsp;|[\u00a0\u202f]/g, ' ');
  expect(text).toContain('Other programs used up to 4 % of the cores.');
  expect(text).toContain('The service does more work: 4.5 → 5.9 ms of processor time per request in 3 of 3 pairs.');
});

test('pairs that were measured again are counted, with the largest reason', () => {
  const again = { isDisturbed: true, isReplaced: true } as const;
  expect(say({ machine: [pair(1, 45, again), pair(1, 2), pair(2, 61, again), pair(2, 7)] })).toEqual([
    'Other programs used up to 7 % of the cores; 2 pairs were measured again, because they used 61 %.',
  ]);
});

test.each<[WorkWitness['verdict'], WorkWitness['of'], string, readonly RegExp[]]>([
  ['same work', 'service', 'p50', [/^The service does the same work \(4\.5 → 5\.9 ms .*\): it waits longer\.$/]],
  ['same work', 'measurement', 'p50', [/^What was measured does the same work .*: it waits longer\.$/]],
  ['same work', 'service', 'nothing', []],
  ['same work', 'service', 'errorPercent', []],
  ['unknown', 'service', 'p50', []],
])('%s of the %s and a loss of %s', (verdict, of, slower, sentences) => {
  expect(say({ work: { ...work, of, verdict } }, slower)).toEqual(
    sentences.map((each): unknown => expect.stringMatching(each)),
  );
});

test('the same work beside other programs is no proof that the service waits', () => {
  expect(say({ machine: [pair(1, 40, { isDisturbed: true })], work: { ...work, verdict: 'same work' } })[1]).toMatch(
    /: other programs may have slowed it down; measure again where none run\.$/,
  );
});

test('a report that is not from the gate says nothing', () => {
  const { gate: _, ...plain } = reportOf({});
  expect(machineSentences(plain, plainWording(plain))).toEqual([]);
});

test.each([
  [49, 0],
  [50, 1],
])('where others used %d %% of the cores in most pairs, another machine comes first', (foreign, count) => {
  const machine = [pair(1, foreign), pair(2, foreign), pair(3, 99), pair(4, 2)];
  const undecided = { outcome: 'undecided', reasons: ['budget-spent'] } as const;
  const sentences = sentencesOf({
    ...reportOf({ machine, isBudgetSpent: true }),
    ...undecided,
    reasons: ['budget-spent'],
  });
  const elsewhere = sentences.filter((each) => each.startsWith('Measure on another machine, or at another hour:'));
  expect(elsewhere).toEqual(
    Array(count).fill(expect.stringContaining(`used ${String(foreign)} % of the cores in most pairs`)),
  );
  expect(sentences[count]).toContain('allow more time');
});
