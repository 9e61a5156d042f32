/** A team measures the old and the new build back to back instead of comparing with past nights. */
import { describe, expect, test } from '@jest/globals';
import { validate as validateReport } from '../../src/generated/validators/report.js';
import type { Report } from '../../src/model/documents.js';
import { jtl, story, type Story } from './_story.js';

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

function team({ run, write, report }: Story) {
  return {
    /** Repetitions of one side, ten minutes apart. */
    measure: (side: string, startMs: number, factors: readonly number[]): void => {
      for (const [i, factor] of factors.entries())
        write(`${side}/${String(i)}/shop/10_users/results.jtl`, repetition(startMs + i * 10 * minute, factor));
    },
    check: async (...argv: readonly string[]) => {
      const checked = await run('check', ...argv, '--out', '@report.json', '--out', '@report.md');
      const made: Report = report('report.json');
      expect(validateReport(made) ? [] : validateReport.errors).toEqual([]);
      const throughput = made.findings.find(({ metric }) => metric === 'throughput');
      return { ...checked, throughput, report: made };
    },
  };
}

const project = story();
const { measure, check } = team(project);
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
  const { exitCode, stdout, throughput } = await check('@slow/0', '@slow/1', '@slow/2', '--against', '@base');
  expect([exitCode, throughput?.verdict, throughput?.reason]).toEqual([1, 'regression', 'beyond-limit']);
  expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(/throughput −3[01] %.*, over 3 pairs .*−3[01] % \(−\d+ to −\d+ %\)/);
  const explained = await project.run('explain shop throughput --results @slow --against @base');
  expect(explained.stdout).toContain('the median of 3 repetitions of the baseline');
  expect(explained.stdout).toMatch(/pairs +−3[01] % \(−\d+ to −\d+ %\)\s+over 3 pairs/);
});

test('three repetitions of each side, back to back work when measured in turn, too', async () => {
  for (const i of [0, 1, 2]) {
    project.write(`turn-base/${String(i)}/shop/10_users/results.jtl`, repetition(noon + 20 * i * minute));
    project.write(`turn/${String(i)}/shop/10_users/results.jtl`, repetition(noon + (20 * i + 10) * minute, 1.19));
  }
  const { exitCode, report } = await check('@turn', '--against', '@turn-base');
  expect([exitCode, report.baseline.repetitions]).toEqual([1, 3]);
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

describe('the same loss of 8 %', () => {
  const project = story();
  const { measure, check } = team(project);

  test('is left open by three nights', async () => {
    for (const night of [1, 2, 3]) {
      project.write('r/shop/10_users/results.jtl', repetition(noon - night * day));
      expect(await project.run('record @r --baselines @baselines')).toMatchObject({ exitCode: 0 });
    }
    measure('slow', noon, [1.08, 1.085, 1.09]);
    const { throughput } = await check('@slow', '--baselines', '@baselines');
    expect([throughput?.verdict, throughput?.reason]).toEqual(['suspect', 'single-run']);
    expect(throughput?.baseline).toEqual(expect.not.objectContaining({ repetitions: expect.anything() }));
  });
});

describe('results that are not one session', () => {
  const project = story();
  const { measure, check } = team(project);
  const before = noon - 7 * day;
  measure('base', before, [1, 1, 1]);

  test('a week apart: reported, and judged with the noise between nights', async () => {
    measure('late', noon, [1.08, 1.085, 1.09]);
    const { stdout, throughput, report } = await check('@late', '--against', '@base');
    expect(report.problems.filter(({ code }) => code !== 'counted-as-repetitions')).toMatchObject([
      { code: 'not-one-session', level: 'note' },
    ]);
    expect(stdout).toContain('not measured in one session: 7 days passed between');
    expect(report.baseline).toEqual(expect.not.objectContaining({ repetitions: expect.anything() }));
    expect(throughput?.verdict).not.toBe('regression');
  });

  test('another machine: reported, and nothing is compared', async () => {
    expect(await project.run('read @base --set environment.instance=small -o @small.json')).toMatchObject({
      exitCode: 0,
    });
    measure('soon', before + 30 * minute, [1, 1, 1]);
    const { report } = await check('@soon', '--set', 'environment.instance=large', '--against', '@small.json');
    expect(report.problems.map(({ code }) => code)).toEqual(['counted-as-repetitions', 'environment-differs']);
    expect(report.baseline).toEqual(expect.not.objectContaining({ repetitions: expect.anything() }));
  });
});

describe('a leftover of an earlier run in the folder', () => {
  const project = story();
  const { measure, check } = team(project);
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
      /the first began at 2026-11-19 12:00 UTC, the last, \S*now\/2\/\S*results\.jtl, at 2026-11-20 12:00 UTC, with a gap of more than 2 hours\. They are judged together, as 2 repetitions of one run\./,
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
    measure('soon', noon, [1, 1, 1]);
    expect(apart((await check('@soon', '--against', '@nights/1')).report)).toEqual([]);
    // Every scenario is measured in turn for an hour, twice.
    for (const i of [0, 1, 2, 3, 4, 5])
      project.write(
        `in-turn/${String(i)}/${scenarios[i % 3] ?? ''}/10_users/results.jtl`,
        repetition(noon + i * 60 * minute),
      );
    expect(apart((await check('@in-turn', '--against', '@nights/1')).report)).toEqual([]);
  });
});

describe('a result against itself', () => {
  const project = story();

  test('is not compared, and the message names the given baseline', async () => {
    project.write('shop/10_users/results.jtl', repetition(noon));
    const { exitCode, stdout } = await project.run('check @shop --against @shop');
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(/The baseline in "\S*\/shop" contains only the run under test/);
  });
});

describe('one repetition of each side', () => {
  const project = story();
  const { measure, check } = team(project);
  measure('base', noon, [1]);

  test.each([
    ['the same passes', 1, 0, 'pass'],
    ['less within the band passes, too, and more is not excluded', 1.04, 0, 'pass'],
    ['a tenth is suspect: it is beyond the band in the only pair', 1.1, 2, 'suspect'],
    ['half is suspect: one pair alone fails no speed', 2, 2, 'suspect'],
  ])('%s', async (_, factor, exit, verdict) => {
    measure('once', noon + 10 * minute, [factor]);
    const { exitCode, stdout, throughput } = await check('@once', '--against', '@base');
    expect([exitCode, throughput?.verdict, throughput?.effect?.pairs]).toEqual([exit, verdict, 1]);
    expect(stdout).toContain('base: 1 repetition of 2026-11-20');
    if (exit === 0) expect(stdout).toContain('over 1 pair; cannot exclude up to');
  });
});

describe('results without dates', () => {
  const project = story();
  const head =
    'Scenario Name,Concurrent Users,# Samples,Error %,Throughput (Requests/sec),99th Percentile of Response Time (ms)';
  const summary = (...throughputs: readonly number[]): string =>
    `${[head, ...throughputs.map((throughput) => `shop,50,10000,0,${String(throughput)},40`)].join('\n')}\n`;

  test('are one session with repetitions, a release without', async () => {
    project.write('base3.csv', summary(1000, 1004, 998));
    project.write('base1.csv', summary(1000));
    project.write('now.csv', summary(700, 702, 698));
    const against = async (file: string) => {
      const { stdout } = await project.run('check', '@now.csv', '--against', file, '--out', '@report.json');
      const { baseline, findings } = project.report('report.json');
      const verdict = findings.find(({ metric }) => metric === 'throughput')?.verdict;
      return { stdout, repetitions: baseline.repetitions, verdict };
    };
    expect(await against('@base3.csv')).toMatchObject({ repetitions: 3, verdict: 'regression' });
    expect(await against('@base1.csv')).toMatchObject({ repetitions: undefined, verdict: 'suspect' });
  });
});
