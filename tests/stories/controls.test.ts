/** Controls are cases that the change cannot affect: if they move, the machine moved. */
import { expect, test } from '@jest/globals';
import { validate as validateReport } from '../../src/generated/validators/report.js';
import type { RunDocument } from '../../src/model/documents.js';
import { story } from './_story.js';

const day = (n: number): string => `2026-01-${String(n).padStart(2, '0')}T04:00:00.000Z`;
const scenarios = ['browse', 'checkout', 'netty-echo'];

/** One run of three scenarios at two loads. `factors` scale the throughput by scenario. */
const run = (startedAt: string, factors: Readonly<Record<string, number>> = {}, noise = 0): string => {
  const document: RunDocument = {
    schemaVersion: 1,
    provenance: { startedAt },
    measurements: scenarios.flatMap((scenario, i) =>
      ['50', '100'].map((users, j) => {
        const factor =
          (factors[scenario] ?? 1) * (1 + noise * Math.sin(7 * i + 3 * j + Number(startedAt.slice(8, 10))));
        return {
          scenario,
          configuration: { users },
          metrics: { errorPercent: 0, throughput: 1000 * factor, p99: 40 / factor },
          samples: 10_000,
        };
      }),
    ),
  };
  return JSON.stringify(document);
};

const { run: guardband, write, report } = story();
const check = async (factors: Readonly<Record<string, number>>, config = 'controls: [{scenario: netty-echo}]') => {
  write('guardband.yml', `${config}\n`);
  write('now.json', run(day(20), factors, 0.004));
  const checked = await guardband('check @now.json --config @guardband.yml --baselines @baselines --out @report.json');
  expect(validateReport(report('report.json')) ? [] : validateReport.errors).toEqual([]);
  return { ...checked, report: report('report.json') };
};

test('a team that declares a control records eight nights', async () => {
  for (let i = 1; i <= 8; i++) {
    write('r.json', run(day(i), {}, 0.004));
    expect(await guardband('record @r.json --baselines @baselines')).toMatchObject({ exitCode: 0 });
  }
});

test('a team that declares a control passes on a slow machine, with a note that the machine was slow', async () => {
  const slow = { browse: 0.8, checkout: 0.8, 'netty-echo': 0.8 };
  const checked = await check(slow);
  expect(checked).toMatchObject({ exitCode: 0, report: { outcome: 'passed' } });
  expect(checked.stdout).toMatch(
    /2 of 2 controls .* got worse by (19\.9|20).* in throughput.*the machine or the back end moved/,
  );
  expect(checked.stdout).toMatch(/4 cases: all moved as the others did; 2 controls/);
  const controls = checked.report.findings.filter(({ control }) => control === true);
  expect(controls.length).toBeGreaterThan(0);
  expect(controls.every(({ gated, case: caseName }) => !gated && caseName.scenario === 'netty-echo')).toBe(true);

  // Without a control, a slow machine looks like a slow program.
  const alone = await check(slow, 'version: 1');
  expect(alone).toMatchObject({ exitCode: 1, report: { outcome: 'failed', reasons: ['regression', 'whole-run'] } });
  expect(alone.stdout.split('\n')[0]).toMatch(/^FAILED {2}all 6 cases got slower: throughput −20 %/);
});

test('a team that declares a control fails if everything but the control is slower', async () => {
  const { exitCode, stdout } = await check({ browse: 0.75, checkout: 0.75 });
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/all 4 cases got slower/);
  expect(stdout).not.toMatch(/back end moved/);
});

test('a team that declares a control does not fail because of the control alone', async () => {
  const { exitCode, stdout } = await check({ 'netty-echo': 0.7 });
  expect(stdout).toMatch(/2 of 2 controls .* got worse by (29\.9|30).* in throughput/);
  // No judged case is slower as measured, and even less so relative to a machine that lost a third.
  expect([exitCode, stdout.split(' ')[0]]).toEqual([0, 'PASSED']);
});

test('a team that declares a control fails if the control was not measured', async () => {
  write('guardband.yml', 'controls: [{scenario: netty-echo}]\n');
  const { measurements, ...rest } = JSON.parse(run(day(21), {}, 0.004)) as RunDocument;
  const without = measurements.filter(({ scenario }) => scenario !== 'netty-echo');
  write('now.json', JSON.stringify({ ...rest, measurements: without }));
  const { exitCode } = await guardband('check @now.json --config @guardband.yml --baselines @baselines');
  expect(exitCode).toBe(1);
});

test('a team that declares a control can explain a control', async () => {
  write('now.json', run(day(20), { 'netty-echo': 0.7 }, 0.004));
  const { stdout } = await guardband(
    'explain netty throughput --results @now.json --config @guardband.yml --baselines @baselines',
  );
  expect(stdout).toMatch(/gate +a control, which measures the machine: it never fails the gate/);
  expect(stdout).toMatch(/^ {2}level +[\d,.]+ \/s: the usual value, corrected for the machine/m);
});

test('a team that declares a control gets a warning for every entry of the configuration that matches no case', async () => {
  const config = [
    'controls: [{scenario: netty-echo}, {scenario: nety-echo}]',
    'objectives: [{where: {scenario: chekout}, p99: "< 100"}, {where: {users: ">= 100"}, p99: "< 100"}, {p99: "< 100"}]',
    'overrides: [{where: {users: "50"}, metrics: {p99: report}}, {where: {user: "50"}, metrics: {p99: report}}]',
    'retired: [{where: {scenario: brwose}, reason: gone}]',
  ].join('\n');
  const { report: made, stdout, exitCode } = await check({}, config);
  const expected = [
    'unmet-entry /controls/1',
    'unmet-entry /objectives/0',
    'unmet-entry /overrides/1',
    'unmet-entry /retired/0',
  ];
  const unmatched = (): readonly string[] =>
    report('report.json').problems.map(({ code, pointer = '' }) => `${code} ${pointer}`);
  expect([exitCode, made.problems.every(({ level }) => level === 'warning'), unmatched()]).toEqual([0, true, expected]);
  expect(stdout).toContain('guardband.yml#/objectives/0');
  // Cases that --only excludes still count as matched.
  await guardband('check @now.json --config @guardband.yml --baselines @baselines --only browse --out @report.json');
  expect(unmatched()).toEqual(expected);
});

test('a team that declares a control gets no warning for cases that are retired, judged by other entries, or missing from the baseline run', async () => {
  write('old.json', run(day(1)).replaceAll('netty-echo', 'search'));
  for (const file of ['old.json', 'r.json']) await guardband('record', `@${file}`, '--baselines', '@o');
  write(
    'guardband.yml',
    'overrides: [{where: {scenario: search}, metrics: {p99: report}}]\nretired: [{where: {scenario: search}, reason: gone}]\n',
  );
  write('now.json', run(day(20)));
  await guardband('check @now.json --config @guardband.yml --baselines @o --against last --out @report.json');
  expect(report('report.json').problems.filter(({ code }) => code.startsWith('unmet'))).toEqual([]);
});
