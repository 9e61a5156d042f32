import type { BareMeasurement, Reader, Reading } from '../../../model/reading.js';
import { isTotalName } from '../parse/aggregate.js';
import { classifyColumns } from '../parse/columns.js';
import { readJson, objectsToRows } from '../parse/json.js';
import { toLabel, rowToMeasurement, checkUnits, type Dialect } from '../parse/rows.js';
import { reportDefects, type Defect } from '../parse/text.js';
import { lastSamplesOnly } from '../../../problems/summaries.js';
import { noRows } from '../../../problems/tables.js';

/**
 * The value of jmeter.reportgenerator.statistic_window: percentiles cover only this many of the last samples of a label.
 */
const windowSamples = 20_000;

/** The defaults of aggregate_rpt_pct1 to 3, because the file does not contain the actual levels. */
const percentiles: ReadonlyMap<string, string> = new Map([
  ['pct1ResTime', 'p90'],
  ['pct2ResTime', 'p95'],
  ['pct3ResTime', 'p99'],
]);

const dialect: Dialect = { method: { percentile: 'jmeter-dashboard' }, errorUnit: 'percent', isWhole: true };

/** statistics.json of JMeter's HTML dashboard: one object per label, and "Total" in the language of JMeter. */
export const jmeterStatisticsJson: Reader = {
  id: 'jmeter-statistics-json',
  title: "statistics.json of JMeter's dashboard",
  notes: {
    writer: 'jmeter -e -o FOLDER or jmeter -g RESULT -o FOLDER',
    sources: {
      label: 'key of each object',
      errorPercent: 'errorCount / sampleCount',
      throughput: 'throughput',
      'p50, p90, p95, p99':
        'medianResTime, pct1ResTime to pct3ResTime: ms, interpolated over the last 20,000 samples of a label',
      'mean, min, max': 'meanResTime, minResTime and maxResTime: ms',
      'receivedKBPerSec, sentKBPerSec': 'receivedKBytesPerSec and sentKBytesPerSec',
    },
    omissions:
      'Total. The levels of pct1 to pct3 are not in the file: 90, 95 and 99 are assumed, the defaults of JMeter.',
  },
  recognises: (head) => /^\s*\{/.test(head) && /"transaction"\s*:/.test(head) && /"sampleCount"\s*:/.test(head),
  read: (input) => readJson(input, readings),
};

function* readings(value: unknown, text: string, file: string): Generator<Reading> {
  const measurements: (BareMeasurement & { readonly label: string })[] = [];
  const defects: Defect[] = [];
  for (const { name, line, heads, cells } of objectsToRows(text, value)) {
    if (isTotalName(name)) continue;
    const columns = classifyColumns(heads.map((key) => percentiles.get(key) ?? key));
    const row = rowToMeasurement({ file, line }, { heads, columns, dialect }, cells);
    const measurement = { label: toLabel(name), ...row.measurement };
    defects.push(...row.defects);
    measurements.push(measurement);
    yield { kind: 'measurement', measurement, source: { file, line } };
  }
  yield* reportDefects([...defects, ...checkUnits(file, measurements)]);
  if (measurements.length === 0) yield { kind: 'problem', problem: noRows(file) };
  const windowed = measurements.filter(({ samples }) => (samples ?? 0) > windowSamples).map(({ label }) => label);
  if (windowed.length > 0) yield { kind: 'problem', problem: lastSamplesOnly(file, windowed) };
}
