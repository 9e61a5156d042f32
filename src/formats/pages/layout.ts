/** Determines which columns of a published table identify a case and which contain its metrics. */
import { groupBy } from '../../lang/objects.js';
import type { Configuration } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import {
  arrangeColumns,
  isElapsed,
  isRemark,
  meaningOf,
  toPlainHead,
  type Columns,
  type MetricColumn,
} from '../parse/columns.js';
import { isUnit, parseNumber, parseQuantity, unitFactor } from '../parse/quantity.js';
import {
  findAxisValue,
  findMetric,
  findRemark,
  isBesideMetrics,
  isStatistic,
  type AxisValue,
  type Meaning,
  type StatedMetric,
} from '../parse/vocabulary.js';
import { findMetricInSentence, findUnitInWords } from '../parse/sentences.js';
import { headsOf } from './grid.js';
import type { Table } from './tables.js';

export interface Layout {
  readonly headers: readonly string[];
  /** The non-metric columns, which all groups share. */
  readonly columns: Columns;
  readonly groups: readonly Group[];
  /** Axis values that apply to the whole table. */
  readonly constants: Configuration;
}

/** Metric columns whose headers contain the same axis values: "50 Users" and "100 Users" are two groups. */
export interface Group {
  readonly configuration: Configuration;
  readonly metrics: readonly MetricColumn[];
  readonly companions: readonly MetricColumn[];
}

/** Undefined if no column contains a metric. */
export function detectLayout(table: Table): Layout | undefined {
  const headers = headsOf(table);
  const declared = headers.map((head) => table.declared?.of(head));
  const read = tellApart(table, readByCells(table, table.headers.map(findMeanings)));
  const meanings = read.map((parts, i) => (declared[i] === undefined ? parts : [declared[i]]));
  const stated = statedMetric(table);
  const variants = stated === undefined ? undefined : findVariants(table, meanings, stated);
  const inUnit = (column: MetricColumn): MetricColumn => withUnitAbove(table, column);
  const found = createGroups(variants ?? meanings, stated, table.isTimed === true || headers.some(isElapsed), inUnit);
  if (found.length === 0) return undefined;
  const isKnown = ({ unit, metric }: MetricColumn): boolean => unitFactor(unit, metric.unit) !== undefined;
  const groups = found.map((group) => ({ ...group, metrics: group.metrics.filter(isKnown) }));
  const unknown = found.flatMap(({ metrics }) => metrics.filter((column) => !isKnown(column)));
  const columns = sharedColumns(variants ?? meanings, groups);
  const unclear = [...columns.unclear, ...unknown.map(({ column, unit }) => [column, unit] as const)];
  return {
    headers,
    columns: { ...columns, unclear, declared: table.declared },
    groups,
    constants: createConfiguration(statedAxes(table)),
  };
}

/** The rows of a head may only make sense together: "99th Percentile" above "(ms)". */
function findMeanings(parts: readonly string[]): readonly Meaning[] {
  const [above, below = ''] = [findMetric(parts[0] ?? ''), parts[1]?.toLowerCase()];
  // Of a rate with statistics below it, only the mean counts.
  if (above?.metric.unit === '/s' && (isStatistic(below) || /\bsize|byte|data|deviation/.test(below)))
    return findMetric(below)?.metric.id === 'mean' ? [{ kind: 'metric', ...above }] : [];
  const whole = parts.length > 1 ? meaningOf(parts.join(', ')) : [];
  if (whole.length > 0 && (whole[0]?.kind !== 'unclear' || whole[0].unit !== '')) return whole;
  const found = parts.flatMap(meaningOf);
  // "Executions" above "OK" says what is counted.
  return found.filter(({ kind }, i) => kind !== 'samples' || i === found.length - 1);
}

/** The share of some kind of errors, which is that of all if there is no other. */
const ofSomeErrors = /^(?:http )?(?:[45]xx|non-?2xx|timeouts?)(?: errors?)? ((?:rate|ratio|percent|pct|%).*)$/i;

/** What only the cells tell: words below "Requests" are labels of what "Total" counts, rates are no counts, and "BW" has their unit. */
function readByCells(
  { headers, rows }: Table,
  meanings: readonly (readonly Meaning[])[],
): readonly (readonly Meaning[])[] {
  const kinds = new Set(meanings.flat().map((part) => (part.kind === 'metric' ? part.metric.id : part.kind)));
  const areCounted = kinds.has('errors') && kinds.has('successes');
  const isStated = (wanted: RegExp): boolean => headers.some((head) => wanted.test(head.join(' ')));
  const someErrors = headers.filter((head) => ofSomeErrors.test(toPlainHead(head.join(' '))));
  const isOfAll = someErrors.length > 1 || ['errorPercent', 'errors', 'successes'].some((kind) => kinds.has(kind));
  return meanings.map((parts, column) => {
    const [head = '', cells] = [headers[column]?.join(' '), rows.map((row) => row.cells[column] ?? '')];
    const areIn = (unit: Metric['unit']): boolean =>
      cells.length > 0 && cells.every((cell) => typeof parseQuantity(cell, '-', unit) === 'number');
    const [kind] = parts.map((part) => part.kind);
    // A transaction is the request of a database, and has several queries.
    if (/^(?:qps|queries ?(?:\/|per))/i.test(head) && isStated(/^(?:tps|transactions? ?(?:\/|per))/i)) return [];
    const [, share = ''] = ofSomeErrors.exec(toPlainHead(head)) ?? [];
    if (share !== '' && !isOfAll) return meaningOf(`Error ${share}`);
    if (kind === undefined && areCounted && /^total$/i.test(head)) return [{ kind: 'samples' }];
    if ((kind === undefined || /throughput[^([]*$/i.test(head)) && areIn('KB/s')) return meaningOf(`${head} (KB/s)`);
    if (kind === 'samples' && areIn('/s')) return meaningOf('Throughput');
    const areNames =
      cells.some((cell) => /^\p{L}{2}/u.test(cell)) && cells.every((cell) => parseNumber(cell) === undefined);
    return kind === 'samples' && areNames ? [{ kind: 'label' }] : parts;
  });
}

/** Columns of one metric are about different cases if their headers say so: "p99 (before)" and "p99 (after)", or a row of products. */
function tellApart({ headers }: Table, meanings: readonly (readonly Meaning[])[]): readonly (readonly Meaning[])[] {
  const columns = groupBy([...meanings.keys()], (column) => {
    const parts = meanings[column] ?? [];
    const metric = parts.find((part) => part.kind === 'metric')?.metric.id;
    return metric && JSON.stringify([metric, createConfiguration(parts.filter((part) => part.kind === 'at'))]);
  });
  columns.delete(undefined);
  const remarks = new Map<number, string>();
  for (const own of columns.values()) {
    const found = own.map((column) => [column, remarkOf(headers[column] ?? [])] as const);
    if (own.length > 1 && new Set(found.map(([, remark]) => remark)).size === own.length)
      for (const [column, remark] of found) remarks.set(column, remark);
  }
  return meanings.map((parts, column) => {
    const remark = remarks.get(column) ?? '';
    const told = remark === '' ? [] : [findAxisValue(remark) ?? { axis: 'variant', value: remark }];
    return [...parts, ...told.map((value) => ({ kind: 'at', ...value }) as const)];
  });
}

const remarkOf = (parts: readonly string[]): string =>
  parts.length === 1 ? findRemark(parts[0] ?? '') : parts.filter((part) => meaningOf(part).length === 0).join(' ');

/** The metric of a table whose columns do not name one: from its caption or the sentence above it, or from the nearest heading. */
export const statedMetric = ({ caption, sections }: Table): StatedMetric | undefined =>
  findMetricInSentence(caption) ?? sections.map((words) => splitMetric(words).stated).find(Boolean);

/** The metric at the end of a heading, and the case before it if its unit is stated: "Cold start p50 (ms)". */
function splitMetric(heading: string): { readonly name: string; readonly stated?: StatedMetric } {
  const words = heading.split(' ');
  for (let first = 0; first < Math.min(words.length, 5); first++) {
    const [name, stated] = [words.slice(0, first).join(' '), findMetric(words.slice(first).join(' '))];
    if (stated !== undefined && (first === 0 || stated.unit !== '')) return { name, stated };
  }
  return { name: heading };
}

/** A column whose head has no unit has that of the words above the table, the nearest first. "RPS" may only be in thousands. */
function withUnitAbove({ headers, ...table }: Table, stated: MetricColumn): MetricColumn {
  const { column, metric, unit } = stated;
  if (unit !== '' || !['ms', '/s'].includes(metric.unit)) return stated;
  const above = [table.caption, ...table.sections, table.remark ?? ''];
  const found = above.map((words) => findUnitInWords(words, metric)).find(Boolean) ?? '';
  return isUnit(headers[column]?.join(' ') ?? '') && !found.startsWith('k') ? stated : { ...stated, unit: found };
}

/**
 * The meanings of a table that compares variants of what was tested: beside known axes, or a first column of names below a heading
 * that is its metric, it has only columns of its values, at least two, with headers such as "Two Node 4 Core". Undefined for others.
 */
function findVariants(
  { headers, rows, caption, sections }: Table,
  meanings: readonly (readonly Meaning[])[],
  { metric, unit }: StatedMetric,
): readonly (readonly Meaning[])[] | undefined {
  const isKnown = (parts: readonly Meaning[]): boolean => parts.length > 0;
  const valuesOf = (column: number) => rows.map(({ cells }) => parseQuantity(cells[column] ?? '', unit, metric.unit));
  const isNumeric = (column: number): boolean =>
    !valuesOf(column).includes(undefined) && valuesOf(column).some((value) => typeof value !== 'string');
  const isNamed =
    meanings[0]?.length === 0 &&
    !isNumeric(0) &&
    [caption, sections[0] ?? ''].some((words) => splitMetric(words).stated !== undefined);
  const unknown = meanings.flatMap((parts, column) => (isKnown(parts) || (isNamed && column === 0) ? [] : [column]));
  const isOther = (head = ''): boolean =>
    isBesideMetrics(head) || isRemark(head) || /\b(rows|size|count)\b/i.test(head);
  const isComparison =
    unknown.length > 1 &&
    (meanings.some(isKnown) || (isNamed && !unknown.some((column) => isOther(headers[column]?.join(' '))))) &&
    meanings.every((parts) => parts.every(({ kind }) => kind === 'axis' || kind === 'scenario' || kind === 'label')) &&
    unknown.every(isNumeric);
  if (!isComparison) return undefined;
  return meanings.map((parts, column) =>
    !unknown.includes(column) ? parts : [{ kind: 'at', axis: 'variant', value: headers[column]?.join(' ') ?? '' }],
  );
}

/**
 * Axis values that apply to the whole table, from headings, the caption and its parentheses ("under normal conditions (1.0
 * vCPU, 1 GB memory)"). The text nearest to the table takes precedence.
 */
const statedAxes = ({ caption, sections }: Table): readonly AxisValue[] =>
  [...sections.toReversed(), ...inBrackets(caption), caption].flatMap((words) => findAxisValue(words) ?? []);

const inBrackets = (text: string): readonly string[] =>
  [...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, inner = '']) => inner.split(/,(?!\d)/).map((part) => part.trim()));

/**
 * The headings that name neither a metric nor an axis, innermost first, which may distinguish two tables. They are without
 * their numbers, which change when a section is added.
 */
export const listNamingHeadings = ({ sections }: Table): readonly string[] =>
  sections
    .filter((words) => findAxisValue(words) === undefined)
    .flatMap((words) => splitMetric(words).name || [])
    .map((words) => words.replace(/^\d+(?:\.\d+)*[.)]?\s+(?=\p{L})/u, ''));

const createConfiguration = (values: readonly AxisValue[]): Configuration =>
  Object.fromEntries(values.map(({ axis, value }) => [axis, value]));

function createGroups(
  meanings: readonly (readonly Meaning[])[],
  stated: StatedMetric | undefined,
  isTimed: boolean,
  inUnit: (column: MetricColumn) => MetricColumn,
): readonly Group[] {
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
    const { metrics, companions } = arrangeColumns(held, isTimed);
    if (metrics.length === 0) return [];
    return [{ configuration, metrics: metrics.map(inUnit), companions: companions.map(inUnit) }];
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
