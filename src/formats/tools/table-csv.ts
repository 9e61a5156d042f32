import { metricById, toMetric } from '../../metrics/index.js';
import type { TableColumns } from '../../model/documents.js';
import type { Reader, Reading, ReadOptions } from '../../model/reading.js';
import {
  addNamingColumns,
  arrangeColumns,
  checkAlike,
  columnOf,
  listColumns,
  saysWhatFailed,
  shareUnit,
  type Columns,
  type FoundRow,
  type MetricColumn,
} from '../parse/columns.js';
import { detectDelimiter, readHeaders, readTable } from '../parse/csv.js';
import { toPointDecimals } from '../parse/decimal-comma.js';
import { interpretMetric, joinValues, type NamedValue } from '../parse/named-values.js';
import { suspectUnstatedUnit } from '../parse/plausibility.js';
import { parseNumber, scale, unitFactor } from '../parse/quantity.js';
import { numericColumns, rowToMeasurement, type Dialect } from '../parse/rows.js';
import { readText, reportDefects, type Defect } from '../parse/text.js';
import { findUndeclared } from '../parse/undeclared-metrics.js';
import { findUnit } from '../parse/vocabulary.js';
import { unitNotStated } from '../../problems/summaries.js';
import { errorsNotNamed, noRows, unknownUnit, unreadableValue } from '../../problems/tables.js';

const dialect: Dialect = { method: { percentile: 'unknown' }, errorUnit: 'percent' };

/** Reads a custom table, whose columns are named in the configuration. */
export const tableCsv: Reader = {
  id: 'table-csv',
  recognises: (head, options) => options?.columns !== undefined && hasColumns(head, options.columns),
  read: (input, options) => readText(input, (text, file) => readings(text, file, options)),
};

function hasColumns(text: string, columns: TableColumns): boolean {
  const headers = new Set(readHeaders(text));
  return listColumns(columns).every((name) => headers.has(name));
}

function* readings(text: string, file: string, options: ReadOptions): Generator<Reading> {
  const { columns } = options;
  if (columns === undefined || !hasColumns(text, columns)) {
    yield { kind: 'problem', problem: noRows(file) };
    return;
  }
  const { headers, rows: read, defects: ofTable } = readTable(file, text);
  const found = findColumns(headers, columns);
  const { rows, countOf, problems } = addNamingColumns({ file }, headers, read, found);
  const { value = '', metric = '', unit = '' } = columns;
  const valueColumn = headers.indexOf(value);
  const numeric = [...numericColumns(found), ...(valueColumn === -1 ? [] : [valueColumn])];
  const values: NamedValue[] = [];
  const wide: FoundRow[] = [];
  const defects: Defect[] = [...ofTable, ...checkStatedUnits(file, headers, found)];
  const pointed = toPointDecimals(rows, numeric, detectDelimiter(text) === ',' ? 'point' : undefined);
  for (const row of pointed) {
    const source = { file, line: row.line };
    const { measurement, defects: ofRow } = rowToMeasurement(source, { headers, columns: found, dialect }, row.cells);
    defects.push(...ofRow);
    if (found.metrics.length > 0) wide.push({ measurement, source, count: countOf(row) });
    const number = valueColumn === -1 ? undefined : parseNumber((row.cells[valueColumn] ?? '').replace(/\s*%$/, ''));
    if (valueColumn !== -1 && number === undefined)
      defects.push({
        cause: `cell ${value}`,
        problem: unreadableValue(source, value, 'a number', row.cells[valueColumn] ?? ''),
      });
    if (typeof number !== 'number') continue;
    const cell = (head: string): string | undefined =>
      head === '' ? undefined : row.cells[headers.indexOf(head)]?.trim();
    const named = interpretMetric(cell(metric) ?? 'value', cell(unit));
    values.push({ ...measurement, ...named, value: scale(number, named.factor) ?? NaN, line: row.line });
  }
  yield* joinValues(file, values, options, unit !== '');
  for (const { measurement, source } of wide) yield { kind: 'measurement', measurement, source };
  const measurements = wide.map(({ measurement }) => ({ scenario: '', ...measurement }));
  const doubt = suspectUnstatedUnit(headers, found, pointed, measurements);
  if (doubt !== undefined) defects.push({ cause: 'unit', problem: unitNotStated(file, doubt) });
  const told = columns.errors ?? columns.successes ?? columns.metrics?.['errorPercent'] ?? columns.value;
  const unread = headers.filter((head) => saysWhatFailed(head) && !listColumns(columns).includes(head));
  if (told === undefined && unread.length > 0)
    defects.push({ cause: 'errors', problem: errorsNotNamed({ file }, unread) });
  const undeclared = findUndeclared(measurements, { file }, options.declared);
  yield* reportDefects([...defects, ...checkAlike(wide), ...undeclared], problems);
}

function findColumns(headers: readonly string[], columns: TableColumns): Columns {
  const find = (head: string | undefined): number => (head === undefined ? -1 : headers.indexOf(head));
  return {
    ...arrangeColumns([]),
    scenario: find(columns.scenario),
    label: find(columns.label),
    samples: find(columns.samples),
    errors: find(columns.errors),
    successes: find(columns.successes),
    axes: Object.entries(columns.axes ?? {}).map(([axis, head]) => [find(head), axis, '']),
    metrics: shareUnit(
      Object.entries(columns.metrics ?? {}).map(([id, column]): MetricColumn => {
        const [metric, head] = [
          metricById.get(id) ?? toMetric({ id, title: id, unit: '', better: 'lower' }),
          columnOf(column),
        ];
        const stated = typeof column === 'string' ? findUnit(head, metric.unit) : column.unit;
        return { metric, column: find(head), unit: stated, isPercent: /%|percent|pct/i.test(head) };
      }),
    ),
  };
}

const checkStatedUnits = (file: string, headers: readonly string[], { metrics }: Columns): readonly Defect[] =>
  metrics
    .filter(({ metric, unit }) => unitFactor(unit, metric.unit) === undefined)
    .map(({ column, unit }) => ({
      cause: `unit ${column}`,
      problem: unknownUnit({ file }, headers[column] ?? '', unit),
    }));
