/** Generates pages in the layouts of published ones from the bundled figures, without any text of the sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nameCase } from '../../src/cases/names.js';
import type { HistoryLine, Measurement, Value } from '../../src/model/documents.js';

/** The folder with the figures of one document. */
export const baselines = (document: string): string => resolve('baselines/published', document);

export const figures = (document: string): readonly Measurement[] =>
  readdirSync(baselines(document)).flatMap((file) =>
    readFileSync(join(baselines(document), file), 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => (JSON.parse(line) as HistoryLine).measurement ?? []),
  );

type Change = (measurement: Measurement) => Measurement | undefined;

/** The figures with one case changed; undefined removes it. */
export const withCase =
  (key: string, change: Change) =>
  (all: readonly Measurement[]): readonly Measurement[] => {
    if (!all.some((item) => nameCase(item).key === key)) throw new Error(`no case ${key}`);
    return all.flatMap((item) => (nameCase(item).key === key ? (change(item) ?? []) : item));
  };

/** Replaces the values of some metrics; undefined becomes N/A. */
export const valued =
  (values: Readonly<Record<string, Value | undefined>>): Change =>
  (measurement) => {
    const metrics = Object.entries({ ...measurement.metrics, ...values }).filter(([, value]) => value !== undefined);
    const gone = Object.entries(values).flatMap(([id, value]) => (value === undefined ? [[id, 'not-run']] : []));
    const missing = Object.entries(measurement.missing ?? {}).filter(([id]) => values[id] === undefined);
    return {
      ...measurement,
      metrics: Object.fromEntries(metrics) as Measurement['metrics'],
      missing: Object.fromEntries([...missing, ...gone]) as NonNullable<Measurement['missing']>,
    };
  };

const absences: Readonly<Record<string, string>> = { 'not-run': '<code>N/A</code>', blank: '', failed: 'failed' };

function cell({ metrics, missing }: Measurement, id: string, write: (value: number) => string = String): string {
  const value = metrics[id];
  if (value === undefined) return absences[missing?.[id] ?? 'blank'] ?? '';
  return typeof value === 'number' ? write(value) : `${write(value.low)}–${write(value.high)}`;
}

function pipeTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** One row per case, metrics as columns: the layout of the microgateway and Ballerina. */
function rowsPage(
  measurements: readonly Measurement[],
  product: string,
  axes: Readonly<Record<string, string>>,
): string {
  const metrics = {
    errorPercent: 'Error %',
    throughput: 'Throughput (Requests/sec)',
    mean: 'Average Response Time (ms)',
    standardDeviation: 'Standard Deviation of Response Time (ms)',
    p99: '99th Percentile of Response Time (ms)',
    gcThroughput: `${product} GC Throughput (%)`,
    memoryAfterGc: `Average ${product} Memory Footprint After Full GC (M)`,
  };
  const rows = measurements.map((item) => [
    item.scenario,
    ...Object.keys(axes).map((axis) => item.configuration[axis] ?? ''),
    ...Object.keys(metrics).map((id) => cell(item, id)),
  ]);
  return `# ${product}\n\n${pipeTable(['Scenario Name', ...Object.values(axes), ...Object.values(metrics)], rows)}\n`;
}

const distinct = (items: readonly string[]): readonly string[] => [...new Set(items)];

/** One table per message size and metric, users as columns: the layout of WSO2 Integrator: MI. */
function matrixPage(measurements: readonly Measurement[]): string {
  const [startup, load] = [
    measurements.filter(({ configuration }) => configuration['users'] === undefined),
    measurements.filter(({ configuration }) => configuration['users'] !== undefined),
  ];
  const users = distinct(load.map(({ configuration }) => configuration['users'] ?? ''));
  const machineOf = ({ configuration: { cpu = '', memory = '' } }: Measurement) => [cpu, memory];
  const matrix = (size: string, id: string): string => {
    const sized = load.filter(({ configuration }) => configuration['messageSize'] === size);
    const machines = distinct(sized.map((item) => JSON.stringify(machineOf(item))));
    const rows = machines.map((machine) => [
      ...(JSON.parse(machine) as readonly string[]),
      ...users.map((count) => {
        const group = sized.filter((item) => JSON.stringify(machineOf(item)) === machine);
        const found = group.find(({ configuration }) => configuration['users'] === count);
        return found === undefined ? '' : cell(found, id);
      }),
    ]);
    return pipeTable(['CPU', 'Memory', ...users.map((count) => `${count} Users`)], rows);
  };
  const sizes = distinct(load.map(({ configuration }) => configuration['messageSize'] ?? ''));
  return [
    '# Resources',
    '## Startup',
    pipeTable(
      ['CPU', 'Memory', 'Startup time (seconds)'],
      startup.map((item) => [
        item.configuration['cpu'] ?? '',
        item.configuration['memory'] ?? '',
        cell(item, 'startupTime', (ms) => String(ms / 1000)),
      ]),
    ),
    ...sizes.flatMap((size) => [
      `## ${size} message size`,
      '### Throughput (Requests/sec)',
      matrix(size, 'throughput'),
      '### Average response times (ms)',
      matrix(size, 'mean'),
    ]),
  ].join('\n\n');
}

/** Plain text without headings, with ranges and bounds in its cells: the layout of WSO2 Integrator. */
function plainPage(measurements: readonly Measurement[]): string {
  const having = (id: string): readonly Measurement[] =>
    measurements.filter(({ metrics, missing = {} }) => id in metrics || id in missing);
  const axisValue = ({ configuration }: Measurement, axis: string): string => configuration[axis] ?? '';
  const grouped = (value: number): string => value.toLocaleString('en-US');
  return [
    'Results',
    'Test duration: 10 minutes per configuration. Warmup: 2 minutes.',
    pipeTable(
      ['Payload Size', 'Maximum Achievable RPS', 'Minimum Concurrent Connections'],
      having('maxThroughput').map((item) => [
        axisValue(item, 'messageSize'),
        cell(item, 'maxThroughput', grouped),
        axisValue(item, 'connections'),
      ]),
    ),
    'Response times of one replica (1.0 vCPU, 1 GB memory)',
    pipeTable(
      ['Payload Size', 'Avg Response Time', '99th Percentile'],
      having('mean').map((item) => [
        axisValue(item, 'messageSize'),
        `${cell(item, 'mean')} ms`,
        `${cell(item, 'p99')} ms`,
      ]),
    ),
    'What is needed',
    pipeTable(
      [
        'Throughput Target',
        'Payload Size',
        'Recommended CPU',
        'Recommended Memory',
        'Expected Replicas',
        'Min Concurrent Connections',
      ],
      having('replicas').map((item) => [
        `${axisValue(item, 'targetRate').replace('-', '–')} RPS`,
        axisValue(item, 'messageSize').replace('-', '–'),
        `${axisValue(item, 'cpu')} vCPU`,
        axisValue(item, 'memory'),
        cell(item, 'replicas'),
        axisValue(item, 'connections'),
      ]),
    ),
  ].join('\n');
}

export type Figures = readonly Measurement[];

const rows = (product: string, axes: Readonly<Record<string, string>>) => (all: Figures) =>
  rowsPage(all, product, axes);
const load = {
  users: 'Concurrent Users',
  messageSize: 'Message Size (Bytes)',
  backendDelay: 'Back-end Service Delay (ms)',
};
export const microgateway = rows('API Microgateway', { heap: 'Heap Size', ...load });
const passthrough = ['--set', 'scenario=passthrough'];

/** Each document in the layout of its page; what no page has in this form, as a run. */
export const documents: readonly (readonly [
  name: string,
  file: string,
  page: (all: Figures) => string,
  set: readonly string[],
])[] = [
  ['wso2-api-microgateway', 'page.md', microgateway, []],
  ['ballerina', 'page.md', rows('Ballerina', load), []],
  ['wso2-integrator-mi', 'page.md', matrixPage, passthrough],
  ['wso2-integrator', 'page.md', plainPage, passthrough],
  ['mule-4', 'run.json', (measurements) => JSON.stringify({ schemaVersion: 1, provenance: {}, measurements }), []],
];
