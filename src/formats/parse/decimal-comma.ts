/** Numbers written with a decimal comma, as programs do on computers with a German, French or Turkish locale. */
import type { Row } from './csv.js';

const sign = String.raw`^[-+]?`;
const percent = String.raw`\s*%?$`;
/** Numbers whose comma cannot stand between thousands: 0,5 and 16,64115 and 1.234,5. */
const decimalComma = new RegExp(
  `${sign}(0?,\\d+|\\d+,(\\d{1,2}|\\d{4,})|\\d{4,},\\d+|\\d{1,3}(\\.\\d{3})+,\\d*)${percent}`,
);
/** Numbers whose point cannot stand between thousands. */
const decimalPoint = new RegExp(
  `${sign}(0?\\.\\d+|\\d+\\.(\\d{1,2}|\\d{4,})|\\d{4,}\\.\\d+|\\d{1,3}(,\\d{3})+\\.\\d*)${percent}`,
);
/** More than 100 % if the comma stands between thousands. */
const percentage = new RegExp(`${sign}\\d{1,3},\\d{3}\\s*%$`);
/** A number that has both meanings: 16,641. */
const either = new RegExp(`${sign}\\d{1,3},\\d{3}${percent}`);

type Mark = 'comma' | 'point';

/** The decimal mark that a row proves; undefined if its cells have both meanings, or contradict each other. */
function provenMark(cells: readonly string[]): Mark | undefined {
  const proves = (...patterns: readonly RegExp[]): boolean =>
    cells.some((cell) => patterns.some((pattern) => pattern.test(cell.trim())));
  const [comma, point] = [proves(decimalComma, percentage), proves(decimalPoint)];
  return comma === point ? undefined : comma ? 'comma' : 'point';
}

/**
 * Rewrites decimal commas as decimal points. The other cells of a row prove which of the two it has; a row that proves
 * nothing follows the rest of the table. A number that could be either in a table that has both becomes unreadable, because
 * a guess could be wrong by a factor of 1,000.
 *
 * @param columns the columns of numbers
 */
export function toPointDecimals(rows: readonly Row[], columns: readonly number[]): readonly Row[] {
  const marks = rows.map(({ cells }) => provenMark(columns.map((column) => cells[column] ?? '')));
  if (!marks.includes('comma')) return rows;
  const common = marks.includes('point') ? undefined : 'comma';
  return rows.map((row, i) => {
    const mark = marks[i] ?? common;
    if (mark === 'point') return row;
    const rewrite = (cell: string): string =>
      mark === 'comma' ? cell.replaceAll('.', '').replace(',', '.') : either.test(cell.trim()) ? `${cell} ?` : cell;
    return { ...row, cells: row.cells.map((cell, column) => (columns.includes(column) ? rewrite(cell) : cell)) };
  });
}
