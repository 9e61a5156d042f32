/** Times that cannot be those of one test: results appended to others, and clocks that jump. */
import { gzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { jtl, story, asXml, body } from './_story.js';

const { run, write, text, at } = story();
const minute = 60_000;
const start = Date.UTC(2026, 9, 25, 0, 50);

/** A result from `start` on with one request per second. */
const perSecond = (minutes: number, startMs = start, elapsedMs = 20): string =>
  jtl('GET /', { n: minutes * 60, everyMs: 1000, startMs, elapsedMs });

/** The same result with times as a clock shows them. */
const byClock = (result: string, show: (ms: number) => string): string =>
  result.replace(/^\d{13}/gm, (stamp) => show(Number(stamp)));
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 23).replace('T', ' ');

describe('a result that was appended to an older one', () => {
  const appended = perSecond(10) + body(perSecond(10, start + 2 * 24 * 60 * minute));

  test.each(['csv', 'csv.gz', 'xml', 'csv as a document'])('is not one test: %s', async (form) => {
    const file = `appended/${form.replaceAll(' ', '-')}`;
    write(file, form === 'xml' ? asXml(appended) : appended);
    if (form === 'csv.gz') writeFileSync(at(file), gzipSync(appended));
    await run('read', `@${file}`, '--set', 'scenario=shop', '-o', '@run.json');
    const { exitCode, stderr } = await run('read', form === 'csv as a document' ? '@run.json' : `@${file}`);
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(/error: No request ended for 28\d\d\.\d min to .* between 600 and 600 requests[^]*with -f/);
  });

  test('cannot fail for a throughput that is too low, and is not recorded', async () => {
    for (const day of [1, 2, 3]) {
      write(`past/${String(day)}.csv`, perSecond(20, start - day * 24 * 60 * minute));
      await run('record', `@past/${String(day)}.csv`, '--baselines', '@b', '--set', 'scenario=shop');
    }
    write('now.csv', appended);
    const checked = await run('check @now.csv --baselines @b --set scenario=shop --out @report.json');
    expect(checked).toMatchObject({ exitCode: 2, stdout: expect.stringContaining('a long stretch without requests') });
    expect(JSON.parse(text('report.json'))).toMatchObject({ reasons: ['unsound'], tallies: { inconclusive: 1 } });
    const recorded = await run('record @now.csv --baselines @b --set scenario=shop');
    expect(recorded).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('refused 1 case') });
  });
});

test('a test that was cut short cannot fail, until a run of its length is recorded', async () => {
  // In the first ten seconds of a test there are fewer users, and so less throughput.
  const ramped = (seconds: number, day: number): string =>
    jtl('GET /', { n: 20, everyMs: 500, startMs: start + day * 24 * 60 * minute }) +
    body(jtl('GET /', { n: (seconds - 10) * 10, everyMs: 100, startMs: start + day * 24 * 60 * minute + 10_000 }));
  for (const day of [1, 2, 3]) {
    write(`ramped/${String(day)}.csv`, ramped(60, day));
    await run('record', `@ramped/${String(day)}.csv`, '--baselines', '@cut', '--set', 'scenario=shop');
  }
  const check = (day: number): ReturnType<typeof run> =>
    run('check', `@ramped/${String(day)}.csv`, '--baselines', '@cut', '--set', 'scenario=shop');
  write('ramped/4.csv', ramped(20, 4));
  expect(await check(4)).toMatchObject({
    exitCode: 2,
    stdout: expect.stringMatching(
      /^UNKNOWN {2}the load test changed: 60 s → 20 s in shop\n[^]*\n {2}Nothing passes under a different load\./,
    ),
  });
  const { stderr } = await run('record @ramped/4.csv --baselines @cut --set scenario=shop');
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain('warning: The load test changed: 60 s → 20 s in shop.');
  write('ramped/5.csv', ramped(20, 5));
  expect((await check(5)).stdout).not.toContain('load test changed');
});

const bursts = [0, 1, 2, 3].map((i) => perSecond(5, start + i * 12 * minute));
const waiting = jtl('GET /', { n: 4, startMs: start + 10 * minute, elapsedMs: 5 * minute });
test.each([
  ['recurs', (bursts[0] ?? '') + bursts.slice(1).map(body).join('')],
  ['the service caused by waiting', perSecond(10) + body(waiting) + body(perSecond(10, start + 15 * minute))],
  ['is chance, as requests are rare', jtl('GET /', { n: 20, everyMs: 5 * minute, startMs: start })],
])('a pause that %s is not reported', async (_, result) => {
  write('paused.csv', result);
  expect(await run('read @paused.csv')).toMatchObject({ exitCode: 0 });
});

describe('local times', () => {
  const pad = (n: number): string => String(n).padStart(2, '0');
  const twelveHours = (ms: number): string =>
    iso(ms).replace(/ (\d\d)/, (_, hour: string) => ` ${pad(Number(hour) % 12 === 0 ? 12 : Number(hour) % 12)}`);
  const noon = Date.UTC(2026, 9, 25, 12, 45);
  const summerEnds = Date.UTC(2026, 9, 25, 1);
  const summerBegins = Date.UTC(2026, 2, 29, 1);
  const changing = (at: number, by: number) => (ms: number) => iso(ms >= at ? ms + by : ms);

  const ends = changing(summerEnds, -60 * minute);
  const back = /go back by .* daylight saving/;
  const gap = /No request ended .* daylight saving/;

  test.each([
    ['a 12-hour clock after noon', perSecond(30, noon), twelveHours, /go back by .* 12-hour clock/],
    ['the end of daylight saving time', perSecond(180, summerEnds - 90 * minute), ends, back],
    ['the same in a short test', perSecond(20, summerEnds - 10 * minute), ends, back],
    ['its begin', perSecond(60, summerBegins - 30 * minute), changing(summerBegins, 60 * minute), gap],
  ])('%s', async (_, result, show, message) => {
    write('local.csv', byClock(result, show));
    const { exitCode, stderr } = await run('read @local.csv');
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(message);
    expect(stderr).toContain('timestamp_format=ms');
  });

  test('may be those of several machines in one file', async () => {
    const one = byClock(perSecond(60), iso);
    write('joined.csv', one + body(one));
    expect((await run('read @joined.csv')).stderr).not.toContain('go back');
  });
});
