import { caseKey } from '../../cases/names.js';
import { defined } from '../../lang/objects.js';
import type { BareMeasurement, Reader, Reading } from '../../model/reading.js';
import type { Provenance } from '../../model/documents.js';
import { checkAlike, classifyColumns, reportUnknownColumns } from '../parse/columns.js';
import { readRows, type Dialect } from '../parse/rows.js';
import { isTotalName, matchAggregateHeaders, withoutTotal } from '../parse/aggregate.js';
import { readTable } from '../parse/csv.js';
import { readText, reportDefects, type Defect } from '../parse/text.js';
import { noRows, notADate, sameRowAgain } from '../../problems/tables.js';

const dialect: Dialect = { method: { percentile: 'jmeter-aggregate' }, errorUnit: 'stated', isWhole: true };

/** Columns that do not measure speed. */
const irrelevant: readonly RegExp[] = [/^avg\. bytes$/i];

/**
 * JMeter's Aggregate Report and Summary Report, saved from the GUI in any language, or by JMeterPlugins on the command line,
 * which writes message keys as headers, or no headers at all. It has one row per label, and a TOTAL row.
 */
export const aggregateCsv: Reader = {
  id: 'aggregate-csv',
  recognises: (head) => {
    const { headers } = matchAggregateHeaders(head) ?? {};
    return headers !== undefined && !headers.includes('Date');
  },
  read: (input) => readText(input, readings),
};

function* readings(text: string, file: string): Generator<Reading> {
  const { headers, rows, defects } = readTable(file, text, matchAggregateHeaders(text));
  const columns = classifyColumns(headers);
  const labelled = withoutTotal(headers, rows);
  const measured = readRows(file, { headers, columns, dialect }, labelled);
  yield* measured.readings;
  const unknown = reportUnknownColumns({ file }, headers, columns, labelled, irrelevant);
  yield* reportDefects([...defects, ...measured.defects, ...checkAlike(measured.readings)], unknown);
  if (labelled.length === 0 && defects.length === 0) yield { kind: 'problem', problem: noRows(file) };
}

/** The minimum gap between nights; the cases of a night are measured one after the other without a pause. */
const longestGapMs = 12 * 3600 * 1000;

/** A row with the values that assign it to a run. */
interface Night {
  readonly measurement: BareMeasurement & { readonly startedAt: string };
  readonly line: number;
  readonly timeMs: number;
  readonly key: string;
  readonly tag: string | undefined;
}

/** Years of nightly runs in one file: JMeter's Aggregate Report with a Date and axes appended, one row per case and night. */
export const nightlyHistoryCsv: Reader = {
  id: 'nightly-history-csv',
  recognises: (head) => matchAggregateHeaders(head)?.headers.includes('Date') === true,
  read: (input) => readText(input, readNights),
};

function* readNights(text: string, file: string): Generator<Reading> {
  const { headers, rows, defects: tableDefects } = readTable(file, text, matchAggregateHeaders(text));
  const columns = classifyColumns(headers);
  const date = headers.indexOf('Date');
  const version = headers.indexOf('Version');
  const defects: Defect[] = [...tableDefects];
  const seen = new Set<string>();
  const dated = rows.flatMap((row) => {
    const { line, cells } = row;
    if (isTotalName(cells[columns.label] ?? '')) return [];
    const place = { file, line };
    const timeMs = parseDate(cells[date] ?? '');
    const isAgain = seen.size === seen.add(JSON.stringify(cells)).size;
    if (timeMs === undefined) defects.push({ cause: 'date', problem: notADate(place, cells[date] ?? '') });
    else if (isAgain) defects.push({ cause: 'again', problem: sameRowAgain(place) });
    return timeMs === undefined || isAgain ? [] : [{ ...row, timeMs, tag: findVersion(cells[version] ?? '') }];
  });
  const measured = readRows(file, { headers, columns, dialect }, dated);
  const nights = measured.readings.flatMap(({ measurement }, i): readonly Night[] => {
    const { line = 0, timeMs = 0, tag } = dated[i] ?? {};
    const startedAt = new Date(timeMs).toISOString();
    const key = caseKey('', measurement.label, measurement.configuration);
    return [{ measurement: { ...measurement, startedAt }, line, timeMs, key, tag }];
  });
  for (const [run, { measurement, line }] of assignRuns(nights))
    yield { kind: 'measurement', measurement, source: { file, line }, run };
  const unknown = reportUnknownColumns({ file }, headers, columns, rows, [/^(date|version)$/i]);
  yield* reportDefects([...defects, ...measured.defects], unknown);
}

/**
 * Sorts rows by time and assigns each to a run. A new run starts after a long gap, when a case occurs again, or with
 * another build.
 */
function* assignRuns(nights: readonly Night[]): Generator<readonly [Provenance, Night]> {
  let run: Provenance = {};
  let last: Night | undefined;
  const cases = new Set<string>();
  for (const night of [...nights].sort((a, b) => a.timeMs - b.timeMs || a.line - b.line)) {
    const { timeMs, key, tag } = night;
    if (last === undefined || cases.has(key) || timeMs - last.timeMs > longestGapMs || tag !== last.tag) {
      run = { startedAt: night.measurement.startedAt, ...defined({ tag }) };
      cases.clear();
    }
    cases.add(key);
    last = night;
    yield [run, night];
  }
}

/** Epoch milliseconds of a date in seconds, in milliseconds, or as `date` prints it in UTC. */
function parseDate(cell: string): number | undefined {
  const text = cell.trim();
  if (/^\d{9,10}(\.\d+)?$/.test(text)) return Math.round(Number(text) * 1000);
  if (/^\d{12,13}$/.test(text)) return Number(text);
  if (!/ (UTC|GMT) |Z$/.test(text)) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Extracts the version, e.g. 2201.8.0 from "Ballerina 2201.8.0 (Swan Lake Update 8)". The version is meant to vary, so it
 * is not part of the environment.
 */
const findVersion = (cell: string): string | undefined => /\d+(\.\d+)+[-+.\w]*/.exec(cell)?.[0];
