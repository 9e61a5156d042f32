import { median } from './median.js';

/** A table of cases (rows) by runs (columns) with gaps. */
export type Table = readonly (readonly (number | undefined)[])[];

const rounds = 3;

/**
 * Splits a table into the level of each row and the shift of each column, by medians, so that a broken row or a broken
 * column moves neither (Tukey, Exploratory Data Analysis, 1977, chapter 11). Shifts are centred on 0.
 *
 * @param table every row has a value somewhere
 */
export function medianPolish(table: Table): { readonly levels: readonly number[]; readonly shifts: readonly number[] } {
  const columns = table[0]?.length ?? 0;
  let levels = table.map((row) => median(without(row, () => 0)));
  let shifts = Array<number>(columns).fill(0);
  for (let round = 0; round < rounds; round++) {
    const raw = shifts.map((_, t) => {
      const residuals = without(
        table.map((row) => row[t]),
        (i) => levels[i] ?? 0,
      );
      return residuals.length === 0 ? 0 : median(residuals);
    });
    const middle = median(raw);
    shifts = raw.map((shift) => shift - middle);
    levels = table.map((row) => median(without(row, (t) => shifts[t] ?? 0)));
  }
  return { levels, shifts };
}

/** The known values less what is taken from each; a loop, because there are millions of them. */
function without(values: readonly (number | undefined)[], taken: (i: number) => number): number[] {
  const left: number[] = [];
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (value !== undefined) left.push(value - taken(i));
  }
  return left;
}
