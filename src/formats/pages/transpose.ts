/** Transposes tables with one metric per row into tables with one metric per column. */
import { isUnit, parseNumber, parseQuantity } from '../parse/quantity.js';
import {
  aims,
  findAxisValue,
  findMetric,
  findUnit,
  interpretHead,
  isBesideMetrics,
  isRemark,
  isStatistic,
} from '../parse/vocabulary.js';
import type { Row } from '../parse/csv.js';
import { headsOf } from './grid.js';
import type { Table } from './tables.js';

/** Generic headers of a single column of values. */
const nameless = /^(values?|results?|measured|actual)?$/i;
const unitHead = /^units?$/i;
/** The header of a column of statistics; below any other header, 90% is the name of a case. */
const statisticHead = /^(?:statistics?|stats?|percentiles?|quantiles?|metrics?|measures?|aggregations?)?$/i;
const isBeside = (head: string): boolean => isBesideMetrics(head) || isRemark(head);

/**
 * A long table has one value per row, beside the name of its metric: it becomes one with a row per case. Undefined for any other
 * table.
 */
function pivotLongTable(table: Table, headers: readonly string[]): Table | undefined {
  const find = (kind: 'metricName' | 'value' | 'unit', usual: RegExp): number => {
    const declared = headers.findIndex((head) => table.declared?.of(head)?.kind === kind);
    return declared === -1 ? headers.findIndex((head) => head !== '' && usual.test(head)) : declared;
  };
  const metric = find('metricName', /^(metric|measure(ment)?|statistic|indicator|kpi)s?$/i);
  const value = find('value', nameless);
  const unit = find('unit', unitHead);
  // What a value is compared with does not name its case.
  const naming = headers.flatMap((head, i) =>
    [metric, value, unit].includes(i) ||
    table.declared?.of(head)?.kind === 'ignored' ||
    (table.declared?.of(head) === undefined && findMetric(head) === undefined && isBeside(head))
      ? []
      : [i],
  );
  const isDeclared = table.declared?.of(headers[value] ?? '')?.kind === 'value';
  if (metric === -1 || value === -1 || (headers.length === 2 && !isDeclared)) return undefined;
  const unitOfAll = isDeclared ? findUnit(headers[value] ?? '', 'ms') : '';
  const nameOf = ({ cells }: Row): string => {
    const own = cells[unit] ?? unitOfAll;
    return `${cells[metric] ?? ''}${own === '' ? '' : ` (${own})`}`;
  };
  const idOf = (name: string): string => {
    const found = table.declared?.of(name) ?? { kind: 'metric', ...findMetric(name) };
    return found.kind === 'metric' ? (found.metric?.id ?? name) : name;
  };
  /** The first name of each metric, whose unit its column has. */
  const names = new Map<string, string>();
  for (const name of table.rows.map(nameOf)) if (!names.has(idOf(name))) names.set(idOf(name), name);
  const ids = [...names.keys()];
  const pivoted = new Map<string, Row & { readonly cells: string[] }>();
  for (const row of table.rows) {
    const own = naming.map((column) => row.cells[column] ?? '');
    const [id, text] = [idOf(nameOf(row)), row.cells[value] ?? ''];
    const at = naming.length + ids.indexOf(id);
    // A metric that occurs again belongs to the next repetition.
    let key = JSON.stringify(own);
    while ((pivoted.get(key)?.cells[at] ?? '') !== '') key += '+';
    const known = pivoted.get(key) ?? { ...row, cells: [...own, ...ids.map(() => '')] };
    const isOther = names.get(id) !== nameOf(row) && typeof parseNumber(text) === 'number';
    known.cells[at] = isOther ? `${text} ${row.cells[unit] ?? ''}` : text;
    pivoted.set(key, known);
  }
  const found = [...naming.map((column) => table.headers[column] ?? []), ...[...names.values()].map((name) => [name])];
  return [...names].some(([id, name]) => id !== name || findMetric(name) !== undefined)
    ? { ...table, headers: found, rows: [...pivoted.values()] }
    : undefined;
}

/**
 * The head above names of what values measure, whose heads say so, too, or above their units: "Throughput (req/s)" below "Mean", "p99"
 * below "Latency".
 */
export function findNameOfMetrics({ headers, rows, declared }: Table): string | undefined {
  const heads = headsOf({ headers });
  const first = heads.findIndex((head) => findMetric(head) !== undefined);
  const namesMetric = (cell: string, head: string): boolean => {
    const found = cell.startsWith('/') ? undefined : findMetric(cell); // "/s" is a path
    const isMetric = found !== undefined && (found.metric.unit !== 'ms' || found.unit !== '');
    const isInUnit = /[)\]]$/.test(cell) && findUnit(cell, 'ms') !== '';
    const isStatisticName = statisticHead.test(head) && isStatistic(cell.toLowerCase());
    return isInUnit || isStatisticName || (isMetric && interpretHead(head) === undefined);
  };
  const isName = (head: string, i: number, cell = ''): boolean =>
    unitHead.test(head) ? isUnit(cell) : i < first && namesMetric(cell, head);
  return heads.find(
    (head, i) => declared?.of(head) === undefined && rows.some(({ cells }) => isName(head, i, cells[i])),
  );
}

/** Undefined if no row is a metric with values. */
export function transposeMetricRows(table: Table): Table | undefined {
  const headers = headsOf(table);
  const long = pivotLongTable(table, headers);
  if (long !== undefined) return long;
  const [corner = '', ...names] = headers;
  const rows = table.rows.map(({ line, cells }) => ({ line, name: cells[0] ?? '', values: cells.slice(1) }));
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
