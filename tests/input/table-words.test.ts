/**
 * What heads, cells and frames of tables say is understood, or an error names it. Each mechanism stands here with its siblings.
 */
import { describe, expect, test } from '@jest/globals';
import { metricById } from '../../src/metrics/index.js';
import { readPage, readText } from './_tables.js';

const errors = (lines: readonly string[]): readonly string[] => lines.filter((line) => line.startsWith('error'));

describe('bits are no bytes', () => {
  test.each([
    ['Throughput (Mb/s)', '94'],
    ['Throughput Mb/s', '94'],
    ['Received Mb/s', '94'],
    ['Transfer (Kb/sec)', '94000'],
    ['Received (Gbps)', '0.094'],
    ['Data (Mbit/s)', '94'],
    ['Throughput (megabits per second)', '94'],
    ['Received', '94 Mb/s'],
  ])('%s: %s', async (head, cell) => {
    expect(await readPage(`E | RPS | ${head}`, `a | 10 | ${cell}`)).toEqual([
      expect.stringMatching(/^\[e=a\]: 10 11474\.609375/),
    ]);
  });

  test('thousands of them may be binary', async () => {
    expect(await readPage('E | RPS | Received (Mibit/s)', 'a | 10 | 8')).toEqual(['[e=a]: 10 1024']);
  });

  test('a unit that may be either is an error', async () => {
    expect(errors(await readPage('E | RPS | Bandwidth (mb/s)', 'a | 10 | 94'))).toEqual(['error unknown-unit 1']);
    expect(errors(await readPage('E | RPS | Received', 'a | 10 | 94 mb/s'))).toEqual(['error unreadable-value 3']);
  });

  test.each([
    ['Throughput (MB/s)', '2'],
    ['Received (MBps)', '2'],
    ['Transfer rate MB/sec', '2'],
    ['Throughput (MiB/s)', '2'],
    ['Throughput (megabytes/s)', '2'],
    ['Received', '2 MB/s'],
    ['Throughput (kB/s)', '2048'],
  ])('but %s are bytes', async (head, cell) => {
    expect(await readPage(`E | RPS | ${head}`, `a | 10 | ${cell}`)).toEqual(['[e=a]: 10 2048']);
  });
});

describe('the last percentile is the maximum', () => {
  test.each([
    ['E | RPS | 50% | 100%', 'a | 10 | 20 | 30', '[e=a]: 10 20 30'],
    ['E | RPS | p50 | p100', 'a | 10 | 20 | 30', '[e=a]: 10 20 30'],
    ['E | RPS | p(50) | p(100)', 'a | 10 | 20 | 30', '[e=a]: 10 20 30'],
    ['E | RPS | 100th percentile (s)', 'a | 10 | 2', '[e=a]: 10 2000'],
    ['E | RPS | 0% | 100% (longest request)', 'a | 10 | 20 | 30', '[e=a]: 10 20 30'],
    ['E | RPS | p0 | p95', 'a | 10 | 20 | 30', '[e=a]: 10 20 30'],
  ])('%s', async (head, row, expected) => {
    expect(await readPage(head, row)).toEqual([expected]);
  });

  test('percentiles as k6 writes them', async () => {
    expect(await readPage('E | avg | p(90) | p(95) | p(99.9)', 'a | 10ms | 20ms | 30ms | 1s')).toEqual([
      '[e=a]: 10 20 30 1000',
    ]);
  });

  test('no metric has two names in one table', () => {
    expect(metricById.get('max')?.columns.some((pattern) => pattern.test('100%'))).toBe(true);
    expect(metricById.get('p99')?.columns.some((pattern) => pattern.test('100%'))).toBe(false);
  });
});

describe('a head of two quantities or units is an error', () => {
  test.each([
    'Startup (s) and latency',
    'p50 (ms) / p99 (ms)',
    'p50 & p99 (ms)',
    'Latency p50 and p99 (ms)',
    'RPS and error rate',
    'p95, p99',
    'Avg + max (ms)',
    'p99 (s/ms)',
    'p99 (ms) (s)',
    'p99 ms (s)',
    'p99 (ms or s)',
    'Mean, s (ms)',
  ])('%s', async (head) => {
    expect(errors(await readPage(`E | TPS | ${head}`, 'a | 10 | 20'))).toEqual([
      expect.stringMatching(/^error (head-not-understood|unknown-unit) 1$/),
    ]);
  });

  const table = ['', '| E | Startup time | p99 |', '|---|---|---|', '| a | 3 | 40 |'];
  test.each([
    '# Startup (s) and latency',
    '# Start-up in seconds, latency in ms',
    '# Latency (s) and cold start (ms)',
    '# Response time (ms), boot time (s)',
    '# All times in seconds',
  ])('above a table: %s', async (heading) => {
    expect(await readText(heading, ...table)).toEqual(['[e=a]: ', 'error head-not-understood 3']);
  });

  test.each([
    '# Latency (s) and response time (ms)',
    '# Latency in ms, percentiles in seconds',
    '# Response times (ms), p99 (s)',
  ])('above response times: %s', async (heading) => {
    const lines = await readText(heading, '', '| E | RPS | p99 |', '|---|---|---|', '| a | 3 | 40 |');
    expect(lines).toEqual(['[e=a]: ', 'error head-not-understood 3']);
  });
});

describe('what became of requests is not lost', () => {
  test.each([
    ['Uptime', '99.9%', '40%'],
    ['Reliability (%)', '99.9', '40'],
    ['Completed', '99.9%', '40%'],
    ['Delivered', '999', '400'],
    ['Drop rate', '0.1%', '60%'],
    ['Dropped', '1', '600'],
    ['Lost', '1', '600'],
    ['Rejected', '0.1%', '60%'],
    ['Rejections', '1', '600'],
    ['Aborted', '1', '600'],
    ['Exceptions', '1', '600'],
    ['Throttled', '1', '600'],
    ['Crashes', '1', '600'],
    ['Checks', '99.9%', '40%'],
    ['Goodput', '99.9%', '40%'],
    ['HTTP 200', '99.9%', '40%'],
    ['status_503', '1', '600'],
    ['503s', '1', '600'],
    ['200 OK', '99.9%', '40%'],
    ['Non-200', '0.1%', '60%'],
    ['Not OK', '1', '600'],
    ['Успешные (%)', '99.9', '40'],
    ['Error rate (bps)', '10', '60'],
  ])('%s is an error, also if it does not vary', async (head, cell, other) => {
    const [read, alike] = [
      await readPage(`E | RPS | p95 (ms) | ${head}`, `a | 10 | 20 | ${cell}`, `b | 10 | 20 | ${other}`),
      await readPage(`E | RPS | p95 (ms) | ${head}`, `a | 10 | 20 | ${cell}`),
    ];
    for (const lines of [read, alike]) expect(errors(lines)).toEqual([expect.stringMatching(/^error (head|unknown)/)]);
    const transposed = await readPage('Metric | old | new', `RPS | 10 | 20`, `p95 | 2 ms | 2 ms`, `${head} | 1 | 60`);
    expect(errors(transposed)).not.toEqual([]);
  });

  test.each(['Dropped | Error %', 'Aborted | Success rate (%)', '503s | Failed %', 'Completed | Errors (%)'])(
    'beside what says which failed, it is none: %s',
    async (heads) => {
      const lines = await readPage(`E | RPS | ${heads}`, 'a | 10 | 1 | 50', 'b | 10 | 2 | 50');
      expect(lines).toEqual(['[e=a]: 10 50', '[e=b]: 10 50']);
    },
  );

  test.each(['Packet loss', 'Page faults', 'Minor faults', 'CPU'])('nor is %s', async (head) => {
    expect(errors(await readPage(`E | RPS | ${head}`, 'a | 10 | 1', 'b | 20 | 2'))).toEqual([]);
  });

  test.each(['# OK', 'Successful requests', 'Passed', '2xx'])('%s without the number of requests', async (head) => {
    const lines = await readPage(`E | RPS | ${head}`, 'a | 10 | 999', 'b | 10 | 400');
    expect(errors(lines)).toEqual(['error errors-of-unknown 3', 'error errors-of-unknown 4']);
  });

  test('a redirect is a success', async () => {
    expect(await readPage('E | 2xx | 3xx | 4xx | 5xx | RPS', 'a | 300 | 100 | 0 | 600 | 10')).toEqual(['[e=a]: 60 10']);
    expect(await readPage('E | Requests | 2xx | 3xx | RPS', 'a | 1000 | 300 | 100 | 10')).toEqual(['[e=a]: 60 10']);
  });
});

test.each([
  ['Throughput', '(furlongs/s)'],
  ['Throughput', '(% of the best)'],
  ['p99', '(ticks)'],
  ['Latency p99', '[cycles]'],
])('an unknown unit in a row of its own is an error: %s above %s', async (head, unit) => {
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const heads = row(['E', 'Errors', head], 'th') + row(['', '(%)', unit], 'th');
  const lines = await readText(`<table><thead>${heads}</thead>${row(['a', '0', '120'], 'td')}</table>`);
  expect(lines).toEqual(['[e=a]: 0', 'error unknown-unit 1']);
});

describe('an amount and its unit', () => {
  test.each(['p99 (100 ns)', 'p99 (0.1 ms)', 'p99 [10 µs]', 'Throughput (1000 req/s)', 'Throughput (10 req/min)'])(
    '%s is no remark',
    async (head) => {
      expect(errors(await readPage(`E | Errors % | ${head}`, 'a | 0 | 9000'))).toEqual(['error unknown-unit 1']);
    },
  );

  test.each(['p99 (100 rps)', 'p99 (10 users)', 'p99 (1 KB)', 'p99 (60 s)', 'Throughput (30 s)', 'p99 (before)'])(
    'and %s may be another case',
    async (head) => {
      expect(errors(await readPage(`E | Errors % | ${head}`, 'a | 0 | 90'))).toEqual(['error unknown-unit 1']);
    },
  );
});

describe('durations of several units', () => {
  test.each([
    ['1m20s', '80000'],
    ['1h2m', '3720000'],
    ['1m 20.5s', '80500'],
    ['1 min 20 s', '80000'],
    ['2s 500ms', '2500'],
    ['1h 0m 2.5s', '3602500'],
    ['00:01:20.5', '80500'],
    ['0:01:20', '80000'],
    ['01:20.25', '80250'],
    ['850us', '0.85'],
    ['~1m20s', '80000'],
  ])('%s', async (cell, ms) => {
    expect(await readPage('E | RPS | p99', `a | 10 | ${cell}`)).toEqual([`[e=a]: 10 ${ms}`]);
  });

  test.each(['01:20', '1m20', '20s1m', '1m20req', '00:75:20.5', '1m 20s 3s', '1:2:3'])('not %s', async (cell) => {
    expect(errors(await readPage('E | RPS | p99', `a | 10 | ${cell}`))).toEqual(['error unreadable-value 3']);
  });

  test('nor as a rate', async () => {
    expect(errors(await readPage('E | p99 | RPS', 'a | 10 | 1m20s'))).toEqual(['error unreadable-value 3']);
  });
});

describe('what is left of a comparison is no metric', () => {
  test.each([
    'Δ',
    'Delta',
    'Diff',
    'Change %',
    'vs base',
    'vs. main',
    '% change',
    'p99 Δ',
    'Δ p99 (ms)',
    'p99 diff (ms)',
    'p99 (Δ)',
    'RPS change',
    'Throughput diff %',
    'RPS vs main',
    'Error rate Δ',
    'p99 (% change)',
    'p99 compared to base',
    'Regression %',
    'Speedup',
  ])('%s', async (head) => {
    for (const [cell, other] of [
      ['+3%', '-5%'],
      ['3.1', '4'],
      ['+5 ms', '+6 ms'],
      ['1.2x', '0.9x'],
    ])
      expect(await readPage(`E | RPS | p50 | ${head}`, `a | 10 | 20 | ${cell}`, `b | 11 | 21 | ${other}`)).toEqual([
        '[e=a]: 10 20',
        '[e=b]: 11 21',
      ]);
    expect(await readPage(`${head} | E | RPS`, '+3% | a | 10')).toEqual(['[e=a]: 10']);
  });

  test.each(['Δ', 'Diff', 'Change', 'Change %', 'vs base', 'Delta (%)'])(
    'as a column beside values: %s',
    async (head) => {
      const lines = [`Metric | Base | Head | ${head}`, 'p99 (ms) | 10 | 30 | +200%', 'RPS | 100 | 90 | 0.9x'];
      expect(await readPage(...lines)).toEqual(['Base: 10 100', 'Head: 30 90', 'note totals-left-out']);
    },
  );

  test('a row of differences is none', async () => {
    const lines = ['Build | RPS | p99 (ms)', 'base | 100 | 10', 'head | 90 | 30', 'Δ | -10% | +200%'];
    expect(await readPage(...lines)).toEqual(['[build=base]: 100 10', '[build=head]: 90 30', 'note totals-left-out']);
  });
});

describe('tables drawn for terminals are an error', () => {
  const heads = ['Endpoint', 'p99 (ms)', 'RPS'];
  const rows = [
    ['login', '12.5', '100'],
    ['cart', '13.5', '110'],
  ];
  const padded = (cells: readonly string[]): readonly string[] => cells.map((cell) => cell.padEnd(10));
  const frame = (bars: string, lines: readonly [head: string, body: string | undefined]): readonly string[] => {
    const line = (cells: readonly string[], bar = bars): string => `${bar} ${padded(cells).join(` ${bar} `)} ${bar}`;
    const rule = (of: string): string => of.replace(/-/g, of[1]?.repeat(12) ?? '');
    const [head, body] = lines;
    return [
      rule(head),
      line(heads),
      rule(head),
      ...rows.flatMap((row, i) => [...(i > 0 && body !== undefined ? [rule(body)] : []), line(row)]),
      rule(head),
    ];
  };
  const box = (left: string, bar: string, cross: string, right: string): string =>
    `${left}${bar.repeat(12)}${cross}${bar.repeat(12)}${cross}${bar.repeat(12)}${right}`;
  const framed: readonly (readonly [name: string, lines: readonly string[]])[] = [
    ['MySQL', frame('|', [box('+', '-', '+', '+'), undefined])],
    ['grid', frame('|', [box('+', '=', '+', '+'), box('+', '-', '+', '+')])],
    ['cli-table', frame('│', [box('├', '─', '┼', '┤'), box('├', '─', '┼', '┤')])],
    ['comfy', frame('│', [box('┌', '─', '┬', '┐'), undefined])],
    ['rich', frame('┃', [box('┏', '━', '┳', '┓'), undefined]).with(2, box('┡', '━', '╇', '┩'))],
    ['double', frame('║', [box('╠', '═', '╬', '╣'), undefined])],
    ['mixed', frame('│', [box('╞', '═', '╪', '╡'), box('├', '╌', '┼', '┤')])],
    [
      'psql',
      [
        ' Endpoint | p99 (ms) | RPS ',
        '----------+----------+-----',
        ' login    |     12.5 | 100',
        ' cart     |     13.5 | 110',
        '(2 rows)',
      ],
    ],
    [
      'psql of DuckDB',
      [
        '│ Endpoint │ p99 (ms) │ RPS │',
        '├──────────┼──────────┼─────┤',
        '│ login    │     12.5 │ 100 │',
        '│ cart     │     13.5 │ 110 │',
      ],
    ],
  ];
  test.each(framed)('%s', async (_, lines) => {
    const error = [expect.stringContaining('error frame-not-read')];
    expect(await readText(...lines)).toEqual(error);
    const page = [
      '# RPS',
      '',
      '| E | RPS |',
      '|---|---|',
      '| a | 5 |',
      '',
      ...lines.map((line) => `  ${line}`),
      'End.',
    ];
    expect(await readText(...page)).toEqual(['[e=a]: 5', ...error]);
  });
});

describe('words that say the same', () => {
  test.each([
    [
      'Szenario | Durchsatz (Anfragen/s) | Ø Antwortzeit | 95. Perzentil | Fehlerrate',
      'a | 10 | 20 ms | 30 ms | 2 %',
      'a: 10 20 30 2',
    ],
    [
      'Scénario | Débit (req/s) | Temps de réponse moyen (ms) | Erreurs',
      'a | 3 412 | 20 | 3 / 1 000',
      'a: 0.3 3412 20',
    ],
    ['Endpoint | Tiempo de respuesta (ms) | Tasa de error', '/a | 20 | 2%', '[endpoint=/a]: 20 2'],
    ['E | Responses per second | σ, SD', 'a | 10 | 3 ms', '[e=a]: 10 3'],
    ['E | RPS | 99 % in', 'a | 10 | 30 ms', '[e=a]: 10 30'],
    ['E | Throughput (tr/min) | p99 (ms)', 'a | 600 | 30', '[e=a]: 10 30'],
    ['E | RPS [#/sec] | p99', 'a | 10 [#/sec] | 1.2 (s)', '[e=a]: 10 1200'],
    ['E | RPS | p99 | Budget p99 | Send rate (TPS)', 'a | 10 | 30 ms | <50 ms | 12', '[e=a]: 10 30'],
    ['E | RPS | Errors | Requests | Failures/s', 'a | 10 | 3 | 100 | 0.3', '[e=a]: 3 10'],
    [
      'E | Time per request (mean) | Time per request (mean, across all concurrent requests)',
      'a | 52 ms | 5.2 ms',
      '[e=a]: 52',
    ],
    ['E | RPS | Avg latency', 'a | 4.5M | 249ns', '[e=a]: 4500000 0.000249'],
    ['E | Threads | RPS | Avg latency', 'a | 1 | 61,204 | 1.63 ms', '[e=a, users=1]: 61204 1.63'],
  ])('%s', async (head, row, expected) => {
    expect(await readPage(head, row)).toEqual([expected]);
  });

  test.each([
    ['E | RPS | Failures/s', 'a | 10 | 0.3', 'head-not-understood 1'],
    ['E | RPS | p99 service time', 'a | 10 | 3 ms', 'head-not-understood 1'],
  ])('but %s alone is not understood', async (head, row, error) => {
    expect(await readPage(head, row)).toEqual(['[e=a]: 10', `error ${error}`]);
  });

  test('a total in angle brackets is one', async () => {
    const rows = ['a | 10 | 20', '&lt;all transactions&gt; | 10 | 20'];
    expect(await readPage('Name | Count/s | Avg (ms)', ...rows)).toEqual(['[name=a]: 10 20', 'note totals-left-out']);
  });
});

test.each(['->', '→', '=>'])('a cell with a former and a present value is an error: %s', async (arrow) => {
  expect(errors(await readPage('E | RPS | p99 (before → after)', `a | 10 | 30 ms ${arrow} 45 ms`))).not.toEqual([]);
});

test('a mark between two numbers joins them never', async () => {
  for (const mark of ['↓', '▲', '✓', '*', '🔺'])
    expect(errors(await readPage('E | RPS | p99', `a | 10 | 30 ${mark} 450`))).toEqual(['error unreadable-value 3']);
  expect(await readPage('E | RPS | p99', 'a | 10 ✓ | ▲ 450')).toEqual(['[e=a]: 10 450']);
});
