/** Recognises exports of JMeter's Aggregate and Summary Report, and the rows of any table that sum others. */
import type { Problem } from '../../model/documents.js';
import { readTable, type TableRow } from './csv.js';
import { numberOrUndefined, toPointDecimals } from './quantity.js';
import { totalsLeftOut } from '../../problems/tables.js';
import { average, findAxisValue, isOnlyComparison, isStatistic, sum } from './vocabulary.js';

const lines = ['90% Line', '95% Line', '99% Line'];
const aggregate = ['Label', '# Samples', 'Average', 'Median', ...lines, 'Min', 'Max', 'Error %', 'Throughput'];
const [received, sent, deviation] = ['Received KB/sec', 'Sent KB/sec', 'Std. Dev.'];
const summary = ['Label', '# Samples', 'Average', 'Min', 'Max', deviation, 'Error %', 'Throughput', received];

/**
 * The columns of JMeter's tables, which have the same order in every language. Versions before 2.12 have one percentile,
 * before 3.1 no sent bytes; JMeterPlugins appends the standard deviation.
 */
const shapes: readonly (readonly string[])[] = [
  [...aggregate, received, sent],
  [...aggregate, received, deviation],
  [...aggregate, received],
  [...aggregate.filter((head) => !lines.slice(1).includes(head)), received],
  [...summary, sent, 'Avg. Bytes'],
  [...summary, 'Avg. Bytes'],
];

/**
 * The level in a head such as "90% 百分位" or "99% centile": its digits are the same in every language. JMeterPlugins writes the
 * keys of JMeter's messages instead of the messages.
 */
const level = /^(?:aggregate_report_)?(\d+(?:\.\d+)?)\s?%/;

/** Old versions have it without a second percentile. */
const headByKey: Readonly<Record<string, string>> = { aggregate_report_stddev: deviation };

/**
 * Finds the columns of an Aggregate or Summary Report: by their English headers, or by the order of its columns and their values
 * if the headers are in another language or missing.
 *
 * @returns JMeter's English headers, and the others as they are; `implied` if the file does not contain them
 */
export function matchAggregateHeaders(
  text: string,
): { readonly headers: readonly string[]; readonly implied: boolean } | undefined {
  const { headers: firstRow, rows } = readTable('', text.slice(0, maxHeadCharacters));
  const isEnglish = firstRow[0] === 'Label' && firstRow[1] === '# Samples' && firstRow.includes('Average');
  if (isEnglish) return { headers: firstRow, implied: false };
  if (/\d%?$/.test(firstRow[1] ?? '')) return matchHeadless(firstRow);
  const headers = translateHeaders(firstRow, rows);
  return headers && { headers, implied: false };
}

/** The English headers of such a table in another language; undefined for any other table. */
export function translateHeaders(found: readonly string[], rows: readonly TableRow[]): readonly string[] | undefined {
  const shape = shapes.find((one) => isLocalised(one, found, rows));
  return (
    shape &&
    found.map((head, i) =>
      lines.includes(shape[i] ?? '') ? `${level.exec(head)?.[1] ?? ''}% Line` : (shape[i] ?? headByKey[head] ?? head),
    )
  );
}

/** Enough for the headers and some rows. */
const maxHeadCharacters = 8192;

/** The number of decimals with which JMeter's window saves the error rate and the throughput of a table without headers. */
const savedByWindow = /[.,]\d{3}%$/;

function matchHeadless(firstRow: readonly string[]) {
  const row: TableRow = { line: 1, cells: firstRow, unclosed: false };
  const isOfWindow = firstRow.some((cell) => savedByWindow.test(cell));
  const wanted = shapes.filter((shape) => shape.at(-1) !== (isOfWindow ? deviation : sent));
  const shape = wanted.find((shape) => [shape.length, shape.length + 1].includes(firstRow.length) && fits(shape, row));
  if (shape === undefined) return undefined;
  // Scripts append the date of a night.
  return { headers: [...shape, 'Date'].slice(0, firstRow.length), implied: true };
}

/** Whether a table has the columns of a shape under headers in another language. Other columns may follow. */
function isLocalised(shape: readonly string[], headers: readonly string[], rows: readonly TableRow[]): boolean {
  if (headers.length < shape.length) return false;
  // A head is a word; "50 users" and "1 KB" are those of a cross table.
  if (headers.some((head, i) => i < shape.length && (!/\p{L}/u.test(head) || findAxisValue(head) !== undefined)))
    return false;
  const isLevel = (i: number): boolean => level.test(headers[i] ?? '');
  if (!shape.every((head, i) => isLevel(i) === lines.includes(head))) return false;
  const last = shape.at(-1);
  const isBytes = /k[bo]/i.test(headers[shape.length - 1] ?? '');
  if ((last === sent && !isBytes) || (last === deviation && isBytes)) return false;
  // Without rows, only the percentiles tell the table from others.
  return rows.length === 0 ? shape.includes('99% Line') : rows.some((row) => fits(shape, row));
}

/** Whether a row has numbers that ascend where they must: minimum, average, percentiles, maximum. */
function fits(shape: readonly string[], row: TableRow): boolean {
  const columns = shape.map((_, i) => i).slice(1);
  const [{ cells } = row] = toPointDecimals([row], columns, 'point');
  const shares = shape.filter((_, i) => (cells[i] ?? '').trim().endsWith('%'));
  if (shares.length !== 1 || shares[0] !== 'Error %') return false;
  if (!/^\d+$/.test(cells[shape.indexOf('# Samples')] ?? '')) return false;
  const number = (head: string): number =>
    numberOrUndefined((cells[shape.indexOf(head)] ?? '').replace(/%$/, '')) ?? NaN;
  if (shape.slice(1).some((head) => Number.isNaN(number(head)))) return false;
  return [
    ['Min', 'Median', ...lines, 'Max'],
    ['Min', 'Average', 'Max'],
  ].every((headers) => {
    const values = headers.filter((head) => shape.includes(head)).map(number);
    return values.every((value, i) => i === 0 || value >= (values[i - 1] ?? 0));
  });
}

/** What JMeter calls the total of all labels, in all of its languages. */
const total = /^(TOTAL|Total|Gesamt|RAZEM|TOPLAM|合計|总体|總計|총계)$/;
export const isTotalName = (label: string): boolean => total.test(label);

/** These may name a case, unless an average is beside them. */
const isStatisticName = (name: string): boolean => average.test(name) || isStatistic(name.toLowerCase());

/** Whether a row compares those above it: "Δ", "Change" of "-10%". */
const isDifference = ({ cells }: TableRow, naming: readonly number[]): boolean =>
  naming.some((column) => isOnlyComparison(cells[column] ?? '')) &&
  (/Δ|\bdiff|\bvs\b/i.test(cells.join(' ')) ||
    cells.every((cell, i) => naming.includes(i) || /^[-+−±]|[%x×]$|^$/.test(cell)));

/** The rows without those that sum others beside them or compare them, by the words in the columns that may name a case. */
export function withoutSums(
  file: string,
  rows: readonly TableRow[],
  naming: readonly number[],
): { readonly rows: readonly TableRow[]; readonly problems: readonly Problem[] } {
  const find = (row: TableRow | undefined, isMeant: (name: string) => boolean): string | undefined =>
    naming.map((column) => row?.cells[column]?.trim() ?? '').find(isMeant);
  const isSum = (name: string): boolean => isTotalName(name) || sum.test(name.replace(/^<|>$/g, ''));
  const cases = rows.filter((row) => find(row, isSum) === undefined && !isDifference(row, naming));
  const last = cases.findLastIndex((row) => find(row, isStatisticName) === undefined) + 1;
  if (cases.slice(last).some((row) => find(row, (name) => average.test(name)) !== undefined)) cases.splice(last);
  if (cases.length === 0 || cases.length === rows.length) return { rows, problems: [] };
  const kept = new Set(cases);
  const places = rows.flatMap((row) => (kept.has(row) ? [] : `${file}:${row.line}`));
  return { rows: cases, problems: [totalsLeftOut(places)] };
}

/**
 * The rows without the total of the table, which JMeter writes last. Under a name that no JMeter uses its numbers show it:
 * the sum of the samples, the least minimum and the greatest maximum of at least two labels.
 *
 * @param headers in English
 */
export function withoutTotal(headers: readonly string[], rows: readonly TableRow[]): readonly TableRow[] {
  const [label, samples, min, max] = ['Label', '# Samples', 'Min', 'Max'].map((head) => headers.indexOf(head));
  const number = ({ cells }: TableRow, column = -1): number => numberOrUndefined(cells[column]) ?? NaN;
  const parts = rows.slice(0, -1);
  return rows.filter((row) => {
    const name = row.cells[label ?? -1] ?? '';
    if (row !== rows.at(-1)) return name !== 'TOTAL';
    const isSum =
      parts.length > 1 &&
      number(row, samples) === parts.reduce((sum, part) => sum + number(part, samples), 0) &&
      number(row, min) === Math.min(...parts.map((part) => number(part, min))) &&
      number(row, max) === Math.max(...parts.map((part) => number(part, max)));
    return !isTotalName(name) && !isSum;
  });
}
