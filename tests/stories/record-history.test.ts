/** Existing histories become baselines, with the dates and commits that they have. */
import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { HistoryLine } from '../../src/model/documents.js';
import { basename, dirname } from 'node:path';
import { historyLines, story } from './_story.js';

const summary = (throughput: number, errors = 0): string =>
  [
    'Scenario Name,Concurrent Users,# Samples,Error Count,Error %,Throughput (Requests/sec),99th Percentile of Response Time (ms)',
    `Token,50,10000,${String(errors)},${String(errors / 100)},${String(throughput)},52`,
    '',
  ].join('\n');

const night = (date: string, rate: number): string => {
  const seconds = String(Date.parse(date) / 1000);
  return `GET /,1000,12,10,20,30,40,1,90,0.00%,${String(rate)},5.5,3.25,${seconds}`;
};
const nightly = (...rows: readonly string[]): string =>
  `Label,# Samples,Average,Median,90% Line,95% Line,99% Line,Min,Max,Error %,Throughput,Received KB/sec,Std. Dev.,Date\n${rows.join('\n')}\n`;

function setUp() {
  const { run, write, at } = story();
  const lines = (file: string): readonly HistoryLine[] =>
    historyLines(at(dirname(file)), basename(file, '.ndjson')).map((line) => JSON.parse(line) as HistoryLine);
  const starts = (file: string) => lines(file).map(({ provenance }) => provenance?.startedAt);
  const rates = (file: string) => lines(file).map(({ measurement }) => measurement?.metrics['throughput']);
  const git = (args: readonly string[], date = '2025-01-01T00:00:00Z'): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: at(''),
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      encoding: 'utf8',
    }).trim();
  return { run, write, at, lines, starts, rates, git };
}

const { run, write, at, lines, starts, rates } = setUp();
const ofShop = ['@nights.csv', '--set', 'scenario=shop', '--baselines'];

test('a file of many nights becomes a run per night, once', async () => {
  write('nights.csv', nightly(night('2025-01-02T02:00:00Z', 110), night('2025-01-01T02:00:00Z', 100)));
  expect(await run('record', ...ofShop, '@many')).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('Recorded 2 runs of 2025-01-01 to 2025-01-02 (2 lines)'),
  });
  expect(starts('many/shop.ndjson')).toEqual(['2025-01-01T02:00:00.000Z', '2025-01-02T02:00:00.000Z']);
  expect(rates('many/shop.ndjson')).toEqual([100, 110]);
  const again = { exitCode: 0, stdout: 'Recorded 0 runs (0 lines).\n' };
  expect(await run('record', ...ofShop, '@many')).toMatchObject(again);
  expect(starts('many/shop.ndjson')).toHaveLength(2);
});

test.each([
  ['p99', 'date,label,p99', ',20'],
  ['requests', 'date,label,requests,mean_ms', ',1000,20'],
])('nights that show only %s become runs', async (place, heads, values) => {
  write('nights.csv', `${heads}\n2025-01-01,Pay${values}\n2025-01-02,Pay${values}\n`);
  expect(await run('record', ...ofShop, `@${place}`)).toMatchObject({ exitCode: 0 });
  expect(starts(`${place}/shop.ndjson`)).toHaveLength(2);
});

test.each([
  ['folders', '2025-01-31/summary.csv', '20250201T020500/summary.csv'],
  ['files', 'summary-2025-01-31.csv', 'summary_2025-02-01T02-05-00.csv'],
])('%s named by date become runs of the same cases', async (kind, first, second) => {
  write(`${kind}/${first}`, summary(50));
  write(`${kind}/${second}`, summary(51));
  expect((await run('record', `@${kind}`, '--baselines', `@of-${kind}`)).exitCode).toBe(0);
  expect(starts(`of-${kind}/token.ndjson`)).toEqual(['2025-01-31T00:00:00.000Z', '2025-02-01T02:05:00.000Z']);
});

test('a folder of run documents in folders named by date is no recorded history', async () => {
  for (const day of ['2025-01-31', '2025-02-01']) {
    const metrics = { throughput: 100, errorPercent: 0 };
    const measurements = [{ scenario: 'shop', configuration: {}, metrics, samples: 1000 }];
    const document = { schemaVersion: 1, provenance: { startedAt: `${day}T02:00:00.000Z` }, measurements };
    write(`results/${day}/run.json`, JSON.stringify(document));
  }
  const told = await run('record @results --baselines @dated');
  expect(told).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('2 runs of 2025-01-31 to 2025-02-01') });
  expect(starts('dated/shop.ndjson')).toEqual(['2025-01-31T02:00:00.000Z', '2025-02-01T02:00:00.000Z']);
});

describe('a result without a date', () => {
  const { run, write, git, lines } = setUp();
  const argv = ['record', '@summary.csv', '--baselines', '@baselines'];

  test('gets the date that is stated, and not the commit of the job', async () => {
    git(['init', '-q']);
    write('summary.csv', summary(50));
    git(['add', '-A']);
    git(['commit', '-qm', 'first']);
    expect(await run(...argv, '--at', 'soon')).toMatchObject({ exitCode: 3, stdout: '' });
    expect((await run(...argv, '--at', '2025-01-31T02:00:00+01:00')).exitCode).toBe(0);
    expect(lines('baselines/token.ndjson').map(({ provenance }) => provenance)).toEqual([
      { startedAt: '2025-01-31T01:00:00.000Z', recorded: { by: 'import' } },
    ]);
  });

  test('gets the commit that is stated', async () => {
    write('summary.csv', summary(51));
    const commit = git(['rev-parse', 'HEAD']);
    expect((await run(...argv, '--at', '2025-02-01', '--commit', commit, '--tag', '4.5.0')).exitCode).toBe(0);
    expect(lines('baselines/token.ndjson').at(-1)?.provenance).toEqual({
      startedAt: '2025-02-01T00:00:00.000Z',
      commit,
      tag: '4.5.0',
      recorded: { by: 'import' },
    });
  });
});

describe('--against ref: reads results that were committed', () => {
  const { run, write, git } = setUp();
  test('in one command', async () => {
    git(['init', '-q']);
    write('results/summary.csv', summary(100));
    git(['add', '-A']);
    git(['commit', '-qm', 'release']);
    write('results/summary.csv', summary(50));
    for (const against of ['ref:HEAD', 'ref:HEAD:@results/summary.csv'])
      expect(
        (await run('check', '@results', '--baselines', '@baselines', '--against', against.replace(':@', ':'))).stdout,
      ).toMatch(/−50 %/);
    expect((await run('check @results --against ref:HEAD:missing.csv')).exitCode).toBe(3);
  });
});

describe('a table of no tool', () => {
  const head = 'date,commit,endpoint,requests,error rate %,p50 ms,p99 ms,requests/s\n';
  const row = (day: number, commit: string, ms = 20): string =>
    `2025-01-${String(day).padStart(2, '0')},${commit},GET /,1000,0,${String(ms)},${String(2 * ms)},50\n`;
  const commits = ['aaaaaaa1', 'aaaaaaa2', 'aaaaaaa3', 'aaaaaaa4', 'aaaaaaa5'];
  const five = head + commits.map((commit, i) => row(1 + (i >> 1), commit, 20 + i)).join('');

  test('becomes a run per date and commit, with both', async () => {
    write('nights.csv', five);
    const told = await run('record @nights.csv --set scenario=shop --baselines @baselines');
    expect(told).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('5 runs of 2025-01-01 to 2025-01-03') });
    expect(lines('baselines/shop.ndjson')).toMatchObject(
      commits.map((commit, i) => ({
        provenance: { startedAt: `2025-01-0${String(1 + (i >> 1))}T00:00:00.000Z`, commit },
        measurement: {
          scenario: 'shop',
          configuration: { endpoint: 'GET /' },
          metrics: { p50: 20 + i, throughput: 50 },
          samples: 1000,
        },
      })),
    );
  });

  test.each([
    ['without a date', row(6, 'bbbbbbb1').replace('2025-01-06', ''), /found ""/],
    ['in the future', row(6, 'bbbbbbb1').replace('2025', '2027'), /1 run of a date in the future: 2027-01-06/],
    ['that is there twice', row(3, 'aaaaaaa5', 24), /repeats another one/],
    ['that is there with other values', row(3, 'aaaaaaa5', 30), /other values of this case at the same time/],
    ['in seconds', row(6, 'bbbbbbb1', 0.021), /1 run with times a thousand times .*: 2025-01-06/],
  ])('a run %s is named and left out', async (name, extra, reason) => {
    const place = `@${name.replaceAll(' ', '-')}`;
    write('more.csv', five + extra);
    const told = await run('record', '@more.csv', '--set', 'scenario=shop', '--baselines', place);
    expect(told).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(reason) });
    expect(told.stdout).toContain('Recorded 5 runs');
    expect(lines(`${place.slice(1)}/shop.ndjson`)).toHaveLength(5);
  });

  test('to which every night adds a run is recorded as the run of this job', async () => {
    write('nights.csv', five);
    const argv = ['record', ...ofShop, '@nightly'];
    await run(...argv);
    write('nights.csv', five + row(7, '', 21));
    const told = await run(...argv, '--tag', '4.5.0', '--commit', 'ccccccc1');
    expect(told).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^Recorded 1 case in/) });
    expect(lines('nightly/shop.ndjson').at(-1)?.provenance).toMatchObject({ tag: '4.5.0', commit: 'ccccccc1' });
    expect((await run(...argv)).stdout).toBe('Recorded 0 runs (0 lines).\n');
  });

  test('is recorded without a file that does not exist, which is named', async () => {
    const argv = ['record', '@nihgts.csv', ...ofShop, '@one'];
    expect(await run(...argv)).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('Did you mean') });
    expect(lines('one/shop.ndjson')).toHaveLength(6);
  });

  test.each([
    ['--tag', '4.5.0'],
    ['--at', '2025-01-01'],
    ['--commit', 'ccccccc1'],
  ])('refuses %s, which names one run', async (option, value) => {
    const told = await run('record', '@nights.csv', '--baselines', '@refused', option, value);
    const refused = expect.stringContaining(`${option} does not accept "${value}"`) as unknown;
    expect(told).toMatchObject({ exitCode: 3, stderr: refused });
    expect(readdirSync(at('')).includes('refused')).toBe(false);
  });
});

test('the history of github-action-benchmark becomes a run per commit, and a run that is there twice is named', async () => {
  const writeRuns = (...days: readonly number[]): void => {
    const runs = days.map((day, i) => ({
      commit: { id: `aaaaaaa${String(day)}` },
      date: Date.UTC(2025, 0, day),
      benches: [{ name: 'parse p99', unit: 'ms', value: 20 + i }],
    }));
    write('data.js', `window.BENCHMARK_DATA = ${JSON.stringify({ lastUpdate: 1, entries: { Rust: runs } })}`);
  };
  writeRuns(1, 2, 3);
  expect(await run('record @data.js --baselines @once')).toMatchObject({ exitCode: 0 });
  const recorded = lines('once/rust.ndjson').map(({ provenance }) => provenance?.commit);
  expect(recorded).toEqual(['aaaaaaa1', 'aaaaaaa2', 'aaaaaaa3']);
  writeRuns(1, 2, 3, 3);
  const twice = { exitCode: 1, stderr: expect.stringContaining('1 run that is there twice: 2025-01-03') };
  expect(await run('record @data.js --baselines @twice')).toMatchObject(twice);
  expect(lines('twice/rust.ndjson')).toHaveLength(3);
});

describe('a file that is larger than a part', () => {
  const labels = Array.from({ length: 4 }, (_, i) => `GET /${'page'.repeat(400)}/${String(i)}`);
  const nights = Array.from({ length: 800 }, (_, i) => new Date(Date.UTC(2021, 0, 1 + i, 2)));
  const rows = nights.flatMap((start, n) =>
    labels.map((label, i) =>
      night(new Date(start.getTime() + 60_000 * i).toISOString(), 100 + ((n + i) % 5)).replace('GET /', label),
    ),
  );

  test.each([
    ['oldest first', rows],
    ['newest first', rows.toReversed()],
  ])(
    'has every run once, whole, and its newest: %s',
    async (order, sorted) => {
      const place = `@${order.replace(' ', '-')}`;
      write('nights.csv', nightly(...sorted));
      const argv = ['record', ...ofShop, place];
      const told = await run(...argv);
      expect(told).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Recorded 800 runs') });
      expect((await run('history', '--baselines', place)).stdout).toMatch(/^shop +4 +800 +2021-01-01 +2023-03-11 /m);
      const recent = lines(`${place.slice(1)}/shop.ndjson`).flatMap(({ provenance }) => provenance?.startedAt ?? []);
      expect(new Set(recent).has(nights.at(-1)?.toISOString() ?? '')).toBe(true);
      expect((await run(...argv)).stdout).toBe('Recorded 0 runs (0 lines).\n');
    },
    240_000,
  );
});

describe('a table that is committed with every release', () => {
  const { run, write, at, git, lines } = setUp();

  test('is recorded with dates and commits by the lines of docs/results.md', async () => {
    git(['init', '-q']);
    const commits: string[] = [];
    for (const [i, text] of [summary(50), summary(51), summary(52)].entries()) {
      write('summary.csv', text);
      git(['add', '-A']);
      git(['commit', '-qm', 'release'], `2025-01-0${String(i + 1)}T02:00:00+01:00`);
      commits.push(git(['rev-parse', 'HEAD']));
    }
    const [, recipe = ''] = /```sh\n(TZ=UTC git log[^`]*)```/.exec(readFileSync('docs/results.md', 'utf8')) ?? [];
    execFileSync('bash', ['-euo', 'pipefail', '-c', recipe], { cwd: at('') });
    expect(await run('record @nights.csv --baselines @baselines')).toMatchObject({ exitCode: 0 });
    expect(lines('baselines/token.ndjson')).toMatchObject(
      commits.map((commit, i) => ({
        provenance: { startedAt: `2025-01-0${String(i + 1)}T01:00:00.000Z`, commit },
        measurement: { configuration: { users: '50' }, metrics: { throughput: 50 + i } },
      })),
    );
  });
});
