import type { Reader, Reading, ReadOptions } from '../../model/reading.js';
import { readJson } from '../parse/json.js';
import { readRows, labelRow, readObjects, reportObjects, type TableDialect } from '../parse/rows.js';
import { warmupHalf } from '../../problems/tables.js';
import { findAxis } from '../../cases/axes.js';
import { addNamingColumns, checkAlike, classifyColumns, reportUnknownColumns } from '../parse/columns.js';
import { type Declared, declaredIn } from '../parse/declared.js';
import { readHeaders, readTable } from '../parse/csv.js';
import { readText, reportDefects } from '../parse/text.js';

/** HdrHistogram with 2 significant digits, the default of --precision. The file does not contain the actual value. */
const dialect: TableDialect = {
  method: { percentile: 'hdr', significantDigits: 2 },
  errorUnit: 'percent',
  isWhole: true,
};

/**
 * The summaries that WSO2's jtl-splitter writes beside a raw result: one object per label (before 2019: a single object without
 * a label). The path gives scenario and axes.
 */
export const jtlSplitterJson: Reader = {
  id: 'jtl-splitter-json',
  recognises: (head) => /^\s*\{/.test(head) && /"samples"\s*:/.test(head) && /"errorPercentage"\s*:/.test(head),
  companions: (file) => [file.replace(/[^/]*$/, 'test-metadata.json')],
  read: (input, options) => readJson(input, (value, text, file) => readings(value, text, file, options)),
};

function* readings(value: unknown, text: string, file: string, options: ReadOptions): Generator<Reading> {
  const how = { ...dialect, options };
  // Both halves of a test have the same content, so only the name distinguishes them.
  if (/warm-?up-summary\.json(\.gz)?$/i.test(file)) {
    yield { kind: 'problem', problem: warmupHalf(file) };
    return;
  }
  const labelled = readObjects(file, text, value, how).map(labelRow);
  yield* reportObjects(file, labelled.length > 0 ? labelled : readObjects(file, text, { '': value }, how));
}

/**
 * Server metrics, prefixed with the name of a product, the back end or a load generator: from GC logs ("<name> GC
 * Throughput (%)"), sar and perf ("<name> - CPU - User (%)"). They are results of a case, never an axis.
 */
const serverMetrics: readonly RegExp[] = [
  /GC throughput \(%\)$/i,
  /footprint/i,
  /load average - last/i,
  / - /,
  /^average users in the system$/i,
];

const csvFile = /\.csv(\.gz)?$/i;

/** Column headers that every full summary has. */
const columnsOfAll: readonly RegExp[] = [
  /^throughput \(requests\/sec\)$/i,
  /^\d+th percentile of response time \(ms\)$/i,
];

/**
 * The summary.csv of any release of WSO2's performance-common, with one row per case and 29 to 311 columns. The axes differ
 * between products and the other headers contain product names and versions, so columns are found by pattern.
 */
export const wso2SummaryCsv: Reader = {
  id: 'wso2-summary-csv',
  recognises: (head) => {
    const headers = readHeaders(head);
    const [first = ''] = headers;
    if (/^scenario name$/i.test(first)) return classifyColumns(headers).metrics.length > 0;
    // Those of gateways with a single scenario do not name it.
    return findAxis(first) !== undefined && columnsOfAll.every((name) => headers.some((head) => name.test(head)));
  },
  companions: (file) => (csvFile.test(file) ? [file.replace(csvFile, '.md')] : []),
  read: (input, options) => readText(input, (text, file) => readSummary(text, file, declaredIn(options))),
};

function* readSummary(text: string, file: string, declared: Declared): Generator<Reading> {
  const { headers, rows: all, defects } = readTable(file, text);
  const known = classifyColumns(headers, declared);
  // The script writes the scenario, then one column per parameter with a name that depends on the product, and then the label
  // (before 2019: the samples).
  const end = known.label === -1 ? known.samples : known.label;
  const isParameter = (column: number): boolean => column > known.scenario && column < end;
  const { columns, rows, problems } = addNamingColumns({ file }, headers, all, known, isParameter);
  const measured = readRows(file, { headers, columns, dialect }, rows);
  yield* measured.readings;
  const unknown = reportUnknownColumns({ file }, headers, columns, rows, serverMetrics);
  yield* reportDefects([...defects, ...measured.defects, ...checkAlike(measured.readings)], [...problems, ...unknown]);
}

/** Parameters of all cases of a run. Runs with different values are different experiments. */
const environmentKeys: Readonly<Record<string, readonly [key: string, unit: string]>> = {
  test_duration: ['testDuration', ' s'],
  warmup_time: ['warmup', ' s'],
  jmeter_servers: ['jmeterServers', ''],
  jmeter_client_heap_size: ['jmeterClientHeap', ''],
  jmeter_server_heap_size: ['jmeterServerHeap', ''],
  netty_service_heap_size: ['backendHeap', ''],
};

/** test-metadata.json, which WSO2's perf-test-common.sh writes into the folder of results: the parameters of the test. */
export const testMetadataJson: Reader = {
  id: 'test-metadata-json',
  recognises: (head) =>
    /^\s*\{/.test(head) && /"test_scenarios"\s*:\s*\[/.test(head) && /"test_duration"\s*:/.test(head),
  read: (input) => readJson(input, readEnvironment),
};

function* readEnvironment(value: unknown): Generator<Reading> {
  const found = Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([name, value]) => {
    const [key, unit] = (Object.hasOwn(environmentKeys, name) ? environmentKeys[name] : undefined) ?? [];
    const isKnown = key !== undefined && (typeof value === 'string' || typeof value === 'number') && value !== '';
    return isKnown ? [[key, `${value}${unit ?? ''}`] as const] : [];
  });
  if (found.length > 0) yield { kind: 'provenance', provenance: { environment: Object.fromEntries(found) } };
}
