/** The rows of a published table as measurements. */
import type { BareMeasurement } from '../../../model/reading.js';
import type { Problem } from '../../../model/documents.js';
import * as summaryProblems from '../../../problems/summaries.js';
import { measurementIn, unknownVarying, type Columns } from '../parse/columns.js';
import type { Row } from '../parse/csv.js';
import type { Defect } from '../parse/text.js';
import { axisCell } from './columns.js';
import { layoutOf } from './layout.js';
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

/** Undefined: no column holds a metric. */
export function resultsIn(file: string, table: Table): Results | undefined {
  const layout = layoutOf(table);
  if (layout === undefined) return undefined;
  const { heads, columns, groups, units, constants, worded } = layout;
  const place = { file, line: table.line };
  const { rows, defects: filled } = filledDown(file, table.rows, heads, columns);
  const empty = table.rows.length === 0 && table.defects.length === 0;
  const defects: Defect[] = [
    ...table.defects,
    ...filled,
    ...(empty ? [{ cause: `empty ${String(table.line)}`, problem: summaryProblems.noRows(file, table.line) }] : []),
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
  const headsOf = (of: readonly number[]): readonly string[] => of.map((i) => heads[i] ?? '');
  const unknown = unknownVarying(heads, columns.others, rows, []);
  const problems = [
    ...(worded.length > 0 ? [summaryProblems.takenAsAxes(place, headsOf(worded))] : []),
    ...(unknown.length > 0 ? [summaryProblems.unknownColumns(file, unknown, table.line)] : []),
  ];
  return { found, defects, problems };
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
        problem: summaryProblems.asAbove({ file, line: row.line }, heads[column] ?? '', before),
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
