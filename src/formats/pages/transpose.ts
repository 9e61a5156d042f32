/** Transposes tables with one metric per row into tables with one metric per column. */
import { isRemark } from '../parse/columns.js';
import { parseQuantity, unitFactor } from '../parse/quantity.js';
import {
  aims,
  findAxisValue,
  findMetric,
  findUnit,
  interpretHead,
  isBesideMetrics,
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
  if (metric === -1 || value === -1 || headers.length === 2) return undefined;
  const nameOf = ({ cells }: Row): string => `${cells[metric] ?? ''}${cells[unit] ? ` (${cells[unit]})` : ''}`;
  const names = [...new Set(table.rows.map(nameOf))];
  const pivoted = new Map<string, Row & { readonly cells: string[]; readonly lines: number[] }>();
  for (const row of table.rows) {
    const own = naming.map((column) => row.cells[column] ?? '');
    const isTaken = (key: string): boolean =>
      (pivoted.get(key)?.cells[naming.length + names.indexOf(nameOf(row))] ?? '') !== '';
    // A metric that occurs again belongs to the next repetition.
    let key = JSON.stringify(own);
    while (isTaken(key)) key += '+';
    const known = pivoted.get(key) ?? { ...row, cells: [...own, ...names.map(() => '')], lines: [] };
    known.cells[naming.length + names.indexOf(nameOf(row))] = row.cells[value] ?? '';
    known.lines[naming.length + names.indexOf(nameOf(row))] = row.line;
    pivoted.set(key, known);
  }
  const found = [...naming.map((column) => table.headers[column] ?? []), ...names.map((name) => [name])];
  return names.some((name) => table.declared?.of(name) !== undefined || findMetric(name) !== undefined)
    ? { ...table, headers: found, rows: [...pivoted.values()] }
    : undefined;
}

/**
 * A table whose rows name metrics below statistics, "Throughput (req/s)" below "Min", "Mean" and "p95", or statistics below metrics, or
 * have a column with their unit: it becomes a long table. Of other values than times, only the mean counts. Undefined for any other table.
 */
export function stackStatistics(table: Table): Table | undefined {
  const headers = headsOf(table);
  const stated = headers.map((head) => findMetric(head));
  const unit = headers.findIndex((head) => unitHead.test(head));
  const isMetric = (name: string): boolean => {
    const found = name.startsWith('/') ? undefined : findMetric(name); // "/s" is a path
    const isStated = found?.unit !== '' || unit !== -1 || /^http_req_duration$/.test(name);
    return found !== undefined && (found.metric.unit !== 'ms' || isStated);
  };
  const holds = (i: number, isHeld: (cell: string) => boolean): boolean =>
    table.rows.some(({ cells }) => isHeld(cells[i] ?? ''));
  const first = stated.findIndex((found) => found !== undefined);
  const isUnknown = (head: string): boolean => statisticHead.test(head) || interpretHead(head) === undefined;
  const isName = (head: string, i: number): boolean => i < first && i !== unit && isUnknown(head) && !isRemark(head);
  const namesStatistics = (head: string, i: number): boolean =>
    statisticHead.test(head) && holds(i, (cell) => isStatistic(cell.toLowerCase()));
  const name = headers.findIndex((head, i) => isName(head, i) && (holds(i, isMetric) || namesStatistics(head, i)));
  const isBelowMetrics = name !== -1 && !holds(name, isMetric);
  const unitOf = (cells: readonly string[]): string =>
    cells[unit] ?? (name === -1 && /[)\]]$/.test(cells[0] ?? '') ? findUnit(cells[0] ?? '', 'ms') : '');
  const values = stated.flatMap((found, i) => {
    const isInUnit = (cell: string): boolean => cell !== '' && unitFactor(cell, found?.metric.unit ?? '') !== undefined;
    const isBare =
      found?.unit === '' &&
      (name === -1 ? table.rows.some(({ cells }) => isInUnit(unitOf(cells))) : found.metric.unit === 'ms');
    return isBare || (isBelowMetrics && found !== undefined) ? [i] : [];
  });
  if (values.length === 0) return undefined;
  const isOther = (head: string, i: number): boolean =>
    [name, unit, ...values].includes(i) || (isUnknown(head) && isBeside(head));
  const naming = headers.flatMap((head, i) => (isOther(head, i) ? [] : [i]));
  const isMean = (statistic: string): boolean => findMetric(statistic)?.metric.id === 'mean';
  const hasMean = name !== -1 && (isBelowMetrics ? holds(name, isMean) : headers.some(isMean));
  const rows = table.rows.flatMap(({ cells, ...row }) =>
    values.flatMap((i) => {
      const both = [cells[name] ?? '', headers[i] ?? ''];
      const [metric = '', statistic = ''] = isBelowMetrics ? both.toReversed() : both;
      const isWhole = !hasMean || findMetric(metric)?.metric.unit === 'ms';
      if (!isWhole && !isMean(statistic)) return [];
      const words = isWhole ? both.filter((word) => word !== '').join(', ') : metric;
      return [{ ...row, cells: [...naming.map((j) => cells[j] ?? ''), words, unitOf(cells), cells[i] ?? ''] }];
    }),
  );
  return { ...table, headers: [...naming.map((i) => table.headers[i] ?? []), ['Metric'], ['Unit'], ['Value']], rows };
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
      lines: [...(isNameless ? [] : [table.line]), ...rows.map(({ line }) => line)],
      cells: [...(isNameless ? [] : [values[i]?.value ?? name]), ...rows.map((row) => row.values[i] ?? '')],
    })),
  };
}
