/** Takes out of a table what compares its values: "Δ", "Change %", "vs base", and the former value of "30 → 45". */
import { longestCell } from '../parse/quantity.js';
import { comparison, listSeveral } from '../parse/vocabulary.js';
import { headsOf } from './grid.js';
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

/** The unit of the last of several values, which is that of all where the head states none: "1.2 / 3.4 / 5.6 ms". */
const lastUnit = /\d *([nuµμm]?s)[*_`]*$/;

function splitCell(cell: string, isStated: boolean): readonly string[] {
  const parts = cell.length > longestCell ? [] : cell.split(/[/|;]/).map((part) => part.trim());
  const [, unit = ''] = (!isStated && lastUnit.exec(parts.at(-1) ?? '')) || [];
  return parts.map((part) => (/\d$/.test(part) ? part + unit : part));
}

/** The table with a column for each value where heads and cells hold several: "p50 / p95 / p99" above "1.2 / 3.4 / 5.6 ms". */
export function splitSeveral(table: Table): Table {
  const heads = headsOf(table).map(listSeveral);
  const split = (cell: string, column: number): readonly string[] => {
    const own = heads[column] ?? [];
    return own.length === 0
      ? [cell]
      : splitCell(
          cell,
          own.some((head) => /\(.*s\w*\)/.test(head)),
        );
  };
  const areSplit = heads.map(
    (own, column) =>
      own.length > 0 && table.rows.every(({ cells }) => split(cells[column] ?? '', column).length === own.length),
  );
  return {
    ...table,
    headers: table.headers.flatMap((parts, column) =>
      areSplit[column] === true ? (heads[column] ?? []).map((head) => [head]) : [parts],
    ),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.flatMap((cell, column) => (areSplit[column] === true ? split(cell, column) : [cell])),
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
  const heads = headsOf(table);
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
