import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Backtest } from '../../src/model/documents.js';
import { cli } from '../../src/cli.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { progressLine } from '../../src/hosts/node/progress-line.js';
import { story } from './_story.js';

interface Night {
  readonly throughput?: number;
  readonly p99?: number;
  readonly errors?: number;
}
const heads =
  'Label,# Samples,Average,Median,90% Line,95% Line,99% Line,Min,Max,Error %,Throughput,Received KB/sec,Std. Dev.,Date,Payload,Users,Version';
const startSeconds = 1_700_000_000;
/** A nightly history of one case, as a cron job appends it. */
const history = (nights: readonly Night[]): string =>
  `${[
    heads,
    ...nights.map(
      ({ throughput = 1000, p99 = 60, errors = 0 }, i) =>
        `HTTP Request,${String(100_000 + i)},20,15,30,40,${String(p99)},1,90,${errors.toFixed(2)}%,${throughput.toFixed(1)},500.0,10.0,${String(startSeconds + i * 86_400)},50,60,Shop 1.0.${String(i)}`,
    ),
  ].join('\n')}\n`;
/** Deterministic noise. */
const wobble = (i: number, percent: number): number => 1000 * (1 + (percent / 100) * Math.sin(i * 2.4));

/** 40 nights: in one of them requests fail, and from the 36th on throughput is lower. */
const known = Array.from({ length: 40 }, (_, i): Night => {
  if (i === 15) return { throughput: 2500, errors: 60 };
  return { throughput: wobble(i, 1) * (i >= 35 ? 0.7 : 1) };
});

const { run, write, text } = story();

test('a history with one broken run and one real step gives the expected counts', async () => {
  write('shop/nightly.csv', history(known));
  const { exitCode, stdout, stderr } = await run('backtest', '@shop/nightly.csv', '--out', '@backtest.json');
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Replayed 39 runs of 40 (1 case, 40 measurements) from 2023-11-15');
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
    'Of your own 39 past runs, 2 would have failed, 1 of them at the beginning of 1 loss that lasted and 1 at none: ',
  );
  expect(stdout).toMatch(/- errors: 1 run \(2.6 %\)\n- throughput: 1 run \(2.6 %\)/);
  expect(stdout).toMatch(/1\.0\.15 +.*: errors 60 %/);
  expect(stdout).toContain('Whether a failure here is true or false is unknown');
  const found = JSON.parse(text('backtest.json')) as Backtest;
  expect(found).toMatchObject({
    schemaVersion: 1,
    runs: { read: 40, replayed: 39, cases: 1, measurements: 40, history: 30 },
    outcomes: { passed: 37, failed: 2, undecided: 0 },
    stretches: 2,
    longestStretch: 1,
    causes: [
      { cause: 'errorPercent', runs: 1 },
      { cause: 'throughput', runs: 1 },
    ],
    cases: [{ judged: 39, failed: 2, causes: { errorPercent: 1, throughput: 1 } }],
    events: [{ tag: '1.0.35', runs: 5, cases: 1, outcome: 'failed' }],
  });
  expect(found.failures.map(({ tag }) => tag)).toEqual(['1.0.15', '1.0.35']);
  expect(stdout).toMatch(/- 2023-12-19 \d\d:\d\d, 1\.0\.35: 1 case, 5 runs; its first run failed/);
});

test('a history with one broken run and one real step writes the same as JSON to standard output, with the configured band', async () => {
  const { stdout } = await run('backtest', '@shop/nightly.csv', '--format', 'json');
  expect(stdout).toBe(text('backtest.json'));
  write('guardband.yml', 'version: 1\nmetrics:\n  throughput: {band: 40%}\n');
  const wide = await run('backtest', '@shop/nightly.csv', '--config', '@guardband.yml');
  expect(wide.stdout).toMatch(/Of your own 39 past runs, 1 would have failed/);
});

test('a history with one broken run and one real step replays only the newest runs when asked, but compares them with older ones', async () => {
  const { stdout } = await run('backtest', '@shop/nightly.csv', '--runs', '7', '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject({ runs: { read: 40, replayed: 7 }, outcomes: { failed: 1 } });
});

test('a history with one broken run and one real step gives the same from run documents and from the recorded history', async () => {
  for (let i = 0; i < 8; i++) {
    write('one.csv', history(known.slice(0, i + 1)));
    await run('read', '@one.csv', '--set', 'scenario=shop', '-o', `@runs/${String(i)}.json`);
    await run('record', '@one.csv', '--set', 'scenario=shop', '--baselines', '@baselines');
  }
  const runs = { runs: { read: 8, replayed: 7 }, outcomes: { passed: 7, failed: 0, undecided: 0 } };
  for (const argv of [['@runs'], ['@baselines'], ['--baselines', '@baselines']]) {
    const { stdout, exitCode, stderr } = await run('backtest', ...argv, '--format', 'json');
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject(runs);
  }
});

describe('a noisy history without any change', () => {
  const { run, write } = story();

  test('fails in no run', async () => {
    write(
      'noisy.csv',
      history(Array.from({ length: 40 }, (_, i) => ({ throughput: wobble(i, 9), p99: 60 + ((i * 7) % 11) }))),
    );
    const { stdout } = await run('backtest', '@noisy.csv', '--set', 'scenario=shop', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({ outcomes: { failed: 0 } });
  });
});

describe('a history that cannot be replayed', () => {
  const { run, write } = story();

  test.each<[string, string[], number, RegExp]>([
    ['one run', ['@one.csv'], 2, /only one run/],
    ['lines that cannot be read', ['@torn.ndjson'], 2, /torn\.ndjson:3/],
    ['no history at all', ['--baselines', '@none'], 3, /No history was given/],
    ['a file that is not there', ['@none.csv'], 3, /No file or folder matches|no-such-file|none\.csv/],
    ['a foreign file', ['@foreign.txt'], 3, /format is not recognised/],
    ['a run without rows', ['@empty.csv'], 3, /\S/],
    ['--runs that is no number', ['@one.csv', '--runs', 'all'], 3, /number of newest runs/],
    ['a format there is not', ['@one.csv', '--format', 'markdown'], 3, /--format does not accept "markdown"/],
    ['an output that is no JSON', ['@one.csv', '--out', '@b.html'], 3, /\.json/],
    [
      'a configuration that is not there',
      ['@one.csv', '--config', '@none.yml'],
      3,
      /configuration file does not exist/,
    ],
  ])('%s: an error that names the cause', async (_, argv, code, words) => {
    write('one.csv', history(known.slice(0, 1)));
    write('empty.csv', `${heads}\n`);
    write('foreign.txt', 'Dear diary,\n');
    const line = (day: number): string =>
      JSON.stringify({
        schemaVersion: 1,
        measurement: { scenario: 'shop', configuration: {}, metrics: { throughput: 1000, p99: 50 } },
        provenance: { startedAt: `2026-01-0${String(day)}T00:00:00.000Z` },
      });
    write('torn.ndjson', `${line(1)}\n${line(2)}\n{"schemaVersion":1,"measur\n${line(3)}\n`);
    const { exitCode, stdout, stderr } = await run('backtest', ...argv);
    expect(exitCode).toBe(code);
    expect(stdout + stderr).toMatch(words);
    expect(stdout + stderr).not.toMatch(/\n\s+at /);
  });
});

describe('the output of a backtest', () => {
  const narrow = story({ width: 50 });

  test('has no line wider than a narrow terminal', async () => {
    narrow.write('shop/nightly.csv', history(known));
    const { stdout } = await narrow.run('backtest', '@shop/nightly.csv');
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(50);
    expect(stdout).toMatch(/    judged 39/);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each([true, false])('shows progress only on a terminal (%s)', async (terminal) => {
    const shown: string[] = [];
    let current = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => (current += 500));
    const error = {
      print: (text: string | Uint8Array) => void shown.push(String(text)),
      isTerminal: terminal,
      width: 50,
    };
    const ignored = { stdout: () => undefined, stderr: () => undefined };
    const host = { ...nodeHost(), ...ignored, progress: progressLine(error).show };
    await cli(['backtest', narrow.at('shop/nightly.csv')], host);
    expect(shown.join('').includes('replayed run 39')).toBe(terminal);
    expect(shown.length > 0).toBe(terminal);
  });
});
