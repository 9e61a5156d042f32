/** Tables with a metric a row: turned, they are tables with a metric a column. */
import { findAxisValue, interpretHead, findMetric } from './columns.js';
import { parseValue } from './quantity.js';
import type { Table } from './tables.js';

/** What a column is called that says what should be, not what was measured. */
const aims = /target|threshold|limit|goal|objective|expected|allowed|required|\bsl[ao]\b/i;
/** What the only column of values is called when its name says nothing. */
const nameless = /^(values?|results?|measured|actual)?$/i;

/** Undefined where rows are no metrics, or hold no values. */
export function transposeMetricRows(table: Table): Table | undefined {
  const heads = table.heads.map((parts) => parts.join(' '));
  const [corner = '', ...names] = heads;
  const rows = table.rows.map(({ cells }) => ({ name: cells[0] ?? '', values: cells.slice(1) }));
  const isMeasured = ({ name, values }: (typeof rows)[number]): boolean => {
    const metric = findMetric(name);
    return (
      metric !== undefined &&
      values.some((cell) => typeof parseValue(cell, metric.unit, metric.metric.unit) === 'number')
    );
  };
  if (!rows.some(isMeasured) || names.some((name) => aims.test(name))) return undefined;

  const values = names.map((name) => findAxisValue(name));
  const [first] = values;
  const isAxis = first !== undefined && values.every((value) => value?.axis === first.axis);
  const isNameless = names.length === 1 && nameless.test(names[0] ?? '');
  // A corner such as "Metric" names the rows, which are heads now; what stood beside it are cases.
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
