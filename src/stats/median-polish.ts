import { finite } from './finite.js';
import { median } from './median.js';

/** A table of cases (rows) by runs (columns); gaps are NaN, as numbers alone are kept without a box around each. */
export type Table = readonly (readonly number[])[];

const rounds = 3;

/**
 * Splits a table into the level of each row and the shift of each column, by medians, so that a broken row or a broken
 * column moves neither (Tukey, Exploratory Data Analysis, 1977, chapter 11). Shifts are centred on 0.
 *
 * @param rows each has a value somewhere
 */
export function medianPolish(rows: Table): { readonly levels: readonly number[]; readonly shifts: readonly number[] } {
  const columns = (rows[0] ?? []).map((_, t) => rows.map((row) => row[t] ?? NaN));
  let levels = rows.map((row) => median(finite(row)));
  let shifts: readonly number[] = [];
  for (let round = 0; round < rounds; round++) {
    const raw = columns.map((column) => {
      const residuals = without(column, levels);
      return residuals.length === 0 ? 0 : median(residuals);
    });
    const middle = median(raw);
    shifts = raw.map((shift) => shift - middle);
    levels = rows.map((row) => median(without(row, shifts)));
  }
  return { levels, shifts };
}

/** The known values less what is taken from each. */
function without(values: readonly number[], taken: readonly number[]): number[] {
  const left: number[] = [];
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (!Number.isNaN(value)) left.push(value - (taken[i] ?? 0));
  }
  return left;
}
