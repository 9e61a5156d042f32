/** A card shows the cases that changed with a commit, in the direction in which they did. */
import { expect, test } from '@jest/globals';
import type { Trend, TrendChange } from '../../src/model/documents.js';
import { htmlWording } from '../../src/report/page/document.js';
import { makeCards } from '../../src/report/trend/cards.js';
import { cardHtml } from '../../src/report/trend/document.js';
import { makeTrend } from './reports/trend.js';

const wording = htmlWording();

/** Three cases of two metrics; the first one got worse, the second better. */
function trendOf(): { readonly trend: Trend; readonly changes: readonly TrendChange[] } {
  const trend = makeTrend({ cases: 3, runs: 30, names: ['GET /slow', 'GET /fast', 'GET /same'] });
  const faster = trend.series.flatMap((series, i): readonly TrendChange[] => {
    const change = trend.changes[i % 2];
    if (change === undefined || series.case.label !== 'GET /fast') return [];
    return [
      {
        ...change,
        case: series.case,
        percent: -change.percent,
        direction: 'better',
        level: { before: change.level.after, after: change.level.before },
      },
    ];
  });
  return { trend, changes: [...trend.changes, ...faster] };
}

const text = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('shows a group for each direction, the worse one first, and no case that did not change', () => {
  const { trend, changes } = trendOf();
  expect(changes.map(({ direction }) => direction)).toEqual(['worse', 'worse', 'better', 'better']);
  const [card, ...others] = makeCards(trend, changes, wording);
  expect(others).toEqual([]);
  expect(card?.groups.map(({ cases }) => cases.map(({ label }) => label))).toEqual([['GET /slow'], ['GET /fast']]);
  const html = card === undefined ? '' : text(cardHtml(card, 0, undefined, wording));
  expect(html).toMatch(/throughput −12 %.*p99 \+25 %/);
  expect(html).not.toContain('/same');
});
