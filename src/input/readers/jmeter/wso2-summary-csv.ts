import type { BareMeasurement, Reader, Reading } from '../../../model/reading.js';
import { unknownColumns } from '../../../problems/summaries.js';
import {
  axisNamed,
  columnsOf,
  measurementIn,
  unitDoubts,
  unknownVarying,
  type Columns,
  type Dialect,
} from '../parse/columns.js';
import { bodyOf, headsOf } from '../parse/csv.js';
import { fromText, told } from '../parse/text.js';

/**
 * What the machines did meanwhile, with a product's, the back end's or a load generator's name in front: GC logs
 * ("<name> GC Throughput (%)"), sar and perf ("<name> - CPU - User (%)"). They describe a case and never tell two apart.
 */
const serverSide: readonly RegExp[] = [
  /GC throughput \(%\)$/i,
  /footprint/i,
  /load average - last/i,
  / - /,
  /^average users in the system$/i,
];

/** jtl-splitter fills HdrHistograms of 2 significant digits; its error column is percent with 2 decimals. */
const dialect: Dialect = { method: { percentile: 'hdr', significantDigits: 2 }, errorUnit: 'percent', isWhole: true };

/**
 * The summary.csv of WSO2's performance-common, any release: one row per case, 29 to 311 columns, of which the axes differ
 * between products and the rest carries product names and versions, so that columns are found by pattern.
 */
export const wso2SummaryCsv: Reader = {
  id: 'wso2-summary-csv',
  title: 'WSO2 performance summary (CSV)',
  notes: {
    by: "create-summary-csv.sh of WSO2's performance-common, any release",
    from: {
      scenario: '"Scenario Name"',
      label: '"Label", from 2019 on',
      axes: "what stands between them: heap, users, messageSize, backendDelay, and the product's own",
      errorPercent: '"Error Count" of "# Samples", else "Error %"',
      throughput: '"Throughput (Requests/sec)"',
      'p75, p90, p95, p98, p99, p999': '"99th Percentile of Response Time (ms)" and so on, an HdrHistogram of 2 digits',
      'mean, min, max, standardDeviation': '"Average Response Time (ms)" and so on',
      'receivedKBPerSec, sentKBPerSec': '"Received (KB/sec)" and "Sent (KB/sec)"',
      'gcThroughput, memoryAfterGc, memoryAfterGcPercent, loadAverage': 'of the product, by their columns',
    },
    without: 'What else the machines did meanwhile.',
  },
  recognises: (head) => {
    const { scenario, samples, metrics } = columnsOf(headsOf(head));
    return scenario !== -1 && (samples !== -1 || metrics.length >= 2) && metrics.length > 0;
  },
  companions: (file) => [file.replace(/\.csv$/i, '.md')],
  read: (input) => fromText(input, readings),
};

function* readings(text: string, file: string): Generator<Reading> {
  const { heads, rows, defects } = bodyOf(file, text);
  const columns = withOwnAxes(heads, columnsOf(heads));
  const spoiled = [];
  const measured: BareMeasurement[] = [];
  for (const row of rows) {
    const { measurement, defects } = measurementIn({ file, line: row.line }, heads, columns, row.cells, dialect);
    spoiled.push(...defects);
    measured.push(measurement);
    yield { kind: 'measurement', measurement, source: { file, line: row.line } };
  }
  yield* told([...defects, ...spoiled, ...unitDoubts(file, measured)]);
  const unknown = unknownVarying(heads, columns.others, rows, serverSide);
  if (unknown.length > 0) yield { kind: 'problem', problem: unknownColumns(file, unknown) };
}

/**
 * create-summary-csv.sh writes the scenario, then one column per parameter under a name the product chose, then the label
 * (before 2019: the samples). So what stands between them is an axis, whatever it is called.
 */
function withOwnAxes(heads: readonly string[], columns: Columns): Columns {
  const end = columns.label === -1 ? columns.samples : columns.label;
  const own = columns.others.filter((i) => i > columns.scenario && i < end);
  return {
    ...columns,
    axes: [...columns.axes, ...own.map((i) => [i, axisNamed(heads[i] ?? '')] as const)].sort(([a], [b]) => a - b),
    others: columns.others.filter((i) => !own.includes(i)),
  };
}
