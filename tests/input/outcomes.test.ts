/** What became of requests adds up, or is an error: in tables, in JSON summaries and in reports of tools. */
import { describe, expect, test } from '@jest/globals';
import { accountFor } from '../../src/formats/parse/rows.js';
import type { RunDocument } from '../../src/model/documents.js';
import { story } from '../stories/_story.js';

const { run, text, write } = story();

/** The error rate of the only case of a result, and the exit code. */
async function read(file: string, content: string) {
  write(file, content);
  const { exitCode, stderr } = await run('read', `@${file}`, '--set', 'scenario=x', '--out', '@o.json');
  const [measurement] = exitCode === 0 ? (JSON.parse(text('o.json')) as RunDocument).measurements : [];
  return { exitCode, percent: measurement?.metrics['errorPercent'], stderr };
}
const table = (heads: string, cells: string): string =>
  `case,requests,${heads},rps,p99_ms\nlogin,6000,${cells},100.5,12.1\n`;

test.each([
  ['errors,timeouts', '0,0', 0],
  ['errors,timeouts', '60,30', 1],
  ['errors,timeouts', '0,3000', 50],
  ['failed,5xx', '60,600', 11],
  ['errors,non2xx,timeouts', '0,300,300', 10],
  ['failures,http_500', '60,60', 1],
  ['errors,dropped', '60,60', 1],
  ['ok,failed', '5940,60', 1],
  ['ok,failed,timeouts', '5940,30,30', 1],
  ['ok', '5940', 1],
  ['err_pct,timeouts', '0,3000', 50],
])('%s %s of 6,000 requests', async (heads, cells, percent) => {
  const found = await read('t.csv', table(heads, cells));
  expect(found.exitCode === 0 ? found.percent : 'error').toEqual(percent);
});

test.each([
  ['errors,dropped', '0,3000'],
  ['errors,queue drops', '0,2'],
  ['errors,rejected', '60,62'],
  ['failures,http_503', '0,5000'],
  ['error rate,lost', '0 %,5000'],
  ['errors,completed', '0,3000'],
  ['errors,uptime', '0,50 %'],
  ['ok,failed', '3000,0'],
  ['ok,failed', '7000,0'],
  ['errors,timeouts,5xx', '100,90,90'],
  ['errors,err_pct', '0,85 %'],
  ['drops,PASS', '100000,❌'],
])('%s %s of 6,000 requests is an error', async (heads, cells) => {
  expect(await read('t.csv', table(heads, cells))).toMatchObject({ exitCode: 3 });
});

test.each([
  [{ successful_transactions: 0, failed_transactions: 0 }, 100],
  [{ successful_transactions: 6000, failed_transactions: 0 }, 0],
  [{ successful_transactions: 3000, failed_transactions: 0 }, 50],
  [{ successful_transactions: 6000, failed_transactions: 6000 }, 50],
])('siege: %j', async (counts, percent) => {
  const report = {
    transactions: 6000,
    availability: 100,
    transaction_rate: 120.9,
    elapsed_time: 50,
    response_time: 0.01,
  };
  expect(await read('s.json', JSON.stringify({ ...report, ...counts }))).toMatchObject({ exitCode: 0, percent });
});

describe('generated outcomes', () => {
  let state = 7;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const generated = Array.from({ length: 500 }, () => {
    const samples = 100 + below(100_000);
    const errors = below(samples / 2);
    const part = below(errors + 1);
    return { samples, errors, parts: [part, errors - part] as const, more: 2 + below(samples - errors - 2) };
  });

  test('that add up give the rate of all errors', () => {
    for (const { samples, errors, parts } of generated) {
      const kinds = parts.map((count) => ({ count }));
      const successes = samples - errors;
      for (const known of [
        { errors },
        { successes },
        { errors, successes },
        { errors, kinds },
        { errors, successes, kinds },
        { kinds },
      ])
        expect(accountFor({ samples, ...known })).toEqual({ samples, errors });
      expect(accountFor({ errors, successes })).toEqual({ samples, errors });
      expect(accountFor({ samples, errors: 0, kinds })).toEqual({ samples, errors });
    }
  });

  test('of which some are neither, or there twice, are doubtful', () => {
    for (const { samples, errors, more } of generated) {
      const successes = samples - errors;
      expect(accountFor({ samples, errors, successes: successes - more })).toHaveProperty('doubt');
      expect(accountFor({ samples, errors, successes: samples + more })).toHaveProperty('doubt');
      const kinds = [{ count: errors }, { count: errors }];
      if (errors > 1) expect(accountFor({ samples, errors, kinds })).toHaveProperty('doubt');
    }
  });

  test('reach the row of a table and the member of a summary', async () => {
    for (const { samples, errors, parts, more } of generated.slice(0, 12)) {
      const row = (ok: number): string =>
        `case,requests,ok,failed,timeouts,rps,p99_ms\na,${String(samples)},${String(ok)},${String(errors)},${String(parts[0])},100.5,12.1\n`;
      expect((await read('g.csv', row(samples - errors))).percent).toBeCloseTo((errors / samples) * 100);
      expect((await read('g.csv', row(samples - errors - more))).exitCode).toBe(3);
      const summary = (percent: number): string =>
        JSON.stringify({
          a: { transaction: 'a', sampleCount: samples, errorCount: errors, errorPct: percent, throughput: 5 },
        });
      const share = (errors / samples) * 100;
      expect((await read('g.json', summary(share))).percent).toBeCloseTo(share);
      expect((await read('g.json', summary(share + 45))).exitCode).toBe(3);
    }
  });
});
