/**
 * Five published documents: every measured number of their tables must be read, for the right case and in the right unit,
 * and no other number. Read from GUARDBAND_CORPUS; skipped if it is unset. tests/stories/published.test.ts gates pages like these.
 */
import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseKey } from '../../src/cases/names.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Measurement, Value } from '../../src/model/documents.js';
import { readFiles } from '../../src/input/read-files.js';
import { figures } from '../stories/_published.js';

const corpus = process.env['GUARDBAND_CORPUS'];
const withCorpus = corpus === undefined ? describe.skip : describe;
const folder = join(corpus ?? '', 'seeds');

async function document(number: string) {
  const name = readdirSync(folder).find((item) => item.startsWith(number)) ?? '';
  const request = {
    patterns: [join(folder, name)],
    options: { warmupMs: 0, transactions: 'both' as const },
    paths: [],
    set: { scenario: 's' },
    labels: { include: [], exclude: [] },
    shards: 'repetitions' as const,
  };
  const own = await readFiles({ ...request, set: {} }, nodeHost());
  const named = await readFiles(request, nodeHost());
  return { own, named, lines: readFileSync(join(folder, name), 'utf8').split('\n') };
}

/** Maps case and metric to the value, to compare two ways of reading a page. */
function values(measurements: readonly Measurement[]): ReadonlyMap<string, Value> {
  return new Map(
    measurements.flatMap(({ configuration, metrics }) =>
      Object.entries(metrics).map(([id, value]) => [`${caseKey('s', undefined, configuration)} ${id}`, value] as const),
    ),
  );
}

withCorpus('the baselines that are shipped', () => {
  const shippedAs: readonly (readonly [string, string, 'own' | 'named'])[] = [
    ['000', 'wso2-integrator-mi', 'named'],
    ['001', 'ballerina', 'own'],
    ['002', 'wso2-api-microgateway', 'own'],
    ['004', 'wso2-integrator', 'named'],
  ];
  test.each(shippedAs)('%s equals %s, number by number', async (number, shipped, expected) => {
    const measurements = (await document(number))[expected].runs[0]?.measurements ?? [];
    const named = (all: readonly Measurement[], scenario?: string) =>
      Object.fromEntries(
        all.map((item) => [
          caseKey(scenario ?? item.scenario, item.label, item.configuration),
          { ...item.metrics, ...item.missing },
        ]),
      );
    expect(named(measurements, expected === 'named' ? 'passthrough' : undefined)).toEqual(named(figures(shipped)));
    expect(figures(shipped)).toHaveLength(measurements.length);
  });
});

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

withCorpus('WSO2 Integrator: MI, one metric a table with users in its headers', () => {
  test('reads the environment from a list, without the varied axes and the patch level of the load generator', async () => {
    const { own } = await document('000');
    expect(own.runs[0]?.provenance).toEqual({
      environment: {
        backendService: 'Netty HTTP echo service',
        deploymentModel: 'Containers running on Choreo Private Data Plane',
        loadGeneration: 'Apache JMeter 5.6',
      },
    });
  });

  test('every value belongs to the cell of its heading, row and column', async () => {
    const { named, lines } = await document('000');
    const expected = new Map<string, Value>();
    let [size, metric, startup] = ['', '', false];
    for (const line of lines) {
      const cells = cellsOf(line);
      if (line.startsWith('## '))
        [size, startup] = [/## (.*) message size/.exec(line)?.[1] ?? '', line.includes('startup')];
      if (line.startsWith('### ')) metric = line.includes('Throughput') ? 'throughput' : 'mean';
      if (!/^\d/.test(cells[0] ?? '')) continue;
      const [cpu = '', memory = '', ...rest] = cells;
      if (startup) expected.set(`${caseKey('s', undefined, { cpu, memory })} startupTime`, Number(rest[0]) * 1000);
      else
        rest.forEach((cell, i) => {
          const users = ['50', '100', '500', '1000'][i] ?? '';
          const key = caseKey('s', undefined, { cpu, memory, users, messageSize: size });
          if (!cell.includes('N/A')) expected.set(`${key} ${metric}`, Number(cell));
        });
    }
    expect(expected.size).toBe(126);
    expect(values(named.runs[0]?.measurements ?? [])).toEqual(expected);
    expect(named.problems).toEqual([]);
  });
});

/** Reads a table with one row per case a second time, in the simplest way. */
function rowByRow(
  lines: readonly string[],
  axes: readonly string[],
  metrics: readonly string[],
): readonly (readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, number>>])[] {
  return lines
    .map(cellsOf)
    .filter((cells) => cells.length === 1 + axes.length + metrics.length && /^\d/.test(cells.at(-2) ?? ''))
    .map(([scenario = '', ...cells]) => [
      scenario,
      Object.fromEntries(axes.map((axis, i) => [axis, cells[i] ?? ''])),
      Object.fromEntries(
        metrics
          .map((id, i) => [id, cells[axes.length + i] ?? ''] as const)
          .filter(([, cell]) => cell !== '')
          .map(([id, cell]) => [id, Number(cell)]),
      ),
    ]);
}
const published = ['errorPercent', 'throughput', 'mean', 'standardDeviation', 'p99', 'gcThroughput', 'memoryAfterGc'];

withCorpus('Ballerina', () => {
  test('9 rows, unchanged', async () => {
    const { own, lines } = await document('001');
    const measurements = own.runs[0]?.measurements ?? [];
    expect(measurements).toHaveLength(9);
    expect(measurements.map(({ scenario, configuration, metrics }) => [scenario, configuration, metrics])).toEqual(
      rowByRow(lines, ['users', 'messageSize', 'backendDelay'], published),
    );
    expect(own.problems).toEqual([]);
  });

  test('reads the environment', async () => {
    const { own } = await document('001');
    expect(own.runs[0]?.provenance).toEqual({
      environment: { heap: '2G', instanceType: 'c5.xlarge', testDuration: '900 s', warmup: '300 s' },
    });
  });
});

withCorpus('WSO2 API Microgateway', () => {
  test('1008 numbers in 144 rows of 7 metrics, unchanged; requests failed in 11 rows', async () => {
    const { own, lines } = await document('002');
    const measurements = own.runs[0]?.measurements ?? [];
    expect(measurements).toHaveLength(144);
    expect(measurements.map(({ scenario, configuration, metrics }) => [scenario, configuration, metrics])).toEqual(
      rowByRow(lines, ['heap', 'users', 'messageSize', 'backendDelay'], published),
    );
    const failing = measurements.filter(({ metrics }) => metrics['errorPercent'] !== 0);
    expect(failing).toHaveLength(11);
    expect(
      new Set(failing.map(({ scenario, configuration }) => `${scenario} ${configuration['users'] ?? ''}`)),
    ).toEqual(new Set(['Microgateway-Passthrough-OAuth2 1000']));
    expect(own.runs[0]?.provenance.environment).toEqual({
      instanceType: 'c5.xlarge',
      testDuration: '1200 s',
      warmup: '300 s',
    });
    expect(own.problems).toEqual([]);
  });
});

withCorpus('Mule 4, whose results are charts and sentences', () => {
  test('has no table of results, and reports that its only table is not one', async () => {
    const { own } = await document('003');
    expect(own.runs).toEqual([]);
    expect(own.problems).toMatchObject([{ code: 'table-not-read', level: 'note', line: 418 }]);
  });
});

const position = { cpu: '1.0', memory: '1 GB' };
const small = { cpu: '0.2', memory: '512 MB' };
const half = { cpu: '0.5', memory: '1 GB' };
const key = (configuration: Readonly<Record<string, string>>, metric: string) =>
  `${caseKey('s', undefined, configuration)} ${metric}`;
const latency = (messageSize: string, mean: Value, p99: Value) => [
  [key({ ...position, messageSize }, 'mean'), mean] as const,
  [key({ ...position, messageSize }, 'p99'), p99] as const,
];
const most = (messageSize: string, connections: string, rate: number) =>
  [key({ messageSize, connections }, 'maxThroughput'), rate] as const;
const replicas = (
  targetRate: string,
  messageSize: string,
  axes: Readonly<Record<string, string>>,
  connections: string,
) => [key({ targetRate, messageSize, connections, ...axes }, 'replicas'), 1] as const;

withCorpus('WSO2 Integrator 5.0.0', () => {
  test('31 values in 25 cases: maximum rates, ranges of latency, replicas', async () => {
    const { named } = await document('004');
    const [run] = named.runs;
    expect(values(run?.measurements ?? [])).toEqual(
      new Map<string, Value>([
        most('1 KB', '500', 5000),
        most('10 KB', '500', 2000),
        most('50 KB', '500', 2000),
        most('100 KB', '≥100', 500),
        most('250 KB', '≥50', 200),
        most('1 MB', '≥50', 100),
        ...latency('1 KB', { low: 74, high: 84 }, { low: 80, high: 160 }),
        ...latency('10 KB', { low: 73, high: 116 }, { low: 83, high: 192 }),
        ...latency('50 KB', { low: 88, high: 228 }, { low: 216, high: 340 }),
        ...latency('100 KB', { low: 95, high: 295 }, { low: 280, high: 429 }),
        ...latency('250 KB', { low: 100, high: 374 }, { low: 340, high: 572 }),
        ...latency('1 MB', { low: 265, high: 702 }, { low: 602, high: 966 }),
        replicas('≤50', '≤250 KB', small, '50'),
        replicas('≤100', '≤100 KB', small, '10'),
        replicas('≤100', '250 KB', half, '50'),
        replicas('≤100', '1 MB', position, '50'),
        replicas('101-200', '≤100 KB', half, '50'),
        replicas('101-200', '250 KB', half, '50'),
        replicas('201-500', '≤10 KB', half, '50'),
        replicas('201-500', '50 KB', position, '50'),
        replicas('501-1000', '≤10 KB', half, '100-200'),
        replicas('501-1000', '50 KB', position, '500'),
        replicas('1001-2000', '1 KB', half, '200'),
        replicas('1001-2000', '10-50 KB', half, '500'),
        replicas('2001-5000', '1 KB', half, '500'),
      ]),
    );
    expect(named.problems).toEqual([]);
  });

  test('reads the environment and the method, but not the product, which is compared', async () => {
    const { own } = await document('004');
    expect(own.runs[0]?.provenance).toMatchObject({
      tag: '5.0.0',
      environment: { testDuration: '600 s', warmup: '120 s', endpointAuthentication: 'Enabled' },
    });
  });
});

withCorpus('a summary.md that is published beside a summary.csv', () => {
  const list = corpus === undefined ? '[{"name": "none"}]' : readFileSync(join(corpus, 'releases/pairs.json'), 'utf8');
  const pairs = (JSON.parse(list) as readonly { name: string }[]).map(({ name }) => name);
  const measured = async (file: string) => {
    const path = join(corpus ?? '', 'releases', file);
    if (!existsSync(path)) return [];
    const request = {
      options: { warmupMs: 0, transactions: 'both' as const },
      paths: [],
      set: {},
      labels: { include: [], exclude: [] },
      shards: 'repetitions' as const,
    };
    return (await readFiles({ ...request, patterns: [path] }, nodeHost())).runs[0]?.measurements ?? [];
  };

  test.each(pairs.flatMap((name) => [`${name}/base`, `${name}/new`]))('%s: both give the same', async (side) => {
    const ofCsv = new Map(
      (await measured(`${side}.csv`)).map((item) => [caseKey(item.scenario, undefined, item.configuration), item]),
    );
    for (const { scenario, configuration, metrics } of await measured(`${side}.md`)) {
      const row = ofCsv.get(caseKey(scenario, undefined, configuration));
      // The page rounds to two digits.
      for (const [id, value] of Object.entries(metrics))
        expect([id, Math.abs(Number(row?.metrics[id]) - Number(value)) <= 0.011]).toEqual([id, true]);
    }
  });
});
