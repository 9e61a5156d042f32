import type { BareMeasurement, Reader, Reading } from '../../model/reading.js';
import { classifyColumns } from '../parse/columns.js';
import { readJson, objectsToRows } from '../parse/json.js';
import { toLabel, rowToMeasurement, checkUnits, type Dialect } from '../parse/rows.js';
import { reportDefects, type Defect } from '../parse/text.js';
import { warmupHalf } from '../../problems/summaries.js';
import { noRows } from '../../problems/tables.js';

/** HdrHistogram with 2 significant digits, the default of --precision. The file does not contain the actual value. */
const dialect: Dialect = { method: { percentile: 'hdr', significantDigits: 2 }, errorUnit: 'percent', isWhole: true };

/**
 * The summaries that WSO2's jtl-splitter writes beside a raw result: one object per label (before 2019: a single object without
 * a label). The path gives scenario and axes.
 */
export const jtlSplitterJson: Reader = {
  id: 'jtl-splitter-json',
  recognises: (head) => /^\s*\{/.test(head) && /"samples"\s*:/.test(head) && /"errorPercentage"\s*:/.test(head),
  companions: (file) => [file.replace(/[^/]*$/, 'test-metadata.json')],
  read: (input) => readJson(input, readings),
};

function* readings(value: unknown, text: string, file: string): Generator<Reading> {
  // Both halves of a test have the same content, so only the name distinguishes them.
  if (/warm-?up-summary\.json(\.gz)?$/i.test(file)) {
    yield { kind: 'problem', problem: warmupHalf(file) };
    return;
  }
  const defects: Defect[] = [];
  const measurements: BareMeasurement[] = [];
  const labelled = [...objectsToRows(text, value)];
  const rows = labelled.length > 0 ? labelled : [...objectsToRows(text, { '': value })];
  for (const { name, line, headers, cells } of rows) {
    const row = rowToMeasurement({ file, line }, { headers, columns: classifyColumns(headers), dialect }, cells);
    const measurement = labelled.length > 0 ? { label: toLabel(name), ...row.measurement } : row.measurement;
    defects.push(...row.defects);
    measurements.push(measurement);
    yield { kind: 'measurement', measurement, source: { file, line } };
  }
  yield* reportDefects([...defects, ...checkUnits(file, measurements)]);
  if (rows.length === 0) yield { kind: 'problem', problem: noRows(file) };
}
