/** The meaning of the columns of a table. JSON objects are read as tables, too, with their keys as headers. */
import { toAxisName } from '../../cases/axes.js';
import { caseKey } from '../../cases/names.js';
import { groupBy } from '../../lang/objects.js';
import type { Problem } from '../../model/documents.js';
import { percentileLevel, responseTimes } from '../../metrics/index.js';
import type { Metric } from '../../model/metric.js';
import type { Reading, Source } from '../../model/reading.js';
import { withoutSums } from './aggregate.js';
import type { TableRow } from './csv.js';
import { formatMeaning, type Declared } from './declared.js';
import { parseNumber, parseQuantity, unitFactor } from './quantity.js';
import * as vocabulary from './vocabulary.js';
import type { Meaning, StatedMetric } from './vocabulary.js';
import type { Defect } from './text.js';
import * as tableProblems from '../../problems/tables.js';

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
  /** Columns with an unknown head. */
  readonly others: readonly number[];
  /** Columns that name a measurement, but not which one, or in an unknown unit, which follows the head. */
  readonly unclear: readonly (readonly [column: number, unit: string])[];
  /** What the configuration says. */
  readonly declared?: Declared | undefined;
}

/** The first column of each meaning, and all of those that are none. */
export function classifyColumns(
  headers: readonly string[],
  declared?: Declared,
  rename = (head: string): string => head,
): Columns {
  const meanings = declaredOr(headers, declared, (head) => meaningOf(rename(head)));
  const { doubles, ...columns } = arrangeColumns(meanings);
  return { ...columns, unclear: [...columns.unclear, ...doubles], declared };
}

/** What the configuration says of each head, or what it means otherwise: not what another one was declared to be. */
export function declaredOr(
  headers: readonly string[],
  declared: Declared | undefined,
  read: (head: string, column: number) => readonly Meaning[],
): readonly (readonly Meaning[])[] {
  const own = headers.map((head) => declared?.of(head));
  const isTaken = (meaning: Meaning): boolean =>
    meaning.kind === 'metric' && own.some((other) => other?.kind === 'metric' && other.metric.id === meaning.metric.id);
  return headers.map((head, i) =>
    own[i] === undefined
      ? read(head, i).map((meaning) => (isTaken(meaning) ? { kind: 'unclear', unit: '' } : meaning))
      : [own[i]],
  );
}
const known = new Map<string, readonly Meaning[]>();
const mostKnown = 10_000;

/** JSON reports repeat the same keys in every object. */
export function meaningOf(head: string): readonly Meaning[] {
  const found = known.get(head) ?? [vocabulary.interpretHead(head)].filter((meaning) => meaning !== undefined);
  if (known.size < mostKnown) known.set(head, found);
  return found;
}

const roles = ['samples', 'errors', 'successes'] as const;

/** The columns without roles that none of their cells can have: a column "PASS" of marks counts no successes. */
function confirmRoles(columns: Columns, rows: readonly TableRow[]): Columns {
  const holds = (column: number): boolean =>
    rows.length === 0 || rows.some(({ cells }) => /\d/.test(cells[column] ?? '') || isMissing(cells[column] ?? ''));
  const isWrong = (column: number): boolean => column !== -1 && !holds(column);
  const wrong = [...roles.map((role) => columns[role]), ...columns.someErrors].filter(isWrong);
  if (wrong.length === 0) return columns;
  const confirmed = Object.fromEntries(roles.map((role) => [role, wrong.includes(columns[role]) ? -1 : columns[role]]));
  return {
    ...columns,
    ...confirmed,
    someErrors: columns.someErrors.filter((column) => !wrong.includes(column)),
    others: [...columns.others, ...wrong].sort((a, b) => a - b),
  };
}
const isMissing = (cell: string): boolean => cell !== '' && typeof parseNumber(cell) === 'string';

/** @param meanings of each column: a head of several rows may have several */
export function arrangeColumns(
  meanings: readonly (readonly Meaning[])[],
): Columns & { readonly doubles: Columns['unclear'] } {
  const all = meanings.flatMap((parts, column) => parts.map((meaning) => ({ meaning, column })));
  const find = (kind: Meaning['kind']): number => all.find(({ meaning }) => meaning.kind === kind)?.column ?? -1;
  const axes = new Map<string, readonly [column: number, axis: string, unit: string]>();
  for (const { meaning, column } of all)
    if (meaning.kind === 'axis' && !axes.has(meaning.axis))
      axes.set(meaning.axis, [column, meaning.axis, meaning.unit]);
  const stated = all.flatMap(({ meaning, column }) => (meaning.kind === 'metric' ? [{ ...meaning, column }] : []));
  const isTimed = stated.some(({ metric }) => metric.id === 'mean');
  const isRate = ({ metric, isSuccess = false }: MetricColumn): boolean => metric.id === 'errorPercent' && !isSuccess;
  // Beside a share of errors, that of successes is another outcome.
  const isBeside = (one: MetricColumn): boolean => one.isSuccess === true && stated.some(isRate);
  const successes = stated.filter(isBeside).map(({ column }) => column);
  const counting = stated.filter((one) => !isBeside(one));
  const found = shareUnit(isTimed ? counting : counting.map(vocabulary.asResponseTime));
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
    // Of two columns of one metric, it is unknown which counts.
    doubles: found.filter((column, i) => !isFirst(column, i)).map(({ column }) => [column, ''] as const),
    others: meanings.flatMap((parts, column) => (parts.length === 0 || successes.includes(column) ? [column] : [])),
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
function shareUnit<T extends StatedMetric>(columns: readonly T[]): readonly T[] {
  const stated = columns.filter((column) => isTime(column) && column.unit !== '').map(({ unit }) => unit);
  const [unit = ''] = new Set(stated.map((each) => unitFactor(each, 'ms'))).size === 1 ? stated : [];
  return columns.map((column) => (isTime(column) && column.unit === '' ? { ...column, unit } : column));
}

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
  all: readonly TableRow[],
  found: Columns,
  isAxis: (column: number) => boolean = () => false,
) {
  const columns = confirmRoles(found, all);
  const first = columns.metrics.reduce((least, { column }) => Math.min(least, column), Infinity);
  const known = [columns.scenario, columns.label, ...columns.axes.map(([column]) => column)];
  const { rows, problems } = withoutSums(place.file, all, [
    ...known,
    ...columns.others.filter((column, i) => i === 0 || column < first),
  ]);
  const headOf = (column: number): string => vocabulary.toPlainHead(headers[column]);
  const cellsOf = (column: number): readonly string[] => rows.map(({ cells }) => cells[column]?.trim() ?? '');
  const isNumeric = (column: number): boolean => cellsOf(column).every((cell) => parseNumber(cell) !== undefined);
  const isCounter = (column: number): boolean => vocabulary.counterHeaders.test(headOf(column));
  const counting = [...headers.keys()].filter(
    (column) => isCounter(column) && cellsOf(column).every((cell) => vocabulary.countIndex.test(cell)),
  );
  const open = columns.others.filter(
    (column) =>
      !counting.includes(column) &&
      !vocabulary.remarkHeaders.test(headOf(column)) &&
      (vocabulary.comparison.test(headOf(column)) ? cellsOf(column).some((cell) => /\p{L}{3}/u.test(cell)) : true) &&
      cellsOf(column).some((cell) => cell !== '' && !vocabulary.moment.test(cell)) &&
      !(vocabulary.seriesHeader.test(headOf(column)) && isNumeric(column)),
  );
  const mayName = open.filter(
    (column) => (isCounter(column) || !vocabulary.isRemark(headOf(column))) && !cellsOf(column).some(isQuantity),
  );
  const chosen = columns.others.filter(
    (column) => isAxis(column) || (mayName.includes(column) && column < first && !isNumeric(column)),
  );
  const countCases = (more: readonly number[]): number =>
    new Set(rows.map(({ cells }) => JSON.stringify([...known, ...chosen, ...more].map((column) => cells[column]))))
      .size;
  // Whole numbers before the metrics may be a parameter, words after them a name.
  const isWhole = (column: number): boolean => cellsOf(column).every((cell) => /^[\d,]+$/.test(cell));
  // Behind the metrics, what is new in every row is an identifier, such as that of a machine, and an amount is measured.
  const isWord = (column: number): boolean => {
    const cells = cellsOf(column);
    const isRepeated = new Set(cells).size < cells.length;
    const isOnlyName = countCases([]) === 1 && !cells.some((cell) => /\d/.test(cell));
    return !cells.every(isPlainAmount) && (isRepeated || isOnlyName);
  };
  for (const column of [
    ...mayName.filter((other) => (other < first ? isWhole(other) : isWord(other))),
    ...open.filter(
      (other) =>
        other < first || vocabulary.productHeaders.test(headOf(other)) || vocabulary.timeHeaders.test(headOf(other)),
    ),
  ]) {
    const isName = column < first ? mayName.includes(column) : false;
    const counted = isName || vocabulary.productHeaders.test(headOf(column)) ? [] : counting;
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
    countOf: ({ cells }: TableRow): string => counting.map((column) => cells[column]).join(),
    problems: told.length === 0 ? problems : [...problems, tableProblems.takenAsAxes(place, told)],
  };
}

/**
 * Problems with columns that were not understood: an error if the head names a measurement, or stands behind one above numbers that
 * vary, whose loss would not be seen; and a note if other values vary, because it may be an overlooked axis.
 *
 * @param irrelevant patterns of headers that are known to be neither an axis nor a metric
 */
export function reportUnknownColumns(
  place: Source,
  headers: readonly string[],
  columns: Columns,
  rows: readonly TableRow[],
  irrelevant: readonly RegExp[] = [],
): readonly Problem[] {
  const { others, unclear, metrics, samples, errors, successes, someErrors, declared } = columns;
  if (declared !== undefined) declared.isUsed = true;
  const counted = [samples, errors, successes, ...someErrors].filter((column) => column !== -1);
  const first = Math.min(...counted, ...metrics.map(({ column }) => column));
  const describe = (column: number, unit = '') => {
    const [head = '', cells] = [headers[column], rows.map((row) => row.cells[column] ?? '')];
    if (irrelevant.some((pattern) => pattern.test(head))) return [];
    const isMeasured = cells.some((cell) => /^[~<>≤≥]?\s*\d/.test(cell));
    // What does not vary is a setting, which the only row cannot show.
    const isVarying = cells.some((cell) => cell !== cells[0]);
    return [{ column, head, unit, cells, isMeasured, isVarying }];
  };
  const hasRate = metrics.some(({ metric }) => metric.unit === '/s');
  const isCounted = errors !== -1 || metrics.some(({ metric }) => metric.id === 'errorPercent');
  const hasOutcome = isCounted || successes !== -1 || someErrors.length > 0;
  const isShortTime = (head: string): boolean =>
    Number(unitFactor(vocabulary.findUnit(head, 'ms') || '-', 'ms')) <= 1 &&
    !vocabulary.remarkHeaders.test(vocabulary.toPlainHead(head));
  const found = others.flatMap((column) => describe(column));
  const lost = found.filter(({ column, head, cells, isMeasured, isVarying }) => {
    if (vocabulary.isBesideMetrics(head)) return false;
    const isNamed =
      isMeasured &&
      ((isShortTime(head) && (isVarying || rows.length === 1)) ||
        (!hasRate && rateHead.test(vocabulary.toWords(head))) ||
        (!hasOutcome && vocabulary.outcomeKind(head) !== undefined));
    const isKnown =
      vocabulary.isRemark(vocabulary.toPlainHead(head)) ||
      vocabulary.isResource(head, cells) ||
      /\b[13]xx\b/i.test(head) ||
      (hasOutcome && vocabulary.outcomeKind(head) !== undefined);
    const isBehind = column > first && (isVarying || rows.length === 1) && cells.every(isPlainAmount) && !isKnown;
    return isNamed || isBehind || cells.some((cell) => shortTime.test(cell));
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
  // `read` lists what identifies each row, such as the machine that measured it.
  const isIdentifier = ({ column, cells }: (typeof found)[number]): boolean =>
    column > first &&
    new Set(cells).size === cells.length &&
    !cells.every(isPlainAmount) &&
    !vocabulary.isRemark(headers[column] ?? '');
  const skipped = found
    .filter(
      (one) => !lost.includes(one) && !isIdentifier(one) && (one.isVarying || vocabulary.comparison.test(one.head)),
    )
    .map(({ head }) => head);
  return [
    ...measured.flatMap(({ head, unit }) => (unit === '' ? [] : [tableProblems.unknownUnit(place, head, unit)])),
    ...(unnamed.length === 0 ? [] : [tableProblems.headNotUnderstood(place, unnamed)]),
    ...(skipped.length === 0 ? [] : [tableProblems.unknownColumns(place, skipped)]),
    ...(declared?.isShown === true ? [tableProblems.headsUnderstood(place, listMeanings(headers, columns))] : []),
  ];
}

/** Each head with what it was understood as, in the words of the configuration. */
const listMeanings = (
  headers: readonly string[],
  { axes, metrics, others, unclear, declared }: Columns,
): readonly (readonly [head: string, meaning: string])[] =>
  headers.map((head, column) => {
    const axis = axes.find(([at]) => at === column);
    const metric = metrics.find((one) => one.column === column);
    const isUnknown = others.includes(column) || unclear.some(([at]) => at === column);
    const role = isUnknown ? undefined : meaningOf(head).find(({ kind }) => kind !== 'metric');
    const found: Meaning | undefined =
      metric !== undefined
        ? { kind: 'metric', ...metric }
        : axis !== undefined
          ? { kind: 'axis', axis: axis[1], unit: '' }
          : (declared?.of(head) ?? role);
    return [head, found === undefined ? '?' : formatMeaning(found)];
  });

/** A number with or without a unit, or none: what is measured. */
const isPlainAmount = (cell: string): boolean =>
  /^[~≈<>≤≥]?\s*[-+]?[\d.,]*\d\s*(?:[a-zµμ%][a-zµμ/]*)?$/i.test(cell.trim()) || parseNumber(cell) !== undefined;

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
    more.map(({ source }) => ({ cause: 'alike', problem: tableProblems.rowsAlike(source, first?.source.line ?? 1) })),
  );
}
