/** Tables that people publish, by what made them hard to read: each kind with its siblings, which one mechanism reads. */
import { describe, expect, test } from '@jest/globals';
import { plainTable } from '../../src/formats/pages/published-tables.js';
import { read, readPage, readText, summarise } from './_tables.js';

const toText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

describe('the words of other languages', () => {
  const values = 'a | 10 | 12 | 30 | 1 %';
  test.each([
    ['German', 'E | Durchsatz (Anfragen/s) | Mittlere Antwortzeit (ms) | 95. Perzentil (ms) | % Fehler'],
    ['French', 'E | Débit (requêtes/s) | Temps de réponse moyen (ms) | 95e centile (ms) | % Erreur'],
    ['Spanish', 'E | Rendimiento (peticiones/s) | Tiempo medio (ms) | Percentil 95 (ms) | % Error'],
    ['Portuguese', 'E | Vazão (requisições/s) | Latência média (ms) | Percentil 95 (ms) | % de Erro'],
    ['Italian', 'E | Richieste/s | Tempo di risposta medio (ms) | 95° percentile (ms) | % errori'],
    ['Chinese', 'E | 吞吐量 (req/s) | 平均响应时间 (ms) | 95% 百分位 (ms) | 错误率 (%)'],
    ['traditional Chinese', 'E | 處理量 (req/s) | 平均延遲 (ms) | P95 延遲 (ms) | 錯誤率 (%)'],
    ['Japanese', 'E | スループット (req/s) | 平均レイテンシ (ms) | 95パーセンタイル (ms) | エラー率 (%)'],
    ['Russian', 'E | Запросов в секунду | Среднее время ответа (мс) | 95-й процентиль (мс) | Доля ошибок'],
    ['Chinese rates', 'E | 吞吐量(次/秒) | 平均响应时间(毫秒) | P95(ms) | 错误率'],
    ['Japanese rates', 'E | 毎秒リクエスト数 | 平均応答時間(ms) | 95パーセンタイル(ms) | エラー率'],
    ['Korean', 'E | 처리량 (req/s) | 평균 응답 시간 (ms) | p95 (ms) | 오류 %'],
  ])('%s', async (_, head) => {
    expect(await readPage(head, values)).toEqual(['[e=a]: 10 12 30 1']);
  });

  test.each([
    ['Gleichzeitig | Anfragen | Fehler | Median (ms)', '5 | 100 | 1 | 20', '[users=5]: 1 20'],
    ['Utilisateurs | Débit (req/s) | Médiane (ms) | Écart-type (ms)', '5 | 10 | 20 | 3', '[users=5]: 10 20 3'],
    ['Usuarios concurrentes | Peticiones/min | Máximo (ms) | Mínimo (ms)', '5 | 60 | 9 | 2', '[users=5]: 1 9 2'],
    ['并发数 | 成功请求 | 失败 | QPS | 中位数 (ms)', '5 | 99 | 1 | 10 | 20', '[users=5]: 1 10 20'],
    ['ユーザー数 | 最大 (ms) | 中央値 (ms) | リクエスト/秒', '5 | 30 | 20 | 10', '[users=5]: 30 20 10'],
  ])('%s', async (head, row, expected) => {
    expect(await readPage(head, row)).toEqual([expected]);
  });
});

test.each(['Antworten pro Sekunde', 'Zapytania na sekundę', '容量/秒', '초당 패킷'])(
  'a rate that is not understood is an error in any language: %s',
  async (head) => {
    expect(await readPage(`E | ${head} | p95 (ms)`, 'a | 120 | 30')).toEqual([
      '[e=a]: 30',
      'error head-not-understood 1',
    ]);
  },
);

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

test.each([
  ['shares of kinds of errors', 'RPS | Error % | 4xx % | 5xx %', '10 | 1.5 | 0.5 | 1.0', ': 10 1.5'],
  ['a rate of bytes', 'Rate (msg/s) | Publish rate (MB/s) | p99 (ms)', '10 | 3 | 20', ': 10 20'],
  ['bytes', 'avgBytes | RPS | p99 (ms)', '2210.5 | 10 | 20', ': 10 20'],
  ['a geometric mean', 'RPS | geoMeanResponseTime | p99 (ms)', '10 | 12.5 | 20', ': 10 20'],
  ['timeouts', 'RPS | Errors % | Timeouts %', '10 | 1.5 | 0.5', ': 10 1.5'],
])('what is beside the results is no error: %s', async (_, head, row, expected) => {
  expect(await readPage(head, row)).toEqual([expected]);
});

describe('a matrix whose heading names the metric', () => {
  const rows = ['', '| Endpoint | Axum | Bun |', '|---|---|---|', '| /a | 1.5 | 2.5 |', '| /b | 3.5 | 4.5 |', ''];
  test.each([
    ['#### Requests/sec'],
    ['### p99 latency (ms)'],
    ['### Throughput'],
    ['**Average response time (ms)**'],
    ['## Latency p95 (ms)'],
  ])('%s', async (heading) => {
    expect(await readText('# Results', heading, ...rows)).toEqual([
      '[endpoint=/a, variant=Axum]: 1.5',
      '[endpoint=/a, variant=Bun]: 2.5',
      '[endpoint=/b, variant=Axum]: 3.5',
      '[endpoint=/b, variant=Bun]: 4.5',
    ]);
  });

  test.each(['Rows | Row size', 'Duration | Runs', 'Count | RAM', 'Target | Limit', 'Ratio | Change'])(
    'but not of %s, which are no variants',
    async (heads) => {
      const [width, row] = ['|---|---|---|', '| /a | 1.5 | 2.5 |'];
      const found = await readText('# p99 latency (ms)', `| Endpoint | ${heads} |`, width, row);
      expect(found.filter((line) => line.includes('variant'))).toEqual([]);
    },
  );

  test('and its case', async () => {
    const found = await readText('## Cold p50 (ms)', ...rows, '## Cold p95 (ms)', ...rows, '## Warm p50 (ms)', ...rows);
    expect(found).toContain('Cold [endpoint=/a, variant=Axum]: 1.5 1.5');
    expect(found).toContain('Warm [endpoint=/a, variant=Axum]: 1.5');
  });
});

test.each(['c6i.2xlarge', 'v1.25', 'r2.5x', 'k8s-1.5', 'node22.1'])(
  'the name %s proves no decimal mark',
  async (name) => {
    const found = await readPage('Instance | RPS | P99 (ms)', `${name} | 9.875 | 61`, `${name}a | 12.450 | 45`);
    expect(found).toContain('error unreadable-value 3');
  },
);

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

describe('heads of error rates', () => {
  test.each([
    ['Percentile 95% (ms) | % fallos HTTP', '101 | 1.2%', ': 101 1.2'],
    ['p99, мс | Ошибки', '101 | 1.2%', ': 1.2 101'],
    ['Среднее время ответа, мс | Доля ошибок', '101 | 1.2%', ': 101 1.2'],
    ['Запросов/с | p95, мс | Макс, мс', '10 | 20 | 30', ': 10 20 30'],
    ['P99响应时间 | 成功率', '101ms | 98.5%', ': 101 1.5'],
    ['p99 (ms) | Erfolgsquote', '101 | 98.5%', ': 101 1.5'],
    ['p99 (ms) | Taux de réussite', '101 | 98.5%', ': 101 1.5'],
    ['p99 (ms) | Error rate | 5xx rate', '101 | 2% | 0.42%', ': 101 2'],
  ])('%s', async (head, row, expected) => {
    expect(await readPage(head, row)).toEqual([expected]);
  });
});

describe('what is beside errors and requests', () => {
  test.each([
    ['RPS | 4xx rate | Requests failed', '10 | 0.1% | 20%', /(^|,): (20 10|10 20)/],
    ['RPS | p95 (ms) | Errors | Total', '500 | 20 | 3 | 60', /error errors-of-unknown/],
    [
      'RPS | p95 (ms) | CPU max | CPU p95 | Memory max | Memory p95',
      '10 | 20 | 80 | 70 | 512 | 500',
      /error head-not-under/,
    ],
  ])('%s', async (head, row, expected) => {
    expect((await readPage(head, row)).join()).toMatch(expected);
  });

  test('a count that is missing makes no label of the others', async () => {
    const read = await readPage('Endpoint | Requests | Errors | p95 (ms)', 'a | 1000 | 0 | 20', 'b | skipped | 0 | 21');
    expect(read.join()).toContain('[endpoint=a]');
  });
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

describe('failures without a number of requests', () => {
  test.each([
    ['RPS | p99 (ms) | Duration | Failures', '50 | 20 | 20 | 10', [': 50 20', 'error errors-of-unknown 3']],
    ['RPS | p99 (ms) | Failures', '50 | 20 | 10', [': 50 20', 'error errors-of-unknown 3']],
    ['RPS | p99 (ms) | Failures', '50 | 20 | 0', [': 0 50 20']],
  ])('%s', async (head, row, expected) => {
    expect(await readPage(head, row)).toEqual(expected);
  });
});

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

test.each([['MB/sec in the head and the cells', 'RPS | Throughput (MB/sec)', '10 | 30.82 MB/sec', '10']])(
  'quantities beside each other: %s',
  async (_, head, row, expected) => {
    expect(await readPage(head, row)).toContainEqual(expect.stringMatching(new RegExp(`^: ${expected}`)));
  },
);

test('a head above statistics in cells that are no head cells', async () => {
  const head =
    '<tr><td rowspan="2">Name</td><td colspan="3">Throughput (rps)</td><td colspan="2">Latency (ms)</td></tr>';
  const below = ['Mean', 'Max', 'Standard deviation', 'Avg', 'Max'].map((name) => `<td>${name}</td>`).join('');
  const row = ['a', '61,204', '66,310', '2,118', '1.58', '14.2'].map((cell) => `<td>${cell}</td>`).join('');
  const found = await readText('<table>', head, `<tr>${below}</tr>`, `<tr>${row}</tr>`, '</table>');
  expect(found).toEqual(['[name=a]: 61204 1.58 14.2', 'error head-not-understood 1']);
});

test.each([
  ['p50 / p95 / p99 (ms)', '1.2 / 3.4 / 5.6'],
  ['Latency (p50/p95/p99)', '1.2 ms / 3.4 ms / 5.6 ms'],
])('several values in one column are an error: %s', async (head, cell) => {
  expect((await readPage(`E | RPS | ${head}`, `a | 10 | ${cell}`)).join()).toContain('error');
});
