/** Transposes tables with one metric per row into tables with one metric per column. */
import { parseQuantity } from '../parse/quantity.js';
import { findAxisValue, findMetric, interpretHead } from '../parse/vocabulary.js';
import type { Table } from './tables.js';

/** Heads of columns with target values instead of measured ones. */
const aims = /target|threshold|limit|goal|objective|expected|allowed|required|\bsl[ao]\b/i;
/** Generic heads of a single column of values. */
const nameless = /^(values?|results?|measured|actual)?$/i;

/** Undefined if no row is a metric with values. */
export function transposeMetricRows(table: Table): Table | undefined {
  const heads = table.heads.map((parts) => parts.join(' '));
  const [corner = '', ...names] = heads;
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
  // A corner such as "Metric" describes the rows, which become heads, so it does not name the cases.
  const head = isAxis ? first.axis : interpretHead(corner)?.kind === 'axis' ? corner : 'Scenario';
  return {
    ...table,
    heads: [...(isNameless ? [] : [[head]]), ...rows.map(({ name }) => [name])],
    rows: names.map((name, i) => ({
      line: table.line,
      unclosed: false,
      cells: [...(isNameless ? [] : [values[i]?.value ?? name]), ...rows.map((row) => row.values[i] ?? '')],
    })),
  };
}
