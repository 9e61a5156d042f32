/**
 * Every row of a table is its own case, and every number is read rightly, or the cell or the rows are named. Each row here is one
 * way in which cases melted, vanished or were invented, or a sibling of it.
 */
import { describe, expect, test } from '@jest/globals';
import { declaredTable } from '../../src/formats/pages/published-tables.js';
import { read, readPage, readText, summarise } from './_tables.js';

const [total, alike, unreadable] = ['note totals-left-out', 'error rows-alike 4', 'error unreadable-value 3'] as const;

describe('a column that alone tells rows apart names the case', () => {
  test.each([
    ['a mix', ['Mix | RPS', '50/50 | 10', '95/5 | 11'], ['[mix=50/50]: 10', '[mix=95/5]: 11']],
    ['a mix in words', ['Mix | RPS', 'read 95/5 | 10', '50/50 | 11'], ['[mix=read 95/5]: 10', '[mix=50/50]: 11']],
    ['a mix with a colon', ['Mix | RPS', '70:30 | 10', '30:70 | 11'], ['[mix=70:30]: 10', '[mix=30:70]: 11']],
    ['a version', ['Version | RPS', '1.0 | 10', '1.1 | 11'], ['[version=1.0]: 10', '[version=1.1]: 11']],
    ['a version behind', ['RPS | Version', '10 | 1.0', '11 | 1.1'], ['[version=1.0]: 10', '[version=1.1]: 11']],
    [
      'a version beside a blank name',
      ['Server | Version | RPS', 'a | 1.0 | 10', ' | 1.1 | 11'],
      ['[server=a, version=1.0]: 10', '[server=a, version=1.1]: 11'],
    ],
    ['a date', ['Date | RPS', 'May 1 | 10', 'May 2 | 11'], ['[date=May 1]: 10', '[date=May 2]: 11']],
    ['a share', ['Hits in cache | RPS', '50% | 10', '90% | 11'], ['[hitsInCache=50%]: 10', '[hitsInCache=90%]: 11']],
    ['a run in words', ['Run | RPS', 'base | 10', 'tuned | 11'], ['[run=base]: 10', '[run=tuned]: 11']],
    ['no index of repetitions', ['Run | RPS', '1 | 10', '2 | 11'], [': 10, 11']],
    ['no index with its name', ['Run | RPS', 'Run #1 | 10', 'Run #2 | 11'], [': 10, 11']],
    ['no index of a whole', ['Iteration | RPS', '1/2 | 10', '2/2 | 11'], [': 10, 11']],
    ['no date of a repetition', ['# | Date | RPS', '1 | May 1 | 10', '2 | May 2 | 11'], [': 10, 11']],
    [
      'a build beside an index of all rows',
      ['Run | Build | RPS', '1 | a | 10', '2 | b | 11'],
      ['[build=a]: 10', '[build=b]: 11'],
    ],
    [
      'a version beside an index',
      ['Run | Version | RPS', '1 | a | 10', '1 | b | 11', '2 | a | 12'],
      ['[version=a]: 10, 12', '[version=b]: 11'],
    ],
  ])('%s', async (_, lines, expected) => {
    expect(await readPage(...lines)).toEqual(expected);
  });
});

describe('rows that nothing tells apart are refused', () => {
  test.each([
    ['a rank', ['Rank | Server | RPS', '1 | a | 10', '2 | a | 11'], ['[server=a]: 10, 11', alike]],
    ['a name twice', ['Server | RPS', 'a | 10', 'a | 11'], ['[server=a]: 10, 11', alike]],
    ['a series', ['Elapsed time (s) | RPS', '1 | 10', '2 | 11'], [': 10, 11', alike]],
    ['its seconds', ['Second | RPS', '1 | 10', '2 | 11'], [': 10, 11', alike]],
    ['a status', ['Users | RPS | Status', '5 | 10 | ok', '5 | 11 | bad'], ['[users=5]: 10, 11', alike]],
  ])('%s', async (_, lines, expected) => {
    expect(await readPage(...lines)).toEqual(expected);
  });
});

describe('a row that sums others is no case', () => {
  test.each([
    ['a total', ['Users | RPS', '5 | 10', 'Total | 10'], ['[users=5]: 10', total]],
    ['an average', ['Users | RPS', '5 | 10', '9 | 20', 'Average | 15'], ['[users=5]: 10', '[users=9]: 20', total]],
    ['an average of runs', ['Run | RPS', '1 | 10', '2 | 20', 'Avg. | 15'], [': 10, 20', total]],
    ['a deviation', ['Run | RPS', '1 | 10', '2 | 20', 'Mean | 15', 'Std. dev. | 5'], [': 10, 20', total]],
    ['all', ['URL | RPS', '/a | 10', '**All** | 10'], ['[url=/a]: 10', total]],
    ['all of an axis', ['Region | RPS', 'eu | 10', 'All regions | 10'], ['[region=eu]: 10', total]],
    ['a total above', ['URL | RPS', 'Grand total | 10', '/a | 10'], ['[url=/a]: 10', total]],
    [
      'statistics of runs',
      ['Run | RPS', '1 | 10', '2 | 20', 'Avg | 15', 'Min | 10', 'Max | 20', 'p95 | 20'],
      [': 10, 20', total],
    ],
    [
      'statistics of servers',
      ['Server | RPS', 'a | 10', 'b | 20', 'Minimum | 10', 'Mean | 15', 'Maximum | 20'],
      ['[server=a]: 10', '[server=b]: 20', total],
    ],
    ['but not a greatest load', ['Load | RPS', 'Low | 10', 'Max | 20'], ['[load=Low]: 10', '[load=Max]: 20']],
    ['but not an average load', ['Load | RPS', 'Average | 10', 'Peak | 20'], ['[load=Average]: 10', '[load=Peak]: 20']],
    ['nor a total alone', ['URL | RPS', 'Total | 10'], ['[url=Total]: 10']],
  ])('%s', async (_, lines, expected) => {
    expect(await readPage(...lines)).toEqual(expected);
  });

  test('in a table of the user', async () => {
    const text = 'name,rps\n/a,10\nAggregated,10\n';
    const readings = await read(declaredTable, text, { name: 'label', rps: 'throughput' });
    expect(summarise(readings)).toEqual(['/ /a: 10', total]);
  });
});

describe('points and commas', () => {
  test.each([
    ['a unit beside a decimal comma', ['E | RPM | p99', 'a | 6.000 | 12,5 ms'], ['[e=a]: 100 12.5']],
    ['another row', ['E | RPM | p99', 'a | 6.000 | 12 ms', 'b | 60 | 1,5 s'], ['[e=a]: 100 12', '[e=b]: 1 1500']],
    ['two groups', ['E | RPM | p99 (ms)', 'a | 1.200.000 | 1.200'], ['[e=a]: 20000 1200']],
    ['a remark in brackets', ['E | RPM | p99', 'a | 6.000 (0.5%) | 12,5 ms'], ['[e=a]: 100 12.5']],
    ['commas between thousands', ['E | RPS | p99 (ms)', 'a | 6,000 | 1.250'], ['[e=a]: 6000 1.25']],
    [
      'times with three decimals',
      ['E | RPS | p95 | p99', 'a | 300 | 6.882 ms | 21.296 ms', 'b | 750 | 5.100 ms | 8.202 ms'],
      ['[e=a]: 300 6.882 21.296', '[e=b]: 750 5.1 8.202'],
    ],
    [
      'a time without a point beside them',
      ['E | p50 | p90 | p95 | p99', 'a | 900 ms | 6.882 ms | 8.202 ms | 21.296 ms'],
      ['[e=a]: 900', ...Array<string>(3).fill(unreadable)],
    ],
    [
      'nothing tells',
      ['E | RPS', 'a | 6.000', 'b | 12.500'],
      ['a', 'b'].map((name) => `[e=${name}]: `).concat(unreadable, 'error unreadable-value 4'),
    ],
    [
      'both',
      ['E | RPS | p99 (ms)', 'a | 6,000 | 1.5', 'b | 7 | 1,5', 'c | 6,000 | 1'],
      ['[e=a]: 6000 1.5', '[e=b]: 7 1.5', '[e=c]: 1', 'error unreadable-value 5'],
    ],
  ])('in a page: %s', async (_, lines, expected) => {
    expect(await readPage(...lines)).toEqual(expected);
  });

  test.each([
    ['a;6.000;0,5', ['/ a: 100 500']],
    ['a;6.000;350', ['/ a: 350000', 'error unreadable-value 2']],
  ])('in a table of the user: %s', async (row, expected) => {
    const columns = { e: 'label', rpm: 'throughput in req/min', avg: 'mean in s' };
    const readings = await read(declaredTable, `e;rpm;avg\n${row}\n`, columns);
    expect(summarise(readings)).toEqual(expected);
  });
});

describe('a row per metric is one case', () => {
  test.each([
    ['beside a target', ['KPI | SLA | Result', 'p95 (ms) | 500 | 230', 'RPS | 100 | 130']],
    ['beside a status', ['Metric | Actual | Status', 'p95 (ms) | 230 | ok', 'RPS | 130 | bad']],
    [
      'beside a limit and units',
      ['Indicator | Measured | Limit | Unit', 'p95 | 230 | 500 | ms', 'RPS | 130 | 90 | req/s'],
    ],
  ])('%s', async (_, lines) => {
    expect(await readPage(...lines)).toEqual([': 230 130']);
  });
});

test.each([
  ['contradictory times', ['E | RPS | Avg (s) | Max (ms)', 'a | 10 | 0.12 | 0.9'], 'error implausible 3'],
  ['a mean and a deviation', ['E | Mean ± σ | RPS', 'a | 12.3 ± 0.4 ms | 10'], 'error head-not-understood 1'],
  [
    'another spelling of a unit',
    ['E | Ortalama, мс | RPS', 'a | 12 | 10', 'b | 13 | 11'],
    'error head-not-understood 1',
  ],
  [
    'a table that names measurements',
    ['Test | Latency before | Latency now', 'a | 5 ms | 6 ms'],
    'error table-not-read 1',
  ],
])('an error: %s', async (_, lines, expected) => {
  expect(await readPage(...lines)).toContain(expected);
});

describe('another unit above a table is an error', () => {
  const table = ['', '| E | p50 | p99 |', '|---|---|---|', '| a | 12.5 | 30 |'];
  test.each([
    ['a heading', ['# Response times (seconds)', ...table]],
    ['an outer heading', ['# Latency (s)', '## Today', ...table]],
    ['a smaller unit', ['# Latency in microseconds', ...table]],
    ['a unit behind a comma', ['# Response time, s', ...table]],
    ['a unit behind a colon', ['Units: seconds', ...table]],
    ['a unit behind a dash', ['# Latency – seconds', ...table]],
    ['a start beside it', ['# Startup (s) and latency', ...table]],
    ['a sentence', ['All times in seconds:', ...table]],
    ['a sentence below', [...table, '', '*All values are in seconds.*']],
    ['thousands', ['# Throughput (thousand requests per second)', '| E | RPS |', '|---|---|', '| a | 2.5 |']],
  ])('%s', async (_, lines) => {
    expect(await readText(...lines)).toEqual(['[e=a]: ', expect.stringContaining('error head-not-understood')]);
  });

  test.each([
    ['a pause between requests', ['Each has think times in seconds.', ...table], '12.5 30'],
    ['what a head says', ['# Latency (s)', '| E | p50 (ms) | p99 |', '|---|---|---|', '| a | 12.5 | 30 |'], '12.5 30'],
    ['what a cell says', ['# Latency (s)', '| E | p99 |', '|---|---|', '| a | 30 ms |'], '30'],
    ['how long it lasted', ['Response times of a test that ran (60 s):', ...table], '12.5 30'],
    ['what is said of something else', ['All replicas were up in seconds.', ...table], '12.5 30'],
    ['a plural', ['Response times of the server(s):', ...table], '12.5 30'],
    ['a rate of another unit', ['# Rates (req/min)', '| E | RPS |', '|---|---|', '| a | 2.5 |'], '2.5'],
  ])('but not %s', async (_, lines, expected) => {
    expect(await readText(...lines)).toEqual([`[e=a]: ${expected}`]);
  });
});

test('a table below a heading that names a metric', async () => {
  const rps = ['| Users | RPS |', '|---|---|', '| 5 | 10 |', ''];
  const sizes = ['| E | Small | Large |', '|---|---|---|', '| a | 30 | 45 |'];
  const lines = ['# RPS', ...rps, '# p99 latency (ms)', ...sizes];
  expect(await readText(...lines)).toEqual(['[users=5]: 10', '[e=a, variant=Small]: 30', '[e=a, variant=Large]: 45']);
  expect(await readText('# RPS', ...rps, '# Sizes', ...sizes)).toEqual(['[users=5]: 10']);
});

test('a time that does not vary is a setting', async () => {
  expect(await readPage('E | Pause (ms) | RPS', 'a | 12 | 10', 'b | 12 | 11')).toEqual(['[e=a]: 10', '[e=b]: 11']);
});
