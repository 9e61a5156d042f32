/** What is not known is said in guardband.yml: a head of any table and its meaning. */
import { describe, expect, test } from '@jest/globals';
import type { RunDocument } from '../../src/model/documents.js';
import { story } from '../stories/_story.js';

const { run, text, write } = story();

async function read(file: string, content: string, columns?: object, more: object = {}) {
  write(`t/${file}`, content);
  write('t/guardband.yml', JSON.stringify({ ...more, ...(columns && { columns }) }, null, 1));
  const { exitCode, stderr } = await run('read', `@t/${file}`, '--config', '@t/guardband.yml', '--out', '@o.json');
  const { measurements } = exitCode === 0 ? (JSON.parse(text('o.json')) as RunDocument) : { measurements: [] };
  return { exitCode, stderr, measurements };
}

const heads = ['Route', 'N clientes', 'latency (99)', 'Thru-put', 'Pool'];
const rows = [
  ['/a', '50', '41.5', '1200', '41'],
  ['/b', '50', '52', '1100', '43'],
];
const columns = { 'N clientes': 'users', 'latency (99)': 'p99 in ms', 'Thru-put': 'throughput in /s', Pool: 'ignore' };
const lines = [heads, ...rows];
const html = (tag: string, cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const tables: Readonly<Record<string, string>> = {
  'r.csv': lines.map((cells) => `${cells.join(',')}\n`).join(''),
  'r.tsv': lines.map((cells) => `${cells.join('\t')}\n`).join(''),
  'r.md': [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join(''),
  'r.html': `<html><table>${html('th', heads)}${rows.map((cells) => html('td', cells)).join('')}</table></html>\n`,
};

describe.each(Object.keys(tables))('a table in %s', (file) => {
  const content = tables[file] ?? '';

  test('is read with its heads declared', async () => {
    const { exitCode, measurements } = await read(file, content, columns);
    expect(exitCode).toBe(0);
    expect(measurements.map(({ configuration, metrics }) => [configuration, metrics])).toEqual([
      [
        { route: '/a', users: '50' },
        { p99: 41.5, throughput: 1200 },
      ],
      [
        { route: '/b', users: '50' },
        { p99: 52, throughput: 1100 },
      ],
    ]);
  });

  test('whose numbers nobody explained is refused with the block to copy', async () => {
    const { Pool: _, ...some } = columns;
    const { exitCode, stderr } = await read(file, content, some);
    expect(exitCode).toBe(3);
    expect(stderr).toContain(`columns: { "Pool": '?' }`);
  });
});

test('shows what each head was understood as', async () => {
  const { stderr } = await read('r.csv', tables['r.csv'] ?? '', columns);
  expect(stderr).toContain(
    '"Route" axis route, "N clientes" users, "latency (99)" p99 in ms, "Thru-put" throughput in /s, "Pool" ignore',
  );
});

test.each([
  ['an unknown meaning', { ...columns, Pool: 'hep' }, 'guardband.yml:6', 'which is not known'],
  ['an unknown unit', { ...columns, 'latency (99)': 'p99 in MB' }, 'guardband.yml:4', 'which is not known'],
  ['a meaning twice', { ...columns, Pool: 'p99 in s' }, 'guardband.yml:6', 'the meaning of "latency (99)"'],
  [
    'a head that is not there',
    { ...columns, Heep: 'ignore' },
    'guardband.yml:7',
    'No table that was read has the head',
  ],
])('%s is an error with its line', async (_, stated, place, message) => {
  const { exitCode, stderr } = await read('r.csv', tables['r.csv'] ?? '', stated);
  expect([exitCode, stderr]).toEqual([3, expect.stringContaining(message)]);
  expect(stderr).toContain(place);
});

test('a table with one value per row may hold declared metrics', async () => {
  const long = 'route,what,how much,in\n/a,p99,0.04,s\n/a,throughput,80,req/s\n/a,queueDepth,7,\n';
  const own = { what: 'metric name', 'how much': 'value', in: 'unit', route: 'label' };
  const metrics = { queueDepth: { better: 'lower' } };
  const { measurements } = await read('long.csv', long, own, { metrics });
  expect(measurements).toMatchObject([{ label: '/a', metrics: { p99: 40, throughput: 80, queueDepth: 7 } }]);
});

test('also of statistics below one head, in its unit', async () => {
  const { measurements } = await read(
    'p.md',
    '| Percentile | Latency (s) |\n|---|---|\n| 50% | 0.02 |\n| p99 | 0.03 |\n',
    {
      Percentile: 'metric name',
      'Latency (s)': 'value',
    },
  );
  expect(measurements).toMatchObject([{ metrics: { p50: 20, p99: 30 } }]);
});

test("a JMeter dashboard's statistics, whose keys are heads", async () => {
  const row = { transaction: 'a', sampleCount: 10, errorCount: 0, errorPct: 0, throughput: 5, slowest: 90 };
  const { measurements } = await read('statistics.json', JSON.stringify({ a: row }), { slowest: 'max in ms' });
  expect(measurements).toMatchObject([{ metrics: { max: 90 } }]);
});

test('numbers between counts and times are refused, whatever became of those requests', async () => {
  for (const head of ['unanswered', 'bad ones', 'denied']) {
    const { exitCode, stderr } = await read(
      'o.csv',
      `op,requests,errors,${head},p99_ms\na,6000,0,3000,80\nb,6000,0,20,81\n`,
    );
    expect([exitCode, stderr]).toEqual([3, expect.stringContaining(`"${head}": '?'`)]);
  }
  expect((await read('o.csv', 'op,requests,2xx,3xx,p99_ms\na,100,90,10,80\nb,100,80,20,81\n')).exitCode).toBe(0);
});

test('a success rate is a fraction if that is declared', async () => {
  const { measurements } = await read('f.csv', 'op,p99_ms,fine\na,80,0.25\nb,81,0.5\n', {
    fine: 'success rate in fraction',
  });
  expect(measurements.map(({ metrics }) => metrics['errorPercent'])).toEqual([75, 50]);
});

describe('a column behind the numbers', () => {
  const table = (head: string, ...cells: readonly string[]): string =>
    `name,run,rps,p99_ms,${head}\n${cells.map((cell, i) => `${'ab'[i >> 1] ?? ''},${String(1 + (i % 2))},9${String(i)}.5,2${String(i)},${cell}\n`).join('')}`;

  test.each([
    ['pod', ['a-7d9f-x', 'a-8c2e-y', 'b-1a2b-z', 'b-3c4d-w']],
    ['container id', ['3f9a', '7b2c', '88de', 'a001']],
    ['Heap', ['128 MB', '130 MB', '140 MB', '129 MB']],
    ['host', ['node1', 'node2', 'node3', 'node4']],
  ])('%s that is new in every row names no case', async (head, cells) => {
    const { exitCode, measurements } = await read('t.csv', table(head, ...cells));
    expect(exitCode).toBe(0);
    expect(measurements.map(({ configuration }) => configuration)).toEqual(
      ['a', 'a', 'b', 'b'].map((name) => ({ name })),
    );
  });

  test.each([
    ['WPS', ['10', '11', '12', '13']],
    ['Sustained', ['1.5k', '1.6k', '1.7k', '1.8k']],
    ['Sockets', ['~128', '130', '140', '128']],
  ])('%s of numbers is refused', async (head, cells) => {
    expect(await read('t.csv', table(head, ...cells))).toMatchObject({ exitCode: 3 });
  });
});
