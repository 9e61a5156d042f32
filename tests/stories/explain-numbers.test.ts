/** Every number that explain prints must be recomputable by hand from the other numbers it prints. */
import { describe, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import type { RunDocument } from '../../src/model/documents.js';
import { parseExplained, recompute } from './_explained.js';
import { story, type Story } from './_story.js';

const runs = 'tests/calibration/plain-plan/runs';
const unchanged = ['a23', 'a25', 'a26', 'a29', 'a33', 'a36', 'a37', 'a39', 'a41', 'a42'];

/** Explains every judged metric and recomputes it. */
async function check({ run }: Pick<Story, 'run'>, results: string, baselines: string, ...more: readonly string[]) {
  const { stdout, exitCode } = await run('explain', '*', '--results', results, '--baselines', baselines, ...more);
  const explained = parseExplained(stdout);
  const recomputed = explained.map(recompute);
  return {
    exitCode,
    stdout,
    explained,
    checked: new Set(recomputed.flatMap(({ checked }) => checked)),
    wrong: recomputed.flatMap(({ wrong }) => wrong),
  };
}

describe('the example', () => {
  const project = story();
  test.each(readdirSync('examples/shop/results'))('%s', async (name) => {
    const { exitCode, explained, checked, wrong } = await check(
      project,
      `examples/shop/results/${name}`,
      'examples/shop/baselines',
    );
    expect([exitCode, wrong]).toEqual([0, []]);
    expect(explained.length).toBeGreaterThan(20);
    for (const name of ['usual', 'change', 'expected', 'effect', 'limit', 'limit in noises', 'noise', 'size'])
      expect([...checked]).toContain(name);
  });
});

describe('a plain plan', () => {
  const project = story();
  const recorded = async (count: number): Promise<string> => {
    for (const name of unchanged.slice(0, count))
      await project.run('record', `${runs}/${name}.json`, '--baselines', `@history-${String(count)}`);
    return `@history-${String(count)}`;
  };

  test('with ten past runs: regressions, suspects, errors and labels that wait for another one', async () => {
    const history = await recorded(10);
    for (const name of ['a13', 'a23', 'a27', 'a35', 'a40', 'a52', 'a53', 'b10']) {
      const { wrong } = await check(project, `${runs}/${name}.json`, history);
      expect([name, wrong]).toEqual([name, []]);
    }
    const { stdout } = await check(project, `${runs}/b10.json`, history);
    expect(stdout).toContain('unchanged: users wait for GET /report of this load test, which got slower');
  });

  test('with one past run', async () => {
    const { stdout, wrong } = await check(project, `${runs}/a53.json`, await recorded(1));
    expect(wrong).toEqual([]);
    expect(stdout).toMatch(/^ {2}noise +2\.5 % from run to run: the default, because 1 past run cannot show noise$/m);
  });
});

describe('a history of three scenarios', () => {
  const project = story();
  const scenarios = ['browse', 'checkout', 'login'] as const;
  /** @param lost the share of throughput lost, by scenario, relative to its first step */
  const documentOf = (day: number, lost: Readonly<Record<string, number>> = {}): string => {
    const measured: RunDocument = {
      schemaVersion: 1,
      provenance: { startedAt: new Date(Date.UTC(2026, 0, day, 4)).toISOString() },
      measurements: scenarios.flatMap((scenario, i) =>
        [0, 1, 2, 3].map((step) => {
          const wobble = 1 + 0.01 * Math.sin(3 * i + 5 * step + 7 * day);
          const factor = step === 0 ? 1 - (lost[scenario] ?? 0) : 1;
          return {
            scenario,
            label: `step ${String(step)}`,
            configuration: {},
            metrics: { errorPercent: 0, throughput: 1000 * (1 + i + step) * factor * wobble, p99: 40 / wobble },
            samples: 10_000,
          };
        }),
      ),
    };
    return JSON.stringify(measured);
  };
  const record = async (start: number, end: number, lost: Readonly<Record<string, number>> = {}): Promise<void> => {
    for (let day = start; day <= end; day++) {
      project.write('run.json', documentOf(day, lost));
      await project.run('record', '@run.json', '--baselines', '@baselines');
    }
  };

  test('a drift', async () => {
    await record(1, 14);
    await record(15, 20, { checkout: 0.04 });
    project.write('run.json', documentOf(21, { checkout: 0.04 }));
    const { stdout, wrong } = await check(project, '@run.json', '@baselines');
    expect(wrong).toEqual([]);
    expect(stdout).toMatch(/^ {2}drift +−[3-5](\.\d)? % on average over the newest \d runs, since 2026-01-1\d$/m);
    expect(stdout).toMatch(/^ {2}verdict +suspect: a slow loss over several runs$/m);
  });

  test('an accepted level', async () => {
    project.write('run.json', documentOf(21, { checkout: 0.3 }));
    await project.run('record', '@run.json', '--baselines', '@baselines');
    await project.run(
      'accept',
      'checkout / step 0',
      '--metric',
      'throughput',
      '--reason',
      'x',
      '--baselines',
      '@baselines',
    );
    project.write('run.json', documentOf(22, { checkout: 0.3 }));
    const { explained, wrong } = await check(project, '@run.json', '@baselines');
    expect(wrong).toEqual([]);
    const { steps } = explained.find(({ title }) => title === 'checkout / step 0: throughput') ?? { steps: new Map() };
    expect(steps.get('usual')).toMatch(/the median of the newest run$/);
    expect(steps.get('verdict')).toMatch(/^unchanged/);
  });
});

const narrow = story({ width: 80 });

test('fits the width of the terminal, and prints nothing twice', async () => {
  const place = ['--results', 'examples/shop/results/slow', '--baselines', 'examples/shop/baselines'];
  const { stdout } = await narrow.run('explain', '*', ...place);
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  for (const block of stdout.trim().split('\n\n')) {
    const heads = block.split('\n').flatMap((line) => /^ {2}(\S+(?: \S+)*) {2}/.exec(line)?.[1] ?? []);
    expect(new Set(heads).size).toBe(heads.length);
  }
});

test('a number that does not follow from the others is noticed', () => {
  const [wrong] = parseExplained(
    'a: throughput\n  usual     100 /s, the median of 1 run\n  this run  90 /s\n  change    −5 % (worse)',
  );
  expect(wrong && recompute(wrong).wrong).toHaveLength(1);
});
