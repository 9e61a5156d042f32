/**
 * Tables with the heads that load tools print and people publish, with invented values: read right, or refused with the head or the
 * cell named.
 */
import { expect, test } from '@jest/globals';
import { readPage } from './_tables.js';

/** What is read, the head, and the rows. */
const tables: readonly (readonly [name: string, expected: string, ...lines: readonly string[]])[] = [
  [
    'wrk thread stats',
    '[server=a]: 0.63591 0.89 12.92; error errors-of-unknown 3; error head-not-understood 1',
    'Server | Latency (Avg) | Latency (Stdev) | Latency (Max) | +/- Stdev | Req/Sec Avg | Timeouts',
    'a | 635.91us | 0.89ms | 12.92ms | 93.69% | 56.20k | 3',
  ],
  [
    'ab',
    '[users=10]: 0 192.3 52 321.3',
    'Concurrency Level | Time taken for tests | Complete requests | Failed requests | Requests per second | Time per request (mean) | Time per request (mean, across all concurrent requests) | Transfer rate [Kbytes/sec]',
    '10 | 5.2 seconds | 1000 | 0 | 192.3 | 52.0 | 5.2 | 321.3',
  ],
  [
    'ab percent',
    'v1: 20 30 40 80; v2: 21 33 44 90',
    'Percentage of the requests served within a certain time (ms) | v1 | v2',
    '50% | 20 | 21',
    '90% | 30 | 33',
    '99% | 40 | 44',
    '100% | 80 (longest request) | 90',
  ],
  [
    'autocannon req',
    'error head-not-understood 1',
    'Stat | 1% | 2.5% | 50% | 97.5% | Avg | Stdev | Min',
    'Req/Sec | 20,623 | 20,623 | 25,583 | 26,271 | 25,131.2 | 1,540.94 | 20,615',
    'Bytes/Sec | 3.7 MB | 3.7 MB | 4.6 MB | 4.7 MB | 4.5 MB | 277 kB | 3.7 MB',
  ],
  [
    'k6',
    '[metric=http_req_duration]: 120 10 100 1200 200 300; [metric=http_req_waiting]: 110 10 90 1100 190 290; [metric=http_req_failed]: ; [metric=http_reqs]: ; error unreadable-value 5; error unreadable-value 6',
    'metric | avg | min | med | max | p(90) | p(95)',
    'http_req_duration | 120ms | 10ms | 100ms | 1.2s | 200ms | 300ms',
    'http_req_waiting | 110ms | 10ms | 90ms | 1.1s | 190ms | 290ms',
    'http_req_failed | 0.5% |  |  |  |  |',
    'http_reqs | 41/s |  | | | |',
  ],
  [
    'k6 reporter',
    'smoke [users=5]: 0.3 41.3 20.1 18 44',
    'Scenario | VUs | Total Requests | Failed Requests | RPS | Avg | Med | p(95) | Checks passed',
    'smoke | 5 | 1000 | 3 | 41.3/s | 20.1ms | 18ms | 44ms | 99.8%',
  ],
  [
    'locust',
    '[name=/, type=GET]: 0.2 20 40 60 22 1 99; [name=/login, type=POST]: 0 30 50 70 32 2 109; note totals-left-out; error head-not-understood 1',
    'Type | Name | # Requests | # Fails | Median (ms) | 95%ile (ms) | 99%ile (ms) | Average (ms) | Min (ms) | Max (ms) | Average size (bytes) | Current RPS | Current Failures/s',
    'GET | / | 1000 | 2 | 20 | 40 | 60 | 22 | 1 | 99 | 1024 | 41.2 | 0.1',
    'POST | /login | 1000 | 0 | 30 | 50 | 70 | 32 | 2 | 109 | 1024 | 40.2 | 0',
    '| Aggregated | 2000 | 2 | 25 | 45 | 65 | 27 | 1 | 109 | 1024 | 81.4 | 0.1',
  ],
  [
    'gatling',
    '[requests=login]: 1 16.6 1 20 30 40 50 99 22 5',
    'Requests | Total | OK | KO | % KO | Cnt/s | Min | 50th pct | 75th pct | 95th pct | 99th pct | Max | Mean | Std Dev',
    'login | 1000 | 990 | 10 | 1% | 16.6 | 1 | 20 | 30 | 40 | 50 | 99 | 22 | 5',
  ],
  [
    'artillery',
    'error table-not-read 1',
    'Scenario | http.requests | http.codes.200 | http.codes.500 | http.request_rate | http.response_time.p95 | http.response_time.p99 | vusers.failed',
    'a | 1000 | 990 | 10 | 30/sec | 200.1 | 300.2 | 0',
  ],
  [
    'sysbench 2',
    '[users=8]: 500.12 15.9 28.16; [users=16]: 700.12 25.9 38.16; error head-not-understood 1',
    'Threads | TPS | QPS | avg latency | 95% latency | err/s | reconn/s',
    '8 | 500.12 | 10002.4 | 15.9 | 28.16 | 0.10 | 0',
    '16 | 700.12 | 14002.4 | 25.9 | 38.16 | 0.00 | 0',
  ],
  [
    'fio',
    '[job=randread]: 120000 480256 0.2103; error head-not-understood 1',
    'Job | IOPS | BW (MiB/s) | lat avg (usec) | clat p99 (usec) | slat avg (nsec)',
    'randread | 120k | 469 | 210.3 | 510 | 1800',
  ],
  [
    'wso2',
    'Passthrough [backendDelay=0, messageSize=50, users=50]: 0 1734.32 28.76 106 97.7 124.1',
    'Scenario Name | Concurrent Users | Message Size (Bytes) | Back-end Service Delay (ms) | Error % | Throughput (Requests/sec) | Average Response Time (ms) | 99th Percentile of Response Time (ms) | WSO2 API Manager GC Throughput (%) | Average WSO2 Memory Footprint After Full GC (M)',
    'Passthrough | 50 | 50 | 0 | 0 | 1734.32 | 28.76 | 106 | 97.7 | 124.1',
  ],
  [
    'kafka producer',
    '[test=acks\\=1]: 821557.711; error unreadable-value 3; error unreadable-value 3; error unreadable-value 3; error unreadable-value 3; error unreadable-value 3; error unreadable-value 3',
    'Test | records sent | records/sec | MB/sec | avg latency | max latency | 50th | 95th | 99th | 99.9th',
    'acks=1 | 50000000 | 821557.711 | 78.35 | 30.5 ms avg | 510.0 ms max | 15 ms 50th | 90 ms 95th | 200 ms 99th | 400 ms 99.9th',
  ],
  [
    'jmeter agg md',
    '/ login: 22 20 30 40 50 1 99 0.1 41.2 10.1 5.2; note totals-left-out',
    'Label | # Samples | Average | Median | 90% Line | 95% Line | 99% Line | Min | Max | Error % | Throughput | Received KB/sec | Sent KB/sec',
    'login | 1000 | 22 | 20 | 30 | 40 | 50 | 1 | 99 | 0.10% | 41.2/sec | 10.1 | 5.2',
    'TOTAL | 1000 | 22 | 20 | 30 | 40 | 50 | 1 | 99 | 0.10% | 41.2/sec | 10.1 | 5.2',
  ],
  [
    'jmeter agg /min',
    '/ login: 22 1 99 3.2 0.1 0.686666666666667 10.1 5.2',
    'Label | # Samples | Average | Min | Max | Std. Dev. | Error % | Throughput | Received KB/sec | Sent KB/sec | Avg. Bytes',
    'login | 1000 | 22 | 1 | 99 | 3.2 | 0.10% | 41.2/min | 10.1 | 5.2 | 300',
  ],
  [
    'jmeter german md',
    '/ login: 22 20 30 40 50 1 99 0.1 41.2 10.1',
    'Bezeichnung | # Stichproben | Mittelwert | Median | 90% Linie | 95% Linie | 99% Linie | Min | Max | Fehler % | Durchsatz | Empfangene KB/sek',
    'login | 1000 | 22 | 20 | 30 | 40 | 50 | 1 | 99 | 0,10% | 41,2 | 10,1',
  ],
  [
    'jmeter chinese md',
    '/ login: 22 20 30 40 50 1 99 0.1 41.2 10.1',
    '标签 | 样本数 | 平均值 | 中位数 | 90% 百分位 | 95% 百分位 | 99% 百分位 | 最小值 | 最大值 | 异常 % | 吞吐量 | 接收 KB/sec',
    'login | 1000 | 22 | 20 | 30 | 40 | 50 | 1 | 99 | 0.10% | 41.2 | 10.1',
  ],
  [
    'jmeter french md',
    '/ login: 22 20 30 1 99 0.1 41.2 10.1',
    'Libellé | # Echantillons | Moyenne | Médiane | 90% centile | Min | Max | % Erreur | Débit | Ko/sec reçus',
    'login | 1000 | 22 | 20 | 30 | 1 | 99 | 0,10% | 41,2 | 10,1',
  ],
  [
    'graphana',
    '[service=a]: 41.2 99 12 20 44; error unreadable-value 3',
    'Service | Avg RPS | Peak RPS | Avg CPU | Max memory (MB) | P50 | P95 | P99 | 5xx',
    'a | 41.2 | 99 | 33% | 512 | 12ms | 20ms | 44ms | 0.02%',
  ],
  ['qps k', '[cache=a]: 120400 0.9', 'Cache | QPS (kops) | p99 (us)', 'a | 120.4 | 900'],
  [
    'ms in text',
    '[op=get]: 12000 1.2 0.1 3',
    'Op | Ops/s | Mean | StdDev | P99 | Error',
    'get | 12k | 1.2 ± 0.1 ms | 0.1 ms | 3 ms | ±2%',
  ],
  [
    'memtier',
    '[type=Sets]: 9112.3 1.9 1.8 4.2 9.9; [type=Gets]: 91113.3 1.9 1.8 4.2 9.9; error unit-not-stated 1; error head-not-understood 1',
    'Type | Ops/sec | Hits/sec | Misses/sec | Avg. Latency | p50 Latency | p99 Latency | p99.9 Latency | KB/sec',
    'Sets | 9112.3 | --- | --- | 1.9 | 1.8 | 4.2 | 9.9 | 701.2',
    'Gets | 91113.3 | 0.00 | 91113.3 | 1.9 | 1.8 | 4.2 | 9.9 | 3549.2',
  ],
  [
    'YCSB',
    '[operation=READ]: 12000.2 0.5001 0.1 90 0.9 1.5; error head-not-understood 1',
    'Operation | Throughput(ops/sec) | AverageLatency(us) | MinLatency(us) | MaxLatency(us) | 95thPercentileLatency(us) | 99thPercentileLatency(us) | Return=OK',
    'READ | 12000.2 | 500.1 | 100 | 90000 | 900 | 1500 | 500000',
  ],
  [
    'loadrunner',
    '[transactionName=login]: 0.29910269192422734 0.3 0.512 1.9 0.2 0.8; error unit-not-stated 1; error head-not-understood 1',
    'Transaction Name | SLA Status | Minimum | Average | Maximum | Std. Deviation | 90 Percent | Pass | Fail | Stop',
    'login | No Data | 0.3 | 0.512 | 1.9 | 0.2 | 0.8 | 1000 | 3 | 0',
  ],
  [
    'tsung',
    '[name=request]: 20; error head-not-understood 1',
    'Name | highest 10sec mean | lowest 10sec mean | Highest Rate | Mean Rate | Mean | Count',
    'request | 0.13 sec | 5 msec | 120.1 / sec | 90 / sec | 20 msec | 10000',
  ],
  [
    'sysbench',
    '[users=8]: 500.12 3.1 15.9 99.1 28.16; error head-not-understood 1',
    'Threads | transactions (per sec.) | queries (per sec.) | Latency min (ms) | Latency avg (ms) | Latency max (ms) | 95th percentile | ignored errors',
    '8 | 500.12 | 10002.4 | 3.1 | 15.9 | 99.1 | 28.16 | 0',
  ],
  [
    'rate in word',
    '[case=a]: 41.2 200; error head-not-understood 1',
    'Case | Throughput (per second) | Throughput (per minute) | Response time p95 (seconds)',
    'a | 41.2 | 2472 | 0.2',
  ],
  [
    'autocannon compare',
    '[router=fastify]: 45000 2.1; [router=express]: 12000 8.1; error head-not-understood 1',
    'Router | Version | Requests/s | Latency (ms) | Throughput/Mb',
    'fastify | 4.0 | 45000 | 2.1 | 8.3',
    'express | 4.17 | 12000 | 8.1 | 2.3',
  ],
  [
    'bombardier',
    '[proxy=a]: 0.024993751562109475 2.1 1 33; error head-not-understood 1',
    'Proxy | Reqs/sec Avg | Reqs/sec Stdev | Reqs/sec Max | Latency Avg | Latency Stdev | Latency Max | 2xx | 4xx | 5xx',
    'a | 1200.5 | 110.1 | 1400 | 2.1ms | 1ms | 33ms | 12000 | 3 | 0',
  ],
];

test.each(tables)('%s', async (_, expected, ...lines) => {
  expect((await readPage(...lines)).join('; ')).toBe(expected);
});
