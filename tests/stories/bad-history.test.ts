/** Runs judged against deficient histories. */
import { expect, test } from '@jest/globals';
import type { Measurement, Report } from '../../src/model/documents.js';
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
  const lines = past.flatMap(([n, measurements]) =>
    measurements.map((measurement) =>
      JSON.stringify({ schemaVersion: 1, measurement: measurement, provenance: { startedAt: day(n) } }),
    ),
  );
  if (lines.length > 0) write(`${name}/baselines/shop.ndjson`, lines.map((line) => `${line}\n`).join(''));
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

test('a history of no run: reports that nothing can be compared, with the command that starts a history', async () => {
  const { exitCode, stdout } = await judged([measurement(healthy)], []);
  expect(exitCode).toBe(2);
  expect(stdout).toContain('guardband record');
});

test('a history of one run with one case: passes what did not change, and fails nothing', async () => {
  const {
    exitCode,
    stdout,
    report: judgedReport,
  } = await judged(
    [measurement(healthy)],
    nights(1, () => [measurement(healthy)]),
  );
  expect(verdict(judgedReport, 'throughput')).toBe('pass: within-band');
  expect(stdout).toContain('against 1 run');
  expect(exitCode).toBe(0);
  const collapsed = await judged(
    [measurement({ ...healthy, throughput: 300 })],
    nights(1, () => [measurement(healthy)]),
  );
  expect([collapsed.exitCode, verdict(collapsed.report, 'throughput')]).toEqual([2, 'suspect: single-run']);
});

test('a history of failed runs only is never used as a baseline', async () => {
  const { exitCode, report: judgedReport } = await judged(
    [measurement(healthy)],
    nights(8, () => [measurement({ errorPercent: 100, throughput: 9000, p99: 2 })]),
  );
  expect([verdict(judgedReport, 'errorPercent'), verdict(judgedReport, 'throughput')]).toEqual([
    'improvement: beyond-limit',
    'inconclusive: baseline-errors',
  ]);
  expect(exitCode).toBe(2);
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
  const runs = judgedReport.findings
    .filter(({ metric }) => metric === 'throughput')
    .map(({ baseline }) => baseline?.runs);
  expect(runs).toEqual([4, 3, 12]);
  expect(judgedReport.outcome).toBe('passed');
});

test('a history without a metric of the run compares the others, and says so first', async () => {
  const past = nights(12, (n) => [measurement({ throughput: moving(healthy, n)['throughput'] ?? 0 })]);
  const { exitCode, stdout, report: judgedReport } = await judged([measurement(healthy)], past);
  expect(exitCode).toBe(0);
  expect(stdout.split('\n')[0]).toBe(
    'PASSED  no regression in 1 case; error % or p99 of 1 case could not be compared: not in the baseline; the newest baseline run is 989 days old',
  );
  expect(judgedReport.tallies).toMatchObject({ pass: 1, new: 0, compared: 1 });
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

test('a history of identical values does not imply zero noise', async () => {
  const { report: judgedReport } = await judged(
    [measurement({ ...healthy, throughput: 920 })],
    nights(10, () => [measurement(healthy)]),
  );
  expect(verdict(judgedReport, 'throughput')).toBe('regression: flagrant'); // 8 % relative to ten equal nights
  expect(judgedReport.findings.find(({ metric }) => metric === 'throughput')?.noise?.percent).toBeGreaterThan(1);
});

test('a history of zeros counts as not recorded', async () => {
  const { report: judgedReport, exitCode } = await judged(
    [measurement({ ...healthy, p99: 0 })],
    nights(10, (n) => [measurement(moving({ ...healthy, p99: 0 }, n))]),
  );
  expect(verdict(judgedReport, 'p99')).toBe('inconclusive: not-recorded');
  expect([exitCode, verdict(judgedReport, 'throughput')]).toEqual([0, 'pass: within-band']);
});

test('a history of a p99 of one millisecond: one more is within the clock resolution, five more are not', async () => {
  const past = nights(10, (n) => [measurement(moving({ ...healthy, p99: 1 }, n))]);
  expect(verdict((await judged([measurement({ ...healthy, p99: 2 })], past)).report, 'p99')).toBe('pass: within-band');
  expect(verdict((await judged([measurement({ ...healthy, p99: 8 })], past)).report, 'p99')).toBe(
    'regression: flagrant',
  );
});

test('a history of two cases: cannot tell the machine from the change, and reports both as worse', async () => {
  const both = (factor: number): readonly Measurement[] =>
    ['shop', 'b'].map((scenario) => measurement({ ...healthy, throughput: 1000 * factor }, { scenario }));
  const { exitCode, report: judgedReport } = await judged(
    both(0.5),
    nights(10, (n) => both(1 + 0.01 * (n % 3))),
  );
  expect(exitCode).toBe(1);
  expect(judgedReport.runShifts.find(({ metric }) => metric === 'throughput')).toMatchObject({
    verdict: 'regression',
  });
  expect(
    judgedReport.findings.filter(({ metric }) => metric === 'throughput').map((finding) => finding.verdict),
  ).toEqual(['regression', 'regression']);
});

test('a history of one scenario: does not blame a case for a slow night, and finds a slow case', async () => {
  const cases = (factor: (users: number) => number): readonly Measurement[] =>
    [10, 20, 50, 100].map((users) =>
      measurement({ ...healthy, throughput: 1000 * factor(users) }, { configuration: { users: String(users) } }),
    );
  const past = nights(12, (n) => cases((users) => 1 + 0.04 * Math.sin(n) + 0.003 * ((users + n) % 3)));
  const slowNight = await judged(
    cases(() => 0.93),
    past,
  );
  expect(
    slowNight.report.findings.filter(({ verdict: given }) => given === 'regression' || given === 'suspect'),
  ).toEqual([]);
  const slowCase = await judged(
    cases((users) => (users === 50 ? 0.7 : 1)),
    past,
  );
  expect(
    slowCase.report.findings
      .filter(({ metric, verdict: given }) => metric === 'throughput' && given === 'regression')
      .map((finding) => finding.case.configuration['users']),
  ).toEqual(['50']);
  expect(slowCase.exitCode).toBe(1);
});

test('a history with a clock that was set back is sorted', async () => {
  const past = nights(10, (n) => [measurement({ ...healthy, throughput: 1000 + n })]);
  const { report: judgedReport } = await judged([measurement(healthy)], [...past].reverse());
  expect(judgedReport.findings.find(({ metric }) => metric === 'throughput')?.series).toEqual(
    past.map(([n]) => 1000 + n),
  );
});
