/** A table of results as measurements: columns are axes or metrics, or hold a metric at one value of an axis. */
import type { BareMeasurement, Configuration, Metric, Problem } from '../../model.js';
import * as say from '../../problems.js';
import { axisNamed, measurementIn, unknownVarying, type Columns } from '../_shared.js';
import type { Row } from '../_shared-csv.js';
import type { Defect } from '../_shared-text.js';
import {
  axisCell,
  axisValueIn,
  meaningOf,
  metricIn,
  type AxisValue,
  type Meaning,
  type StatedMetric,
} from './columns.js';
import { valueIn } from './quantity.js';
import type { Table } from './tables.js';

export interface Found {
  readonly measurement: BareMeasurement;
  readonly line: number;
  readonly table: Table;
}

export interface Results {
  readonly found: readonly Found[];
  readonly defects: readonly Defect[];
  readonly problems: readonly Problem[];
}

/** Columns whose heads name the same values of axes: of "50 Users" and "100 Users", each is one. */
interface Group {
  readonly at: Configuration;
  readonly metrics: (readonly [column: number, metric: Metric])[];
}

/** Undefined: no column holds a metric. */
export function resultsIn(file: string, table: Table): Results | undefined {
  const { heads: parts, line } = table;
  const heads = parts.map((each) => each.join(' '));
  const meanings = parts.map(meaningsOf);
  const stated = statedMetric(table);
  const units = new Map<number, string>();
  const groups = groupsOf(meanings, stated, units);
  if (groups.length === 0) return undefined;

  const known = sharedColumns(meanings, groups);
  const worded = wordsBeforeMetrics(table, known, groups);
  const columns: Columns = {
    ...known,
    axes: [...known.axes, ...worded.map((i) => [i, axisNamed(heads[i] ?? '')] as const)],
    others: known.others.filter((i) => !worded.includes(i)),
  };
  const { rows, defects: filled } = filledDown(file, table.rows, heads, columns);
  const constants = configurationOf(statedAxes(table));
  const empty = table.rows.length === 0 && table.defects.length === 0;
  const defects: Defect[] = [
    ...table.defects,
    ...filled,
    ...(empty ? [{ cause: `empty ${String(line)}`, problem: say.noRows(file, line) }] : []),
  ];
  const found = rows.flatMap((row) =>
    groups.map(({ at, metrics }): Found => {
      const read = measurementIn({ file, line: row.line }, heads, { ...columns, metrics }, row.cells, {
        method: { percentile: 'unknown' },
        errorUnit: 'percent',
        valueIn: (cell, column, unit) => valueIn(cell, units.get(column) ?? '', unit),
      });
      defects.push(...read.defects);
      const configuration = { ...constants, ...read.measurement.configuration, ...at };
      return { measurement: { ...read.measurement, configuration }, line: row.line, table };
    }),
  );
  const unknown = unknownVarying(heads, columns.others, rows, []);
  const problems = [
    ...(worded.length > 0
      ? [
          say.takenAsAxes(
            { file, line },
            worded.map((i) => heads[i] ?? ''),
          ),
        ]
      : []),
    ...(unknown.length > 0 ? [say.unknownColumns(file, unknown, line)] : []),
  ];
  return { found, defects, problems };
}

/** Of a head with several rows the whole may mean what its parts do not: "99th Percentile" over "(ms)". */
function meaningsOf(parts: readonly string[]): readonly Meaning[] {
  const whole = parts.length > 1 ? meaningOf(parts.join(' ')) : undefined;
  return whole === undefined ? parts.flatMap((part) => meaningOf(part) ?? []) : [whole];
}

/** What the cells of a table are whose columns do not say it: its caption does, or the heading nearest to it that names a metric. */
function statedMetric({ caption, sections }: Table): StatedMetric | undefined {
  for (const words of [caption, ...sections]) {
    const metric = metricIn(words);
    if (metric !== undefined) return metric;
  }
  return undefined;
}

/**
 * Values of axes that hold for all of a table: headings, the caption, and what stands in brackets in the line above it
 * ("under normal conditions (1.0 vCPU, 1 GB memory)"). What stands nearer to the table counts.
 */
const statedAxes = ({ caption, sections }: Table): readonly AxisValue[] =>
  [...sections.toReversed(), ...inBrackets(caption), caption].flatMap((words) => axisValueIn(words) ?? []);

const inBrackets = (text: string): readonly string[] =>
  [...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, inner = '']) => inner.split(/,(?!\d)/).map((part) => part.trim()));

/** A heading that names neither a metric nor an axis: what else there is to tell two tables apart. */
export const sectionOf = ({ sections }: Table): string | undefined =>
  sections.find((words) => metricIn(words) === undefined && axisValueIn(words) === undefined);

const configurationOf = (values: readonly AxisValue[]): Configuration =>
  Object.fromEntries(values.map(({ axis, value }) => [axis, value]));

function groupsOf(
  meanings: readonly (readonly Meaning[])[],
  stated: StatedMetric | undefined,
  units: Map<number, string>,
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [column, parts] of meanings.entries()) {
    const at = configurationOf(parts.filter((part) => part.kind === 'at'));
    const own = parts.find((part) => part.kind === 'metric');
    const holds = own ?? (Object.keys(at).length > 0 ? stated : undefined);
    if (holds === undefined) continue;
    const key = JSON.stringify(Object.entries(at).sort());
    const group = groups.get(key) ?? { at, metrics: [] };
    if (group.metrics.some(([, metric]) => metric.id === holds.metric.id)) continue;
    group.metrics.push([column, holds.metric]);
    units.set(column, holds.unit);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What a machine has when it stands before what was measured, and what of it was used when it stands behind. */
const usages = ['cpu', 'memory'];

function sharedColumns(meanings: readonly (readonly Meaning[])[], groups: readonly Group[]): Columns {
  const find = (kind: Meaning['kind']): number =>
    meanings.findIndex((parts) => parts.some((part) => part.kind === kind));
  const roles = { scenario: find('scenario'), label: find('label'), samples: find('samples'), errors: find('errors') };
  const firstMetric = Math.min(...groups.flatMap(({ metrics }) => metrics.map(([column]) => column)));
  const axes = new Map<string, number>();
  for (const [column, parts] of meanings.entries())
    for (const part of parts)
      if (part.kind === 'axis' && !axes.has(part.axis) && !(usages.includes(part.axis) && column > firstMetric))
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
 * People write what a row is before what was measured of it. So a column of words there ("Headers": on, off) is an axis,
 * whatever it is called and even where all rows agree; a column of numbers may be a metric that is not known. The build
 * that was measured is no axis: it differs on purpose.
 */
function wordsBeforeMetrics({ heads, rows }: Table, { others }: Columns, groups: readonly Group[]): readonly number[] {
  const first = Math.min(...groups.flatMap(({ metrics }) => metrics.map(([column]) => column)));
  return others.filter(
    (column) =>
      column < first &&
      !/version|product|release|build|date/i.test(heads[column]?.join(' ') ?? '') &&
      rows.some(({ cells }) => cells[column] !== '') &&
      rows.every(({ cells }) => cells[column] === '' || /^\p{L}/u.test(cells[column] ?? '')),
  );
}

/**
 * Axes in the words of a case's name. A blank one means the same as above it, as people write tables; a case without it
 * would be another case.
 */
function filledDown(
  file: string,
  rows: readonly Row[],
  heads: readonly string[],
  { scenario, label, axes }: Columns,
): { readonly rows: readonly Row[]; readonly defects: readonly Defect[] } {
  const defects: Defect[] = [];
  const above = new Map<number, string>();
  const naming = [scenario, label].filter((column) => column !== -1);
  const fill = (row: Row, column: number, cell: string): string => {
    const before = above.get(column);
    if (cell === '' && before !== undefined) {
      defects.push({
        cause: `above ${String(column)}`,
        problem: say.asAbove({ file, line: row.line }, heads[column] ?? '', before),
      });
      return before;
    }
    above.set(column, cell);
    return cell;
  };
  const axisColumns = axes.map(([column]) => column);
  const filled = rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) => {
      if (naming.includes(column)) return fill(row, column, cell);
      return axisColumns.includes(column) ? fill(row, column, axisCell(cell, heads[column] ?? '')) : cell;
    }),
  }));
  return { rows: filled, defects };
}
