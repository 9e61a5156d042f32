/** Converts the rows of a published table to measurements. */
import type { BareMeasurement } from '../../model/reading.js';
import type { Problem } from '../../model/documents.js';
import { addNamingColumns, reportUnknownColumns, type Columns } from '../parse/columns.js';
import { holdsBareTimes } from '../parse/plausibility.js';
import { rowToMeasurement, type Dialect } from '../parse/rows.js';
import type { Row } from '../parse/csv.js';
import type { Defect } from '../parse/text.js';
import { detectLayout } from './layout.js';
import type { Table } from './tables.js';
import { asAbove, noRows } from '../../problems/tables.js';

export interface Found {
  readonly measurement: BareMeasurement;
  readonly line: number;
  readonly table: Table;
}

export interface Results {
  readonly found: readonly Found[];
  readonly defects: readonly Defect[];
  readonly problems: readonly Problem[];
  /** Whether times may be in another unit than their headers say, because these say ms or nothing. */
  readonly mayBeSeconds: boolean;
}

const dialect: Dialect = { method: { percentile: 'unknown' }, errorUnit: 'percent' };

/** Undefined if no column contains a metric. */
export function readResults(file: string, table: Table): Results | undefined {
  const layout = detectLayout(table);
  if (layout === undefined) return undefined;
  const { headers, groups, constants } = layout;
  const place = { file, line: table.line };
  const { columns, problems } = addNamingColumns(place, headers, table.rows, layout.columns);
  const { rows, defects: filled } = fillDown(file, table.rows, headers, columns);
  const empty = table.rows.length === 0 && table.defects.length === 0;
  const defects: Defect[] = [
    ...table.defects,
    ...filled,
    ...(empty ? [{ cause: `empty ${String(table.line)}`, problem: noRows({ file, line: table.line }) }] : []),
  ];
  const found = rows.flatMap((row) =>
    groups.map(({ configuration: ofGroup, metrics, companions }): Found => {
      const read = rowToMeasurement(
        { file, line: row.line },
        { headers, columns: { ...columns, metrics, companions }, dialect, lines: row.lines },
        row.cells,
      );
      defects.push(...read.defects);
      const configuration = { ...constants, ...read.measurement.configuration, ...ofGroup };
      return { measurement: { ...read.measurement, configuration }, line: row.line, table };
    }),
  );
  const mayBeSeconds = holdsBareTimes(columns, rows);
  return {
    found,
    defects,
    problems: [...problems, ...reportUnknownColumns(place, headers, columns, rows)],
    mayBeSeconds,
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
  { scenario, label, axes }: Columns,
): { readonly rows: readonly Row[]; readonly defects: readonly Defect[] } {
  const defects: Defect[] = [];
  const above = new Map<number, string>();
  const naming = [scenario, label, ...axes.map(([column]) => column)];
  const fill = (row: Row, column: number, cell: string): string => {
    const before = above.get(column);
    if (cell === '' && before !== undefined) {
      defects.push({
        cause: `above ${String(column)}`,
        problem: asAbove({ file, line: row.line }, headers[column] ?? '', before),
      });
      return before;
    }
    above.set(column, cell);
    return cell;
  };
  const filled = rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) => (naming.includes(column) ? fill(row, column, cell) : cell)),
  }));
  return { rows: filled, defects };
}
