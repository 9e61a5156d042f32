/** Requests and errors during a run, from the results to the report. */
import { expect, test } from '@jest/globals';
import { jtl, story } from './_story.js';

const { run, write, report } = story();
const sum = (counts: readonly number[] = []): number => counts.reduce((total, count) => total + count, 0);

test('a report has the requests and errors of each case and repetition over time, and those of its baseline', async () => {
  write('past/shop/GET.jtl', jtl('GET /', { startMs: 1_759_000_000_000 }));
  write('past/shop/b.jtl', jtl('GET /', { n: 500, everyMs: 20, startMs: 1_759_000_000_000 }));
  await run('record @past/shop --baselines @baselines --set scenario=shop');
  // Shards of the same time form one timeline; a later repetition has a separate one.
  const later = 1_760_000_600_000;
  write('now/shop/a.jtl', jtl('GET /', { errors: 30 }));
  write('now/shop/b.jtl', jtl('GET /', { n: 500, everyMs: 20 }));
  write('now/shop/c.jtl', jtl('GET /', { startMs: later }));
  write('now/shop/d.jtl', jtl('GET /', { n: 500, everyMs: 20, startMs: later }));
  await run('check @now/shop --baselines @baselines --set scenario=shop --out @report.json');
  const timelines = report('report.json').timelines ?? [];
  expect(
    timelines.map(({ startedAt, timeline: { requests, errors } }) => [startedAt, sum(requests), sum(errors)]),
  ).toEqual([
    ['2025-10-09T08:53:20.000Z', 1500, 30],
    ['2025-10-09T09:03:20.000Z', 1500, 0],
  ]);
  // The errors occur in the first 300 ms.
  expect(timelines[0]?.timeline.errors?.[0]).toBe(30);
  // Both repetitions are shown over the newest run of the baseline, of which the history keeps a short form.
  expect(timelines.map(({ before }) => [before?.startedAt, sum(before?.timeline.requests)])).toEqual(
    Array.from({ length: 2 }, () => ['2025-09-27T19:06:40.000Z', 1500]),
  );
  expect(timelines[0]?.before?.timeline.times).toHaveLength(timelines[0]?.before?.timeline.requests.length ?? -1);
});

test('a page has errors by code and threads over time', async () => {
  const head = 'timeStamp,elapsed,label,responseCode,responseMessage,threadName,success,bytes,allThreads';
  const rows = Array.from({ length: 3000 }, (_, i) => {
    const failed = i >= 2000 && i % 10 === 0;
    const code = failed ? (i % 20 === 0 ? '503' : '500') : '200';
    return `${String(1_760_000_000_000 + 10 * i)},5,GET /,${code},,Users 1-1,${String(!failed)},100,${String(1 + Math.floor(i / 1000))}`;
  });
  write('ramp/results.jtl', `${[head, ...rows].join('\n')}\n`);
  // The threads of a second generator add up.
  write('ramp/second.jtl', `${[head, ...rows].join('\n').replaceAll(',5,GET', ',6,GET')}\n`);
  const options = ['--set', 'scenario=ramp', '--baselines', '@none', '--empty', 'pass'];
  await run('check', '@ramp', ...options, '--out', '@ramp.html', '--out', '@ramp.json');
  const [entry] = report('ramp.json').timelines ?? [];
  expect(entry?.timeline.codes?.map(({ code, counts }) => [code, sum(counts)])).toEqual([
    ['500', 100],
    ['503', 100],
  ]);
  expect([...new Set(entry?.timeline.threads)]).toEqual([2, 4, 6]);
});

test('a result without times has no timeline', async () => {
  write(
    'summary.csv',
    'Label,# Samples,Average,Median,90% Line,95% Line,99% Line,Min,Max,Error %,Throughput,Received KB/sec,Std. Dev.\nGET /,1000,20,20,30,33,40,5,50,0.00%,100.0,10.0,3.00\n',
  );
  await run('check @summary.csv --baselines @none --empty pass --out @summary.json');
  expect(report('summary.json').findings.length).toBeGreaterThan(0);
  expect(report('summary.json').timelines).toBeUndefined();
});
