/** The meaning of the columns of a table. JSON objects are read as tables, too, with their keys as headers. */
import { toAxisName } from '../../cases/axes.js';
import { caseKey } from '../../cases/names.js';
import { defined, groupBy } from '../../lang/objects.js';
import type { Problem, TableColumns } from '../../model/documents.js';
import { percentileLevel, responseTimes } from '../../metrics/response-times.js';
import type { Metric } from '../../model/metric.js';
import type { Reading, Source } from '../../model/reading.js';
import { withoutSums } from './aggregate.js';
import { fillBlanks, type Row } from './csv.js';
import { correctHead } from './misspelt-head.js';
import { parseNumber, parseQuantity, unitFactor } from './quantity.js';
import {
  asResponseTime,
  comparison,
  findUnit,
  interpretHead,
  isBesideMetrics,
  outcomeWords,
  toWords,
} from './vocabulary.js';
import type { Meaning, StatedMetric } from './vocabulary.js';
import type { Defect } from './text.js';
import { headNotUnderstood, rowsAlike, takenAsAxes, unknownColumns, unknownUnit } from '../../problems/tables.js';

/** Metrics that no single request has, and no table of anything else. */
export const ofSeveral = /^(throughput|p\d+)$/;

export interface MetricColumn extends StatedMetric {
  readonly column: number;
}

/** Columns by index; -1 for a column that a table does not have. */
export interface Columns {
  readonly scenario: number;
  readonly label: number;
  readonly samples: number;
  readonly errors: number;
  readonly successes: number;
  /** Counts of some kinds of errors, which are all of them if there is no other count. */
  readonly someErrors: readonly number[];
  readonly axes: readonly (readonly [column: number, axis: string, unit: string])[];
  readonly metrics: readonly MetricColumn[];
  /** Further columns of these metrics, whose values must agree. */
  readonly companions: readonly MetricColumn[];
  /** Columns with an unknown head. */
  readonly others: readonly number[];
  /** Columns that name a measurement, but not which one, or in an unknown unit, which follows the head. */
  readonly unclear: readonly (readonly [column: number, unit: string])[];
}

/** Whether a head names how many requests failed, succeeded or were lost, or their share. */
export const saysWhatFailed = (head: string): boolean =>
  outcomeWords.test(toWords(head)) ||
  meaningOf(head).some((part) => /^(?:error|success|some)/.test(part.kind === 'metric' ? part.metric.id : part.kind));

/** The first column of each meaning, and all of those that are none. */
export const classifyColumns = (headers: readonly string[]): Columns =>
  arrangeColumns(headers.map(meaningOf), headers.some(isElapsed));
/** JMeter's name of the response time, beside which a latency is the time to the first byte. Elsewhere it may be that of the test. */
export const isElapsed = (head: string): boolean => /\belapsed\b/i.test(head);

const known = new Map<string, readonly Meaning[]>();
const mostKnown = 10_000;

/** JSON reports repeat the same keys in every object. */
export function meaningOf(head: string): readonly Meaning[] {
  const found = known.get(head) ?? [interpretHead(head)].filter((meaning) => meaning !== undefined);
  if (known.size < mostKnown) known.set(head, found);
  return found;
}

/** @param meanings of each column: a head of several rows may have several */
export function arrangeColumns(meanings: readonly (readonly Meaning[])[], hasElapsed = false): Columns {
  const all = meanings.flatMap((parts, column) => parts.map((meaning) => ({ meaning, column })));
  const find = (kind: Meaning['kind']): number => all.find(({ meaning }) => meaning.kind === kind)?.column ?? -1;
  const axes = new Map<string, readonly [column: number, axis: string, unit: string]>();
  for (const { meaning, column } of all)
    if (meaning.kind === 'axis' && !axes.has(meaning.axis))
      axes.set(meaning.axis, [column, meaning.axis, meaning.unit]);
  const stated = all.flatMap(({ meaning, column }) => (meaning.kind === 'metric' ? [{ ...meaning, column }] : []));
  const isTimed = hasElapsed || stated.some(({ metric }) => metric.id === 'mean');
  const found = shareUnit(isTimed ? stated : stated.map(asResponseTime));
  const isFirst = ({ metric }: MetricColumn, i: number): boolean =>
    found.findIndex((other) => other.metric.id === metric.id) === i;
  return {
    scenario: find('scenario'),
    label: find('label'),
    samples: find('samples'),
    errors: find('errors'),
    successes: find('successes'),
    someErrors: all.flatMap(({ meaning, column }) => (meaning.kind === 'someErrors' ? [column] : [])),
    axes: [...axes.values()],
    metrics: found.filter(isFirst),
    companions: found.filter((column, i) => !isFirst(column, i)),
    others: meanings.flatMap((parts, column) => (parts.length === 0 ? [column] : [])),
    unclear: all.flatMap(({ meaning, column }) => {
      if (meaning.kind === 'unclear') return [[column, meaning.unit] as const];
      // Of "Errors" and "Failures", it is unknown which counts.
      const isSecond = ['samples', 'errors', 'successes'].includes(meaning.kind) && find(meaning.kind) !== column;
      return isSecond ? [[column, ''] as const] : [];
    }),
  };
}

const isTime = ({ metric }: StatedMetric): boolean => responseTimes.some(({ id }) => id === metric.id);

/** Whoever writes the unit of one response time means it for the others: "Average (s)" beside "p95". */
export function shareUnit<T extends StatedMetric>(columns: readonly T[]): readonly T[] {
  const stated = columns.filter((column) => isTime(column) && column.unit !== '').map(({ unit }) => unit);
  const [unit = ''] = new Set(stated.map((each) => unitFactor(each, 'ms'))).size === 1 ? stated : [];
  return columns.map((column) => (isTime(column) && column.unit === '' ? { ...column, unit } : column));
}

/** What was observed, or a note: it names no case. */
const remarkHeaders =
  /usage|utili[sz]ation|\b(ram|disk|duration|total time|status|results?|verdict|notes?|comments?|remarks?|grade|winner|rank|position|sl[ao])\b/i;
/** What changes from run to run, so that it names a case only where rows would be the same one otherwise. */
const productHeaders = /version|product|release|build/i;
const timeHeaders = /\b(date|time|timestamp|commit)\b/i;
/** Numbers below it count from the start of a test: rows of a series, which are no cases. */
const seriesHeader = /^(?:elapsed(?: time)?|time(?: ?stamp)?|seconds?|minutes?)(?: ?\(.*\))?$/i;
/** What counts repetitions, if its cells are plain numbers: these are not cases. */
const counters = '#|no\\.?|nr\\.?|run|iteration|attempt|round|repeat|repetition|trial|pass';
const counterHeaders = new RegExp(`^(${counters})( ?(#|no\\.?|number|id))?$`, 'i');
const index = new RegExp(`^((${counters}|r)?[ #-]*\\d+\\.?( ?(/|of) ?\\d+)?)?$`, 'i');
/** A head of a CSV file has words with lines between them. */
export const toPlainHead = (head = ''): string => head.replaceAll('_', ' ');
/** A moment within a day: rows of a series, which are no cases. */
const moment = /^\d{10}(\d{3})?$|^(?:[01]?\d|2[0-3]):[0-5]\d$|\d\d:\d\d:\d\d|-\d\d[T ]\d\d:\d\d/;
/** Whether a name is about the circumstances of a run or counts repetitions: it differs from run to run. */
export const isRemark = (name: string): boolean =>
  [remarkHeaders, productHeaders, timeHeaders, counterHeaders].some((pattern) => pattern.test(name));
const measuredUnits = ['ms', '/s', '%', 'KB/s'] as const satisfies readonly Metric['unit'][];

/** A time in a unit in which tests measure, not last. */
const shortTime =
  /^[~≈<>≤≥]?\s*\d[\d.,]*\s*(?:±\s*[\d.,]+\s*)?(?:[nuµμm]s|msecs?|[nuµμ]secs?|(?:milli|micro|nano)s\w*)\b/i;

/** A rate, but not of bytes, beside which another rate counts. */
const rateHead = /^(?!.*(?:byte|\b[kmg]?i?b\b|transfer|size)).*(?:\/|\bper )(?:s|sec|second|m|min|minute)s?\b/i;

/** Whether a cell is a measured quantity with its unit; 95/5 is the name of a mix, 500m a share of a CPU or a size. */
const isQuantity = (cell: string): boolean =>
  parseNumber(cell) === undefined &&
  !/^[\d.]+ *(?:\/ *[\d.]+|[mkg]i?)$/i.test(cell) &&
  measuredUnits.some((unit) => typeof parseQuantity(cell, '', unit) === 'number');

/**
 * A row is its case, so what its columns name is part of the case: a column of words before the first metric, even if all rows
 * agree; and where rows would be the same case otherwise, another column that tells them apart, unless it is measured.
 *
 * @returns also the rows without those that sum others, and what counts the repetition of a row
 */
export function addNamingColumns(
  place: Source,
  headers: readonly string[],
  all: readonly Row[],
  columns: Columns,
  isAxis: (column: number) => boolean = () => false,
) {
  const first = columns.metrics.reduce((least, { column }) => Math.min(least, column), Infinity);
  const known = [columns.scenario, columns.label, ...columns.axes.map(([column]) => column)];
  const { rows, problems } = withoutSums(place.file, all, [
    ...known,
    ...columns.others.filter((column, i) => i === 0 || column < first),
  ]);
  const headOf = (column: number): string => toPlainHead(headers[column]);
  const cellsOf = (column: number): readonly string[] => rows.map(({ cells }) => cells[column]?.trim() ?? '');
  const isNumeric = (column: number): boolean => cellsOf(column).every((cell) => parseNumber(cell) !== undefined);
  const isCounter = (column: number): boolean => counterHeaders.test(headOf(column));
  const counting = [...headers.keys()].filter(
    (column) => isCounter(column) && cellsOf(column).every((cell) => index.test(cell)),
  );
  const open = columns.others.filter(
    (column) =>
      !counting.includes(column) &&
      !remarkHeaders.test(headOf(column)) &&
      (comparison.test(headOf(column)) ? cellsOf(column).some((cell) => /\p{L}{3}/u.test(cell)) : true) &&
      cellsOf(column).some((cell) => cell !== '' && !moment.test(cell)) &&
      !(seriesHeader.test(headOf(column)) && isNumeric(column)),
  );
  const mayName = open.filter(
    (column) => (isCounter(column) || !isRemark(headOf(column))) && !cellsOf(column).some(isQuantity),
  );
  const chosen = columns.others.filter(
    (column) => isAxis(column) || (mayName.includes(column) && column < first && !isNumeric(column)),
  );
  const filled = fillBlanks(rows);
  const countCases = (more: readonly number[]): number =>
    new Set(filled.map((cells) => JSON.stringify([...known, ...chosen, ...more].map((column) => cells[column])))).size;
  // Whole numbers before the metrics may be a parameter, words after them a name.
  const isWhole = (column: number): boolean => cellsOf(column).every((cell) => /^[\d,]+$/.test(cell));
  for (const column of [
    ...mayName.filter((other) => (other < first ? isWhole(other) : !isNumeric(other))),
    ...open.filter((other) => other < first || productHeaders.test(headOf(other)) || timeHeaders.test(headOf(other))),
  ]) {
    const counted = mayName.includes(column) || productHeaders.test(headOf(column)) ? [] : counting;
    if (!chosen.includes(column) && countCases([...counted, column]) > countCases(counted)) chosen.push(column);
  }
  const told = chosen.filter((column) => !isAxis(column)).map((column) => headers[column] ?? '');
  return {
    columns: {
      ...columns,
      axes: [...columns.axes, ...chosen.map((column) => [column, toAxisName(headOf(column)), ''] as const)],
      others: columns.others.filter((column) => !chosen.includes(column)),
    },
    rows,
    countOf: ({ cells }: Row): string => counting.map((column) => cells[column]).join(),
    problems: told.length === 0 ? problems : [...problems, takenAsAxes(place, told)],
  };
}

/**
 * Problems with columns that were not understood: an error if the head names a measurement, which would be lost, and a note if
 * the values vary, because it may be an overlooked axis.
 *
 * @param irrelevant patterns of headers that are known to be neither an axis nor a metric
 */
export function reportUnknownColumns(
  place: Source,
  headers: readonly string[],
  { others, unclear, metrics, errors, successes, someErrors }: Columns,
  rows: readonly Row[],
  irrelevant: readonly RegExp[] = [],
): readonly Problem[] {
  const describe = (column: number, unit = '') => {
    const [head = '', cells] = [headers[column], rows.map((row) => row.cells[column] ?? '')];
    if (irrelevant.some((pattern) => pattern.test(head))) return [];
    const isMeasured = cells.some((cell) => /^[~<>≤≥]?\s*\d/.test(cell));
    return [{ head, unit, cells, isMeasured, isVarying: cells.some((cell) => cell !== cells[0]) }];
  };
  const hasRate = metrics.some(({ metric }) => metric.unit === '/s');
  const isCounted = errors !== -1 || metrics.some(({ metric }) => metric.id === 'errorPercent');
  const hasOutcome = isCounted || successes !== -1 || someErrors.length > 0;
  const isShortTime = (head: string): boolean =>
    Number(unitFactor(findUnit(head, 'ms') || '-', 'ms')) <= 1 && !remarkHeaders.test(toPlainHead(head));
  const found = others.flatMap((column) => describe(column));
  const lost = found.filter(({ head, cells, isMeasured, isVarying }) => {
    // What does not vary is a setting.
    const isTime = isShortTime(head) && (rows.length === 1 || isVarying);
    const isNamed =
      isMeasured &&
      (isTime ||
        (!hasRate && rateHead.test(toWords(head))) ||
        (!hasOutcome && outcomeWords.test(toWords(head))) ||
        correctHead(head) !== undefined);
    return !isBesideMetrics(head) && (isNamed || cells.some((cell) => shortTime.test(cell)));
  });
  // A service time is the part of a latency that begins when a request was sent; the others are beside what counts.
  const isTimed = metrics.some(({ metric }) => !Number.isNaN(percentileLevel(metric.id)));
  const isStated = (head: string, unit: string): boolean =>
    (isTimed && /service time/i.test(head)) ||
    (isCounted && /^((current )?(failures?|err(or)?s?)\/s|([1-5]xx|timeouts?)( errors?| rate| \W+)*)$/i.test(head)) ||
    (hasRate &&
      /^(?!.*(?:err|fail|success)).*(?:\brate\b|speed)/i.test(head) &&
      unit !== '' &&
      unitFactor(unit, 'KB/s') !== undefined);
  const measured = unclear
    .flatMap((column) => describe(...column))
    .filter(({ head, unit, isMeasured }) => isMeasured && !isStated(head, unit));
  const unnamed = [...measured.filter(({ unit }) => unit === ''), ...lost].map(({ head }) => head);
  const corrected = unnamed.flatMap((head) => correctHead(head) ?? []);
  const skipped = found
    .filter((column) => !lost.includes(column) && (column.isVarying || comparison.test(column.head)))
    .map(({ head }) => head);
  return [
    ...measured.flatMap(({ head, unit }) => (unit === '' ? [] : [unknownUnit(place, head, unit)])),
    ...(unnamed.length === 0 ? [] : [headNotUnderstood(place, unnamed, corrected)]),
    ...(skipped.length === 0 ? [] : [unknownColumns(place, skipped)]),
  ];
}

/** A row that was read, and what counts its repetition. */
export type FoundRow = Pick<Extract<Reading, { kind: 'measurement' }>, 'measurement' | 'source'> & {
  count?: string | undefined;
};

/** The key of its case. */
export const rowKey = ({ measurement: { scenario = '', label, configuration } }: FoundRow): string =>
  caseKey(scenario, label, configuration);

/** Names rows or reports of one case that nothing counts: one of them may be another case, which would be lost unseen. */
export function checkAlike(rows: readonly FoundRow[]): readonly Defect[] {
  return [...groupBy(rows, (row) => `${rowKey(row)} ${row.count ?? ''}`).values()].flatMap(([first, ...more]) =>
    more.map(({ source }) => ({ cause: 'alike', problem: rowsAlike(source, first?.source.line ?? 1) })),
  );
}

export const columnOf = (column: string | { readonly column: string }): string =>
  typeof column === 'string' ? column : column.column;

/** The column headers that the configuration names. */
export const listColumns = ({ axes, metrics, ...roles }: TableColumns): readonly string[] => [
  ...Object.values(defined(roles)),
  ...Object.values(axes ?? {}),
  ...Object.values(metrics ?? {}).map(columnOf),
];
