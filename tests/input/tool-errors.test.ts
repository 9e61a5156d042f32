/** Load tools list their errors in several places. The list that matches the number of errors is read. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { nodeHost } from '../../src/hosts/node/host.js';
import { readFile, type FileReading } from '../../src/input/read-files.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guardband-errors-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const fixture = (file: string): string => readFileSync(`tests/formats/${file}`, 'utf8');

async function readingsIn(name: string, content: string | Uint8Array): Promise<readonly FileReading[]> {
  const file = join(folder, name);
  writeFileSync(file, content);
  const host = { ...nodeHost(), progress: () => undefined };
  const options = { warmupMs: 0, transactions: 'both' } as const;
  const found: FileReading[] = [];
  for await (const reading of readFile({ file, isNamed: true, mayBePipe: false }, options, host)) found.push(reading);
  return found;
}

/** The errors of each label in a file with this content. */
async function errorsIn(name: string, content: string | Uint8Array): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const reading of await readingsIn(name, content))
    if (reading.kind === 'measurement' && reading.measurement.errors !== undefined)
      found[reading.measurement.label ?? ''] = reading.measurement.errors;
  return found;
}

const failures = String.raw`Method,Name,Error,Occurrences
POST,/cart,"HTTPError('503 Server Error: Service Unavailable for url: http://127.0.0.1/cart')",40
POST,/cart,"ConnectionRefusedError(111, 'Connection refused')",22
GET,/other,x,1
`.replaceAll('\n', '\r\n');
const expected = {
  'POST /cart': [
    { code: '503', message: 'Service Unavailable', count: 40 },
    { message: "ConnectionRefusedError(111, 'Connection refused')", count: 22 },
  ],
};

test('Locust writes failures into a file beside the statistics', async () => {
  const statistics = fixture('locust-csv/failing/input_stats.csv');
  expect(await errorsIn('a_stats.csv', statistics)).toEqual({});
  writeFileSync(join(folder, 'a_failures.csv'), failures);
  expect(await errorsIn('a_stats.csv', statistics)).toEqual(expected);
  writeFileSync(join(folder, 'b_failures.csv.gz'), gzipSync(failures));
  expect(await errorsIn('b_stats.csv.gz', gzipSync(statistics))).toEqual(expected);
});

test.each([
  ['more failures than the statistics count', failures.replace(',40', ',41')],
  ['another table', 'a,b\r\n1,2\r\n'],
  ['a cut archive', gzipSync(failures).subarray(0, 60)],
  ['no number', failures.replace(',40', ',many').replace(',22', ',-1')],
])('failures that do not describe the statistics are not used: %s', async (_, content) => {
  writeFileSync(join(folder, `c_failures.csv`), content);
  expect(await errorsIn('c_stats.csv', fixture('locust-csv/failing/input_stats.csv'))).toEqual({});
});

test('k6 counts responses by status where the script has a threshold on it', async () => {
  const summary = JSON.parse(fixture('k6-json/parts-by-tag/input.json')) as {
    metrics: Record<string, { values: Record<string, number> }>;
  };
  const set = (name: string, values: Record<string, number>): void => {
    summary.metrics[name] = { ...summary.metrics[name], values };
  };
  set('http_req_failed', { rate: 22 / 2220, passes: 22, fails: 2198 });
  set('http_req_failed{name:cart}', { rate: 5 / 364, passes: 5, fails: 359 });
  for (const [status, count] of Object.entries({ 0: 2, 200: 2198, 503: 19 }))
    set(`http_reqs{status:${status}}`, { count, rate: 1 });
  set('http_reqs{name:cart,status:503}', { count: 5, rate: 1 });
  set('http_reqs{name:cart,status:500,check:x}', { count: 1, rate: 1 });
  const found = await errorsIn('k6.json', JSON.stringify(summary));
  expect(found).toEqual({
    '': [
      { code: '503', count: 19 },
      { code: '0', count: 2 },
    ],
    cart: [{ code: '503', count: 5 }],
  });
});

const problemsIn = async (name: string, content: string): Promise<readonly unknown[]> =>
  (await readingsIn(name, content)).flatMap((reading): readonly unknown[] => {
    if (reading.kind === 'problem') return [reading.problem.code];
    if (reading.kind !== 'measurement') return [];
    return [reading.measurement.metrics['errorPercent'] ?? reading.measurement.missing];
  });

test.each([
  ['a failure that the statistics do not count', ',40', ',41'],
  ['a failing label without a failure in the statistics', 'GET,/other', 'GET,/products'],
])('the error rate of Locust is missing: %s', async (_, counted, other) => {
  const statistics = fixture('locust-csv/failing/input_stats.csv');
  writeFileSync(join(folder, 'd_failures.csv'), failures.replace(counted, other));
  const found = await problemsIn('d_stats.csv', statistics);
  expect(found).toContain('error-counts-disagree');
  expect(found).toContainEqual({ errorPercent: 'blank' });
});

test.each([
  ['another rate', { rate: 0, passes: 22, fails: 2198 }],
  ['more outcomes than requests', { rate: 0.5, passes: 2220, fails: 2220 }],
])('the error rate of k6 is missing: %s', async (_, values) => {
  const summary = JSON.parse(fixture('k6-json/parts-by-tag/input.json')) as { metrics: Record<string, unknown> };
  summary.metrics['http_req_failed'] = { type: 'rate', contains: 'default', values };
  const found = await problemsIn('doubtful.json', JSON.stringify(summary));
  expect(found).toContain('error-counts-disagree');
  expect(found).toContainEqual({ errorPercent: 'blank' });
});
