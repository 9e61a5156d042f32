/** Results that owners keep in git become a history: every version is a run, whatever its commit says about its date. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import type { HistoryLine } from '../../src/model/documents.js';
import { story } from './_story.js';

const page = (cart: number, orders: number, text = 'Measured every night.'): string =>
  `# The shop\n\n${text}\n\n| Endpoint | Requests/sec | p99 (ms) | Errors |\n|---|---|---|---|\n| GET /cart | ${String(cart)} | 21 | 0 |\n| POST /orders | ${String(orders)} | 42 | 0 |\n`;

const wrk = (rate: number): string =>
  `Running 30s test @ http://127.0.0.1:8080/cart
  4 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     6.35ms    2.10ms  40.10ms   75.00%
    Req/Sec     2.50k   120.00     3.00k    70.00%
  Latency Distribution
     50%    6.10ms
     75%    7.00ms
     90%    8.50ms
     99%   14.00ms
  ${String(30 * rate)} requests in 30.00s, 40.00MB read
Requests/sec:  ${String(rate)}.00
Transfer/sec:      1.33MB
`;

const { run, write, at, text } = story();
beforeEach(() => {
  for (const entry of readdirSync(at(''))) rmSync(at(entry), { recursive: true });
  git(['init', '--quiet']);
});

function git(args: readonly string[], date = '2025-01-01T00:00:00Z'): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.invalid', ...args], {
    cwd: at(''),
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2025-01-01T00:00:00Z' },
  });
}

function commit(date: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) write(file, content);
  git(['add', '-A']);
  git(['commit', '--quiet', '--message', 'night'], date);
}

const importAll = async (named: string, ...options: readonly string[]) =>
  await run('import', '--every-commit', `@${named}`, '--baselines', '@baselines', ...options);

const runs = (scenario: string): readonly (readonly [start: string | undefined, label: string, rate: unknown])[] =>
  text(`baselines/${scenario}.ndjson`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as HistoryLine)
    .map(({ measurement, provenance }) => [
      provenance?.startedAt?.slice(0, 10),
      measurement?.label ?? measurement?.configuration['endpoint'] ?? '',
      measurement?.metrics['throughput'],
    ]);

describe('a page of Markdown', () => {
  test('has a run for each change of its numbers, none for one of its text, and its notes once', async () => {
    commit('2025-01-01T00:00:00Z', { 'README.md': page(500, 250) });
    commit('2025-01-02T00:00:00Z', { 'README.md': page(500, 250, 'Other words.') });
    commit('2025-01-03T00:00:00Z', { 'README.md': page(510, 250, 'Other words.') });
    const { exitCode, stderr } = await importAll('README.md', '--set', 'scenario=shop');
    expect([exitCode, stderr.match(/assumed to name the case/g)?.length]).toEqual([0, 1]);
    expect(stderr).toMatch(/assumed to name the case: "Endpoint"\. \(commit [0-9a-f]{10} and 2 others\)/);
    expect(runs('shop')).toEqual([
      ['2025-01-01', 'GET /cart', 500],
      ['2025-01-01', 'POST /orders', 250],
      ['2025-01-03', 'GET /cart', 510],
    ]);
  });
});

describe('what a tool printed, in a folder', () => {
  const start = (): void => {
    commit('2025-01-01T00:00:00Z', { 'bench/v1/wrk.txt': wrk(1000), 'bench/notes.md': 'Nothing measured.' });
    commit('2025-01-02T00:00:00Z', { 'bench/v2/wrk.txt': wrk(1010) });
    commit('2025-01-03T00:00:00Z', { 'bench/v1/wrk.txt': wrk(1020), 'other/wrk.txt': wrk(1) });
  };
  test.each(['bench', 'bench/*/wrk.txt', 'bench/**/*.txt'])(
    '%s is read at every commit that changed it',
    async (name) => {
      start();
      expect((await importAll(name, '--set', 'scenario=shop')).exitCode).toBe(0);
      expect(runs('shop').map(([date, , rate]) => [date, rate])).toEqual([
        ['2025-01-01', 1000],
        ['2025-01-02', 1010],
        ['2025-01-03', 1020],
      ]);
    },
  );
});

describe('dates of commits', () => {
  const order = async (dates: readonly string[]): Promise<readonly (readonly [string | undefined, unknown])[]> => {
    for (const [i, date] of dates.entries()) commit(date, { 'wrk.txt': wrk(1001 + i) });
    expect((await importAll('wrk.txt', '--set', 'scenario=shop')).exitCode).toBe(0);
    return runs('shop').map(([date, , rate]) => [date, Number(rate) - 1000]);
  };
  test.each([
    ['of the year 5138', '@99999999999 +0000'],
    ['of 1970', '@100000 +0000'],
    ['before that of its parent', '2024-12-01T00:00:00Z'],
    ['beyond any calendar', '@99999999999999 +0000'],
  ])('%s give way to the order of the commits', async (_, date) => {
    expect(await order(['2025-01-01T00:00:00Z', '2025-01-02T00:00:00Z', date, '2025-01-04T00:00:00Z'])).toEqual([
      ['2025-01-01', 1],
      ['2025-01-02', 2],
      ['2025-01-02', 3],
      ['2025-01-04', 4],
    ]);
  });

  test('that are negative are no dates', async () => {
    commit('2025-01-01T00:00:00Z', { 'wrk.txt': wrk(1001) });
    commit('2025-01-02T00:00:00Z', { 'wrk.txt': wrk(1002) });
    const raw = execFileSync('git', ['cat-file', 'commit', 'HEAD'], { cwd: at(''), encoding: 'utf8' });
    const id = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin', '--literally'], {
      cwd: at(''),
      encoding: 'utf8',
      input: raw.replace(/^(committer .*>) \d+/m, '$1 -86400'),
    });
    git(['reset', '--quiet', '--hard', id.trim()]);
    expect((await importAll('wrk.txt', '--set', 'scenario=shop')).exitCode).toBe(0);
    expect(runs('shop').map(([date, , rate]) => [date, rate])).toEqual([
      ['2025-01-01', 1001],
      ['2025-01-01', 1002],
    ]);
  });

  test('of one second, as after a rebase, are runs of their own', async () => {
    expect(await order(['2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z'])).toEqual([
      ['2025-01-01', 1],
      ['2025-01-01', 2],
    ]);
  });
});

describe('names', () => {
  test('a quoted glob has the dates of its folders, and {label} of a pattern is the label', async () => {
    for (const night of ['2025-01-31', '2025-02-01'])
      for (const label of ['cart', 'orders']) write(`results/${night}/${label}.txt`, wrk(1000));
    write('guardband.yml', "paths: ['{label}.txt']\n");
    const given = ['--config', '@guardband.yml', '--set', 'scenario=shop', '--commit', 'none'];
    const told = await run('import', '@results/*/*.txt', '--baselines', '@baselines', ...given);
    expect([told.exitCode, runs('shop')]).toEqual([
      0,
      ['2025-01-31', '2025-02-01'].flatMap((night) => ['cart', 'orders'].map((label) => [night, label, 1000])),
    ]);
  });

  test.each([
    [
      'Label,Median,99% Line,Throughput,Date\na,20,30,100,1735689600\n',
      '',
      'without the columns "# Samples", "Average"',
    ],
    [
      'Label,Median,Mean\na,20,21\n',
      'columns: {label: Label, metrics: {p50: Median, p99: Slowest}}\n',
      'without the column "Slowest"',
    ],
  ])('a table that lacks a column says which: %j', async (table, config, expected) => {
    write('nights.csv', table);
    write('guardband.yml', config);
    const told = await run('import', '@nights.csv', '--config', '@guardband.yml');
    expect(told).toMatchObject({ exitCode: 3, stderr: expect.stringContaining(expected) });
  });
});
