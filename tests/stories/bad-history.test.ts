/** Runs judged against deficient histories. */
import { expect, test } from '@jest/globals';
import type { Measurement, Report } from '../../src/model/documents.js';
import { historyText } from './_nights.js';
import { story } from './_story.js';

type Values = Readonly<Record<string, number>>;
const healthy: Values = { errorPercent: 0, throughput: 1000, p99: 50 };

const measurement = (metrics: Values, more: Partial<Measurement> = {}): Measurement => ({
  scenario: 'shop',
  configuration: { users: '10' },
  samples: 100_000,
  metrics: { ...metrics },
  ...more,
});
const day = (n: number): string => new Date(Date.UTC(2023, 0, 1) + n * 86_400_000).toISOString();
/** Values with a little deterministic noise. */
const moving = (metrics: Values, n: number): Values =>
  Object.fromEntries(
    Object.entries(metrics).map(([id, value]) => [
      id,
      id === 'throughput' ? value * (1 + 0.01 * ((n * 7) % 5)) : value,
    ]),
  );

const { run, write, report } = story();
let serial = 0;

/** Judges a run against past ones, each given as a list of measurements and the day it was recorded. */
async function judged(
  current: readonly Measurement[],
  past: readonly (readonly [number, readonly Measurement[]])[],
): Promise<{ exitCode: number; stdout: string; report: Report }> {
  const name = `case-${String(serial++)}`;
  write(
    `${name}/now.json`,
    JSON.stringify({ schemaVersion: 1, provenance: { startedAt: day(1000) }, measurements: current }),
  );
  const runs = past.map(([n, measurements]) => ({
    provenance: { startedAt: day(n) },
    measurements: [...measurements],
  }));
  if (runs.length > 0) write(`${name}/baselines/shop.ndjson`, historyText(runs));
  const { exitCode, stdout } = await run(
    `check @${name}/now.json --baselines @${name}/baselines --out @${name}/report.json`,
  );
  return { exitCode, stdout, report: report(`${name}/report.json`) };
}
const nights = (
  n: number,
  measure: (night: number) => readonly Measurement[],
): readonly (readonly [number, readonly Measurement[]])[] =>
  Array.from({ length: n }, (_, night) => [night, measure(night)] as const);
const verdict = ({ findings }: Report, metric: string): string => {
  const finding = findings.find((finding) => finding.metric === metric);
  return `${finding?.verdict ?? 'none'}: ${finding?.reason ?? ''}`;
};

const failed: Values = { errorPercent: 100, throughput: 9000, p99: 2 };
const oneMs = (p99: number): Values => ({ ...healthy, p99 });
test.each<
  readonly [
    of: string,
    past: Values,
    nights: number,
    now: Values,
    code: number,
    verdicts: Values | Readonly<Record<string, string>>,
  ]
>([
  ['no run', healthy, 0, healthy, 2, { throughput: 'new: no-baseline' }],
  ['one run with one case', healthy, 1, healthy, 0, { throughput: 'pass: within-band' }],
  ['one run, and a collapse', healthy, 1, { ...healthy, throughput: 300 }, 2, { throughput: 'suspect: single-run' }],
  [
    'failed runs, which are no baseline',
    failed,
    8,
    healthy,
    2,
    { errorPercent: 'improvement: beyond-limit', throughput: 'inconclusive: baseline-errors' },
  ],
  ['zeros, which count as not recorded', oneMs(0), 10, oneMs(0), 0, { p99: 'inconclusive: not-recorded' }],
  ['a p99 of 1 ms, and 2 ms, which the clock may make', oneMs(1), 10, oneMs(2), 0, { p99: 'pass: within-band' }],
  ['a p99 of 1 ms, and 8 ms', oneMs(1), 10, oneMs(8), 1, { p99: 'regression: flagrant' }],
])('a history of %s', async (_, past, count, now, code, verdicts) => {
  const { exitCode, report: judgedReport } = await judged(
    [measurement(now)],
    nights(count, (n) => [measurement(moving(past, n))]),
  );
  expect(exitCode).toBe(code);
  for (const [metric, expected] of Object.entries(verdicts)) expect(verdict(judgedReport, metric)).toBe(expected);
});

test('a history with gaps uses the values it has', async () => {
  const { report: judgedReport } = await judged(
    [measurement(healthy), measurement(healthy, { scenario: 'b' }), measurement(healthy, { scenario: 'c' })],
    nights(12, (n) => [
      measurement(moving(healthy, n)),
      ...(n % 3 === 0 ? [measurement(moving(healthy, n), { scenario: 'b' })] : []),
      ...(n % 4 === 1 ? [measurement(moving(healthy, n), { scenario: 'c' })] : []),
    ]),
  );
  const runs = judgedReport.findings.flatMap(({ metric, baseline }) =>
    metric === 'throughput' ? [baseline?.runs] : [],
  );
  expect([runs, judgedReport.outcome]).toEqual([[4, 3, 12], 'passed']);
});

test('a history without a metric of some cases says so after the verdict', async () => {
  const other = { scenario: 'b' };
  const past = nights(12, (n) => [
    measurement(moving(healthy, n)),
    measurement({ throughput: moving(healthy, n)['throughput'] ?? 0 }, other),
  ]);
  const now = [measurement(healthy), measurement(healthy, other), measurement(healthy, { scenario: 'c' })];
  const { stdout, report: judgedReport } = await judged(now, past);
  expect(stdout.split('\n')[0]).toBe(
    'PASSED  no regression in 2 cases, 1 new; error % or p99 of 1 case could not be compared: not in the baseline; the newest baseline run is 989 days old',
  );
  expect(judgedReport.tallies).toMatchObject({ pass: 2, new: 1 });
});
