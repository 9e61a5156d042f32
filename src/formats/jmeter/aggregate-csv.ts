import { toAxisName } from '../../cases/axes.js';
import { caseKey } from '../../cases/names.js';
import { toDate } from '../../lang/format.js';
import { defined } from '../../lang/objects.js';
import type { BareMeasurement, Reader, Reading } from '../../model/reading.js';
import type { Provenance } from '../../model/documents.js';
import { checkAlike, classifyColumns, ofSeveral, reportUnknownColumns, type Columns } from '../parse/columns.js';
import { isRemark, toPlainHead } from '../parse/vocabulary.js';
import { declaredIn, type Declared } from '../parse/declared.js';
import { readRows, type TableDialect } from '../parse/rows.js';
import { isTotalName, matchAggregateHeaders, withoutTotal } from '../parse/aggregate.js';
import { detectDelimiter, readHeaders, readTable, splitRow, type TableRow } from '../parse/csv.js';
import { readText, reportDefects, type Defect } from '../parse/text.js';
import { measuredTwice, noRows, notADate, sameRowAgain } from '../../problems/tables.js';

const dialect: TableDialect = { method: { percentile: 'jmeter-aggregate' }, errorUnit: 'stated', isWhole: true };

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
  read: (input, options) => readText(input, (text, file) => readings(text, file, declaredIn(options))),
};

function* readings(text: string, file: string, declared: Declared): Generator<Reading> {
  const { headers, rows, defects } = readTable(file, text, matchAggregateHeaders(text));
  const columns = classifyColumns(headers, declared);
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
  readonly build: Pick<Provenance, 'commit' | 'tag'>;
}

/**
 * Years of runs in one table with a date, and perhaps a commit and a version: JMeter's Aggregate Report with columns appended, or
 * the columns of any summary; one row per case and run.
 */
export const nightlyHistoryCsv: Reader = {
  id: 'nightly-history-csv',
  recognises: (head) => findNights(head) !== undefined,
  history: {
    hasHead: (head) => findNights(head)?.implied !== true,
    mayEnd: (head) => {
      const { date = -1, commit = -1, delimiter } = findNights(head) ?? {};
      return (before, after) => {
        const [last, next] = [splitRow(before, delimiter), splitRow(after, delimiter)];
        const gapMs = Math.abs((parseDate(next[date] ?? '') ?? NaN) - (parseDate(last[date] ?? '') ?? NaN));
        return gapMs > longestGapMs || (gapMs > 0 && last[commit] !== next[commit]);
      };
    },
  },
  read: (input, options) => readText(input, (text, file) => readNights(text, file, declaredIn(options))),
};

const dateHead = /^(date|day|night|date[ _]?time|(run|test|build)[ _]date|started[ _]?at|start[ _](date|time))$/i;
const commitHead = /^((git|commit)[ _]?)?(commit|sha|hash|revision)([ _]?(id|sha|hash))?$/i;
const versionHead = /^version$/i;

type Nights = NonNullable<ReturnType<typeof findNights>>;

/** The columns of a table with many runs; undefined for any other table. */
function findNights(head: string, declared?: Declared) {
  const jmeter = matchAggregateHeaders(head);
  const { headers, implied } = jmeter ?? { headers: readHeaders(head), implied: false };
  const find = (pattern: RegExp): number => headers.findIndex((name) => pattern.test(name));
  const date = find(dateHead);
  if (date === -1) return undefined;
  const columns = classifyColumns(headers, declared);
  const known = { headers, implied, columns, date, delimiter: detectDelimiter(head), isJMeter: jmeter !== undefined };
  const found = { ...known, commit: find(commitHead), version: find(versionHead) };
  if (jmeter !== undefined) return found;
  const [first] = readTable('', head.slice(0, head.lastIndexOf('\n') + 1)).rows;
  const isCounted = columns.samples !== -1;
  const isMeasured = columns.metrics.some(
    ({ metric, unit }) => ofSeveral.test(metric.id) || (isCounted && unit !== ''),
  );
  return isMeasured && parseDate(first?.cells[date] ?? '') !== undefined ? found : undefined;
}

function* readNights(text: string, file: string, declared: Declared): Generator<Reading> {
  const nights = findNights(text, declared);
  if (nights === undefined) return;
  const { headers, date, commit, version, isJMeter } = nights;
  const { rows, defects: tableDefects } = readTable(file, text, nights);
  const columns = isJMeter ? nights.columns : nameByText(nights, rows);
  const defects: Defect[] = [...tableDefects];
  const seen = new Set<string>();
  const dated = rows.flatMap((row) => {
    const { line, cells } = row;
    if (isTotalName(cells[columns.label] ?? '')) return [];
    const place = { file, line };
    const timeMs = parseDate(cells[date] ?? '');
    const isAgain = seen.size === seen.add(JSON.stringify(cells)).size;
    if (timeMs === undefined)
      defects.push({ cause: 'date', problem: notADate(place, headers[date] ?? '', cells[date] ?? '') });
    else if (isAgain) defects.push({ cause: 'again', problem: sameRowAgain(place) });
    const id = /^[0-9a-f]{7,64}$/i.exec(cells[commit]?.trim() ?? '')?.[0];
    const build = defined({ commit: id, tag: findVersion(cells[version] ?? '') });
    return timeMs === undefined || isAgain ? [] : [{ ...row, timeMs, build }];
  });
  const ofTool: TableDialect = isJMeter ? dialect : { method: { percentile: 'unknown' }, errorUnit: 'percent' };
  const measured = readRows(file, { headers, columns, dialect: ofTool }, dated);
  const found = measured.readings.flatMap(({ measurement }, i): readonly Night[] => {
    const { line = 0, timeMs = 0, build = {} } = dated[i] ?? {};
    const startedAt = toDate(timeMs);
    const key = caseKey(measurement.scenario ?? '', measurement.label, measurement.configuration);
    return [{ measurement: { ...measurement, startedAt }, line, timeMs, key, build }];
  });
  for (const [run, { measurement, line }] of assignRuns(found)) {
    const source = { file, line };
    if (run === undefined) defects.push({ cause: 'twice', problem: measuredTwice(source, measurement.startedAt) });
    else yield { kind: 'measurement', measurement, source, run };
  }
  const unknown = reportUnknownColumns({ file }, headers, columns, rows, [dateHead, commitHead, versionHead]);
  yield* reportDefects([...defects, ...measured.defects], unknown);
}

/** In a table of no known tool, words before the first metric name the case. */
function nameByText({ columns, headers }: Nights, rows: readonly TableRow[]): Columns {
  const first = Math.min(...columns.metrics.map(({ column }) => column));
  const isName = (column: number): boolean =>
    column < first &&
    !isRemark(toPlainHead(headers[column])) &&
    rows.some(({ cells }) => /\p{L}/u.test(cells[column] ?? ''));
  const named = columns.others.filter(isName).map((column) => [column, toAxisName(headers[column] ?? ''), ''] as const);
  const others = columns.others.filter((column) => !isName(column));
  return { ...columns, axes: [...columns.axes, ...named], others };
}

/**
 * Sorts rows by time and assigns each to a run; undefined for a case that was measured twice at one moment. A new run starts after a
 * long gap, when a case occurs again, or with another build.
 */
function* assignRuns(nights: readonly Night[]): Generator<readonly [Provenance | undefined, Night]> {
  let run: Provenance = {};
  let last: Night | undefined;
  const cases = new Map<string, number>();
  for (const night of [...nights].sort((a, b) => a.timeMs - b.timeMs || a.line - b.line)) {
    const { timeMs, key, build } = night;
    const isSameBuild = build.commit === last?.build.commit && build.tag === last?.build.tag;
    if (isSameBuild && cases.get(key) === timeMs) {
      yield [undefined, night];
      continue;
    }
    if (last === undefined || cases.has(key) || timeMs - last.timeMs > longestGapMs || !isSameBuild) {
      run = { startedAt: night.measurement.startedAt, ...build };
      cases.clear();
    }
    cases.set(key, timeMs);
    last = night;
    yield [run, night];
  }
}

/** Epoch milliseconds of a date in seconds, in milliseconds, as `date` prints it in UTC, or in the form of ISO 8601. */
function parseDate(cell: string): number | undefined {
  const text = cell.trim();
  if (/^\d{9,10}(\.\d+)?$/.test(text)) return Math.round(Number(text) * 1000);
  if (/^\d{12,13}$/.test(text)) return Number(text);
  const [, day, time = '00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|[+-]\d\d:?\d\d)?)?$/.exec(text) ?? [];
  if (day === undefined && !/ (UTC|GMT) |Z$/.test(text)) return undefined;
  const found = Date.parse(
    day === undefined ? text : `${day}T${time}${zone.replace('UTC', 'Z').replace(/(\d\d)(\d\d)$/, '$1:$2')}`,
  );
  return Number.isNaN(found) ? undefined : found;
}

/**
 * Extracts the version, e.g. 2201.8.0 from "Ballerina 2201.8.0 (Swan Lake Update 8)". The version is meant to vary, so it
 * is not part of the environment.
 */
const findVersion = (cell: string): string | undefined => /\d+(\.\d+)+[-+.\w]*/.exec(cell)?.[0];
