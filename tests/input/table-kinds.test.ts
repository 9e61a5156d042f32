/** Tables that people publish, by what made them hard to read: each kind with its siblings, which one mechanism reads. */
import { describe, expect, test } from '@jest/globals';
import { plainTable } from '../../src/formats/pages/published-tables.js';
import { read, readPage, readText, summarise } from './_tables.js';

const toText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

describe('the words of other languages', () => {
  const values = 'a | 10 | 12 | 30 | 1 %';
  test.each([
    ['German', 'E | Durchsatz (Anfragen/s) | Mittlere Antwortzeit (ms) | 95 % unter (ms) | % Fehler'],
    ['French', 'E | Débit (requêtes/s) | Temps de réponse moyen (ms) | 95e centile (ms) | % Erreur'],
    ['Spanish', 'E | Rendimiento (peticiones/s) | Tiempo medio (ms) | Percentil 95 (ms) | % Error'],
    ['Portuguese', 'E | Vazão (requisições/s) | Latência média (ms) | Percentil 95 (ms) | % de Erro'],
    ['Italian', 'E | Richieste/s | Tempo di risposta medio (ms) | 95° percentile (ms) | % errori'],
    ['Chinese', 'E | 吞吐量 (req/s) | 平均响应时间 (ms) | 95% 百分位 (ms) | 错误率 (%)'],
    ['traditional Chinese', 'E | 處理量 (req/s) | 平均延遲 (ms) | P95 延遲 (ms) | 錯誤率 (%)'],
    ['Japanese', 'E | スループット (req/s) | 平均レイテンシ (ms) | 95パーセンタイル (ms) | エラー率 (%)'],
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
  ['a rate of bytes', 'Publish rate (msg/s) | Publish rate (MB/s) | p99 (ms)', '10 | 3 | 20', ': 10 20'],
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
