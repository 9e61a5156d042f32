import type { BareMeasurement, Reader, Reading } from '../../../model/reading.js';
import { noRows, warmupHalf } from '../../../problems/summaries.js';
import { columnsOf, labelOf, measurementIn, unitDoubts, type Dialect } from '../parse/columns.js';
import { fromJson, objectsIn } from '../parse/json.js';
import { told, type Defect } from '../parse/text.js';

/** HdrHistogram, 2 significant digits unless --precision was given, which the file does not say. */
const dialect: Dialect = { method: { percentile: 'hdr', significantDigits: 2 }, errorUnit: 'percent', isWhole: true };

/**
 * The summaries WSO2's jtl-splitter writes beside a raw result: one object per label (before 2019: one in all, without
 * labels). Scenario and axes are in the path.
 */
export const jtlSplitterJson: Reader = {
  id: 'jtl-splitter-json',
  title: 'WSO2 jtl-splitter summary (JSON)',
  notes: {
    by: "WSO2's jtl-splitter, as results-measurement-summary.json",
    from: {
      label: 'key of an object; before 2019 none',
      errorPercent: 'errors of samples, else errorPercentage',
      throughput: 'throughput',
      'p50, p75, p90, p95, p98, p99, p999': 'median, p75 to p999: ms, an HdrHistogram of 2 digits',
      'mean, min, max, standardDeviation': 'mean, min, max and stddev: ms',
      'receivedKBPerSec, sentKBPerSec': 'receivedKBytesRate and sentKBytesRate',
    },
    without:
      'The warm-up half, which is skipped by its name. Scenario and axes: folders and test-metadata.json have them.',
  },
  recognises: (head) => /^\s*\{/.test(head) && /"samples"\s*:/.test(head) && /"errorPercentage"\s*:/.test(head),
  companions: (file) => [file.replace(/[^/]*$/, 'test-metadata.json')],
  read: (input) => fromJson(input, readings),
};

function* readings(value: unknown, text: string, file: string): Generator<Reading> {
  // The only place where a name counts: both halves have the same content, and only the name says which one this is.
  if (/warm-?up-summary\.json(\.gz)?$/i.test(file)) {
    yield { kind: 'problem', problem: warmupHalf(file) };
    return;
  }
  const defects: Defect[] = [];
  const measured: BareMeasurement[] = [];
  const labelled = [...objectsIn(text, value)];
  const rows = labelled.length > 0 ? labelled : [...objectsIn(text, { '': value })];
  for (const { name: label, line, heads, cells } of rows) {
    const read = measurementIn({ file, line }, heads, columnsOf(heads), cells, dialect);
    defects.push(...read.defects);
    measured.push(read.measurement);
    const measurement = labelled.length > 0 ? { label: labelOf(label), ...read.measurement } : read.measurement;
    yield { kind: 'measurement', measurement, source: { file, line } };
  }
  yield* told([...defects, ...unitDoubts(file, measured)]);
  if (rows.length === 0) yield { kind: 'problem', problem: noRows(file) };
}
