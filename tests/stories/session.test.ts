/** A team measures the old and the new build back to back instead of comparing with past nights. */
import { describe, expect, test } from '@jest/globals';
import { validate as validateReport } from '../../src/generated/validators/report.js';
import type { Report } from '../../src/model/documents.js';
import { jtl, story } from './_story.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const noon = Date.UTC(2026, 10, 20, 12);

/** One repetition of the load, slower by `factor`; repetitions vary by half a percent. */
const repetition = (startMs: number, factor = 1): string =>
  jtl('GET /', {
    startMs,
    elapsedMs: Math.round(40 * factor),
    everyMs: Math.round(1000 * factor * (1 + 0.005 * Math.sin(startMs / minute))),
    n: 300 + ((startMs / minute) % 97), // no two results are alike to the last digit
  });

const project = story();
/** Repetitions of one side, ten minutes apart. */
const measure = (side: string, startMs: number, factors: readonly number[]): void => {
  for (const [i, factor] of factors.entries())
    project.write(`${side}/${String(i)}/shop/10_users/results.jtl`, repetition(startMs + i * 10 * minute, factor));
};
const check = async (...argv: readonly string[]) => {
  const checked = await project.run('check', ...argv, '--out', '@report.json', '--out', '@report.md');
  const made: Report = project.report('report.json');
  expect(validateReport(made) ? [] : validateReport.errors).toEqual([]);
  return { ...checked, throughput: made.findings.find(({ metric }) => metric === 'throughput'), report: made };
};
measure('base', noon, [1, 1, 1]);

test('three repetitions of each side, back to back pass when nothing changed, and name the baseline', async () => {
  measure('same', noon + 30 * minute, [1, 1, 1]);
  const { exitCode, stdout, throughput, report } = await check('@same', '--against', '@base');
  expect(exitCode).toBe(0);
  expect(report.baseline).toMatchObject({ repetitions: 3, runs: [{}] });
  expect(new Set(report.problems.map(({ code }) => code))).toEqual(
    new Set(['counted-as-repetitions', 'pairs-of-others']),
  );
  expect(throughput).toMatchObject({
    verdict: 'pass',
    repetitions: 3,
    baseline: { runs: 1, repetitions: 3 },
    noise: { from: 'session', runs: 3 },
  });
  for (const text of [stdout, project.text('report.md')]) expect(text).toContain('3 repetitions of 2026-11-20');
});

test('three repetitions of each side, back to back find a loss of 30 %', async () => {
  measure('slow', noon + 30 * minute, [1.44, 1.445, 1.45]);
  const { exitCode, stdout, throughput, report } = await check('@slow/0', '@slow/1', '@slow/2', '--against', '@base');
  expect([exitCode, throughput?.verdict, throughput?.reason]).toEqual([1, 'regression', 'beyond-limit']);
  // The earliest start of them.
  expect(report.candidate.provenance.startedAt).toBe(new Date(noon + 30 * minute).toISOString());
  expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(/throughput −3[01] %.*, over 3 pairs .*−3[01] % \(−\d+ to −\d+ %\)/);
  const explained = await project.run('explain shop throughput --results @slow --against @base');
  expect(explained.stdout).toContain('the median of 3 repetitions of the baseline');
  expect(explained.stdout).toMatch(/pairs +−3[01] % \(−\d+ to −\d+ %\)\s+over 3 pairs/);
});

test('three repetitions of each side, back to back find a change of every case, which a history cannot tell from a slow machine', async () => {
  const writeSide = (side: string, startMs: number, factor: number): void => {
    for (const scenario of ['browse', 'cart', 'pay'])
      for (const i of [0, 1, 2])
        project.write(
          `${side}/${String(i)}/${scenario}/10_users/results.jtl`,
          repetition(startMs + i * 10 * minute, factor),
        );
  };
  writeSide('all-base', noon, 1);
  writeSide('all-slow', noon + 30 * minute, 1.2);
  const { exitCode, stdout } = await check('@all-slow', '--against', '@all-base');
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/GET \/ in every scenario got slower/);
});

const weekBefore = noon - 7 * day;
const ofNoSession = expect.not.objectContaining({ repetitions: expect.anything() }) as unknown;

test('results a week apart are reported, and judged with the noise between nights', async () => {
  measure('older', weekBefore, [1, 1, 1]);
  measure('late', noon, [1.08, 1.085, 1.09]);
  const { stdout, throughput, report } = await check('@late', '--against', '@older');
  expect(report.problems.filter(({ code }) => code !== 'counted-as-repetitions')).toMatchObject([
    { code: 'not-one-session', level: 'note' },
  ]);
  expect(stdout).toContain('not measured in one session: 7 days passed between');
  expect(report.baseline).toEqual(ofNoSession);
  expect(throughput?.verdict).not.toBe('regression');
});

test('results of another machine are reported, and nothing is compared', async () => {
  const small = await project.run('read @older --set environment.instance=small -o @small.json');
  expect(small).toMatchObject({ exitCode: 0 });
  measure('soon', weekBefore + 30 * minute, [1, 1, 1]);
  const { report } = await check('@soon', '--set', 'environment.instance=large', '--against', '@small.json');
  expect(report.problems.map(({ code }) => code)).toEqual(['counted-as-repetitions', 'environment-differs']);
  expect(report.baseline).toEqual(ofNoSession);
});

describe('a leftover of an earlier run in the folder', () => {
  const scenarios = ['browse', 'cart', 'pay'];
  const put = (folder: string, startMs: number, factor = 1): void => {
    for (const [i, scenario] of scenarios.entries())
      project.write(`${folder}/${scenario}/10_users/results.jtl`, repetition(startMs + i, factor));
  };
  const apart = ({ problems }: Report) => problems.filter(({ code }) => code === 'repetitions-apart');
  for (const night of [3, 2, 1]) put(`nights/${String(night)}`, noon - night * day);

  test('is judged with the rest, with one warning for all cases and the same verdict', async () => {
    for (const night of [6, 5, 4]) {
      put('r', noon - night * day);
      expect(await project.run('record @r --baselines @baselines')).toMatchObject({ exitCode: 0, stderr: '' });
    }
    put('now/1', noon - day);
    put('now/2', noon, 1.5);
    const { exitCode, stdout, report } = await check('@now', '--baselines', '@baselines');
    expect(exitCode).not.toBe(3);
    expect(apart(report)).toMatchObject([
      { level: 'warning', file: expect.stringMatching(/now\/1\/\w+\/10_users\/results\.jtl$/) },
    ]);
    expect(stdout).toMatch(
      /the first began at 2026-11-19 12:00 UTC, the last at 2026-11-20 12:00 UTC, with a gap of more than 2 hours\. They are judged together, as 2 repetitions of one run\./,
    );
    const recorded = await project.run('record @now --baselines @baselines');
    expect([recorded.exitCode, recorded.stderr.split('were not measured together').length - 1]).toEqual([0, 1]);
  });

  test('is reported for a baseline that is one result, not for a history', async () => {
    put('once', noon);
    expect(apart((await check('@once', '--against', '@nights')).report)).toMatchObject([
      { message: expect.stringContaining('as 3 repetitions of one run') },
    ]);
    expect(apart((await check('@once', '--against', '@baselines')).report)).toEqual([]);
  });

  test('is not assumed for repetitions within two hours, nor for scenarios measured in turn', async () => {
    measure('at-noon', noon, [1, 1, 1]);
    expect(apart((await check('@at-noon', '--against', '@nights/1')).report)).toEqual([]);
    // Every scenario is measured in turn for an hour, twice.
    for (const i of [0, 1, 2, 3, 4, 5])
      project.write(
        `in-turn/${String(i)}/${scenarios[i % 3] ?? ''}/10_users/results.jtl`,
        repetition(noon + i * 60 * minute),
      );
    expect(apart((await check('@in-turn', '--against', '@nights/1')).report)).toEqual([]);
  });
});

measure('alone', noon, [1]);
test.each([
  ['the same passes', 1, 0, 'pass'],
  ['less within the band passes, too, and more is not excluded', 1.04, 0, 'pass'],
  ['a tenth is suspect: it is beyond the band in the only pair', 1.1, 2, 'suspect'],
  ['half is suspect: one pair alone fails no speed', 2, 2, 'suspect'],
])('one repetition of each side: %s', async (_, factor, exit, verdict) => {
  measure('once-more', noon + 10 * minute, [factor]);
  const { exitCode, stdout, throughput } = await check('@once-more', '--against', '@alone');
  expect([exitCode, throughput?.verdict, throughput?.effect?.pairs]).toEqual([exit, verdict, 1]);
  expect(stdout).toContain('alone: 1 repetition of 2026-11-20');
  if (exit === 0) expect(stdout).toContain('over 1 pair; cannot exclude up to');
});
