/** A cause that explains many findings comes first in the report, instead of its symptoms. */
import { describe, expect, test } from '@jest/globals';
import { jtl, story } from './_story.js';

const day = 86_400_000;
const start = Date.parse('2026-01-01');

/** The text up to the table: heading, causes and the problems that explain the verdict. */
const lead = (text: string): string => text.split('\n\n').slice(0, 2).join('\n');

const heads =
  'Scenario Name,Heap Size,Concurrent Users,Label,# Samples,Error %,Throughput (Requests/sec),99th Percentile of Response Time (ms)';
interface Table {
  readonly heap?: string;
  readonly labels?: readonly string[];
  /** A separate column that contains the row number. */
  readonly column?: readonly [head: string, value: (row: number) => string];
}
function summary(n: number, { heap = '4G', labels = ['GET /cart', 'POST /orders'], column }: Table = {}): string {
  const rows = labels.flatMap((label, i) =>
    [5, 20].map((users, j) => {
      const wave = 1 + 0.01 * Math.sin(5 * n + i + j);
      return `shop,${heap},${String(users)},${label},1000,0,${(50 * wave).toFixed(2)},${(200 * wave).toFixed(1)}`;
    }),
  );
  const [head, value] = column ?? [];
  const all = head === undefined ? rows : rows.map((row, i) => `${row},${value?.(i) ?? ''}`);
  return `${[head === undefined ? heads : `${heads},${head}`, ...all].join('\n')}\n`;
}

describe('a table of results', () => {
  const { run, write } = story();
  const place = ['@summary.csv', '--baselines', '@baselines'];
  const dayOptions = (n: number): readonly string[] => ['--set', `environment.day=${String(n)}`];
  const check = async (text: string): Promise<string> => {
    write('summary.csv', text);
    return (await run('check', ...place)).stdout;
  };

  test('has a history', async () => {
    for (let n = 0; n < 8; n++) {
      write('summary.csv', summary(n));
      expect(await run('record', ...place, ...dayOptions(n).slice(0, 0), '--tag', `1.${String(n)}`)).toMatchObject({
        exitCode: 0,
      });
    }
    expect(await check(summary(9))).toMatch(/^PASSED/);
  });

  test('with another value of an axis in every row names the axis', async () => {
    const text = await check(summary(9, { heap: '512M' }));
    expect(text).toMatch(/^FAILED {2}heap: 512M in this run, 4G in the baseline\n/);
    expect(lead(text)).toContain('Cases with different values are not compared.');
  });

  test('without several axes names all of them in one sentence', async () => {
    const rows = summary(9)
      .split('\n')
      .filter((row) => !row.includes(',20,'));
    const text = await check(rows.map((row) => row.split(',').toSpliced(1, 2).join(',')).join('\n'));
    expect(text).toMatch(
      /^FAILED {2}heap: not set in this run, 4G in the baseline; users: not set in this run, set in the baseline\n/,
    );
  });

  test('with an unrecognised axis names its column', async () => {
    const column = ['Replicas of the cache', (row: number) => String(1 + row)] as const;
    const text = await check(summary(9, { labels: ['GET /cart'], column }));
    expect(lead(text)).toContain('Replicas of the cache');
  });
});

const { run, write } = story();
const place = ['@r.jtl', '--baselines', '@baselines', '--set', 'scenario=shop'];
const slowStart = (n: number): string => {
  const slow = jtl('GET /', { n: 300, elapsedMs: 80, everyMs: 100, startMs: start + n * day });
  const rest = jtl('GET /', { n: 900, elapsedMs: 20 + (n % 2), everyMs: 100, startMs: start + n * day + 30_000 });
  return slow + rest.split('\n').slice(1).join('\n');
};

test('raw results with another warm-up name the warm-up', async () => {
  for (let n = 0; n < 8; n++) {
    write('r.jtl', slowStart(n));
    expect(await run('record', ...place, '--warmup', '30s')).toMatchObject({ exitCode: 0 });
  }
  write('r.jtl', slowStart(9));
  const { exitCode, stdout } = await run('check', ...place);
  expect(exitCode).not.toBe(0);
  expect(lead(stdout)).toMatch(/warm-?up/i);
});
