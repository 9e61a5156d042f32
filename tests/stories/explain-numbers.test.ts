/** Every number that explain prints must be recomputable by hand from the other numbers it prints. */
import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import type { RunDocument } from '../../src/model/documents.js';
import { parseExplained, recompute, type Explained } from './_explained.js';
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
    wrong: [
      ...recomputed.flatMap(({ wrong }) => wrong),
      ...explained.flatMap((block, i) => listUnchecked(block, recomputed[i]?.checked ?? [])),
    ],
  };
}

/** The numbers of a judged throughput or response time that were printed and not recomputed. */
function listUnchecked({ title, steps }: Explained, checked: readonly string[]): readonly string[] {
  const limit = steps.get('limit') ?? '';
  if (title.endsWith('error %') || limit === '' || limit.startsWith('out of reach')) return [];
  const isWithoutHistory = /: (the default|expected of a case), because/.test(steps.get('noise') ?? '');
  const needed = [
    'limit',
    'factor of the limit',
    limit.includes(': the band') ? 'limit above noise' : 'limit by noise',
    ...(isWithoutHistory ? [] : ['noise']),
    ...(steps.has('chance') ? ['chance'] : []),
  ];
  return needed.filter((name) => !checked.includes(name)).map((name) => `${title}: ${name} was not recomputed`);
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
    for (const name of ['usual', 'change', 'expected', 'effect', 'limit', 'limit by noise', 'noise'])
      expect([...checked]).toContain(name);
  });
});

describe('a plain plan', () => {
  const project = story({}, '', '2026-11-30T12:00:00Z'); // after its runs
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
    expect(stdout).toContain('unchanged: users wait for GET /report, which got slower');
  });

  test('a label that got slower at one load: what this explains is not ascribed to the other cases', async () => {
    const { explained } = await check(project, `${runs}/a11.json`, await recorded(10));
    const machine = [15, 5].map((users) =>
      explained
        .find(({ title }) => title === `library / GET /search [users=${String(users)}]: p50`)
        ?.steps.get('machine'),
    );
    expect(machine[0]).toMatch(/^[+−]\d\.\d % in this run: as the other cases moved$/);
    expect(machine[1]).toMatch(/^[+−]\d\.\d % in this run: /);
  });

  test('with one past run', async () => {
    const { stdout, wrong } = await check(project, `${runs}/a53.json`, await recorded(1));
    expect(wrong).toEqual([]);
    expect(stdout).toMatch(
      /^ {2}noise +2\.5 % from run to run: expected of a case, because 1 past run cannot show noise$/m,
    );
  });
});

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
    await project.run('record @run.json --baselines @baselines');
  }
};

test('a history of three scenarios a drift', async () => {
  await record(1, 14);
  await record(15, 20, { checkout: 0.04 });
  project.write('run.json', documentOf(21, { checkout: 0.04 }));
  const { stdout, wrong } = await check(project, '@run.json', '@baselines');
  expect(wrong).toEqual([]);
  expect(stdout).toMatch(
    /^ {2}drift +−[3-5](\.\d)? % on average over the newest \d runs, since the run of 2026-01-1\d \d\d:\d\d$/m,
  );
  expect(stdout).toMatch(/^ {2}verdict +unknown: a slow loss over several runs$/m);
});

test('a history of three scenarios an accepted level', async () => {
  project.write('run.json', documentOf(21, { checkout: 0.3 }));
  await project.run('record @run.json --baselines @baselines');
  await project.run("accept 'checkout / step 0' --metric throughput --reason x --baselines @baselines");
  project.write('run.json', documentOf(22, { checkout: 0.3 }));
  const { explained, wrong } = await check(project, '@run.json', '@baselines');
  expect(wrong).toEqual([]);
  const { steps } = explained.find(({ title }) => title === 'checkout / step 0: throughput') ?? { steps: new Map() };
  expect(steps.get('usual')).toMatch(/the median of the newest run$/);
  expect(steps.get('verdict')).toMatch(/^unchanged/);
});

/** A value that varies by about this share from run to run, always in the same way. */
const vary = (value: number, share: number, day: number): number => value * (1 + share * Math.sin(5 * day + 1));

const caseOf = (day: number, metrics: Readonly<Record<string, number>>, samples = 10_000, minute = 0): string => {
  const startedAt = new Date(Date.UTC(2026, 0, day, 4, minute)).toISOString();
  const measured: RunDocument = {
    schemaVersion: 1,
    provenance: { startedAt },
    measurements: [{ scenario: 'shop', configuration: {}, metrics: { errorPercent: 0, ...metrics }, samples }],
  };
  return JSON.stringify(measured);
};
let histories = 0;
const recordCase = async (
  runs: number,
  metricsOf: (day: number) => Readonly<Record<string, number>>,
  samples?: number,
) => {
  const history = `@history-${String(histories++)}`;
  for (let day = 1; day <= runs; day++) {
    project.write('run.json', caseOf(day, metricsOf(day), samples));
    await project.run('record', '@run.json', '--baselines', history);
  }
  return history;
};
const usual = (day: number) => ({ throughput: vary(400, 0.03, day), p50: vary(20.4, 0.03, day) });

describe('one case', () => {
  test.each([1, 2, 3, 6, 12])('a loss after %i past runs', async (runs) => {
    const history = await recordCase(runs, usual);
    project.write('run.json', caseOf(20, { throughput: 250, p50: 31.7 }));
    const { wrong, stdout } = await check(project, '@run.json', history);
    expect(wrong).toEqual([]);
    if (runs > 2)
      expect(stdout).toMatch(
        /^ {2}noise .*\(weight [\d.]+\) and 4\.8 % by default for case and machine \(weight [\d.]+\)$/m,
      );
  });

  test('past runs with equal values', async () => {
    const history = await recordCase(8, () => ({ throughput: 400, p50: 20 }));
    project.write('run.json', caseOf(20, { throughput: 390, p50: 21 }));
    const { wrong, stdout } = await check(project, '@run.json', history);
    expect(wrong).toEqual([]);
    expect(stdout).toMatch(/^ {2}noise .*: 0 % in 8 past runs \(weight 5\.25\) and 4\.8 %/m);
  });

  test('repetitions', async () => {
    const history = await recordCase(6, usual);
    for (const [minute, throughput] of [300, 310, 290].entries())
      project.write(
        `three/${String(minute)}.json`,
        caseOf(20, { throughput, p50: 8000 / throughput }, 10_000, 5 * minute),
      );
    const { wrong, stdout } = await check(project, '@three', history, '--shards', 'repetitions');
    expect(wrong).toEqual([]);
    expect(stdout).toMatch(/^ {2}this run .*the median of 3 repetitions/m);
  });

  test.each([
    ['whole milliseconds', { p50: 10, p95: 15, max: 30 }, 100_000, 'which is 0.5 ms, because times are whole'],
    ['few requests', { p50: 20.4, p95: 90.3, max: 200.7 }, 120, 'the minimum for this number of requests'],
  ])('noise that %s raise', async (_, metrics, samples, reason) => {
    const history = await recordCase(12, () => metrics, samples);
    project.write('run.json', caseOf(20, { ...metrics, p50: 1.3 * metrics.p50 }, samples));
    const { wrong, checked, stdout } = await check(project, '@run.json', history);
    expect(wrong).toEqual([]);
    expect(stdout).toContain(reason);
    expect([...checked]).toContain('noise above its estimates');
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

test('the steps are those of docs/method.md, in its order', async () => {
  const method = readFileSync('docs/method.md', 'utf8');
  const [table = ''] = /\| step .*?\n\n/s.exec(method) ?? [];
  const documented = [...table.matchAll(/^\| \*\*(.+?)\*\* /gm)].map(([, step = '']) => step);
  expect(documented.length).toBeGreaterThan(5);
  const place = ['--results', 'examples/shop/results/slow', '--baselines', 'examples/shop/baselines'];
  const { stdout } = await narrow.run('explain', '*', 'throughput', ...place);
  for (const { steps } of parseExplained(stdout.replaceAll(/\n {4,}/g, ' ')))
    expect([...steps.keys()].filter((step) => documented.includes(step))).toEqual(documented);
});

describe('a number that does not follow from the others is noticed', () => {
  const printed = `a: throughput
  usual      100 /s, the median of 6 runs
  this run   80 /s
  change     −20 % (worse)
  level      100 /s: the usual value, corrected for the machine in past runs
  machine    0 % in this run: as the other cases moved
  expected   100 /s in this run: level and machine
  effect     −20 %: this run relative to the expected value
  noise      1.9 % from run to run: 1.2 % in 6 past runs (weight 2.5) and 2.1 % expected of a case (weight 6)
  std error  2.22 %: how far noise moves the effect (Student's t, 11.2 degrees of freedom)
  limit      −7.8 %, or 92.2 /s: 3.72 × std error, which chance exceeds in 0.6 % / 3.67 of runs
  chance     noise alone causes this in 1 of 1,004,000 runs: 10.16 × std error; the chance is multiplied by 3.67 for the number of groups
`;
  const wrongIn = (text: string): readonly string[] => parseExplained(text).flatMap((block) => recompute(block).wrong);

  test.each([
    ['−20 % (worse)', '−21 % (worse)', /change/],
    ['1.9 % from', '1.7 % from', /noise/],
    ['weight 6', 'weight 1', /noise/],
    ['2.22 %', '2.42 %', /limit by noise/],
    ['11.2 degrees', '8.2 degrees', /factor of the limit/],
    ['0.6 %', '0.8 %', /factor of the limit/],
    ['1 of 1,004,000', '1 of 904,000', /chance/],
    ['10.16 ×', '9.16 ×', /effect in standard errors/],
  ])('%s printed as %s', (right, wrong, name) => {
    expect(wrongIn(printed)).toEqual([]);
    expect(wrongIn(printed.replace(right, wrong)).join('\n')).toMatch(name);
  });
});
