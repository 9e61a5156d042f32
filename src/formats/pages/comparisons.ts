/** Takes out of a table what compares its values: "Δ", "Change %", "vs base". */
import { comparison } from '../parse/vocabulary.js';
import { headsOf } from './grid.js';
import type { Table } from './tables.js';

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
