/**
 * Tables with the headers of public repositories and invented values are read whole, or the cell that is not understood is named.
 * Twenty units in a head give one value.
 */
import { expect, test } from '@jest/globals';
import { publishedTables } from '../../src/formats/pages/published-tables.js';
import type { Reading } from '../../src/model/reading.js';
import { read as readTable } from './_tables.js';

type Row = readonly [read: string | { refused: string }, head: string, ...rows: readonly string[]];
const tables: readonly Row[] = [
  [
    'errorPercent p50 p95 p99',
    'Load Level | P50 (ms) | P95 (ms) | P99 (ms) | Error Rate | Status',
    '1 User | 80 | 300 | 550 | 0% | ✅',
    '250 Users | 150 | 580 | 1.05s | 0.4% | ✅',
  ],
  [
    'errorPercent p50 p95 p99 throughput',
    'Condition | Throughput (req/s) | P50 (ms) | P95 (ms) | P99 (ms) | Error rate | P95 overhead vs baseline',
    'baseline | 89.0 ± 0.2 | 47.6 | 54.1 | 78.3 | 9.69% | 0.0%',
    'traced_only | 88.4 ± 1.1 | 48.0 | 55.0 | 79.9 | 9.5% | -3.3%',
  ],
  [
    { refused: '50,000+' },
    'Scenario | Requests/sec | Latency (avg)',
    'Simple route (no cache) | 50,000+ | <1ms',
    'With Redis cache | 35,000+ | 1-2ms',
  ],
  [
    'errorPercent p50 p95 p99',
    'Concurrency | Requests | Failures | Median | p95 | p99*',
    '10 users | 292 | 0 | 17ms | 30ms | 2100ms*',
    '50 users | 1,997 | 0 | 18ms | 49ms | 2100ms*',
  ],
  [
    'errorPercent p50',
    'Endpoint | Requests | Failures | Median',
    '`POST /auth/login` | 5 | 0 | 2300ms (argon2, expected)',
    '`GET /search/vehicles` | 107 | 47 (`429`) | 6ms',
  ],
  [
    'errorPercent p50 p95 p99 throughput',
    'Tier | Users | Total requests | Failures | Median | p95 | p99 | Throughput (req/s)',
    'Baseline | 15 | 13,977 | 0 (0.0%) | 30ms | 89ms | 140ms | 236.3',
    'Tier 2 | 100 | 772 | 21 (2.7%) | 120ms | 30,000ms | 30,000ms | 23.0',
  ],
  [
    { refused: 'RPM' },
    'Endpoint | RPS | RPM | Latency avg',
    'GET / (classify) | **~2,640** | ~158K | ~18.9 ms',
    'GET /health | ~4,242 | ~255K | ~11.8 ms',
  ],
  [
    'errorPercent mean throughput',
    'Template | Concurrency Level | Time taken for tests | Complete requests | Failed requests | Requests per second [#/sec] (mean) | Time per request',
    '**Mustache** | 10 | 5.2 | 100 | 0 | 19.2 | 520 ms',
    '**Plain** | 10 | 4.2 | 100 | 0 | 23.8 | 420 ms',
  ],
];

const read = async (head: string, rows: readonly string[]): Promise<readonly Reading[]> =>
  await readTable(
    publishedTables,
    [head, head.replace(/[^|]+/g, '---'), ...rows].map((row) => `| ${row} |\n`).join(''),
  );

test.each(tables)('%j of %s', async (expected, head, ...rows) => {
  const readings = await read(head, rows);
  const errors = readings.flatMap((reading) =>
    reading.kind === 'problem' && reading.problem.level === 'error' ? [reading.problem.message] : [],
  );
  if (typeof expected === 'object') expect(errors.join()).toContain(expected.refused);
  else {
    const metrics = readings.flatMap((reading) =>
      reading.kind === 'measurement' ? Object.keys(reading.measurement.metrics) : [],
    );
    expect({ errors, metrics: [...new Set(metrics)].sort().join(' ') }).toEqual({ errors: [], metrics: expected });
  }
});

const units: readonly (readonly [head: string, unit: string, id: string, factor: number])[] = [
  ['p99', 'ns', 'p99', 1e-6],
  ['p99', 'µs', 'p99', 1e-3],
  ['p99', 'us', 'p99', 1e-3],
  ['p99', 'ms', 'p99', 1],
  ['p99', 'msec', 'p99', 1],
  ['p99', 'milliseconds', 'p99', 1],
  ['p99', 's', 'p99', 1000],
  ['p99', 'secs', 'p99', 1000],
  ['p99', 'minutes', 'p99', 60_000],
  ['Throughput', 'req/s', 'throughput', 1],
  ['Throughput', 'requests/second', 'throughput', 1],
  ['Throughput', 'rps', 'throughput', 1],
  ['Throughput', 'tps', 'throughput', 1],
  ['Throughput', 'req/min', 'throughput', 1 / 60],
  ['Throughput', 'rpm', 'throughput', 1 / 60],
  ['Throughput', 'ops/ms', 'throughput', 1000],
  ['Throughput', 'k req/s', 'throughput', 1000],
  ['Throughput', 'MB/s', 'receivedKBPerSec', 1024],
  ['Throughput', 'KB/s', 'receivedKBPerSec', 1],
  ['Error rate', '%', 'errorPercent', 1],
  ['Success rate', '%', 'errorPercent', NaN],
];

test.each(units)('%s in %s is %s times %s', async (head, unit, id, factor) => {
  const [reading] = await read(`Scenario | ${head} (${unit})`, ['a | 60']);
  const value = Number.isNaN(factor) ? 40 : Number((60 * factor).toPrecision(12));
  expect(reading).toMatchObject({ measurement: { metrics: { [id]: expect.closeTo(value, 9) } } });
});

test.each([
  ['p99 (jiffies)', '12', 'jiffies'],
  ['Throughput (furlongs)', '12', 'furlongs'],
  ['p99 (MB/s)', '12', 'MB/s'],
  ['p99 (ms)', '12 parsecs', '12 parsecs'],
  ['Error rate', 'a few', 'a few'],
])('%s with %s is an error that names it', async (head, cell, named) => {
  const readings = await read(`Scenario | RPS | ${head}`, [`a | 10 | ${cell}`]);
  expect(readings).toContainEqual({
    kind: 'problem',
    problem: expect.objectContaining({ level: 'error', message: expect.stringContaining(named) }),
  });
});

test.each([
  ['Average (ms) | Mean (ms)', '40 | 120', 'Mean (ms)'],
  ['RPS | Errors | Failures | Requests', '40 | 0 | 50 | 100', 'Failures'],
  ['RPS | p99 (n=100) | p99 (n=200)', '40 | 3 ms | 5 ms', 'p99 (n=200)'],
  ['p99 (before) | p99 (after)', '40 ms | 120 ms', 'p99 (after)'],
  ['RPS (10 users) | RPS (50 users)', '100 | 300', 'RPS (50 users)'],
  ['RPS | Min/Avg/Max (ms)', '40 | 40', 'Min/Avg/Max (ms)'],
])('of %s, a column is an error, because what counts is unknown', async (head, cells, named) => {
  const error = { level: 'error', message: expect.stringContaining(named) };
  const readings = await read(`Scenario | ${head}`, [`a | ${cells}`]);
  expect(readings).toContainEqual({ kind: 'problem', problem: expect.objectContaining(error) });
});

const heads: readonly (readonly [head: string, cells: string, read: string | Readonly<Record<string, number>>])[] = [
  ['Latency, ms (p95)', '30', { p95: 30 }],
  ['Latency (p95), s', '0.3', { p95: 300 }],
  ['p95 (latency, ms)', '30', { p95: 30 }],
  ['Latency (ms, min)', '3', { min: 3 }],
  ['Avg lat | p99 lat.', '350µs | 1.9ms', { mean: 0.35, p99: 1.9 }],
  ['Resp. time (s) | Resp time 90%', '0.3 | 400 ms', { mean: 300, p90: 400 }],
  ['Thruput (req/s) | Err. %', '30 | 2', { throughput: 30, errorPercent: 2 }],
  ['Average (s) | p95 | Max', '0.3 | 0.9 | 2', { mean: 300, p95: 900, max: 2000 }],
  ['RPS | p50 (µs) | p99', '40 | 300 | 900', { throughput: 40, p50: 0.3, p99: 0.9 }],
  ['Avg (s) | p95 (ms) | p99', '0.3 | 900 | 950', { mean: 300, p95: 900, p99: 950 }],
  ['Start-up time (s) | p99', '3 | 40', { startupTime: 3000, p99: 40 }],
  ['Time (s) | Min | Avg | Max', '60 | 0.1 | 0.5 | 1.2', 'nothing states which'],
  ['Duration (sec) | RPS | p95', '60 | 40 | 0.9', 'nothing states which'],
  ['Duration (s) | Avg | p95', '60 | 40.5 | 90.1', { mean: 40.5, p95: 90.1 }],
  ['TPS (k)', '1.2', { throughput: 1200 }],
  ['RPS (x1000)', '1.2', { throughput: 1200 }],
  ["RPS ('000)", '1.2', { throughput: 1200 }],
  ['Req/s (000s)', '1.2', { throughput: 1200 }],
  ['RPS (M)', '1.2', 'RPS (M)'],
  ['RPS (millions)', '1.2', 'RPS (millions)'],
  ['RPS k', '1.2', 'RPS k'],
  ['RPS (1e3)', '1.2', 'RPS (1e3)'],
  ['Throughput (k)', '1.2', 'Throughput (k)'],
  ['RPS (p95)', '1.2', 'RPS (p95)'],
  ['Avg latency (ms)', '30', { mean: 30 }],
  ['Avg (ms) | Avg latency (ms)', '30 | 20', { mean: 30, meanLatency: 20 }],
  ['Avg TTFB (ms)', '30', { meanLatency: 30 }],
  ['Error rate (%) | Success rate (%)', '2 | 98', { errorPercent: 2 }],
  ['Error rate | Availability', '0.13% | 99.9%', { errorPercent: 0.13 }],
  ['RPS | latency (99)', '10 | 30', { p99: 30 }],
  ['RPS | RT [95]', '10 | 30', { p95: 30 }],
  ['RPS | Latency (10)', '10 | 30', '"Latency (10)"'],
  ['RPS | RPS (50)', '10 | 30', '"RPS (50)"'],
  ['p99 (s) | p99 (ms)', '0 | 0.4', '"p99 (ms)"'],
  ['RPS | Throughput (req/min)', '100 | 6,000', '"Throughput (req/min)"'],
  ['Error rate (%) | Success rate (%)', '2 | 80', '"Success rate (%)"'],
  ['RPS | Latency', '10 | 20 ms (p95 40 ms)', '20 ms (p95 40 ms)'],
  ['RPS | p50', '10 | 20 ms (40 ms)', '20 ms (40 ms)'],
  ['RPS | p50', '10 | 20 (max: 40)', '20 (max: 40)'],
  ['RPS | DB', '10 | 350µs', '"DB"'],
  ['RPS | DB', '10 | 1.5 ms', '"DB"'],
];
test.each(heads)('%s: %s', async (head, cells, expected) => {
  const readings = await read(`Scenario | APDEX | ${head}`, [`a | 1 | ${cells}`]);
  const errors = readings.flatMap((reading) =>
    reading.kind === 'problem' && reading.problem.level === 'error' ? [reading.problem.message] : [],
  );
  if (typeof expected === 'string') expect(errors.join()).toContain(expected);
  else expect({ readings, errors }).toMatchObject({ readings: [{ measurement: { metrics: expected } }], errors: [] });
});

test.each([
  ['', ' | Min | Mean | p95', ['Latency (s) | 0.1 | 0.5 | 1.2', 'Throughput (req/s) | 90 | 100 | 110']],
  [
    'Metric',
    'Metric | Min | Avg | p95 | Unit',
    ['Response time | 0.1 | 0.5 | 1.2 | s', 'Throughput | 90 | 100 | 110 | req/s'],
  ],
  ['Statistic', 'Statistic | Latency (s) | Throughput', ['Min | 0.1 | 90', 'Mean | 0.5 | 100', 'p95 | 1.2 | 110']],
  ['Percentile', 'Percentile | Latency (ms)', ['50% | 20', '99% | 30']],
  ['Endpoint', 'Endpoint | p50', ['/a (ms) | 1', '/b (s) | 1.2']],
  ['Unit', 'Endpoint | Avg | Unit', ['/a | 0.1 | s', '/b | 20 | ms']],
  ['Unit', 'Endpoint | Throughput | Unit', ['/a | 600 | req/min']],
])('%s above names or units of what is measured is an error: %s', async (named, head, rows) => {
  const readings = await read(head, rows);
  expect(readings).toEqual([
    {
      kind: 'problem',
      problem: expect.objectContaining({ level: 'error', message: expect.stringContaining(JSON.stringify(named)) }),
    },
  ]);
});

test('a mix of loads stays a name', async () => {
  const readings = await read('Mix | RPS', ['50/30/20 | 40', '10/10/80 | 60']);
  const found = readings.flatMap((reading) => (reading.kind === 'measurement' ? [reading.measurement] : []));
  expect(found.map(({ configuration }) => configuration)).toEqual([{ mix: '50/30/20' }, { mix: '10/10/80' }]);
});
