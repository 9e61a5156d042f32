/** Existing histories become baselines, with the dates and commits that they have. */
import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import type { HistoryLine } from '../../src/model/documents.js';
import { story } from './_story.js';

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
  const { run, write, text, at } = story();
  const lines = (file: string): readonly HistoryLine[] =>
    text(file)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as HistoryLine);
  const starts = (file: string) => lines(file).map(({ provenance }) => provenance?.startedAt);
  const rates = (file: string) => lines(file).map(({ measurement }) => measurement?.metrics['throughput']);
  const git = (args: readonly string[], date = '2025-01-01T00:00:00Z'): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: at(''),
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      encoding: 'utf8',
    }).trim();
  return { run, write, lines, starts, rates, git };
}

describe('a file of many nights', () => {
  const { run, write, starts, rates } = setUp();
  test('becomes a run per night, once', async () => {
    write('nights.csv', nightly(night('2025-01-02T02:00:00Z', 110), night('2025-01-01T02:00:00Z', 100)));
    const argv = ['import', '@nights.csv', '--set', 'scenario=shop', '--baselines', '@baselines'];
    expect(await run(...argv)).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('2 runs of 2025-01-01') });
    expect(starts('baselines/shop.ndjson')).toEqual(['2025-01-01T02:00:00.000Z', '2025-01-02T02:00:00.000Z']);
    expect(rates('baselines/shop.ndjson')).toEqual([100, 110]);
    expect(await run(...argv)).toMatchObject({ exitCode: 0, stdout: 'Imported 0 lines.\n' });
    expect(starts('baselines/shop.ndjson')).toHaveLength(2);
  });
});

describe.each([
  ['folders', 'results/2025-01-31/summary.csv', 'results/20250201T020500/summary.csv'],
  ['files', 'results/summary-2025-01-31.csv', 'results/summary_2025-02-01T02-05-00.csv'],
])('%s named by date', (_, first, second) => {
  const { run, write, starts } = setUp();
  test('become runs of the same cases', async () => {
    write(first, summary(50));
    write(second, summary(51));
    const { exitCode } = await run('import', '@results', '--baselines', '@baselines');
    expect(exitCode).toBe(0);
    expect(starts('baselines/token.ndjson')).toEqual(['2025-01-31T00:00:00.000Z', '2025-02-01T02:05:00.000Z']);
  });
});

describe('a result without a date', () => {
  const { run, write, git, lines } = setUp();
  test('is refused without --at and --commit, and gets neither today nor HEAD', async () => {
    git(['init', '-q']);
    write('summary.csv', summary(50));
    git(['add', '-A']);
    git(['commit', '-qm', 'first']);
    const argv = ['import', '@summary.csv', '--baselines', '@baselines'];
    for (const given of [
      [],
      ['--at', '2025-01-31'],
      ['--commit', 'HEAD'],
      ['--at', 'soon', '--commit', 'HEAD'],
      ['--at', '2025-01-31', '--commit', 'nope'],
    ])
      expect(await run(...argv, ...given)).toMatchObject({ exitCode: 3, stdout: '' });
    expect((await run(...argv, '--at', '2025-01-31', '--commit', 'HEAD')).exitCode).toBe(0);
    expect(lines('baselines/token.ndjson')).toMatchObject([
      { provenance: { startedAt: '2025-01-31T00:00:00.000Z', commit: git(['rev-parse', 'HEAD']) } },
    ]);
  });

  test('needs no commit if the user says that nobody knows it', async () => {
    write('summary.csv', summary(50));
    const given = ['--at', '2025-01-31T02:00:00+01:00', '--commit', 'none'];
    expect((await run('import', '@summary.csv', '--baselines', '@others', ...given)).exitCode).toBe(0);
    expect(lines('others/token.ndjson').map(({ provenance }) => provenance)).toEqual([
      { startedAt: '2025-01-31T01:00:00.000Z' },
    ]);
  });
});

describe('a folder of run documents in folders named by date', () => {
  const { run, write, starts } = setUp();
  test('is no recorded history', async () => {
    for (const day of ['2025-01-31', '2025-02-01']) {
      const metrics = { throughput: 100, errorPercent: 0 };
      const measurements = [{ scenario: 'shop', configuration: {}, metrics, samples: 1000 }];
      const document = { schemaVersion: 1, provenance: { startedAt: `${day}T02:00:00.000Z` }, measurements };
      write(`results/${day}/run.json`, JSON.stringify(document));
    }
    const told = await run('import', '@results', '--baselines', '@baselines');
    expect(told).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('2 runs of 2025-01-31 to 2025-02-01') });
    expect(starts('baselines/shop.ndjson')).toEqual(['2025-01-31T02:00:00.000Z', '2025-02-01T02:00:00.000Z']);
  });
});

describe('every commit of a file is a run, and failed runs are left out', () => {
  const { run, write, git, lines } = setUp();
  test('in one command', async () => {
    git(['init', '-q']);
    const commits: string[] = [];
    for (const [i, text] of [summary(50), summary(90, 9000), summary(52)].entries()) {
      write('summary.csv', text);
      git(['add', '-A']);
      git(['commit', '-qm', 'night'], `2025-01-0${String(i + 1)}T02:00:00Z`);
      commits.push(git(['rev-parse', 'HEAD']));
    }
    git(['rm', '-q', 'summary.csv']);
    git(['commit', '-qm', 'gone'], '2025-01-04T02:00:00Z');
    const told = await run('import', '--every-commit', '@summary.csv', '--baselines', '@baselines');
    expect(told).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('it failed: 90.00 % errors (1 run)') });
    const measured = lines('baselines/token.ndjson').filter(({ measurement }) => measurement !== undefined);
    expect(measured).toMatchObject([
      { provenance: { commit: commits[0], startedAt: '2025-01-01T02:00:00.000Z' } },
      { provenance: { commit: commits[2], startedAt: '2025-01-03T02:00:00.000Z' } },
    ]);
  });
});

describe('a level that got worse long ago', () => {
  const { run, write, lines } = setUp();
  const rows = Array.from({ length: 40 }, (_, i) =>
    night(new Date(Date.UTC(2025, 0, 1 + i, 2)).toISOString(), (i < 8 ? 100 : 60) + (i % 3)),
  );
  const options = ['--set', 'scenario=shop', '--baselines', '@baselines'];
  const givens = () => lines('baselines/shop.ndjson').flatMap(({ accept }) => accept ?? []);

  test('is taken as given in one line, so that the next run like it passes', async () => {
    write('nights.csv', nightly(...rows.slice(0, -1)));
    const { stdout } = await run('import', '@nights.csv', ...options);
    expect(stdout).toMatch(/taken as given/);
    expect(stdout).toMatch(/since 2025-01-09 \(31 runs\): .*throughput −40 %/);
    expect(givens()).toMatchObject([{ metric: 'throughput', from: '2025-01-09T02:00:00.000Z', given: true }]);
    write('next.csv', nightly(...rows.slice(-1)));
    expect((await run('check', '@next.csv', ...options)).exitCode).toBe(0);
  });

  test('is judged by the better level again after the command that import prints', async () => {
    const restore = ['--metric', 'throughput', '--from', '2025-01-01T02:00:00.000Z', '--reason', 'it was a mistake'];
    expect((await run('accept', '*', ...restore, '--baselines', '@baselines')).exitCode).toBe(0);
    expect((await run('check', '@next.csv', ...options)).exitCode).toBe(1);
  });

  test('is not taken as given if the history knew the case', async () => {
    write('first.csv', nightly(...rows.slice(0, 8)));
    write('later.csv', nightly(...rows.slice(8)));
    const others = ['--set', 'scenario=shop', '--baselines', '@others'];
    await run('import', '@first.csv', ...others);
    expect((await run('import', '@later.csv', ...others)).stdout).not.toMatch(/given/);
  });
});

describe('another store is copied', () => {
  const { run, write, starts } = setUp();
  test('in one command', async () => {
    write('nights.csv', nightly(night('2025-01-01T02:00:00Z', 100)));
    await run('import', '@nights.csv', '--set', 'scenario=shop', '--baselines', '@old');
    expect((await run('import', '@old', '--baselines', '@new')).exitCode).toBe(0);
    expect(starts('new/shop.ndjson')).toEqual(['2025-01-01T02:00:00.000Z']);
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
    expect((await run('check', '@results', '--against', 'ref:HEAD:missing.csv')).exitCode).toBe(3);
  });
});
