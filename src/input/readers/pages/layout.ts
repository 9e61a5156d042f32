/** Determines which columns of a published table identify a case and which contain its metrics. */
import type { Configuration } from '../../../model/documents.js';
import type { Metric } from '../../../model/metric.js';
import { parseNumber } from '../parse/cells.js';
import { toAxisName, type Columns } from '../parse/columns.js';
import {
  findAxisValue,
  interpretHead,
  findMetric,
  findMetricInSentence,
  type AxisValue,
  type Meaning,
  type StatedMetric,
} from './columns.js';
import type { Table } from './tables.js';

export interface Layout {
  readonly heads: readonly string[];
  /** The non-metric columns, which all groups share. */
  readonly columns: Columns;
  readonly groups: readonly Group[];
  /** The unit of bare numbers, by column. */
  readonly units: ReadonlyMap<number, string>;
  /** Axis values that apply to the whole table. */
  readonly constants: Configuration;
  /** Text columns with an unknown head, which are assumed to be axes. */
  readonly worded: readonly number[];
}

/** Metric columns whose heads contain the same axis values: "50 Users" and "100 Users" are two groups. */
export interface Group {
  readonly configuration: Configuration;
  readonly metrics: (readonly [column: number, metric: Metric])[];
}

/** Undefined if no column contains a metric. */
export function detectLayout(table: Table): Layout | undefined {
  const heads = table.heads.map((head) => head.join(' '));
  const meanings = table.heads.map(findMeanings);
  const units = new Map<number, string>();
  const stated = statedMetric(table);
  const variants = stated === undefined ? undefined : findVariants(table, meanings);
  const groups = createGroups(variants ?? meanings, stated, units);
  if (groups.length === 0) return undefined;
  const known = sharedColumns(variants ?? meanings, groups);
  const worded = wordsBeforeMetrics(table, known, groups);
  const columns: Columns = {
    ...known,
    axes: [...known.axes, ...worded.map((i) => [i, toAxisName(heads[i] ?? '')] as const)],
    others: known.others.filter((i) => !worded.includes(i)),
  };
  return { heads, columns, groups, units, constants: createConfiguration(statedAxes(table)), worded };
}

/** The rows of a head may only make sense together: "99th Percentile" above "(ms)". */
function findMeanings(parts: readonly string[]): readonly Meaning[] {
  const whole = parts.length > 1 ? interpretHead(parts.join(' ')) : undefined;
  return whole === undefined ? parts.flatMap((part) => interpretHead(part) ?? []) : [whole];
}

/** The metric of a table whose columns do not name one: from its caption or the sentence above it, or from the nearest heading. */
function statedMetric({ caption, sections }: Table): StatedMetric | undefined {
  const inCaption = findMetricInSentence(caption);
  if (inCaption !== undefined) return inCaption;
  for (const words of sections) {
    const metric = findMetric(words);
    if (metric !== undefined) return metric;
  }
  return undefined;
}

/**
 * The meanings of a table that compares variants of what was tested: beside known axes it has only columns of numbers, at
 * least two, with heads such as "Two Node 4 Core". Undefined for any other table.
 */
function findVariants(
  { heads, rows }: Table,
  meanings: readonly (readonly Meaning[])[],
): readonly (readonly Meaning[])[] | undefined {
  const isKnown = (parts: readonly Meaning[]): boolean => parts.length > 0;
  const unknown = meanings.flatMap((parts, column) => (isKnown(parts) ? [] : [column]));
  const isNumeric = (column: number): boolean =>
    rows.every(({ cells }) => parseNumber(cells[column] ?? '') !== undefined) &&
    rows.some(({ cells }) => typeof parseNumber(cells[column] ?? '') === 'number');
  const isComparison =
    unknown.length > 1 &&
    meanings.some(isKnown) &&
    meanings.every((parts) => parts.every(({ kind }) => kind === 'axis' || kind === 'scenario' || kind === 'label')) &&
    unknown.every(isNumeric);
  if (!isComparison) return undefined;
  return meanings.map((parts, column) =>
    isKnown(parts) ? parts : [{ kind: 'at', axis: 'variant', value: heads[column]?.join(' ') ?? '' }],
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

/** The innermost heading that names neither a metric nor an axis, which may distinguish two tables. */
export const findScenarioHeading = ({ sections }: Table): string | undefined =>
  sections.find((words) => findMetric(words) === undefined && findAxisValue(words) === undefined);

const createConfiguration = (values: readonly AxisValue[]): Configuration =>
  Object.fromEntries(values.map(({ axis, value }) => [axis, value]));

function createGroups(
  meanings: readonly (readonly Meaning[])[],
  stated: StatedMetric | undefined,
  units: Map<number, string>,
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [column, parts] of meanings.entries()) {
    const configuration = createConfiguration(parts.filter((part) => part.kind === 'at'));
    const own = parts.find((part) => part.kind === 'metric');
    const holds = own ?? (Object.keys(configuration).length > 0 ? stated : undefined);
    if (holds === undefined) continue;
    const key = JSON.stringify(Object.entries(configuration).sort());
    const group = groups.get(key) ?? { configuration, metrics: [] };
    if (group.metrics.some(([, metric]) => metric.id === holds.metric.id)) continue;
    group.metrics.push([column, holds.metric]);
    units.set(column, holds.unit);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const findFirstMetric = (groups: readonly Group[]): number =>
  groups.flatMap(({ metrics }) => metrics.map(([column]) => column)).reduce((a, b) => Math.min(a, b), Infinity);

/**
 * Columns with these names describe the size of a machine if they precede the metrics, and its utilization if they follow
 * them.
 */
const usages = ['cpu', 'memory'];

function sharedColumns(meanings: readonly (readonly Meaning[])[], groups: readonly Group[]): Columns {
  const find = (kind: Meaning['kind']): number =>
    meanings.findIndex((parts) => parts.some((part) => part.kind === kind));
  const roles = { scenario: find('scenario'), label: find('label'), samples: find('samples'), errors: find('errors') };
  const first = findFirstMetric(groups);
  const axes = new Map<string, number>();
  for (const [column, parts] of meanings.entries())
    for (const part of parts)
      if (part.kind === 'axis' && !axes.has(part.axis) && !(usages.includes(part.axis) && column > first))
        axes.set(part.axis, column);
  const taken = new Set([
    ...Object.values(roles),
    ...axes.values(),
    ...groups.flatMap(({ metrics }) => metrics.map(([column]) => column)),
  ]);
  return {
    ...roles,
    axes: [...axes].map(([axis, column]) => [column, axis]),
    metrics: [],
    others: meanings.map((_, i) => i).filter((i) => !taken.has(i)),
  };
}

/**
 * Authors name a row before they give its metrics. So a text column before the first metric ("Headers": on, off) is an
 * axis, whatever its name, even if all rows agree; a numeric column may be an unknown metric. The version under test is not
 * an axis, because it is meant to change.
 */
function wordsBeforeMetrics({ heads, rows }: Table, { others }: Columns, groups: readonly Group[]): readonly number[] {
  const first = findFirstMetric(groups);
  return others.filter(
    (column) =>
      column < first &&
      !/version|product|release|build|date/i.test(heads[column]?.join(' ') ?? '') &&
      rows.some(({ cells }) => cells[column] !== '') &&
      rows.every(({ cells }) => cells[column] === '' || /^\p{L}/u.test(cells[column] ?? '')),
  );
}
