/**
 * What heads, cells and frames of tables say is understood, or an error names it. Each row is one mechanism, and heads or cells
 * that one mechanism reads stand in one table.
 */
import { describe, expect, test } from '@jest/globals';
import { readPage, readText } from './_tables.js';

/** What is read of columns beside a throughput, each of whose cells is this one. */
const beside = async (heads: string, cell: string): Promise<string> =>
  (await readPage(`E | RPS | ${heads}`, `a | 10 | ${heads.replace(/[^|]+/g, ` ${cell} `)}`)).join('; ');
/** Those of several heads of which, each in its own table, something else is read. */
async function unlike(expected: string, heads: string, cell = '120'): Promise<readonly string[]> {
  const found = await Promise.all(heads.split(' | ').map(async (head) => [head, await beside(head, cell)] as const));
  return found.flatMap(([head, read]) => (read === `[e=a]: 10${expected}` ? [] : [`${head}: ${read}`]));
}
const [notUnderstood, unknownUnit] = ['; error head-not-understood 1', '; error unknown-unit 1'];

describe('bits are no bytes', () => {
  test.each([
    ['Throughput (Mb/s)', '94', ' 11474.609375'],
    ['Received (Gbps)', '0.094', ' 11474.609375'],
    ['Data (Mbit/s)', '94', ' 11474.609375'],
    ['Throughput (megabits per second)', '94', ' 11474.609375'],
    ['Received', '94 Mb/s', ' 11474.609375'],
    ['Received (Mibit/s)', '8', ' 1024'],
    ['Bandwidth (mb/s)', '94', '; error unknown-unit 1'],
    ['Received', '94 mb/s', '; error unreadable-value 3'],
    ['Received (MBps)', '2', ' 2048'],
    ['Throughput (MiB/s)', '2', ' 2048'],
    ['Throughput (megabytes/s)', '2', ' 2048'],
    ['Received', '2 MB/s', ' 2048'],
    ['Throughput (kB/s)', '2048', ' 2048'],
  ])('%s: %s', async (head, cell, expected) => {
    expect(await beside(head, cell)).toBe(`[e=a]: 10${expected}`);
  });
});

test('a head of two quantities or units is an error', async () => {
  const quantities =
    'Startup (s) and latency | p50 (ms) / p99 (ms) | p50 & p99 (ms) | RPS and error rate | Avg + max (ms)';
  expect(await unlike(notUnderstood, `${quantities} | p95, p99`)).toEqual([]);
  const units = 'p99 (s/ms) | p99 (ms) (s) | p99 ms (s) | p99 (ms or s) | Mean, s (ms)';
  expect(await unlike(unknownUnit, units)).toEqual([]);
});

describe('what became of requests is not lost', () => {
  test('what is no error rate is an error, also if it does not vary', async () => {
    const done =
      'Uptime | Reliability (%) | Completed | Delivered | Checks | Goodput | HTTP 200 | 200 OK | Успешные (%)';
    const lost =
      'Drop rate | Lost | Rejections | Aborted | Exceptions | Throttled | Crashes | status_503 | 503s | Non-200';
    for (const heads of [done, lost, 'Not OK | Dropped | Rejected'])
      expect(await unlike(notUnderstood, heads, '1')).toEqual([]);
    expect(await unlike(unknownUnit, 'Error rate (bps)')).toEqual([]);
    expect(await readPage('Metric | old | new', 'RPS | 10 | 20', 'Uptime | 1 | 60')).toContainEqual(
      expect.stringContaining('error'),
    );
  });

  test.each([
    ['E | RPS | Dropped | Error %', 'a | 10 | 1 | 50', '[e=a]: 10 50'],
    ['E | RPS | Completed | Errors (%)', 'a | 10 | 1 | 50', '[e=a]: 10 50'],
    ['E | RPS | Aborted | Success rate (%)', 'a | 10 | 2 | 50', '[e=a]: 10 50'],
    ['E | RPS | 503s | Failed %', 'a | 10 | 2 | 50', '[e=a]: 10 50'],
    ['E | RPS | Packet loss | Page faults | Minor faults | CPU', 'a | 10 | 1 | 1 | 1 | 1', '[e=a]: 10'],
    ['E | RPS | # OK', 'a | 10 | 999', '[e=a]: 10; error errors-of-unknown 3'],
    ['E | RPS | 2xx', 'a | 10 | 999', '[e=a]: 10; error errors-of-unknown 3'],
    ['E | 2xx | 3xx | 4xx | 5xx | RPS', 'a | 300 | 100 | 0 | 600 | 10', '[e=a]: 60 10'],
    ['E | Requests | 2xx | 3xx | RPS', 'a | 1000 | 300 | 100 | 10', '[e=a]: 60 10'],
    ['RPS | 4xx rate | Requests failed', '10 | 0.1% | 20%', ': 20 10'],
    [
      'RPS | p95 (ms) | Errors | Total',
      '500 | 20 | 3 | 60',
      ': 500 20; error errors-of-unknown 3; error head-not-understood 1',
    ],
    ['RPS | p99 (ms) | Duration | Failures', '50 | 20 | 20 | 10', ': 50 20; error errors-of-unknown 3'],
    ['RPS | p99 (ms) | Failures', '50 | 20 | 0', ': 0 50 20'],
    ['RPS | Error % | 4xx % | 5xx %', '10 | 1.5 | 0.5 | 1.0', ': 10 1.5'],
    ['RPS | Errors % | Timeouts %', '10 | 1.5 | 0.5', ': 10 1.5'],
    ['p99 (ms) | Error rate | 5xx rate', '101 | 2% | 0.42%', ': 101 2'],
    ['E | RPS | Errors | Requests | Failures/s', 'a | 10 | 3 | 100 | 0.3', '[e=a]: 3 10'],
    ['E | RPS | Failures/s', 'a | 10 | 0.3', '[e=a]: 10; error head-not-understood 1'],
  ])('%s', async (head, row, expected) => {
    expect((await readPage(head, row)).join('; ')).toBe(expected);
  });
});

describe('what stands beside a value', () => {
  test('an unknown unit in a row of its own is an error', async () => {
    const row = (cells: string, tag: string): string =>
      `<tr>${cells.replace(/[^|]+\|?/g, (cell) => `<${tag}>${cell.replace('|', '')}</${tag}>`)}</tr>`;
    const heads =
      row('E|Errors|Throughput|p99|Latency p95', 'th') + row(' |(%)|(% of the best)|(ticks)|[cycles]', 'th');
    const lines = await readText(`<table><thead>${heads}</thead>${row('a|0|120|120|120', 'td')}</table>`);
    expect(lines).toEqual(['[e=a]: 0', ...Array<string>(3).fill('error unknown-unit 1')]);
  });

  test('an amount and its unit are no remark, and may be another case', async () => {
    const times = 'p99 (100 ns) | p99 (0.1 ms) | p99 [10 µs] | p99 (10 users) | p99 (1 KB) | p99 (60 s)';
    expect(await unlike(unknownUnit, times)).toEqual([]);
    expect(await readPage('E | Max (s) | Throughput (10 req/min)', 'a | 1 | 9000')).toContain('error unknown-unit 1');
  });

  test.each<readonly [cell: string, expected: string]>([
    ['1m20s', ' 80000'],
    ['1h2m', ' 3720000'],
    ['1m 20.5s', ' 80500'],
    ['1 min 20 s', ' 80000'],
    ['2s 500ms', ' 2500'],
    ['1h 0m 2.5s', ' 3602500'],
    ['00:01:20.5', ' 80500'],
    ['01:20.25', ' 80250'],
    ['~1m20s', ' 80000'],
    ...['01:20', '1m20', '20s1m', '1m20req', '00:75:20.5', '1m 20s 3s', '1:2:3', '30 ▲ 450', '30 -> 45', '30 → 45'].map(
      (cell) => [cell, '; error unreadable-value 3'] as const,
    ),
  ])('the cell %s', async (cell, expected) => {
    expect(await beside('p99', cell)).toBe(`[e=a]: 10${expected}`);
  });

  test('a rate is no duration', async () => {
    expect(await readPage('E | p99 | RPS', 'a | 10 | 1m20s')).toContain('error unreadable-value 3');
  });
});

describe('what is left of a comparison is no metric', () => {
  test('as a column', async () => {
    const words = 'Δ | Delta | Diff | Change % | vs base | vs. main | % change | Regression % | Speedup';
    const named =
      'p99 Δ | Δ p99 (ms) | p99 (Δ) | RPS change | Throughput diff % | p99 (% change) | p99 compared to base';
    for (const cell of ['+3%', '3.1', '+5 ms', '1.2x'])
      expect(await unlike('', `${words} | ${named}`, cell)).toEqual([]);
    expect(await readPage('Δ | E | RPS', '+3% | a | 10')).toEqual(['[e=a]: 10']);
  });

  test.each(['Δ', 'Change %', 'vs base'])('as a column beside values: %s', async (head) => {
    const lines = [`Metric | Base | Head | ${head}`, 'p99 (ms) | 10 | 30 | +200%', 'RPS | 100 | 90 | 0.9x'];
    expect(await readPage(...lines)).toEqual(['Base: 10 100', 'Head: 30 90', 'note totals-left-out']);
  });

  test('a row of differences is none', async () => {
    const lines = ['Build | RPS | p99 (ms)', 'base | 100 | 10', 'head | 90 | 30', 'Δ | -10% | +200%'];
    expect(await readPage(...lines)).toEqual(['[build=base]: 100 10', '[build=head]: 90 30', 'note totals-left-out']);
  });
});

test.each([
  ['|', '+---+-----+'],
  ['|', '+===+=====+'],
  ['│', '├───┼─────┤'],
  ['┃', '┡━━━╇━━━━━┩'],
  ['║', '╠═══╬═════╣'],
  ['│', '├╌╌╌┼╌╌╌╌╌┤'],
  ['|', '---+-----'],
])('a table drawn for terminals is an error: %s %s', async (bar, rule) => {
  const error = [expect.stringContaining('error frame-not-read')];
  const [head, row] = ['E  RPS', 'a  100'].map((cells) => `${bar} ${cells.replace('  ', ` ${bar} `)} ${bar}`);
  const lines = rule.startsWith('-') ? [' E | RPS ', rule, ' a | 100 ', '(1 row)'] : [rule, head, rule, row, rule];
  expect(await readText(...lines.map(String))).toEqual(error);
  const page = ['# RPS', '', '| E | RPS |', '|---|---|', '| a | 5 |', '', ...lines.map((line) => `  ${String(line)}`)];
  expect(await readText(...page, 'End.')).toEqual(['[e=a]: 5', ...error]);
});

describe('words that say the same', () => {
  const values = 'a | 10 | 12 | 30 | 1 %';
  const value = '[e=a]: 10 12 30 1';
  test.each([
    ['E | Durchsatz (Anfragen/s) | Mittlere Antwortzeit (ms) | 95. Perzentil (ms) | % Fehler', values, value],
    ['E | Débit (requêtes/s) | Temps de réponse moyen (ms) | 95e centile (ms) | % Erreur', values, value],
    ['E | Rendimiento (peticiones/s) | Tiempo medio (ms) | Percentil 95 (ms) | % Error', values, value],
    ['E | Vazão (requisições/s) | Latência média (ms) | Percentil 95 (ms) | % de Erro', values, value],
    ['E | Richieste/s | Tempo di risposta medio (ms) | 95° percentile (ms) | % errori', values, value],
    ['E | 吞吐量 (req/s) | 平均响应时间 (ms) | 95% 百分位 (ms) | 错误率 (%)', values, value],
    ['E | 處理量 (req/s) | 平均延遲 (ms) | P95 延遲 (ms) | 錯誤率 (%)', values, value],
    ['E | スループット (req/s) | 平均レイテンシ (ms) | 95パーセンタイル (ms) | エラー率 (%)', values, value],
    ['E | Запросов в секунду | Среднее время ответа (мс) | 95-й процентиль (мс) | Доля ошибок', values, value],
    ['E | 吞吐量(次/秒) | 平均响应时间(毫秒) | P95(ms) | 错误率', values, value],
    ['E | 毎秒リクエスト数 | 平均応答時間(ms) | 95パーセンタイル(ms) | エラー率', values, value],
    ['E | 처리량 (req/s) | 평균 응답 시간 (ms) | p95 (ms) | 오류 %', values, value],
    ['Gleichzeitig | Anfragen | Fehler | Median (ms)', '5 | 100 | 1 | 20', '[users=5]: 1 20'],
    ['Utilisateurs | Débit (req/s) | Médiane (ms) | Écart-type (ms)', '5 | 10 | 20 | 3', '[users=5]: 10 20 3'],
    ['Usuarios concurrentes | Peticiones/min | Máximo (ms) | Mínimo (ms)', '5 | 60 | 9 | 2', '[users=5]: 1 9 2'],
    ['并发数 | 成功请求 | 失败 | QPS | 中位数 (ms)', '5 | 99 | 1 | 10 | 20', '[users=5]: 1 10 20'],
    ['ユーザー数 | 最大 (ms) | 中央値 (ms) | リクエスト/秒', '5 | 30 | 20 | 10', '[users=5]: 30 20 10'],
    ['Szenario | Ø Antwortzeit | 95. Perzentil | Fehlerrate', 'a | 20 ms | 30 ms | 2 %', 'a: 20 30 2'],
    ['Scénario | Débit (req/s) | Erreurs', 'a | 3 412 | 3 / 1 000', 'a: 0.3 3412'],
    ['Endpoint | Tiempo de respuesta (ms) | Tasa de error', '/a | 20 | 2%', '[endpoint=/a]: 20 2'],
    ['Percentile 95% (ms) | % fallos HTTP', '101 | 1.2%', ': 101 1.2'],
    ['Запросов/с | p99, мс | Макс, мс | Ошибки', '10 | 20 | 30 | 1.2%', ': 1.2 10 20 30'],
    ['P99响应时间 | 成功率', '101ms | 98.5%', ': 101 1.5'],
    ['p99 (ms) | Erfolgsquote', '101 | 98.5%', ': 101 1.5'],
    ['p99 (ms) | Taux de réussite', '101 | 98.5%', ': 101 1.5'],
    ['E | RPS | p(50) | p(100)', 'a | 10 | 20 | 30', '[e=a]: 10 20 30'],
    ['E | RPS | 100th percentile (s)', 'a | 10 | 2', '[e=a]: 10 2000'],
    ['E | RPS | 0% | 100% (longest request)', 'a | 10 | 20 | 30', '[e=a]: 10 20 30'],
    ['E | Responses per second | σ, SD', 'a | 10 | 3 ms', '[e=a]: 10 3'],
    ['E | RPS | 99 % in', 'a | 10 | 30 ms', '[e=a]: 10 30'],
    ['E | Throughput (tr/min) | p99 (ms)', 'a | 600 | 30', '[e=a]: 10 30'],
    ['E | RPS [#/sec] | p99', 'a | 10 [#/sec] | 1.2 (s)', '[e=a]: 10 1200'],
    ['E | RPS | p99 | Budget p99 | Send rate (TPS)', 'a | 10 | ▲ 30 ms | <50 ms | 12', '[e=a]: 10 30'],
    [
      'E | Time per request (mean) | Time per request (mean, across all concurrent requests)',
      'a | 52 ms | 5.2 ms',
      '[e=a]: 52',
    ],
    ['E | p99', 'a | 12 ms (was: 30 ms)', '[e=a]: 12'],
    ['E | RPS | Avg latency', 'a | 4.5M | 249ns', '[e=a]: 4500000 0.000249'],
    ['E | Threads | RPS | Avg latency', 'a | 1 | 61,204 | 1.63 ms', '[e=a, users=1]: 61204 1.63'],
    ['E | RPS | Throughput (MB/sec)', 'a | 10 | 30.82 MB/sec', '[e=a]: 10 31559.68'],
    ['RPS | geoMeanResponseTime | p99 (ms)', '10 | 12.5 | 20', ': 10 20'],
  ])('%s', async (head, row, expected) => {
    expect(await readPage(head, row)).toEqual([expected]);
  });

  test('a total in angle brackets is one', async () => {
    const rows = ['a | 10 | 20', '&lt;all transactions&gt; | 10 | 20'];
    expect(await readPage('Name | Count/s | Avg (ms)', ...rows)).toEqual(['[name=a]: 10 20', 'note totals-left-out']);
  });
});

describe('what is measured and not understood is an error', () => {
  test('in any language', async () => {
    for (const head of ['Antworten pro Sekunde', 'Zapytania na sekundę', '容量/秒', '초당 패킷'])
      expect(await readPage(`E | ${head} | p95 (ms)`, 'a | 120 | 30')).toEqual([
        '[e=a]: 30',
        'error head-not-understood 1',
      ]);
    const heads = 'Ошибочные, % | Mean ± σ | p99 service time | p50 / p95 / p99 (ms)';
    expect(await unlike(notUnderstood, heads)).toEqual([]);
    expect(await unlike(unknownUnit, 'Latency (p50/p95/p99)')).toEqual([]);
  });

  test.each([
    ['another value in brackets', 'p99', '12 ms (cold: 30 ms)', '; error unreadable-value 3'],
    ['but not what a test lasted', 'Total time (ms)', '12', ''],
    ['nor the worst of all', 'p99 | Worst', '12', ' 12 12'],
  ])('%s', async (_, head, cell, expected) => {
    expect(await beside(head, cell)).toBe(`[e=a]: 10${expected}`);
  });
});
