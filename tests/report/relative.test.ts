/** A loss that only the comparison with the rest of the run shows is written as such. */
import { expect, test } from '@jest/globals';
import type { Finding } from '../../src/model/documents.js';
import { failingHeading, headingOf, plain } from './_shown.js';
import { finding, report } from './reports/build.js';
import { chooseRows, findCell } from '../../src/judge/account/rows.js';
import { sayCell } from '../../src/report/sentences/rows.js';

const loss = (facts: Partial<Finding>): Finding =>
  finding({ label: 'Pay', metric: 'p50', was: 112, candidate: 111, band: { percent: 5 }, ...facts });
const relative = {
  verdict: 'suspect',
  reason: 'relative',
  adjusted: { percent: 21, shift: -18.1, source: 'all' },
} as const;
const other = finding({ label: 'Item', was: 100, candidate: 122 });

const say = (facts: Partial<Finding>): readonly string[] => {
  const shown = report([loss(facts), other]);
  const cells = chooseRows(shown).rows.flatMap((group) => sayCell(findCell(group, 'p50'), plain) ?? []);
  return [headingOf(shown), ...cells.map(({ change, values }) => `${change} ${values}`)];
};

test('of a suspect', () => {
  expect(say(relative)).toEqual([
    'unknown: Pay looks slower: p50 21 % slower than the other cases (112 → 111 ms); one run cannot tell',
    '21 % slower than the other cases (112 → 111 ms)',
  ]);
});

test('of a failure whose measured loss is within the band', () => {
  const facts = { ...relative, verdict: 'regression', reason: 'flagrant', fails: true } as const;
  const moved = {
    ...loss({ ...facts, candidate: 116 }),
    delta: { absolute: 4, percent: 3.6, direction: 'worse' },
  } as const;
  expect(failingHeading(moved)).toBe('shop / Pay got slower: p50 21 % slower than the other cases (112 → 116 ms)');
});

test('one past run is named as the reason for doubt', () => {
  const facts = {
    verdict: 'suspect',
    reason: 'single-run',
    candidate: 160,
    exceptions: ['one-past-run'],
    noise: { runs: 1, from: 'assumed' },
  } as const;
  expect(say({ ...facts, delta: { absolute: 48, percent: 42.9, direction: 'worse' } })[0]).toBe(
    'unknown: Pay looks slower: p50 +43 %; one comparable run cannot tell noise from a change',
  );
});
