import { defined } from '../../../lang/defined.js';
import type { TableColumns } from '../../../model/documents.js';
import type { Reader, Reading, ReadOptions } from '../../../model/reading.js';
import { parseNumber } from '../parse/quantity.js';
import { readHeads, readTable, type Row } from '../parse/csv.js';
import { toPointDecimals } from '../parse/decimal-comma.js';
import { interpretMetric, joinValues, type NamedValue } from '../parse/named-values.js';
import { readText, reportDefects, type Defect } from '../parse/text.js';
import { noRows, unreadableValue } from '../../../problems/tables.js';

/** Reads a custom table, whose columns are named in the configuration. */
export const tableCsv: Reader = {
  id: 'table-csv',
  title: 'table with the columns of the configuration (CSV)',
  notes: {
    writer: 'any program; `columns:` in guardband.yml names the columns',
    sources: {
      'scenario, label, axes, samples': 'the columns that `columns:` names',
      'every metric':
        'a value per row: `metric`, `value` and `unit` (times are converted to ms), or a column per metric: `metrics`, in the unit of the metric',
    },
    omissions: 'All other columns.',
  },
  recognises: (head, options) => options?.columns !== undefined && hasColumns(head, options.columns),
  read: (input, options) => readText(input, (text, file) => readings(text, file, options)),
};

function hasColumns(text: string, columns: TableColumns): boolean {
  const heads = new Set(readHeads(text));
  return listNames(columns).every((name) => heads.has(name));
}

const listNames = ({ axes, metrics, ...roles }: TableColumns): readonly string[] => [
  ...Object.values(defined(roles)),
  ...Object.values(axes ?? {}),
  ...Object.values(metrics ?? {}),
];

function* readings(text: string, file: string, options: ReadOptions): Generator<Reading> {
  const { columns } = options;
  if (columns === undefined || !hasColumns(text, columns)) {
    yield { kind: 'problem', problem: noRows(file) };
    return;
  }
  const { heads, rows, defects: ofTable } = readTable(file, text);
  const defects: Defect[] = [...ofTable];
  const readRow = rowReader(file, heads, columns, defects);
  const { value, samples, metrics = {} } = columns;
  const numeric = [value, samples, ...Object.values(metrics)].flatMap((name) =>
    name === undefined ? [] : heads.indexOf(name),
  );
  const values = toPointDecimals(rows, numeric).flatMap(readRow);
  yield* joinValues(file, values, options, columns.unit !== undefined);
  yield* reportDefects(defects);
}

/** @returns a function that converts a row to its values and adds unreadable cells to the defects */
function rowReader(
  file: string,
  heads: readonly string[],
  { scenario, label, axes = {}, metric, value, unit, samples, metrics = {} }: TableColumns,
  defects: Defect[],
): (row: Row) => readonly NamedValue[] {
  const indexes = new Map(heads.map((head, index) => [head, index]));
  const readCell = ({ cells }: Row, column: string | undefined): string | undefined =>
    column === undefined ? undefined : cells[indexes.get(column) ?? -1]?.trim();
  const numberIn = (row: Row, column: string): number | undefined => {
    const cell = readCell(row, column) ?? '';
    const found = parseNumber(cell.replace(/\s*%$/, ''));
    if (found === undefined) {
      const problem = unreadableValue({ file, line: row.line }, column, 'a number', cell);
      defects.push({ cause: `cell ${column}`, problem });
    }
    return typeof found === 'number' ? found : undefined;
  };
  return (row) => {
    const count = samples === undefined ? undefined : numberIn(row, samples);
    const configuration = Object.entries(axes).map(([axis, column]) => [axis, readCell(row, column) ?? ''] as const);
    const shared = {
      scenario: readCell(row, scenario) || undefined,
      label: readCell(row, label),
      configuration: Object.fromEntries(configuration.filter(([, text]) => text !== '')),
      samples: Number.isSafeInteger(count) && Number(count) >= 0 ? count : undefined,
      line: row.line,
    };
    const wide = Object.entries(metrics).flatMap(([id, column]): NamedValue[] => {
      const found = numberIn(row, column);
      return found === undefined ? [] : [{ ...shared, metric: id, value: found }];
    });
    const found = value === undefined ? undefined : numberIn(row, value);
    if (found === undefined) return wide;
    const { metric: id, factor } = interpretMetric(readCell(row, metric) ?? 'value', readCell(row, unit));
    return [...wide, { ...shared, metric: id, value: Number((found * factor).toPrecision(12)) }];
  };
}
