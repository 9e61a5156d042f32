/** How explain shows a time that whole milliseconds round to nothing. */
import { expect, test } from '@jest/globals';
import { toNumber } from './_explained.js';
import { story } from './_story.js';

const { run, write } = story();
const document = (day: number, p50: number): string => {
  const measurements = ['ping', 'cart', 'pay'].map((label, i) => {
    const times = { p50: i === 0 ? p50 : 20 * i, mean: 0.3 + 20 * i, p99: 2 + 40 * i };
    const metrics = { errorPercent: 0, throughput: 500 + day, ...times };
    return { scenario: 'shop', label, configuration: {}, metrics, samples: 20_000 };
  });
  const startedAt = `2026-01-${String(day).padStart(2, '0')}T04:00:00.000Z`;
  return JSON.stringify({ schemaVersion: 1, provenance: { startedAt }, measurements });
};

test('a request faster than a millisecond is compared as half of one, and its level follows from that', async () => {
  for (let day = 1; day <= 6; day++) {
    write('run.json', document(day, day % 2));
    await run('record @run.json --baselines @baselines');
  }
  write('run.json', document(20, 0));
  const { stdout } = await run("explain 'shop / ping' p50 --results @run.json --baselines @baselines");
  expect(stdout).toMatch(/^ {2}rounding +0 ms is compared as 0\.5 ms, because times are whole milliseconds$/m);
  const [level = NaN, expected = NaN, effect = NaN] = [
    'level +([\\d.]+) ms',
    'expected +([\\d.]+) ms',
    'effect +(\\S+) %',
  ].map((step) => toNumber(new RegExp(`^ {2}${step}`, 'm').exec(stdout)?.[1] ?? 'NaN'));
  expect(level).toBeGreaterThan(0.4);
  expect(expected * (1 + effect / 100)).toBeCloseTo(0.5, 1);
});
