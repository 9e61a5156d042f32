import { caseKey } from '../../../cases/names.js';
import type { BareMeasurement, Reader, Reading } from '../../../model/reading.js';
import type { Provenance } from '../../../model/documents.js';
import { notADate, sameRowAgain, unknownColumns } from '../../../problems/summaries.js';
import { columnsOf, measurementIn, unitDoubts, unknownVarying, type Dialect } from '../parse/columns.js';
import { aggregateHeads } from '../parse/aggregate.js';
import { bodyOf } from '../parse/csv.js';
import { fromText, told, type Defect } from '../parse/text.js';

/** The rows come from JMeter's aggregate; whoever appends them adds a date and what varied. */
const dialect: Dialect = { method: { percentile: 'jmeter-aggregate' }, errorUnit: 'stated', isWhole: true };

/** A night's matrix is measured without a pause, one case after the other; nights are further apart than this. */
const longestGapMs = 12 * 3600 * 1000;

/** A row as it goes into a run. */
interface Night {
  readonly measurement: BareMeasurement & { readonly startedAt: string };
  readonly line: number;
  readonly time: number;
  readonly key: string;
  readonly tag: string | undefined;
}

/** Years of nightly runs in one file: JMeter's aggregate with a Date and axes behind it, one row per case and night. */
export const nightlyHistoryCsv: Reader = {
  id: 'nightly-history-csv',
  title: 'nightly history of JMeter aggregates (CSV with a Date column)',
  notes: {
    by: "whoever appends JMeter's aggregate of each night, with Date (seconds since 1970) and the axes behind it",
    from: {
      run: 'Date, and Version',
      'label, axes': '"Label", and columns such as Users and Payload',
      errorPercent: '"Error %", with its sign; 1.0 without one is not believed',
      throughput: '"Throughput"',
      'p50, p90, p95, p99': '"Median", "90% Line" and so on: whole ms',
      'mean, min, max, standardDeviation': '"Average", "Min", "Max" and "Std. Dev.": ms',
      receivedKBPerSec: '"Received KB/sec"',
    },
    without: 'TOTAL rows, and rows that repeat another one.',
  },
  recognises: (head) => aggregateHeads(head)?.heads.includes('Date') === true,
  read: (input) => fromText(input, readings),
};

function* readings(text: string, file: string): Generator<Reading> {
  const { heads, rows, defects: body } = bodyOf(file, text, aggregateHeads(text));
  const columns = columnsOf(heads);
  const date = heads.indexOf('Date');
  const version = heads.indexOf('Version');
  const defects: Defect[] = [...body];
  const nights: Night[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of rows.filter((row) => row.cells[columns.label] !== 'TOTAL')) {
    const place = { file, line };
    const time = timeIn(cells[date] ?? '');
    const whole = JSON.stringify(cells);
    if (time === undefined) defects.push({ cause: 'date', problem: notADate(place, cells[date] ?? '') });
    else if (seen.has(whole)) defects.push({ cause: 'again', problem: sameRowAgain(place) });
    else {
      seen.add(whole);
      const read = measurementIn(place, heads, columns, cells, dialect);
      defects.push(...read.defects);
      const { label, configuration } = read.measurement;
      nights.push({
        measurement: { ...read.measurement, startedAt: new Date(time).toISOString() },
        line,
        time,
        key: caseKey('', label, configuration),
        tag: versionIn(cells[version] ?? ''),
      });
    }
  }
  for (const [run, { measurement, line }] of inRuns(nights))
    yield { kind: 'measurement', measurement, source: { file, line }, run };
  yield* told([...defects, ...unitDoubts(file, nights.map(({ measurement }) => measurement))]); // prettier-ignore
  const others = columns.others.filter((i) => i !== date && i !== version);
  const unknown = unknownVarying(heads, others, rows, []);
  if (unknown.length > 0) yield { kind: 'problem', problem: unknownColumns(file, unknown) };
}

/** Rows in order of time, each with its run: another one begins after a pause, with a case that was there already, or with another build. */
function* inRuns(nights: readonly Night[]): Generator<readonly [Provenance, Night]> {
  let run: Provenance = {};
  let last: Night | undefined;
  const cases = new Set<string>();
  for (const night of [...nights].sort((a, b) => a.time - b.time || a.line - b.line)) {
    const { time, key, tag } = night;
    if (last === undefined || cases.has(key) || time - last.time > longestGapMs || tag !== last.tag) {
      run = { startedAt: night.measurement.startedAt, ...(tag === undefined ? {} : { tag }) };
      cases.clear();
    }
    cases.add(key);
    last = night;
    yield [run, night];
  }
}

/** Milliseconds since 1970: from seconds or milliseconds, or as `date` prints it where it says UTC. */
function timeIn(cell: string): number | undefined {
  const text = cell.trim();
  if (/^\d{9,10}(\.\d+)?$/.test(text)) return Math.round(Number(text) * 1000);
  if (/^\d{12,13}$/.test(text)) return Number(text);
  if (!/ (UTC|GMT) |Z$/.test(text)) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}

/** "Ballerina 2201.8.0 (Swan Lake Update 8)" was built from 2201.8.0. It varies on purpose, so it is no environment. */
const versionIn = (cell: string): string | undefined => /\d+(\.\d+)+[-+.\w]*/.exec(cell)?.[0];
