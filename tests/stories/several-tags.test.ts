/** A run that was recorded again with other tags is one run: nothing that is judged or counted changes. */
import { beforeAll, expect, test } from '@jest/globals';
import type { PastMeasurement } from '../../src/model/run.js';
import { formatLine } from '../../src/history/stores/ndjson.js';
import { jtl, story } from './_story.js';

const { run, write, at, text } = story({});
const startOf = (day: number): string => new Date(Date.UTC(2025, 0, 1) + day * 86_400_000).toISOString();
const noise = (day: number): number => 1 + 0.04 * Math.sin(17 * day + 1);
const entryOf = (day: number, tag?: string): PastMeasurement => ({
  measurement: {
    scenario: 'shop',
    label: 'GET /',
    configuration: {},
    samples: 1000,
    metrics: { errorPercent: 0, throughput: 100 / noise(day), p50: 20 * noise(day), p99: 40 * noise(day) },
  },
  provenance: { startedAt: startOf(day), commit: `abc${String(day)}`, ...(tag !== undefined && { tag }) },
});
const days = Array.from({ length: 14 }, (_, day) => day);

beforeAll(() => {
  const once = days.map((day) => entryOf(day));
  const again = [...once, ...days.flatMap((day) => [entryOf(day, `v${String(day)}`), entryOf(day, 'stable')])];
  write('once/shop.ndjson', `${once.map(formatLine).join('\n')}\n`);
  write('again/shop.ndjson', `${again.map(formatLine).join('\n')}\n`);
  write('r/shop/results.jtl', jtl('GET /', { startMs: Date.parse(startOf(20)) }));
});

test.each([['check', '@r'], ['trend']])('%s', async (command, ...results) => {
  const outputs: string[] = [];
  for (const history of ['once', 'again']) {
    const { stderr } = await run(command, ...results, '--baselines', `@${history}`, '--out', at('out.json'));
    expect(stderr).not.toContain('error');
    outputs.push(text('out.json').replaceAll('again', 'once'));
  }
  expect(outputs[1]).toBe(outputs[0]);
  expect(outputs[0]).toContain(startOf(13));
});

test('history counts them once', async () => {
  const { stdout } = await run('history --baselines @again');
  expect(stdout).toMatch(/^shop +1 +14 +2025-01-01 +2025-01-14 /m);
});

test('each tag still selects its run', async () => {
  for (const [tag, starts] of [
    ['v3', [3]],
    ['stable', days],
  ] as const) {
    await run('check', '@r', '--baselines', '@again', '--against', `tag:${tag}`, '--out', at('tagged.json'));
    const { baseline } = JSON.parse(text('tagged.json')) as { baseline: { runs: readonly { startedAt: string }[] } };
    expect(baseline.runs.map(({ startedAt }) => startedAt)).toEqual(starts.map(startOf));
  }
});
