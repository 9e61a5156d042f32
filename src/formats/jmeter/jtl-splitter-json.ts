import type { Reader, Reading, ReadOptions } from '../../model/reading.js';
import { readJson } from '../parse/json.js';
import { labelRow, readObjects, reportObjects } from '../parse/object-rows.js';
import type { Dialect } from '../parse/rows.js';
import { warmupHalf } from '../../problems/summaries.js';

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
