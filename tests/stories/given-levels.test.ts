/** What a history that was recorded at once has as its level, and that nothing worse replaces it without a decision. */
import { describe, expect, test } from '@jest/globals';
import { story } from './_story.js';

const labels = { 'GET /': 500, 'GET /cart': 240, 'POST /orders': 90 };

/** Noise of 1.5 % without random numbers: the same in every run of the test. */
const noise = (i: number): number => 1 + 0.015 * Math.sin(12.9898 * (i + 1));

/** @param slowness by night: 1 is the usual response time */
const nights = (slowness: readonly number[], first = 0): string =>
  [
    'Label,# Samples,Average,Median,90% Line,95% Line,99% Line,Min,Max,Error %,Throughput,Received KB/sec,Std. Dev.,Date',
    ...slowness.flatMap((factor, i) =>
      Object.entries(labels).map(([label, usual], k) => {
        const [night, ms] = [first + i, usual * factor * noise(7 * (first + i) + k)];
        const times = [1, 1, 1.3, 1.5, 2].map((share) => (share * ms).toFixed(0));
        const seconds = Date.UTC(2024, 0, 1 + night, 2, k) / 1000;
        return `${label},10000,${times.join(',')},5,4000,0.00%,${(10_000 / ms).toFixed(2)},10.0,9.0,${String(seconds)}`;
      }),
    ),
    '',
  ].join('\n');

const repeat = (count: number, value: number): readonly number[] => Array<number>(count).fill(value);

const histories: readonly (readonly [title: string, slowness: readonly number[]])[] = [
  ['an old loss that nobody accepted', [...repeat(8, 1), ...repeat(92, 1.4)]],
  ['a gradual loss, then a plateau', [...Array.from({ length: 40 }, (_, i) => 1 + i / 100), ...repeat(40, 1.4)]],
  ['a slower machine in the middle', [...repeat(40, 1), ...repeat(40, 1.6)]],
  ['one good night', [1, ...repeat(6, 1.2)]],
];

describe.each(histories)('%s', (_, history) => {
  const { run, write } = story();
  const options = ['--set', 'scenario=shop', '--baselines', '@baselines'];
  const next = history.at(-1) ?? 1;
  const check = async (factor: number, night: number): Promise<number> => {
    write('next.csv', nights([factor], night));
    return (await run('check', '@next.csv', ...options)).exitCode;
  };

  test('is told in ten lines, and the next run like it passes', async () => {
    write('nights.csv', nights(history));
    const { exitCode, stderr } = await run('record', '@nights.csv', ...options);
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('taken as given')]);
    expect(stderr.split('\n').length).toBeLessThanOrEqual(11);
    expect(await check(next, history.length)).toBe(0);
  });

  test('a level that got worse since is never the baseline by itself', async () => {
    for (let night = history.length; night < history.length + 6; night++) {
      expect(await check(1.4 * next, night)).toBe(1);
      await run('record', '@next.csv', ...options);
    }
    expect(await check(1.4 * next, history.length + 6)).toBe(1);
    expect(await check(next, history.length + 7)).toBe(0);
  });
});

const { run, write } = story();
const options = ['--set', 'scenario=shop', '--baselines', '@baselines'];
const without = (text: string): string => text.replaceAll(/^POST .*\n/gm, '');
const failing = (text: string): string => text.replaceAll(/^(GET \/cart,.*)0\.00%/gm, '$165.00%');

test('a case that the newest nights do not have is not expected, and errors that last are taken as given', async () => {
  const all = nights(repeat(20, 1));
  const [head = '', ...rows] = without(nights(repeat(6, 1), 20)).split('\n');
  write('nights.csv', `${all}${failing(rows.join('\n'))}`);
  const { stderr } = await run('record', '@nights.csv', ...options);
  expect(stderr).toContain('No longer expected, because the newest 4 runs or more do not have');
  expect(stderr).toContain('shop / POST /orders');
  expect(stderr).toContain('since 2024-01-21 (6 runs): GET /cart: error % +65 points');
  const [, ...next] = without(nights([1], 26)).split('\n');
  write('next.csv', [head, ...next].join('\n'));
  expect(await run('check', '@next.csv', ...options)).toMatchObject({ exitCode: 0 });
});

test('a case that the newest nights do not have is expected again once it was measured', async () => {
  write('back.csv', nights([1], 27));
  expect((await run('record', '@back.csv', ...options)).exitCode).toBe(0);
  expect(await run('check', '@next.csv', ...options)).toMatchObject({
    exitCode: 1,
    stdout: expect.stringContaining('not measured'),
  });
});

describe('a history that another program made', () => {
  const { run, write, text } = story();
  const options = ['--set', 'scenario=shop', '--baselines', '@baselines'];
  const line = (night: number, factor: number): string =>
    Object.entries(labels)
      .map(([label, usual], k) => {
        const ms = usual * factor * noise(7 * night + k);
        const metrics = { errorPercent: 0, p50: ms, p99: 2 * ms, throughput: 10_000 / ms };
        const startedAt = new Date(Date.UTC(2024, 0, 1 + night, 2)).toISOString();
        const measurement = { scenario: 'shop', label, configuration: {}, samples: 10_000, metrics };
        return `${JSON.stringify({ schemaVersion: 1, measurement, provenance: { startedAt } })}\n`;
      })
      .join('');
  const check = async (factor: number, night: number) => {
    write('next.csv', nights([factor], night));
    return await run('check', '@next.csv', ...options);
  };
  const restore = (stdout: string): string => /guardband accept .*/.exec(stdout)?.[0] ?? '';

  test('has the newest lasting level, told in one line with the command that returns to the better one', async () => {
    write('baselines/shop.ndjson', [...repeat(10, 1), ...repeat(20, 1.4)].map((factor, i) => line(i, factor)).join(''));
    const { exitCode, stderr, stdout } = await check(1.4, 30);
    const told = `${stdout}${stderr}`;
    expect([exitCode, told.match(/taken as given/g)?.length]).toEqual([0, 1]);
    expect(told).toMatch(/since 2024-01-11 \(20 runs\): all 3 cases: throughput −2\d/);
    expect(restore(told)).toMatch(/^guardband accept '\*'.* --from '2024-01-01T02:00:00.000Z'/);
    expect((await check(1.9, 30)).exitCode).toBe(1);
  });

  test('keeps it when Guardband records into it', async () => {
    await check(1.4, 30);
    await run('record', '@next.csv', ...options);
    expect(text('baselines/shop.ndjson')).toContain('"given":true');
    const { exitCode, stderr, stdout } = await check(1.4, 31);
    expect([exitCode, `${stdout}${stderr}`]).toEqual([0, expect.not.stringContaining('taken as given')]);
  });

  test('is judged by the better level again once that is accepted', async () => {
    const from = ['--from', '2024-01-01T02:00:00.000Z', '--reason', 'it was a mistake'];
    expect((await run('accept', '*', ...from, '--baselines', '@baselines')).exitCode).toBe(0);
    expect((await check(1.4, 31)).exitCode).toBe(1);
  });
});

describe('a loss that Guardband recorded and nobody accepted', () => {
  const { run, write, text } = story();
  const options = (baselines: string): readonly string[] => ['--set', 'scenario=shop', '--baselines', baselines];
  const check = async (baselines: string): Promise<number> => {
    write('next.csv', nights([1.4], 40));
    return (await run('check', '@next.csv', ...options(baselines))).exitCode;
  };

  test.each([
    ['in the store', (): string => '@baselines'],
    [
      'in a checkout with the line breaks of Windows',
      (): string => {
        write('windows/shop.ndjson', text('baselines/shop.ndjson').replaceAll('\n', '\r\n'));
        return '@windows';
      },
    ],
  ])('fails %s', async (_, place) => {
    write('first.csv', nights(repeat(12, 1)));
    await run('record', '@first.csv', ...options('@baselines'));
    for (let night = 12; night < 20; night++) {
      write('next.csv', nights([1.4], night));
      await run('record', '@next.csv', ...options('@baselines'));
    }
    expect(await check(place())).toBe(1);
  });

  test('fails in a copy of the store', async () => {
    expect((await run('record @baselines --baselines @copy')).stderr).not.toContain('taken as given');
    expect(await check('@copy')).toBe(1);
  });
});
