/** Transposes tables with one metric per row into tables with one metric per column. */
import { parseQuantity } from '../parse/quantity.js';
import { isRemark } from '../parse/columns.js';
import { derivedWords, findAxisValue, findMetric, interpretHead } from '../parse/vocabulary.js';
import type { Row } from '../parse/csv.js';
import type { Table } from './tables.js';

/** Heads of columns with target values instead of measured ones. */
export const aims = /target|threshold|limit|goal|objective|expected|allowed|required|\bsl[ao]\b/i;
/** Generic headers of a single column of values. */
const nameless = /^(values?|results?|measured|actual)?$/i;

/**
 * A long table has one value per row, beside the name of its metric: it becomes one with a row per case. Undefined for any other
 * table.
 */
function pivotLongTable(table: Table, headers: readonly string[]): Table | undefined {
  const metric = headers.findIndex((head) => /^(metric|measure(ment)?|statistic|indicator|kpi)s?$/i.test(head));
  const value = headers.findIndex((head) => head !== '' && nameless.test(head));
  const unit = headers.findIndex((head) => /^units?$/i.test(head));
  // What a value is compared with is no name of its case.
  const naming = headers.flatMap((head, i) =>
    [metric, value, unit].includes(i) || aims.test(head) || derivedWords.test(head) || isRemark(head) ? [] : [i],
  );
  if (metric === -1 || value === -1 || headers.length === 2) return undefined;
  const nameOf = ({ cells }: Row): string => `${cells[metric] ?? ''}${cells[unit] ? ` (${cells[unit]})` : ''}`;
  const names = [...new Set(table.rows.map(nameOf))];
  const pivoted = new Map<string, { readonly line: number; readonly cells: string[]; readonly unclosed: boolean }>();
  for (const row of table.rows) {
    const own = naming.map((column) => row.cells[column] ?? '');
    const isTaken = (key: string): boolean =>
      (pivoted.get(key)?.cells[naming.length + names.indexOf(nameOf(row))] ?? '') !== '';
    // A metric that occurs again belongs to the next repetition.
    let key = JSON.stringify(own);
    while (isTaken(key)) key += '+';
    const known = pivoted.get(key) ?? { ...row, cells: [...own, ...names.map(() => '')] };
    known.cells[naming.length + names.indexOf(nameOf(row))] = row.cells[value] ?? '';
    pivoted.set(key, known);
  }
  const found = [...naming.map((column) => table.headers[column] ?? []), ...names.map((name) => [name])];
  return names.some((name) => findMetric(name) !== undefined)
    ? { ...table, headers: found, rows: [...pivoted.values()] }
    : undefined;
}

/** Undefined if no row is a metric with values. */
export function transposeMetricRows(table: Table): Table | undefined {
  const headers = table.headers.map((parts) => parts.join(' '));
  const long = pivotLongTable(table, headers);
  if (long !== undefined) return long;
  const [corner = '', ...names] = headers;
  const rows = table.rows.map(({ cells }) => ({ name: cells[0] ?? '', values: cells.slice(1) }));
  const isMeasured = ({ name, values }: (typeof rows)[number]): boolean => {
    const metric = findMetric(name);
    return (
      metric !== undefined &&
      values.some((cell) => typeof parseQuantity(cell, metric.unit, metric.metric.unit) === 'number')
    );
  };
  if (!rows.some(isMeasured) || names.some((name) => aims.test(name))) return undefined;

  const values = names.map((name) => findAxisValue(name));
  const [first] = values;
  const isAxis = first !== undefined && values.every((value) => value?.axis === first.axis);
  const isNameless = names.length === 1 && nameless.test(names[0] ?? '');
  // A corner such as "Metric" describes the rows, which become headers, so it does not name the cases.
  const head = isAxis ? first.axis : interpretHead(corner)?.kind === 'axis' ? corner : 'Scenario';
  return {
    ...table,
    headers: [...(isNameless ? [] : [[head]]), ...rows.map(({ name }) => [name])],
    rows: names.map((name, i) => ({
      line: table.line,
      unclosed: false,
      cells: [...(isNameless ? [] : [values[i]?.value ?? name]), ...rows.map((row) => row.values[i] ?? '')],
    })),
  };
}
