/** A table of cases (rows) by runs (columns); gaps are NaN, as numbers alone are kept without a box around each. */
export type Table = readonly (readonly number[])[];
/**
 * Splits a table into the level of each row and the shift of each column, by medians, so that a broken row or a broken
 * column moves neither (Tukey, Exploratory Data Analysis, 1977, chapter 11). Shifts are centred on 0.
 *
 * @param rows each has a value somewhere
 */
export declare function medianPolish(rows: Table): {
    readonly levels: readonly number[];
    readonly shifts: readonly number[];
};
