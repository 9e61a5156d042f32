/** What a folder of a tool holds beside results, pauses between labels, and headings above printed reports. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { story } from './_story.js';

const { run, write, text } = story();
const measurements = (): unknown => (JSON.parse(text('run.json')) as { measurements: unknown }).measurements;

const head = 'timeStamp,elapsed,label,responseCode,success\n';
const rows = (label: string, fromS: number, count: number): string =>
  Array.from(
    { length: count },
    (_, i) => `${1764230400000 + 1000 * (fromS + i)},${20 + (i % 30)},${label},200,true\n`,
  ).join('');

test('a pause between thread groups, or after a set-up, is no second test', async () => {
  write('groups.jtl', head + rows('browse', 0, 300) + rows('pay', 390, 300));
  expect(await run('read @groups.jtl -o @run.json')).toMatchObject({ exitCode: 0 });
  write('setup.jtl', head + rows('setUp', -3600, 1) + rows('browse', 0, 300));
  expect(await run('read @setup.jtl -o @run.json')).toMatchObject({ exitCode: 0 });
  write('twice.jtl', head + rows('browse', 0, 300) + rows('browse', 3900, 300));
  expect(await run('read @twice.jtl -o @run.json')).toMatchObject({ exitCode: 3 });
});

test('what surely is no result is a note beside one', async () => {
  write('folder/results.jtl', head + rows('browse', 0, 100));
  write('folder/server.out', '2025-10-26 12:46:28,960 INFO shop: listens on port 8080\n');
  write('folder/users.csv', 'username,password\nalice,a1\n');
  write('folder/package.json', '{"name": "shop", "scripts": {"test": "x"}}');
  write('folder/effective.json', '{"execution": [{"concurrency": 10}], "modules": {}}');
  write('folder/junit.xml', '<testsuite name="assertions" tests="3"/>');
  write('folder/report.md', '| Scenario | RPS | p99 (ms) |\n|---|---|---|\n| other | 10 | 20 |\n');
  const { exitCode, stderr } = await run('read @folder -o @run.json');
  expect(stderr).toMatch(/effective\.json: note: Skipped: .* and 2 more\./);
  expect(stderr).toContain('The same results exist in more detail, which was read');
  expect(exitCode).toBe(0);
  expect(measurements()).toMatchObject([{ label: 'browse', samples: 100 }]);
});

test.each(['user,password\nbob,b1\n', 'message,user\nhi,bob\n', 'email;pin;host\na@b.c;1234;h1\n', 'load,url\n5,/a\n'])(
  'the data of a test is no result: %s',
  async (data) => {
    write('data/results.jtl', head + rows('browse', 0, 100));
    write('data/data.csv', data);
    expect(await run('read @data -o @run.json')).toMatchObject({ exitCode: 0 });
  },
);

test('a summary, its page and the raw folder of one run have the same cases', async () => {
  const heads = [
    'Scenario Name',
    'Heap Size',
    'Concurrent Users',
    'Message Size (Bytes)',
    'Label',
    'Throughput (Requests/sec)',
  ];
  const loads = [
    ['2G_heap', '100_users', '50B', 'GET /', '10'],
    ['2G_heap', '1000_users', '1024B', 'GET /', '20'],
  ];
  const paged = [
    ['2G', '100 Users', '50', 'GET /', '10'],
    ['2G', '1,000', '1024 B', 'GET /', '20'],
  ];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  write('wso2.csv', [heads, ...loads.map((cells) => ['shop', ...cells]), ''].map(String).join('\n'));
  const table = [heads, heads.map(() => '---'), ...paged.map((cells) => ['shop', ...cells])].map(line).join('');
  write('wso2.md', table);
  for (const [i, folders] of loads.entries())
    write(`wso2/shop/${folders.slice(0, 3).join('/')}/results.jtl`, head + rows('GET /', i, 100 + i));
  const cases: unknown[] = [];
  for (const form of ['wso2.csv', 'wso2.md', 'wso2']) {
    expect(await run('read', `@${form}`, '-o', '@run.json')).toMatchObject({ exitCode: 0 });
    const found = measurements() as readonly Record<'scenario' | 'label' | 'configuration', unknown>[];
    cases.push(found.map(({ scenario, label, configuration }) => ({ scenario, label, configuration })));
  }
  expect(cases[0]).toHaveLength(2);
  expect(cases[1]).toEqual(cases[0]);
  expect(cases[2]).toEqual(cases[0]);
});

test('the id of a load generator is no scenario', async () => {
  for (const [i, id] of ['1b0f7a52-6a35-4b0c-9c0e-0d2f5c3f1a11', '9e8d7c6b-5a49-4382-b716-05f4e3d2c1b0'].entries())
    write(`tasks/kpi-${id}-eu.jtl`, head + rows('browse', i / 10, 100 + i));
  await run('read @tasks -o @run.json');
  expect(measurements()).toMatchObject([{ label: 'browse', samples: 201 }]);
});

test('nor are summaries of several load generators repetitions without a word', async () => {
  const summary = readFileSync('tests/formats/nbomber-csv/by-hand/input.csv', 'utf8');
  for (const id of ['1b0f7a52-6a35-4b0c-9c0e-0d2f5c3f1a11', '9e8d7c6b-5a49-4382-b716-05f4e3d2c1b0'])
    write(`summaries/${id}-eu.csv`, summary);
  const { stderr } = await run('read @summaries -o @run.json');
  expect(stderr).toMatch(/warning: .* have only summaries, which cannot be merged/);
  expect((await run('read @summaries --shards repetitions')).stderr).not.toContain('warning');
});

test.each([
  ['grpc.json', '{"type":"Point","metric":"grpc_req_duration","data":{"time":"2026-01-01T00:00:00Z","value":12}}\n'],
  ['grpc.csv', 'metric_name,timestamp,metric_value,error\ngrpc_req_duration,1767225600,12.0,\n'],
  ['summary.json', '{"root_group":{"name":""},"metrics":{"grpc_req_duration":{"avg":12}}}\n'],
])('a run of another protocol than HTTP did make requests: %s', async (file, text) => {
  write(file, text);
  expect((await run('read', `@${file}`)).stderr).toMatch(
    /no HTTP requests, and only those are read\. .*grpc_req_duration/,
  );
});

test('the history of Locust names the file that is needed', async () => {
  write('run_stats_history.csv', 'Timestamp,User Count,Type,Name,Requests/s\n1,0,,Aggregated,0\n');
  const { exitCode, stderr } = await run('read @run_stats_history.csv');
  expect(exitCode).toBe(3);
  expect(stderr).toMatch(/Name PREFIX_stats\.csv/);
});

test.each([
  ['http_reqs......................: 1250 309/s\n', '--summary-export'],
  ['Bombarding http://127.0.0.1 for 10s\n', 'bombardier -l -o json'],
  ['# JMH version: 1.37\n', 'jmh -rf json'],
  ['Transactions:\t5981 hits\nAvailability:\t99.68 %\n', 'siege --json-output'],
  [
    'Requests      [total, rate, throughput]         600, 100.17, 99.83\nDuration      [total, attack, wait]             6.01s, 5.99s, 20ms\nLatencies     [min, mean, 50, 90, 95, 99, max]  13ms, 17ms, 17ms, 22ms, 24ms, 28ms, 33ms\nSuccess       [ratio]                           100.00%\n',
    'vegeta report -type=json',
  ],
  [
    'Summary:\n  Success rate:\t100.00%\n  Total:\t3.0 sec\n  Average:\t19.2 ms\n  Requests/sec:\t520.7\n\nResponse time distribution:\n  50.00% in 16.8695 ms\n  99.00% in 59.2 ms\n',
    'oha --output-format json',
  ],
  [
    'Summary:\n  Total:\t4.0 secs\n  Slowest:\t0.1 secs\n  Requests/sec:\t520.7\n\nStatus code distribution:\n  [200]\t2083 responses\n',
    'hey -o csv',
  ],
  ['Percentage served,Time in ms\n0,1.2\n1,1.3\n', 'Name what ab prints'],
  ['label,avg_ct,avg_lt,avg_rt,bytes,concurrency,fail,succ,throughput\n,0.1,0.2,0.3,9,5,0,9,9\n', 'kpi.jtl'],
  [
    'scenario: `checkout`\n\n|step|ok stats|\n|---|---|\n|name|`login`|\n|request count|all = `600`, ok = `600`, RPS = `10`|\n|latency (ms)|min = `2.1`, mean = `12.4`, max = `110.2`, StdDev = `6.5`|\n|latency percentile (ms)|p50 = `11.3`, p99 = `49.4`|\n',
    'ReportFormat.Csv',
  ],
  ['summary =   2215 in 00:00:04 =  512.3/s Avg:    19 Min:    13 Max:   110 Err:     0 (0.00%)\n', '-l FILE'],
  ['2026-11-21 07:30:28,560 INFO o.a.j.JMeter: Setting JMeter property: users=5\n', '-l FILE'],
  ['{"numberOfRequests": {"total": 538}, "meanNumberOfRequestsPerSecond": {"total": 59}}\n', 'simulation.log'],
  ['[{"name": "/", "num_requests": 540, "response_times": {"5": 540}}]\n', 'locust --csv PREFIX'],
  [
    "<?xml version='1.0' encoding='UTF-8'?>\n<FinalStatus>\n  <TestDuration>4.0</TestDuration>\n</FinalStatus>\n",
    'kpi.jtl',
  ],
  ['fib 20     time:   [26.029 µs 26.251 µs 26.505 µs]\n', '"BENCHMARK - mean"'],
])('what a tool prints is named with the option that can be read: %s', async (text, option) => {
  write('out.txt', text);
  expect((await run('read @out.txt')).stderr).toContain(option);
});
