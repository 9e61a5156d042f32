/** Takes out of a table what compares its values: "Δ", "Change %", "vs base", and the former value of "30 → 45". */
import { comparison, listSeveral } from '../parse/vocabulary.js';
import type { Table } from './tables.js';

const arrow = String.raw`\s*(?:--?>|==?>|→|➡\uFE0F?|⇒|⟶)\s*`;
const former = String.raw`\b(?:before|old|base(?:line)?|main|master|prev(?:ious)?|was)`;
const present = String.raw`(?:after|new|head|pr|now|current|branch|candidate|patch(?:ed)?)\b`;
/** What says which of two values is which. */
const order = new RegExp(`${former}${arrow}${present}`, 'i');
const formerValue = new RegExp(String.raw`^[^\p{L}\d]*\d.*?${arrow}(?=[^\p{L}\d]*\d)`, 'u');

/** The table with the present values only, where a head or the words above the table say which they are. */
export function takePresent(table: Table): Table {
  const isSaid = (text: string): boolean => order.test(text);
  const isOfAll = [table.caption, ...table.sections].some(isSaid);
  const columns = table.headers.map((parts) => isOfAll || parts.some(isSaid));
  if (!columns.includes(true)) return table;
  return {
    ...table,
    headers: table.headers.map((parts) => parts.map((part) => part.replace(order, '').trim())),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, column) => (columns[column] === true ? cell.replace(formerValue, '') : cell)),
    })),
  };
}

/** The table with a column for each value where heads and cells hold several: "p50 / p95 / p99" above "1.2 / 3.4 / 5.6 ms". */
export function splitSeveral(table: Table): Table {
  const split = (cell: string): readonly string[] => {
    const unit = /[^\d.,]*$/.exec(cell)?.[0] ?? '';
    return cell.split(/\s*[/|;]\s*/).map((part) => (/\d$/.test(part) ? `${part}${unit}` : part));
  };
  const heads = table.headers.map((parts, column) => {
    const several = listSeveral(parts.join(' '));
    const areSplit = table.rows.every(({ cells }) => split(cells[column] ?? '').length === several.length);
    return several.length > 0 && areSplit ? several.map((head) => [head]) : undefined;
  });
  return {
    ...table,
    headers: table.headers.flatMap((parts, column) => heads[column] ?? [parts]),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.flatMap((cell, column) => (heads[column] === undefined ? [cell] : split(cell))),
    })),
  };
}

const words = new RegExp(comparison, 'gi');
/** What stands beside the word in a name that says nothing else. */
const beside =
  /^[\W_]*(?:(?:to|from|over|with|in|base\w*|main|master|head|before|old|prev\w*|percent|pct|abs\w*|rel\w*)[\W_]*)*$/i;
const certain = /Δ|\bdiff|%|\bvs\b/i;
const difference = /^[-+−±]|[%x×]$|^$/;

/** Whether a column or a row has nothing but differences. */
const isLeftover = (name: string, cells: readonly string[]): boolean =>
  comparison.test(name) &&
  beside.test(name.replace(words, '')) &&
  (certain.test(name) || cells.every((cell) => difference.test(cell))) &&
  !cells.some((cell) => /\p{L}{5}/u.test(cell));

/** The table without such columns and rows, and their names. */
export function withoutComparisons(table: Table): { readonly table: Table; readonly names: readonly string[] } {
  const heads = table.headers.map((parts) => parts.join(' '));
  const left = heads.map((head, column) =>
    isLeftover(
      head,
      table.rows.map(({ cells }) => cells[column] ?? ''),
    ),
  );
  const pick = <T>(list: readonly T[]): readonly T[] => list.filter((_, column) => left[column] !== true);
  const isLeft = ({ cells: [name = '', ...cells] }: Table['rows'][number]): boolean => isLeftover(name, cells);
  const rows = table.rows.filter((row) => !isLeft(row)).map((row) => ({ ...row, cells: pick(row.cells) }));
  return {
    table: { ...table, headers: pick(table.headers), rows },
    names: [
      ...heads.filter((_, column) => left[column]),
      ...table.rows.filter(isLeft).map(({ cells }) => cells[0] ?? ''),
    ],
  };
}
