import { median } from './median.js';
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
  const columns = (rows[0] ?? []).map((_, column) => Float64Array.from(rows, (row) => row[column] ?? NaN));
  const levels = Float64Array.from(rows, (row) => medianDifference(row));
  let shifts: readonly number[] = [];
  for (let round = 0; round < rounds; round++) {
    const uncentred = columns.map((column) => medianDifference(column, levels));
    const centre = median(uncentred);
    shifts = uncentred.map((shift) => shift - centre);
    rows.forEach((row, i) => (levels[i] = medianDifference(row, shifts)));
  }
  return { levels, shifts };
}

/** The median of the differences, without gaps; 0 if there is none. */
function medianDifference(values: ArrayLike<number>, subtrahends: ArrayLike<number> = []): number {
  residuals.clear();
  for (let i = 0; i < values.length; i++) residuals.add((values[i] ?? NaN) - (subtrahends[i] ?? 0));
  return residuals.size === 0 ? 0 : residuals.median();
}
