/** Determines which columns of a published table identify a case and which contain its metrics. */
import { normalizeDashes } from '../../cases/axes.js';
import { addAll, groupBy } from '../../lang/objects.js';
import type { Configuration, Problem } from '../../model/documents.js';
import {
  addNamingColumns,
  arrangeColumns,
  type Columns,
  declaredOr,
  type FoundRow,
  meaningOf,
  type MetricColumn,
  reportUnknownColumns,
} from '../parse/columns.js';
import { type Mark, parseNumber, parseQuantity, toPointDecimals, unitFactor } from '../parse/quantity.js';
import * as vocabulary from '../parse/vocabulary.js';
import type { AxisValue, Meaning, StatedMetric } from '../parse/vocabulary.js';
import { headsOf, type PageTable } from './tables.js';
import { checkTimes, type TableDialect, numericColumns, rowToMeasurement } from '../parse/rows.js';
import type { TableRow } from '../parse/csv.js';
import type { Defect } from '../parse/text.js';
import { asAbove, noRows } from '../../problems/tables.js';

interface Layout {
  readonly headers: readonly string[];
  /** The non-metric columns, which all groups share. */
  readonly columns: Columns;
  readonly groups: readonly Group[];
  /** Axis values that apply to the whole table. */
  readonly constants: Configuration;
}

/** Metric columns whose headers contain the same axis values: "50 Users" and "100 Users" are two groups. */
interface Group {
  readonly configuration: Configuration;
  readonly metrics: readonly MetricColumn[];
  /** Further columns of these metrics. */
  readonly doubles: Columns['unclear'];
}

/** Undefined if no column contains a metric. */
function detectLayout(table: PageTable): Layout | undefined {
  const headers = headsOf(table);
  const meanings = declaredOr(headers, table.declared, (_, i) => findMeanings(table.headers[i] ?? []));
  const stated = statedMetric(table);
  const variants = stated === undefined ? undefined : findVariants(table, meanings, stated);
  const found = createGroups(variants ?? meanings, stated);
  if (found.length === 0) return undefined;
  const isKnown = (column: MetricColumn): boolean =>
    unitFactor(column.unit, column.metric.unit) !== undefined && !isInOtherUnit(table, column);
  const groups = found.map((group) => ({ ...group, metrics: group.metrics.filter(isKnown) }));
  const unknown = found.flatMap(({ metrics }) => metrics.filter((column) => !isKnown(column)));
  const columns = sharedColumns(variants ?? meanings, groups);
  const doubles = found.flatMap((group) => group.doubles);
  const unclear = [...columns.unclear, ...doubles, ...unknown.map(({ column, unit }) => [column, unit] as const)];
  return {
    headers,
    columns: { ...columns, unclear, declared: table.declared },
    groups,
    constants: createConfiguration(statedAxes(table)),
  };
}

/** The rows of a head may only make sense together: "99th Percentile" above "(ms)". */
function findMeanings(parts: readonly string[]): readonly Meaning[] {
  const [above, below = ''] = [vocabulary.findMetric(parts[0] ?? ''), parts[1]?.toLowerCase()];
  // Of a rate with statistics below it, only the mean counts.
  if (above?.metric.unit === '/s' && (vocabulary.isStatistic(below) || /\bsize|byte|data|deviation/.test(below)))
    return vocabulary.findMetric(below)?.metric.id === 'mean' ? [{ kind: 'metric', ...above }] : [];
  const whole = parts.length > 1 ? meaningOf(parts.join(', ')) : [];
  if (whole.length > 0 && (whole[0]?.kind !== 'unclear' || whole[0].unit !== '')) return whole;
  const found = parts.flatMap(meaningOf);
  // "Executions" above "OK" says what is counted.
  return found.filter(({ kind }, i) => kind !== 'samples' || i === found.length - 1);
}

/** The metric of a table whose columns do not name one: from its caption or the nearest heading. */
export const statedMetric = ({ caption, sections }: PageTable): StatedMetric | undefined =>
  [caption, ...sections].map((words) => splitMetric(words).stated).find(Boolean);

/** The metric at the end of a heading, and the case before it if its unit is stated: "Cold start p50 (ms)". */
function splitMetric(heading: string): { readonly name: string; readonly stated?: StatedMetric } {
  const words = heading.split(' ');
  for (let first = 0; first < Math.min(words.length, 5); first++) {
    const [name, stated] = [words.slice(0, first).join(' '), vocabulary.findMetric(words.slice(first).join(' '))];
    if (stated !== undefined && (first === 0 || stated.unit !== '')) return { name, stated };
  }
  return { name: heading };
}

/** What states another unit than ms or /s for all numbers below it: "Latency (s)", "All times in seconds". */
const otherUnit =
  /^(?!.*\b(?:think|warm|ramp|sleep|paus)).*\b(?:times?|latenc\w+|values|numbers|figures|units|results|percentiles?|p\d{2,3}|throughput|rates?|[rtq]ps|(?:start|boot)\S*)\b.*(?:\s[([]|[,:]| in| -) ?(?:thousands?|k|s|secs?|seconds?|[nuµμ]s|(?:nano|micro)s\w*|minutes?)\b/i;

/** Whether words above a table state a unit that the head and the cells of a column lack: its numbers may be in that. */
const isInOtherUnit = ({ rows, ...table }: PageTable, { column, unit, metric }: MetricColumn): boolean =>
  unit === '' &&
  ['ms', '/s'].includes(metric.unit) &&
  rows.some(({ cells }) => typeof parseNumber(cells[column] ?? '') === 'number') &&
  [table.caption, ...table.sections, table.remark ?? ''].some((words) => otherUnit.test(normalizeDashes(words)));

const statesMetric = (words: string): boolean => splitMetric(words).stated !== undefined;

/**
 * The meanings of a table that compares variants of what was tested: beside known axes, or a first column of names below a heading
 * that is its metric, it has only columns of its values, at least two, with headers such as "Two Node 4 Core". Undefined for others.
 */
function findVariants(
  { headers, rows, caption, sections }: PageTable,
  meanings: readonly (readonly Meaning[])[],
  { metric, unit }: StatedMetric,
): readonly (readonly Meaning[])[] | undefined {
  const isKnown = meanings.some((parts) => parts.length > 0);
  const isNumeric = (column: number): boolean => {
    const values = rows.map(({ cells }) => parseQuantity(cells[column] ?? '', unit, metric.unit));
    return !values.includes(undefined) && values.some((value) => typeof value !== 'string');
  };
  const isNamed = meanings[0]?.length === 0 && !isNumeric(0) && [caption, sections[0] ?? ''].some(statesMetric);
  const unknown = meanings.flatMap((parts, column) => (parts.length > 0 || (isNamed && column === 0) ? [] : [column]));
  const isOther = (column: number): boolean => {
    const head = headers[column]?.join(' ') ?? '';
    return vocabulary.isBesideMetrics(head) || vocabulary.isRemark(head) || /\b(rows|size|count)\b/i.test(head);
  };
  const areCases = meanings.flat().every(({ kind }) => kind === 'axis' || kind === 'scenario' || kind === 'label');
  if (unknown.length < 2 || !areCases || !unknown.every(isNumeric)) return undefined;
  if (!isKnown && (!isNamed || unknown.some(isOther))) return undefined;
  return meanings.map((parts, column) =>
    !unknown.includes(column) ? parts : [{ kind: 'at', axis: 'variant', value: headers[column]?.join(' ') ?? '' }],
  );
}

/**
 * Axis values that apply to the whole table, from headings, the caption and its parentheses ("under normal conditions (1.0
 * vCPU, 1 GB memory)"). The text nearest to the table takes precedence.
 */
const statedAxes = ({ caption, sections }: PageTable): readonly AxisValue[] =>
  [...sections.toReversed(), ...inBrackets(caption), caption].flatMap((words) => vocabulary.findAxisValue(words) ?? []);

const inBrackets = (text: string): readonly string[] =>
  [...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, inner = '']) => inner.split(/,(?!\d)/).map((part) => part.trim()));

/**
 * The headings that name neither a metric nor an axis, innermost first, which may distinguish two tables. They are without
 * their numbers, which change when a section is added.
 */
export const listNamingHeadings = ({ sections }: PageTable): readonly string[] =>
  sections
    .filter((words) => vocabulary.findAxisValue(words) === undefined)
    .flatMap((words) => splitMetric(words).name || [])
    .map((words) => words.replace(/^\d+(?:\.\d+)*[.)]?\s+(?=\p{L})/u, ''));

const createConfiguration = (values: readonly AxisValue[]): Configuration =>
  Object.fromEntries(values.map(({ axis, value }) => [axis, value]));

function createGroups(meanings: readonly (readonly Meaning[])[], stated: StatedMetric | undefined): readonly Group[] {
  const configurations = meanings.map((parts) => createConfiguration(parts.filter((part) => part.kind === 'at')));
  const groups = groupBy([...meanings.keys()], (i) => JSON.stringify(Object.entries(configurations[i] ?? {}).sort()));
  return [...groups.values()].flatMap((own) => {
    const configuration = configurations[own[0] ?? 0] ?? {};
    const assumed =
      Object.keys(configuration).length > 0 && stated !== undefined ? [{ kind: 'metric', ...stated } as const] : [];
    const held = meanings.map((parts, i) => {
      const found = parts.filter((part) => part.kind === 'metric').slice(0, 1);
      return !own.includes(i) ? [] : found.length > 0 ? found : assumed;
    });
    const { metrics, doubles } = arrangeColumns(held);
    return metrics.length === 0 ? [] : [{ configuration, metrics, doubles }];
  });
}

function sharedColumns(meanings: readonly (readonly Meaning[])[], groups: readonly Group[]): Columns {
  const metrics = groups.flatMap((group) => group.metrics);
  const first = Math.min(...metrics.map(({ column }) => column));
  const columns = arrangeColumns(meanings);
  // They describe the size of a machine if they precede the metrics, and its utilization if they follow them.
  const usages = columns.axes.filter(([column, axis]) => ['cpu', 'memory', 'heap'].includes(axis) && column > first);
  return {
    ...columns,
    axes: columns.axes.filter((axis) => !usages.includes(axis)),
    metrics,
    others: [...columns.others, ...usages.map(([column]) => column)].sort((a, b) => a - b),
  };
}

/** Converts the rows of a published table to measurements. */
export interface Found extends FoundRow {
  readonly table: PageTable;
}

export interface Results {
  readonly found: readonly Found[];
  readonly defects: readonly Defect[];
  readonly problems: readonly Problem[];
}

const dialect: TableDialect = { method: { percentile: 'unknown' }, errorUnit: 'percent' };

/** Columns of success rates without a unit as fractions, if none is above 1 and some are near it: 1 % would be no success. */
const inFractions = (columns: readonly MetricColumn[], rows: readonly TableRow[]): readonly MetricColumn[] =>
  columns.map((column) => {
    if (column.isSuccess !== true || column.unit !== '') return column;
    const known = rows.map(({ cells }) => parseNumber(cells[column.column] ?? ''));
    const shares = known.filter((value) => typeof value === 'number');
    const areShares = shares.every((value) => value >= 0 && value <= 1) && shares.some((value) => value > 0.5);
    return areShares ? { ...column, unit: 'fraction' } : column;
  });

/** Undefined if no column contains a metric. A table that proves no decimal mark has that of its page. */
export function readResults(file: string, table: PageTable, mark?: Mark): Results | undefined {
  const layout = detectLayout(table);
  if (layout === undefined) return undefined;
  const { headers, groups, constants } = layout;
  const place = { file, line: table.line };
  const { rows: filled, defects: ofNames } = fillDown(file, table.rows, headers, layout.columns);
  const { columns, rows: cases, countOf, problems } = addNamingColumns(place, headers, filled, layout.columns);
  const rows = toPointDecimals(cases, numericColumns(columns), mark);
  const empty = table.rows.length === 0 && table.defects.length === 0;
  const defects: Defect[] = [
    ...table.defects,
    ...ofNames,
    ...(empty ? [{ cause: `empty ${String(table.line)}`, problem: noRows({ file, line: table.line }) }] : []),
  ];
  const readings = groups.map(({ configuration, metrics }) => ({
    ofGroup: configuration,
    own: { ...columns, metrics: inFractions(metrics, rows) },
  }));
  const found = rows.flatMap((row) =>
    readings.map(({ ofGroup, own }): Found => {
      const source = { file, line: row.line };
      const read = rowToMeasurement(source, { headers, columns: own, dialect }, row.cells);
      addAll(defects, read.defects);
      const configuration = { ...constants, ...read.measurement.configuration, ...ofGroup };
      const measurement = { ...read.measurement, configuration };
      return { measurement, source, table, count: countOf(row) };
    }),
  );
  const measurements = found.map(({ measurement }) => measurement);
  addAll(defects, checkTimes(place, { headers, columns, dialect }, rows, measurements));
  return {
    found,
    defects,
    problems: [...problems, ...reportUnknownColumns(place, headers, columns, rows)],
  };
}

/**
 * Fills blank cells of names with the value above them, which is what published tables intend. Otherwise a blank cell would be
 * a different case.
 */
function fillDown(
  file: string,
  rows: readonly TableRow[],
  headers: readonly string[],
  { scenario, label, axes, metrics, others }: Columns,
): { readonly rows: readonly TableRow[]; readonly defects: readonly Defect[] } {
  const first = Math.min(...metrics.map(({ column }) => column));
  const naming = [scenario, label, ...axes.map(([column]) => column), ...others.filter((column) => column < first)];
  const defects: Defect[] = [];
  let above: readonly string[] = [];
  const filled = rows.map((row) => {
    above = row.cells.map((cell, column) => {
      const before = above[column] ?? '';
      if (cell !== '' || before === '' || !naming.includes(column)) return cell;
      const problem = asAbove({ file, line: row.line }, headers[column] ?? '', before);
      defects.push({ cause: `above ${column}`, problem });
      return before;
    });
    return { ...row, cells: above };
  });
  return { rows: filled, defects };
}
