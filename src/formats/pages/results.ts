/** Converts the rows of a published table to measurements. */
import { addAll } from '../../lang/objects.js';
import type { Problem } from '../../model/documents.js';
import {
  addNamingColumns,
  reportUnknownColumns,
  type Columns,
  type FoundRow,
  type MetricColumn,
} from '../parse/columns.js';
import { toPointDecimals, type Mark } from '../parse/decimal-comma.js';
import { checkTimes, numericColumns, rowToMeasurement, type Dialect } from '../parse/rows.js';
import type { Row } from '../parse/csv.js';
import type { Defect } from '../parse/text.js';
import { parseNumber } from '../parse/quantity.js';
import { detectLayout } from './layout.js';
import type { Table } from './tables.js';
import { asAbove, noRows } from '../../problems/tables.js';

export interface Found extends FoundRow {
  readonly table: Table;
}

export interface Results {
  readonly found: readonly Found[];
  readonly defects: readonly Defect[];
  readonly problems: readonly Problem[];
}

const dialect: Dialect = { method: { percentile: 'unknown' }, errorUnit: 'percent' };

/** Columns of success rates without a unit as fractions, if none is above 1 and some are near it: 1 % would be no success. */
const inFractions = (columns: readonly MetricColumn[], rows: readonly Row[]): readonly MetricColumn[] =>
  columns.map((column) => {
    if (column.isSuccess !== true || column.unit !== '') return column;
    const known = rows.map(({ cells }) => parseNumber(cells[column.column] ?? ''));
    const shares = known.filter((value) => typeof value === 'number');
    const areShares = shares.every((value) => value >= 0 && value <= 1) && shares.some((value) => value > 0.5);
    return areShares ? { ...column, unit: 'fraction' } : column;
  });

/** Undefined if no column contains a metric. A table that proves no decimal mark has that of its page. */
export function readResults(file: string, table: Table, mark?: Mark): Results | undefined {
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
  rows: readonly Row[],
  headers: readonly string[],
  { scenario, label, axes, metrics, others }: Columns,
): { readonly rows: readonly Row[]; readonly defects: readonly Defect[] } {
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
