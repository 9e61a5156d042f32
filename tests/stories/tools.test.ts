/**
 * Folders of other load tools, which must be judged like those of JMeter. The files are the inputs of the reader goldens.
 */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { RunDocument } from '../../src/model/documents.js';
import { story } from './_story.js';

const golden = (file: string): string => readFileSync(`tests/formats/${file}`, 'utf8');

const { run, write, text, report } = story();
const document = (file: string) => JSON.parse(text(file)) as RunDocument;

test('results of other load tools a Gatling folder is read from its log', async () => {
  const folder = 'gatling/shopsimulation-20261121071603787';
  write(`${folder}/simulation.log`, golden('gatling-log/good/input.log'));
  const statistics = '"numberOfRequests": {"total": 538}, "meanNumberOfRequestsPerSecond": {"total": 59}';
  write(`${folder}/js/stats.json`, `{"type": "GROUP", "stats": {${statistics}}}`);
  write(`${folder}/js/global_stats.json`, `{${statistics}}`);
  write(`${folder}/js/assertions.json`, '{"simulation": "shop.ShopSimulation", "assertions": []}');
  expect(await run('read @gatling -o @run.json')).toMatchObject({ exitCode: 0 });
  expect(document('run.json').measurements).toMatchObject([
    { scenario: 'shopsimulation', label: 'checkout / POST /cart', method: { percentile: 'nearest-rank' } },
    { scenario: 'shopsimulation', label: 'GET /products', method: { percentile: 'nearest-rank' }, samples: 270 },
  ]);
  expect(document('run.json').measurements).toHaveLength(2);
});

test('results of other load tools the four files of Locust are one result', async () => {
  write('locust/nightly_stats.csv', golden('locust-csv/good/input_stats.csv'));
  write(
    'locust/nightly_stats_history.csv',
    'Timestamp,User Count,Type,Name,Requests/s,Failures/s\n1764200000,5,,Aggregated,10.1,0.0\n',
  );
  write('locust/nightly_failures.csv', 'Method,Name,Error,Occurrences,First Seen,Last Seen\n');
  write('locust/nightly_exceptions.csv', 'Count,Message,Traceback,Nodes\n');
  expect(await run('read @locust -o @run.json')).toMatchObject({ exitCode: 0 });
  expect(document('run.json').measurements).toMatchObject([
    { scenario: 'nightly', label: 'GET /products', samples: 496 },
    { scenario: 'nightly', label: 'POST /cart', samples: 174 },
  ]);
});

test('results of other load tools a slower k6 request is named by its tag, even if the whole run hides it', async () => {
  const parts = golden('k6-json/parts-by-tag/input.json');
  const worse = parts.replace(
    /("http_req_duration\{name:cart\}": \{\s*"values": \{)([^}]*)/,
    (_, head: string, values: string) =>
      head + values.replace(/: ([\d.]+)/g, (_, ms: string) => `: ${String(Number(ms) * 3)}`),
  );
  expect(worse).not.toBe(parts);
  write('k6/before.json', parts);
  write('k6/now.json', worse);
  const argv = ['--against', '@k6/before.json', '--set', 'scenario=shop', '--out', '@k6/r.json'];
  const { exitCode, stdout } = await run('check', '@k6/now.json', ...argv);
  expect(exitCode).toBe(2);
  expect(stdout.split('\n')[0]).toMatch(/cart.*p99 \+200 %/);
  expect(report('k6/r.json').tallies).toMatchObject({ cases: 6, suspect: 1 });
});
