/** Numbers written with a decimal comma, as programs do on computers with a German, French or Turkish locale. */
import type { Row } from './csv.js';

const sign = String.raw`^[-+]?`;
const percent = String.raw`\s*%?$`;
/** Numbers whose comma cannot stand between thousands: 0,5 and 16,64115 and 1.234,5; or whose points must: 1.234.567. */
const decimalComma = new RegExp(
  `${sign}(0?,\\d+|\\d+,(\\d{1,2}|\\d{4,})|\\d{4,},\\d+|\\d{1,3}(\\.\\d{3})+,\\d*|\\d{1,3}(\\.\\d{3}){2,})${percent}`,
);
/** Numbers whose point cannot stand between thousands, or whose commas must. */
const decimalPoint = new RegExp(
  `${sign}(0?\\.\\d+|\\d+\\.(\\d{1,2}|\\d{4,})|\\d{4,}\\.\\d+|\\d{1,3}(,\\d{3})+\\.\\d*|\\d{1,3}(,\\d{3}){2,})${percent}`,
);
/** More than 100 % if the comma stands between thousands. */
const percentage = new RegExp(`${sign}\\d{1,3},\\d{3}\\s*%$`);
/** A number that has both meanings: 16,641. */
const either = new RegExp(`${sign}\\d{1,3}[.,]\\d{3}${percent}`);
/** The numbers of a cell, without those in names, such as c6i.2xlarge; those in brackets are remarks. */
const numbers = /\([^()]*\)|(?<!\p{L}-?|[\d.,])[-+]?[.,]?\d[\d.,]*(?:\s*%)?/gu;

/** Of several times some would be below 1,000 ms if three digits behind each point were no decimals. */
const [time, precise, fewestTimes] = [/\d\s*m?s$/, /^\d{1,3}\.\d{3}\s*m?s$/, 4];

export type Mark = 'comma' | 'point';

/** The decimal mark that cells prove; undefined if they have both meanings, or contradict each other. */
export function provenMark(cells: readonly string[]): Mark | undefined {
  const texts = cells.flatMap((cell) => cell.match(numbers) ?? []);
  const proves = (...patterns: readonly RegExp[]): boolean =>
    texts.some((text) => patterns.some((pattern) => pattern.test(text)));
  const [comma, point] = [proves(decimalComma, percentage), proves(decimalPoint)];
  if (comma !== point) return comma ? 'comma' : 'point';
  const times = cells.filter((cell) => time.test(cell));
  return !comma && times.length >= fewestTimes && times.every((cell) => precise.test(cell)) ? 'point' : undefined;
}

/**
 * Rewrites decimal commas as decimal points. A number that could be either follows the other cells of its row, and a row
 * that proves nothing the rest of the table. Where these have both it becomes unreadable, because a guess could be wrong by
 * a factor of 1,000.
 *
 * @param columns the columns of numbers
 * @param otherwise the mark of a table that proves none: if absent, commas stand between thousands, and points may do so
 */
export function toPointDecimals(rows: readonly Row[], columns: readonly number[], otherwise?: Mark): readonly Row[] {
  const cellsOf = ({ cells }: Row): readonly string[] => columns.map((column) => cells[column] ?? '');
  const marks = rows.map((row) => provenMark(cellsOf(row)));
  const proven = new Set(marks.filter((mark) => mark !== undefined));
  const usual = rows.some((row) => cellsOf(row).some((cell) => /\d,\d{3}/.test(cell))) ? 'point' : undefined;
  const [common] = proven.size > 1 ? [] : [...proven, otherwise ?? usual];
  if (common === 'point') return rows;
  return rows.map((row, i) => {
    const rewrite = (number: string): string => {
      const mark = provenMark([number]) ?? marks[i] ?? common;
      if (number.startsWith('(') || mark === 'point') return number;
      if (mark === 'comma') return number.replaceAll('.', '').replace(',', '.');
      return either.test(number) ? `${number} or ${number.replace(/[.,]/, '')}?` : number;
    };
    const cells = row.cells.map((cell, i) => (columns.includes(i) ? cell.replace(numbers, rewrite) : cell));
    return { ...row, cells };
  });
}
