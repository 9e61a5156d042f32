import { expect, test } from '@jest/globals';
import { historyText } from './_nights.js';
import { story } from './_story.js';

const { run, write, report } = story();
const cases = 10_000;
const day = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString();

/** A run of all cases with a little deterministic noise. */
const measure = (n: number) =>
  Array.from({ length: cases }, (_, i) => ({
    scenario: `s${String(i % 500)}`,
    configuration: { users: String(i) },
    samples: 100_000,
    metrics: { errorPercent: 0, throughput: 1000 * (1 + 0.01 * (((n + i) * 7) % 5)), p99: 50 },
  }));

test('10,000 cases are judged against their history', async () => {
  const past = [0, 1, 2].map((n) => ({ provenance: { startedAt: day(n) }, measurements: measure(n) }));
  write('baselines/shop.ndjson', historyText(past));
  write('now.json', JSON.stringify({ schemaVersion: 1, provenance: { startedAt: day(9) }, measurements: measure(5) }));
  const { exitCode } = await run('check @now.json --baselines @baselines --out @report.json');
  expect(exitCode).toBe(0);
  expect(report('report.json').tallies.cases).toBe(cases);
});
