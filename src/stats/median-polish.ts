import { finite } from './finite.js';
import { median } from './median.js';

/** A table of cases (rows) by runs (columns); NaN marks a gap, so that V8 stores plain doubles. */
export type Table = readonly (readonly number[])[];

const rounds = 3;

/**
 * Splits a table into a level for each row and a shift for each column by medians, so that a single outlying row or column
 * affects neither (Tukey, Exploratory Data Analysis, 1977, chapter 11).
 *
 * @param rows at least one value in each
 * @returns the level of each row, and the shift of each column; the median of the shifts is 0
 */
export function medianPolish(rows: Table): { readonly levels: readonly number[]; readonly shifts: readonly number[] } {
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? NaN));
  let levels = rows.map((row) => median(finite(row)));
  let shifts: readonly number[] = [];
  for (let round = 0; round < rounds; round++) {
    const uncentred = columns.map((column) => {
      const residuals = subtract(column, levels);
      return residuals.length === 0 ? 0 : median(residuals);
    });
    const centre = median(uncentred);
    shifts = uncentred.map((shift) => shift - centre);
    levels = rows.map((row) => median(subtract(row, shifts)));
  }
  return { levels, shifts };
}

/** The differences, without gaps. */
function subtract(values: readonly number[], subtrahends: readonly number[]): number[] {
  const differences: number[] = [];
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (!Number.isNaN(value)) differences.push(value - (subtrahends[i] ?? 0));
  }
  return differences;
}
