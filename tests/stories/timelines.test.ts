/** Requests and errors during a run, from the results to the report. */
import { expect, test } from '@jest/globals';
import { jtl, story } from './_story.js';

const { run, write, report, text } = story();
const sum = (counts: readonly number[] = []): number => counts.reduce((total, count) => total + count, 0);

test('a report has the requests and errors of each case and repetition over time; the history does not', async () => {
  write('past/shop/GET.jtl', jtl('GET /'));
  await run('record', '@past/shop', '--baselines', '@baselines', '--set', 'scenario=shop');
  // Shards of the same time form one timeline; a later repetition has a separate one.
  const later = 1_760_000_600_000;
  write('now/shop/a.jtl', jtl('GET /', { errors: 30 }));
  write('now/shop/b.jtl', jtl('GET /', { n: 500, everyMs: 20 }));
  write('now/shop/c.jtl', jtl('GET /', { startMs: later }));
  await run('check', '@now/shop', '--baselines', '@baselines', '--set', 'scenario=shop', '--out', '@report.json');
  const timelines = report('report.json').timelines ?? [];
  expect(
    timelines.map(({ startedAt, timeline: { requests, errors } }) => [startedAt, sum(requests), sum(errors)]),
  ).toEqual([
    ['2025-10-09T08:53:20.000Z', 1500, 30],
    ['2025-10-09T09:03:20.000Z', 1000, 0],
  ]);
  // The errors occur in the first 300 ms.
  expect(timelines[0]?.timeline.errors?.[0]).toBe(30);
  expect(text('baselines/shop.ndjson')).not.toContain('timeline');
});

test('a result without times has no timeline', async () => {
  write(
    'summary.csv',
    'Label,# Samples,Average,Median,90% Line,95% Line,99% Line,Min,Max,Error %,Throughput,Received KB/sec,Std. Dev.\nGET /,1000,20,20,30,33,40,5,50,0.00%,100.0,10.0,3.00\n',
  );
  await run('check', '@summary.csv', '--baselines', '@none', '--empty', 'pass', '--out', '@summary.json');
  expect(report('summary.json').findings.length).toBeGreaterThan(0);
  expect(report('summary.json').timelines).toBeUndefined();
});
