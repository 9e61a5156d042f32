/** Reads an object of objects, {"label": {"metric": 1.5, ...}, ...}, as a table with their keys as headers. */
import { toPointer } from '../../documents/validate.js';
import type { Reading, ReadOptions, Source } from '../../model/reading.js';
import { noRows } from '../../problems/tables.js';
import { classifyColumns } from './columns.js';
import { declaredIn } from './declared.js';
import { linesByPointer, listMembers } from './json.js';
import { type Checked, toLabel } from './measurement.js';
import { checkUnits, rowToMeasurement, type Dialect } from './rows.js';
import { reportDefects } from './text.js';

export interface ObjectRow extends Checked {
  readonly name: string;
  readonly source: Source;
}

/**
 * Values that are not objects are skipped.
 *
 * @param how `rename` gives a key the name of a column
 */
export function readObjects(
  file: string,
  text: string,
  value: unknown,
  {
    rename,
    options,
    ...dialect
  }: Dialect & { readonly options: ReadOptions; readonly rename?: (key: string) => string },
): readonly ObjectRow[] {
  const lines = linesByPointer(text, (path) => path.length === 1);
  return listMembers(value).flatMap(([name, row]): readonly ObjectRow[] => {
    const entries = listMembers(row);
    const headers = entries.map(([key]) => key);
    const cells = entries.map(([, cell]) => (typeof cell === 'object' && cell !== null ? '{}' : String(cell)));
    const source = { file, line: lines.get(toPointer([name])) ?? 1 };
    const layout = { headers, columns: classifyColumns(headers, declaredIn(options), rename), dialect };
    return entries.length === 0 ? [] : [{ name, source, ...rowToMeasurement(source, layout, cells) }];
  });
}

export const labelRow = ({ measurement, ...row }: ObjectRow): ObjectRow => ({
  ...row,
  measurement: { label: toLabel(row.name), ...measurement },
});

export function* reportObjects(file: string, rows: readonly ObjectRow[]): Generator<Reading> {
  const measurements = rows.map(({ measurement }) => measurement);
  for (const { measurement, source } of rows) yield { kind: 'measurement', measurement, source };
  yield* reportDefects([...rows.flatMap(({ defects }) => defects), ...checkUnits(file, measurements)]);
  if (rows.length === 0) yield { kind: 'problem', problem: noRows(file) };
}
