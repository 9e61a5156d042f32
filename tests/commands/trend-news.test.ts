/** What is news in a trend: what the run of the day before did not show yet. */
import { expect, test } from '@jest/globals';
import { nameCase } from '../../src/cases/names.js';
import { findDayBefore, markNews } from '../../src/commands/trend/trend.js';
import type { Provenance, TrendChange } from '../../src/model/documents.js';

const hour = 3_600_000;
const runsAt = (hours: readonly number[]): readonly Provenance[] =>
  hours.map((time) => ({ startedAt: new Date(Date.UTC(2026, 0, 1) + time * hour).toISOString() }));

test.each([
  ['the night before', [0, 24, 48], 1],
  ['the night before, even if this one was early', [0, 24, 46], 1],
  ['the week before', [0, 168, 336], 1],
  ['the last merge of the day before', [0, 1, 20, 26, 30, 44, 45], 2],
  ['nothing in a history shorter than a day', [0, 1, 2], -1],
])('news are counted from %s', (_, hours, expected) => {
  expect(findDayBefore(runsAt(hours))).toBe(expected);
});

const runs = runsAt(Array.from({ length: 60 }, (_, i) => 24 * i));
function change(metric: string, run: number, more: Partial<TrendChange> = {}): TrendChange {
  return {
    case: nameCase({ scenario: 'shop', configuration: {} }),
    metric,
    run,
    percent: 30,
    runs: 60 - run,
    before: runs[run - 1] ?? {},
    after: runs[run] ?? {},
    level: { before: 10, after: 13 },
    direction: 'worse',
    isBeyondBand: true,
    ...more,
  };
}
const findSame = ({ metric, run }: TrendChange, others: readonly TrendChange[]): TrendChange | undefined =>
  others.find((other) => other.metric === metric && other.run === run);
const newsOf = (now: readonly TrendChange[], earlier: readonly TrendChange[]) =>
  markNews(now, earlier, { runs, since: 58 }, findSame).map(({ news }) => news);

test('a loss, a further loss, a recovery and an improvement are news', () => {
  const now = [change('p99', 55), change('p50', 56), change('p50', 30)];
  expect(newsOf(now, [change('p50', 30)])).toEqual(['new', 'worse', undefined]);
  expect(newsOf([change('p99', 50, { recovered: runs[56] ?? {} })], [change('p99', 50)])).toEqual(['recovered']);
  expect(newsOf([change('p99', 56, { direction: 'better' })], [])).toEqual(['better']);
});

test.each([
  ['was known', [change('p99', 55)], [change('p99', 55)]],
  ['is within the band', [change('p99', 55, { isBeyondBand: false })], []],
  ['is older than any change that is found late', [change('p99', 30)], []],
  ['was dated otherwise before', [change('p99', 50)], [change('p99', 45)]],
  ['recovered before', [change('p99', 50, { recovered: runs[53] ?? {} })], [change('p99', 50, { recovered: {} })]],
])('a change that %s is no news', (_, now, earlier) => {
  expect(newsOf(now, earlier)).toEqual([undefined]);
});
