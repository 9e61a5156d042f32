import { median } from './averages.js';
import { Sample } from './sample.js';

/** A table of cases (rows) by runs (columns); NaN marks a gap, so that V8 stores plain doubles. */
export type Table = readonly (readonly number[])[];

const rounds = 3;
const residuals = new Sample();

/**
 * Splits a table into a level for each row and a shift for each column by medians, so that a single outlying row or column
 * affects neither (Tukey, Exploratory Data Analysis, 1977, chapter 11).
 *
 * @param rows at least one value in each
 * @returns the level of each row, and the shift of each column; the median of the shifts is 0
 */
export function medianPolish(rows: Table): { readonly levels: Float64Array; readonly shifts: readonly number[] } {
  const width = rows[0]?.length ?? 0;
  const cells = new Float64Array(rows.length * width);
  rows.forEach((row, i) => {
    for (let column = 0; column < width; column++) cells[i * width + column] = row[column] ?? NaN;
  });
  const levels = new Float64Array(rows.length);
  let shifts: readonly number[] = Array<number>(width).fill(0);
  for (let round = 0; ; round++) {
    for (let i = 0; i < levels.length; i++) {
      residuals.clear();
      for (let column = 0; column < width; column++)
        residuals.add((cells[i * width + column] ?? NaN) - (shifts[column] ?? 0));
      levels[i] = residuals.median();
    }
    if (round === rounds) return { levels, shifts };
    const uncentred = shifts.map((_, column) => {
      residuals.clear();
      for (let i = 0; i < levels.length; i++) residuals.add((cells[i * width + column] ?? NaN) - (levels[i] ?? NaN));
      return residuals.size === 0 ? 0 : residuals.median();
    });
    const centre = median(uncentred);
    shifts = uncentred.map((shift) => shift - centre);
  }
}
