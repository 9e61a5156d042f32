import type { BareMeasurement, Reader, Reading } from '../../../model/reading.js';
import { lastSamplesOnly, noRows } from '../../../problems/summaries.js';
import { columnsOf, labelOf, measurementIn, unitDoubts, type Dialect } from '../parse/columns.js';
import { fromJson, objectsIn } from '../parse/json.js';
import { told, type Defect } from '../parse/text.js';

/** jmeter.reportgenerator.statistic_window: percentiles of a label rest on its last so many samples. */
const windowSamples = 20_000;

/** aggregate_rpt_pct1..3 as they are unless someone set them; the file does not say. */
const percentiles: ReadonlyMap<string, string> = new Map([
  ['pct1ResTime', 'p90'],
  ['pct2ResTime', 'p95'],
  ['pct3ResTime', 'p99'],
]);

const dialect: Dialect = { method: { percentile: 'jmeter-dashboard' }, errorUnit: 'percent', isWhole: true };

/** statistics.json of JMeter's HTML dashboard: one object per label, and "Total", which is none. */
export const jmeterStatisticsJson: Reader = {
  id: 'jmeter-statistics-json',
  title: "statistics.json of JMeter's dashboard",
  notes: {
    by: 'jmeter -e -o FOLDER or jmeter -g RESULT -o FOLDER',
    from: {
      label: 'key of an object',
      errorPercent: 'errorCount of sampleCount',
      throughput: 'throughput',
      'p50, p90, p95, p99':
        'medianResTime, pct1ResTime to pct3ResTime: ms, interpolated over the last 20,000 samples of a label',
      'mean, min, max': 'meanResTime, minResTime and maxResTime: ms',
      'receivedKBPerSec, sentKBPerSec': 'receivedKBytesPerSec and sentKBytesPerSec',
    },
    without: 'Total, which is no label. Which percentiles pct1 to pct3 are: taken as 90, 95 and 99, as JMeter ships.',
  },
  recognises: (head) => /^\s*\{/.test(head) && /"transaction"\s*:/.test(head) && /"sampleCount"\s*:/.test(head),
  read: (input) => fromJson(input, readings),
};

function* readings(value: unknown, text: string, file: string): Generator<Reading> {
  const defects: Defect[] = [];
  const windowed: string[] = [];
  const measured: BareMeasurement[] = [];
  let labels = 0;
  for (const { name: label, line, heads, cells } of objectsIn(text, value)) {
    if (label === 'Total') continue;
    labels += 1;
    const columns = columnsOf(heads.map((key) => percentiles.get(key) ?? key));
    const read = measurementIn({ file, line }, heads, columns, cells, dialect);
    defects.push(...read.defects);
    measured.push(read.measurement);
    if ((read.measurement.samples ?? 0) > windowSamples) windowed.push(label);
    yield { kind: 'measurement', measurement: { label: labelOf(label), ...read.measurement }, source: { file, line } };
  }
  yield* told([...defects, ...unitDoubts(file, measured)]);
  if (labels === 0) yield { kind: 'problem', problem: noRows(file) };
  if (windowed.length > 0) yield { kind: 'problem', problem: lastSamplesOnly(file, windowed) };
}
