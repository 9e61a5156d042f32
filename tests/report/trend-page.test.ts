/** The trend page as HTML: every card, drift and link must be present before any script runs. */
import { expect, test } from '@jest/globals';
import type { Trend, TrendDrift } from '../../src/model/documents.js';
import { trendMarkdown, trendPage } from '../../src/report/trend/document.js';
import { makeTrend } from './reports/trend.js';

const countOf = (text: string, html: string): number => html.split(text).length - 1;

/** One open regression for each of the newest runs. */
function withChanges(trend: Trend, many: number): Trend {
  const [change] = trend.changes;
  if (change === undefined) throw new Error('the trend has no change');
  const changes = Array.from({ length: many }, (_, i) => {
    const run = trend.runs.length - 1 - i;
    return { ...change, run, before: trend.runs[run - 1] ?? {}, after: trend.runs[run] ?? {} };
  });
  return { ...trend, changes };
}

test('every commit with an open regression has a card', () => {
  expect(countOf('<article class="card', trendPage(withChanges(makeTrend({ cases: 5, runs: 150 }), 140)))).toBe(140);
});

test('every commit has a card in a large history', () => {
  const html = trendPage(withChanges(makeTrend({ cases: 6000, runs: 20 }), 12));
  expect(countOf('<article class="card', html)).toBe(12);
});

test('commits are linked where the address of the repository is known', () => {
  const trend = makeTrend({ cases: 5, runs: 40 });
  const { before, after } = trend.changes[0] ?? { before: {}, after: {} };
  expect(trendPage(trend, { repositoryUrl: 'https://github.com/owner/name' })).toContain(
    `<a href="https://github.com/owner/name/compare/${before.commit ?? ''}...${after.commit ?? ''}"`,
  );
  for (const repositoryUrl of ['javascript:alert(1)', 'http://example.org/owner/name'])
    expect(trendPage(trend, { repositoryUrl })).not.toContain('<a href="h');
});

test('slow losses that began with one run are one line', () => {
  const trend = makeTrend({ cases: 70, runs: 20 });
  const drifts = trend.series.slice(0, 70).map((series) => ({
    ...series,
    run: series.case.label === trend.series[0]?.case.label ? 8 : 9,
    percent: 6.1,
    runs: 9,
  }));
  expect(countOf('drifting since', trendPage({ ...trend, drifts }))).toBe(2);
});

test('a slow loss names its first run, and what became of its level', () => {
  const trend = makeTrend({ cases: 1, runs: 40 });
  const [series] = trend.series;
  if (series === undefined) throw new Error('the trend has no series');
  const drift = { case: series.case, metric: 'p99', percent: 6.1, runs: 9 };
  const say = (more: Pick<TrendDrift, 'run' | 'level'>): string =>
    trendMarkdown({ ...trend, changes: [], drifts: [{ ...drift, ...more }] }).replaceAll('`', '');
  const commit = trend.runs[30]?.commit?.slice(0, 10) ?? '';
  const loss = `${series.case.scenario} / ${series.case.label ?? ''}: p99 +6.1 % over 9 runs`;
  expect(say({ run: 30 })).toContain(
    `- drifting since the run of 2025-01-31 00:00, 1.1.0, commit ${commit}: ${loss}\n`,
  );
  expect(say({ run: 31, level: 'taken' })).toMatch(/- worse since the run of 2025-02-01 00:00, commit .*usual level\n/);
  expect(say({ run: 31, level: 'refused' })).toMatch(/- worse since .*the earlier level stays the baseline\n/);
});

test('a declared title cannot write markup', () => {
  const title = '<b>x</b> [y](https://evil.example) @all';
  const trend = makeTrend({ cases: 5, runs: 40 });
  const own = JSON.parse(JSON.stringify(trend).replaceAll('"p99"', '"queue"')) as Trend;
  const declaring = { ...own, metrics: [{ id: 'queue', title, unit: '', better: 'lower' }] } as const;
  const show = (render: (shown: Trend) => string): string => render(declaring);
  expect(show(trendMarkdown)).toContain(title);
  expect(show(trendPage).replace(/<script[^]*?<\/script>/g, '')).not.toContain('<b>x</b>');
  const outside = show(trendMarkdown).replace(/```[^]*?```|`[^`\n]*`/g, '');
  expect(outside).not.toMatch(/<b>|evil|@all/);
});
