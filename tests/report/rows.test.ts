/** The numbers of a row can be checked by hand: change and values are of the same case, for every metric. */
import { describe, expect, test } from '@jest/globals';
import { groupFindings } from '../../src/report/groups/groups.js';
import { findCell, chooseRows, describeTypical } from '../../src/report/phrases/rows.js';
import { printableLine } from '../../src/lang/printable.js';
import { finding, report } from './reports/build.js';
import { reports } from './reports/index.js';

const number = (text: string): number => Number(text.replaceAll(',', '').replace('−', '-'));

/** How far a printed number may be from the exact one. */
const half = (text: string): number => 0.5 / 10 ** (text.split('.')[1]?.length ?? 0);

/** Whether "+58 %" follows from "31 → 49 ms", given that both are rounded. */
function follows(change: string, values: string): boolean {
  const [, from = '', to = ''] = /^([−\d.,]+) → ([−\d.,]+)/.exec(values) ?? [];
  const [, printed = ''] = /^\+?([−\d.,]+)/.exec(change) ?? [];
  const low = (number(to) - half(to)) / (number(from) + half(from));
  const high = (number(to) + half(to)) / (number(from) - half(from));
  return (
    100 * (low - 1) - half(printed) <= number(printed) + 1e-9 &&
    100 * (high - 1) + half(printed) >= number(printed) - 1e-9
  );
}

describe.each(Object.entries(reports))('%s', (_, shown) => {
  const cells = chooseRows(shown).rows.flatMap((group) =>
    group.moves.flatMap(({ metric }) => findCell(group, metric) ?? []),
  );
  const relative = cells.filter(({ change, values }) => change.endsWith('%') && values.includes('→'));

  test('every change in percent follows from the values beside it', () => {
    expect(relative.filter(({ change, values }) => !follows(change, values))).toEqual([]);
  });
});

test('a row of several metrics shows the case that is closest to the middle of all of them', () => {
  const slower = (users: string, throughput: number, p99: number) => [
    finding({ on: { users }, was: 100, candidate: throughput, verdict: 'regression', reason: 'group' }),
    finding({ on: { users }, metric: 'p99', was: 100, candidate: p99, verdict: 'regression', reason: 'group' }),
  ];
  // users=20 has the middle throughput, and by far the largest p99.
  const shown = report([...slower('10', 70, 150), ...slower('20', 65, 400), ...slower('50', 64, 160)], {
    outcome: 'failed',
    reasons: ['regression'],
  });
  const [group] = chooseRows(shown).rows;
  if (group === undefined) throw new Error('There is no row.');
  expect(describeTypical(group, groupFindings(shown), printableLine)).toBe('users=50');
  expect(['throughput', 'p99'].map((metric) => findCell(group, metric))).toMatchObject([
    { change: '−36 %', values: '100 → 64 /s' },
    { change: '+60 %', values: '100 → 160 ms' },
  ]);
});
