import type { BareMeasurement, Reader, Reading } from '../../../model/reading.js';
import { labelsRepeated, noRows, unknownColumns } from '../../../problems/summaries.js';
import { columnsOf, measurementIn, unitDoubts, unknownVarying, type Dialect } from '../parse/columns.js';
import { aggregateHeads } from '../parse/aggregate.js';
import { bodyOf } from '../parse/csv.js';
import { fromText, told } from '../parse/text.js';

const dialect: Dialect = { method: { percentile: 'jmeter-aggregate' }, errorUnit: 'stated', isWhole: true };

/** Says nothing about speed. */
const known: readonly RegExp[] = [/^avg\. bytes$/i];

/**
 * What JMeter's Aggregate Report and Summary Report save, in the window or from the command line through JMeterPlugins
 * (whose heads are the names of JMeter's messages, or missing altogether). One row per label, and TOTAL, which is none.
 */
export const aggregateCsv: Reader = {
  id: 'aggregate-csv',
  title: 'JMeter Aggregate or Summary Report (CSV)',
  notes: {
    by: "JMeter's Aggregate Report and Summary Report (Save Table Data), JMeterPlugins' AggregateReport",
    from: {
      label: '"Label"',
      errorPercent: '"Error %", with its sign',
      throughput: '"Throughput"',
      'p50, p90, p95, p99': '"Median", "90% Line" and so on: whole ms; the Summary Report has none',
      'mean, min, max, standardDeviation': '"Average", "Min", "Max" and "Std. Dev.": ms',
      'receivedKBPerSec, sentKBPerSec': '"Received KB/sec" and "Sent KB/sec"',
    },
    without: 'The row TOTAL, which is no label.',
  },
  recognises: (head) => {
    const { heads } = aggregateHeads(head) ?? {};
    return heads !== undefined && !heads.includes('Date');
  },
  read: (input) => fromText(input, readings),
};

function* readings(text: string, file: string): Generator<Reading> {
  const head = aggregateHeads(text);
  const { heads, rows, defects } = bodyOf(file, text, head);
  const columns = columnsOf(heads);
  const spoiled = [];
  const labels = new Map<string, number>();
  const read: BareMeasurement[] = [];
  const measured = rows.filter(({ cells }) => cells[columns.label] !== 'TOTAL');
  for (const { line, cells } of measured) {
    const { measurement, defects } = measurementIn({ file, line }, heads, columns, cells, dialect);
    spoiled.push(...defects);
    read.push(measurement);
    const label = measurement.label ?? '';
    labels.set(label, (labels.get(label) ?? 0) + 1);
    yield { kind: 'measurement', measurement, source: { file, line } };
  }
  yield* told([...defects, ...spoiled, ...unitDoubts(file, read)]);
  if (measured.length === 0 && defects.length === 0) yield { kind: 'problem', problem: noRows(file) };
  const again = [...labels].filter(([, rows]) => rows > 1).map(([label]) => label);
  if (again.length > 0) yield { kind: 'problem', problem: labelsRepeated(file, again) };
  const unknown = unknownVarying(heads, columns.others, measured, known);
  if (unknown.length > 0) yield { kind: 'problem', problem: unknownColumns(file, unknown) };
}
