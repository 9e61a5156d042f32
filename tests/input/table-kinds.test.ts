/** Tables that people publish, by what made them hard to read: each kind with its siblings, which one mechanism reads. */
import { describe, expect, test } from '@jest/globals';
import { plainTable } from '../../src/formats/pages/published-tables.js';
import { read, readPage, readText, summarise } from './_tables.js';

const toText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

test.each([
  ['a share of a CPU', 'cpu_limit', ['500m', '1000m']],
  ['a size', 'cache', ['512m', '1g']],
  ['minutes', 'soak', ['10m', '30m']],
  ['thousands', 'dataset', ['10k', '20k']],
  ['a mix', 'mix', ['95/5', '50/50']],
])('a column of text is part of the case: %s', async (_, head, [first = '', second = '']) => {
  const lines = [`app,${head},throughput_rps,p99_ms`, `a,${first},10,20`, `a,${second},90,21`];
  const axis = head === 'cpu_limit' ? 'cpuLimit' : head;
  expect(summarise(await read(plainTable, toText(lines)))).toEqual([
    `[app=a, ${axis}=${first}]: 10 20`,
    `[app=a, ${axis}=${second}]: 90 21`,
  ]);
});

describe('a matrix whose heading names the metric', () => {
  const rows = ['', '| Endpoint | Axum | Bun |', '|---|---|---|', '| /a | 1.5 | 2.5 |', '| /b | 3.5 | 4.5 |', ''];
  test.each(['#### Requests/sec', '**Average response time (ms)**'])('%s', async (heading) => {
    expect(await readText('# Results', heading, ...rows)).toEqual([
      '[endpoint=/a, variant=Axum]: 1.5',
      '[endpoint=/a, variant=Bun]: 2.5',
      '[endpoint=/b, variant=Axum]: 3.5',
      '[endpoint=/b, variant=Bun]: 4.5',
    ]);
  });

  test('but not of what is no variant', async () => {
    const heads = ['Rows', 'Row size', 'Duration', 'Runs', 'Count', 'RAM', 'Target', 'Limit', 'Ratio', 'Change'];
    const cells = [['Endpoint', ...heads], heads.map(() => '---').concat('---'), ['/a', ...heads.map(() => '1.5')]];
    const found = await readText('# p99 latency (ms)', ...cells.map((row) => `| ${row.join(' | ')} |`));
    expect(found.filter((line) => line.includes('variant'))).toEqual([]);
  });

  test('and its case', async () => {
    const found = await readText('## Cold p50 (ms)', ...rows, '## Cold p95 (ms)', ...rows, '## Warm p50 (ms)', ...rows);
    expect(found).toContain('Cold [endpoint=/a, variant=Axum]: 1.5 1.5');
    expect(found).toContain('Warm [endpoint=/a, variant=Axum]: 1.5');
  });
});

test.each(['c6i.2xlarge', 'r2.5x', 'node22.1'])('the name %s proves no decimal mark', async (name) => {
  const found = await readPage('Instance | RPS | P99 (ms)', `${name} | 9.875 | 61`, `${name}a | 12.450 | 45`);
  expect(found).toContain('error unreadable-value 3');
});

test('what a script put before the columns of Locust is part of the case', async () => {
  const lines = [
    'users,Type,Name,Request Count,Failure Count,Requests/s,50%',
    '5,GET,/a,100,1,10,20',
    '9,GET,/a,100,2,11,21',
  ];
  expect(summarise(await read(plainTable, toText(lines)))).toEqual([
    '[name=/a, type=GET, users=5]: 1 10 20',
    '[name=/a, type=GET, users=9]: 2 11 21',
  ]);
});

test('what a machine used is named where it is measured like requests', async () => {
  const head = 'RPS | p95 (ms) | CPU max | CPU p95 | Memory max | Memory p95';
  expect((await readPage(head, '10 | 20 | 80 | 70 | 512 | 500')).join()).toContain('error head-not-understood');
});

test('a count that is missing makes no label of the others', async () => {
  const found = await readPage('Endpoint | Requests | Errors | p95 (ms)', 'a | 1000 | 0 | 20', 'b | skipped | 0 | 21');
  expect(found.join()).toContain('[endpoint=a]');
});

test.each([
  'a'.repeat(100_000) + '1',
  '1' + ' '.repeat(100_000) + 'x',
  `> a${' '.repeat(100_000)}x`,
  '1 2 '.repeat(25_000),
])(
  'a hostile cell takes no time (%#)',
  async (cell) => {
    await readPage('RPS | p50 / p99 | Error rate', `10 | ${cell} | ${cell}`);
    await read(plainTable, toText([cell, cell, cell]));
  },
  20_000,
);

describe('rates of success without a unit', () => {
  test.each([
    ['of at most 1 are fractions', ['1.0000', '0.9921'], ['0', '0.79']],
    ['also if all are 1', ['1', '1'], ['0', '0']],
    ['above 1 are in percent', ['100', '99.5'], ['0', '0.5']],
  ])('%s', async (_, [a = '', b = ''], [first = '', second = '']) => {
    const text = toText(['app,success_rate,p99_ms', `a,${a},20`, `b,${b},20`]);
    expect(summarise(await read(plainTable, text))).toEqual([`[app=a]: ${first} 20`, `[app=b]: ${second} 20`]);
  });

  test('but not a few thousandths', async () => {
    const text = toText(['app,success_rate,p99_ms', 'a,0.002,20', 'b,0.003,20']);
    expect(summarise(await read(plainTable, text))).toContain('warning error-unit-unclear 2');
  });
});

test.each([
  ['operation_latency_p99_ns', '5880', '0.00588'],
  ['query_duration_p99_us', '58', '0.058'],
  ['iteration_time_p99_ms', '58', undefined],
  ['p99/msg (ns)', '5880', undefined],
  ['p99 per op (us)', '58', undefined],
  ['transaction latency p99 (ms)', '58', '58'],
])('a percentile is read or refused, never lost: %s', async (head, cell, value) => {
  const found = summarise(await read(plainTable, toText([`app,rps,${head}`, `a,10,${cell}`, `b,11,${cell}`])));
  expect(found).toContain(value === undefined ? 'error head-not-understood 1' : `[app=a]: 10 ${value}`);
});

test.each([
  ['NumThreads,ActualQPS,p50', '16,1000,2918', '64,1000,3450', true],
  ['users,rps,avg', '16,1000,2918', '64,1000,3450', true],
  ['connections,rps,p50', '16,1000,2918', '64,1000,3450', true],
  ['users,rps,p50', '16,1000,16', '64,1000,60', false],
  ['users,rps,p50_us', '16,1000,2918', '64,1000,3450', false],
  ['threads,rps,p50', '4,1000,100', '4,1000,110', false],
])('times without a unit that are too long for the users: %s %s', async (head, first, second, isRefused) => {
  const found = summarise(await read(plainTable, toText([`run,app,${head}`, `1,a,${first}`, `2,b,${second}`])));
  expect(found.some((line) => line.startsWith('error'))).toBe(isRefused);
});

test('a head above statistics in cells that are no head cells', async () => {
  const head =
    '<tr><td rowspan="2">Name</td><td colspan="3">Throughput (rps)</td><td colspan="2">Latency (ms)</td></tr>';
  const below = ['Mean', 'Max', 'Standard deviation', 'Avg', 'Max'].map((name) => `<td>${name}</td>`).join('');
  const row = ['a', '61,204', '66,310', '2,118', '1.58', '14.2'].map((cell) => `<td>${cell}</td>`).join('');
  const found = await readText('<table>', head, `<tr>${below}</tr>`, `<tr>${row}</tr>`, '</table>');
  expect(found).toEqual(['[name=a]: 61204 1.58 14.2', 'error head-not-understood 1']);
});
