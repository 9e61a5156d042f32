/** Real published results. Needs GUARDBAND_CORPUS=/path/to/corpus; skipped without it. */
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Input, Reader, Reading } from '../../src/model/reading.js';
import type { Problem } from '../../src/model/documents.js';
import { readers as registered } from '../../src/formats/index.js';
import { story } from '../stories/_story.js';

const corpus = process.env['GUARDBAND_CORPUS'] ?? '';
const describeCorpus = corpus === '' ? describe.skip : describe;
const readers: readonly Reader[] = registered;

interface Read {
  readonly readers: readonly string[];
  readonly measurements: readonly Extract<Reading, { kind: 'measurement' }>[];
  readonly provenances: readonly Extract<Reading, { kind: 'provenance' }>['provenance'][];
  readonly problems: readonly Problem[];
}

async function read(name: string): Promise<Read> {
  const file = join(corpus, name);
  const head = new TextDecoder().decode(readFileSync(file).subarray(0, 64 * 1024));
  const input: Input = { file: name, head, bytes: () => createReadStream(file) as AsyncIterable<Uint8Array> };
  const able = readers.filter((reader) => reader.recognises(head));
  const readings: Reading[] = [];
  const [reader] = able;
  if (reader !== undefined)
    for await (const reading of reader.read(input, { warmupMs: 0, transactions: 'both' })) readings.push(reading);
  return {
    readers: able.map(({ id }) => id),
    measurements: readings.filter((reading) => reading.kind === 'measurement'),
    provenances: readings.filter((reading) => reading.kind === 'provenance').map(({ provenance }) => provenance),
    problems: readings.filter((reading) => reading.kind === 'problem').map(({ problem }) => problem),
  };
}

const said = ({ problems }: Read): readonly string[] =>
  problems.map(({ level, code, line }) => [level, code, line].filter((part) => part !== undefined).join(' '));
const runsOf = ({ measurements }: Read): number => new Set(measurements.map(({ run }) => JSON.stringify(run))).size;

/** Not every product writes a garbage collection log. */
const ofServer = ['gcThroughput', 'memoryAfterGc', 'loadAverage'];

const pairs =
  corpus === ''
    ? [{ name: '', base_rows: 0, new_rows: 0 }]
    : (JSON.parse(readFileSync(join(corpus, 'releases/pairs.json'), 'utf8')) as {
        name: string;
        base_rows: number;
        new_rows: number;
      }[]);

describeCorpus('releases', () => {
  test.each(pairs)('$name: reads every row, or refuses it with its line', async (pair) => {
    const sides = {
      base: await read(`releases/${pair.name}/base.csv`),
      new: await read(`releases/${pair.name}/new.csv`),
    };
    expect(sides.base.readers).toEqual(['wso2-summary-csv']);
    expect(sides.new.readers).toEqual(['wso2-summary-csv']);
    expect(sides.base.measurements).toHaveLength(pair.base_rows);
    expect(said(sides.base)).toEqual([]);
    const refused: Readonly<Record<string, string>> = { 'ragged-one-row': 'ragged-row 33', 'header-only': 'no-rows' };
    const problem = refused[pair.name];
    expect(said(sides.new)).toEqual(problem === undefined ? [] : [`error ${problem}`]);
    expect(sides.new.measurements).toHaveLength(pair.new_rows - (pair.name === 'ragged-one-row' ? 1 : 0));
    for (const { measurement } of [...sides.base.measurements, ...sides.new.measurements]) {
      expect(Object.keys(measurement.configuration)).toEqual(['heap', 'users', 'messageSize', 'backendDelay']);
      const ofRequests = Object.keys(measurement.metrics).filter((id) => !ofServer.includes(id));
      expect(ofRequests).toHaveLength(14);
      expect(Object.keys({ ...measurement.metrics, ...measurement.missing }).length).toBeGreaterThan(14);
      expect(measurement.scenario).toMatch(/\S$/);
    }
  });

  test('the environment distinguishes a release from the previous one', async () => {
    const base = await read('releases/environment-changed-down/base.md');
    const next = await read('releases/environment-changed-down/new.md');
    expect(base.provenances[0]?.environment).toMatchObject({
      instanceType: 'c5.xlarge',
      cpus: '4',
      memory: '8 GiB',
      testDuration: '360 s',
      kernel: 'Linux 5.4-aws',
    });
    expect(next.provenances[0]?.environment).toMatchObject({
      instanceType: 'c5.large',
      cpus: '2',
      memory: '4 GiB',
      testDuration: '300 s',
      kernel: 'Linux 6.8-aws',
    });
  });

  test('two machines of one kind differ only in their processor, whatever memory the kernel reports', async () => {
    const base = await read('releases/no-common-key/base.md');
    const next = await read('releases/no-common-key/new.md');
    expect({ ...base.provenances[0]?.environment, cpuModel: '' }).toEqual({
      ...next.provenances[0]?.environment,
      cpuModel: '',
    });
  });

  test('finds an instance type in a sentence', async () => {
    const { provenances } = await read('releases/aa-quiet/base.md');
    expect(provenances).toEqual([
      { environment: { instanceType: 'c5.large', testDuration: '900 s', warmup: '300 s' } },
    ]);
  });
});

describeCorpus('histories', () => {
  const files = corpus === '' ? [''] : readdirSync(join(corpus, 'histories'));

  test.each(files)('%s: every row belongs to a run', async (name) => {
    const file = `histories/${name}/results/summary.csv`;
    const history = await read(file);
    const lines = readFileSync(join(corpus, file), 'utf8').split(/\r?\n/).slice(1);
    const rows = lines.filter((line) => line !== '');
    expect(history.readers).toEqual(['nightly-history-csv']);
    expect(history.measurements).toHaveLength(new Set(rows).size);
    expect(said(history).filter((problem) => !problem.includes('same-row-again'))).toEqual([]);
    const starts = history.measurements.map(({ run }) => run?.startedAt ?? '');
    expect(starts).toEqual([...starts].sort());
  });

  const runs = {
    ballerina_hello: 170,
    go_hello: 165,
    'kafka-simple_producer_consumer': 635,
    'mysql-delete': 839,
    'mysql-insert': 841,
    'mysql-select': 844,
    'mysql-update': 842,
    node_hello: 165,
    passthrough: 1293,
    'tcp-http_server': 1080,
    transformation: 1287,
  };
  test.each(Object.entries(runs))('%s has %d runs', async (name, count) => {
    expect(runsOf(await read(`histories/${name}/results/summary.csv`))).toBe(count);
  });
});

describeCorpus('summaries of tools', () => {
  const expected: readonly (readonly [file: string, reader: string, rows: number, problems: readonly string[]])[] = [
    ['formats/jmeter-aggregate-gui.csv', 'aggregate-csv', 5, []],
    ['formats/jmeter-plugins-aggregate-history.csv', 'aggregate-csv', 139, ['error rows-alike 3']],
    ['formats/wso2-pretty-headerless.csv', 'nightly-history-csv', 1, []],
    ['formats/jmeter-statistics-5.x.json', 'jmeter-statistics-json', 3, []],
    ['jtl/03-statistics.json', 'jmeter-statistics-json', 1, []],
    ['jtl/42-statistics.json', 'jmeter-statistics-json', 49, []],
    ['jmeter/real20s.statistics.window20000.json', 'jmeter-statistics-json', 14, []],
    ['formats/wso2-jtl-splitter-measurement-summary.json', 'jtl-splitter-json', 9, []],
    ['formats/wso2-jtl-splitter-warmup-summary.json', 'jtl-splitter-json', 0, ['note warm-up-half']],
    ['formats/autocannon.json', 'autocannon-json', 1, []],
    ['formats/h2load-1.52-h1.txt', 'h2load-text', 1, ['note not-in-result 1']],
    ['formats/k6-handleSummary-data.json', 'k6-json', 1, ['note not-in-result 1']],
    ['formats/k6-summary-export-legacy.json', 'k6-json', 1, ['note not-in-result 1']],
    // Its times were written by hand, and some exceed the maximum of their row.
    ['formats/locust-stats.csv', 'locust-csv', 4, ['warning implausible 5', 'warning implausible 7']],
    ['formats/wrk-4.1.0.txt', 'wrk-text', 1, []],
    ['formats/wrk-errors.txt', 'wrk-text', 1, ['note not-in-result 1']],
  ];

  test.each(expected)('%s', async (file, reader, rows, problems) => {
    const result = await read(file);
    expect(result.readers).toEqual([reader]);
    expect(said(result)).toEqual(problems);
    expect(result.measurements).toHaveLength(rows);
  });

  test('does not read a raw result as a summary', async () => {
    for (const file of readdirSync(join(corpus, 'jtl')).filter((name) => /\.(csv|jtl|tsv)$/.test(name))) {
      const raw = await read(`jtl/${file}`);
      expect([file, raw.readers.filter((id) => !id.startsWith('jmeter-'))]).toEqual([file, []]);
    }
  });
});

describeCorpus('every file of others', () => {
  const { run } = story();
  const folders = corpus === '' ? [] : ['jtl', 'formats'].map((folder) => join(corpus, folder));
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));

  test.each(corpus === '' ? [''] : files)('%s is read, or refused with a message and advice', async (file) => {
    const { exitCode, stderr } = await run('read', file, '-o', '@run.json');
    expect([0, 3]).toContain(exitCode);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(stderr).toMatch(exitCode === 3 ? /(error|note): .+\n {2}.+/ : /^/);
  });
});
