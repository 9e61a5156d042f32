/** A table of cases (rows) by runs (columns) with gaps. */
export type Table = readonly (readonly (number | undefined)[])[];
/**
 * Splits a table into the level of each row and the shift of each column, by medians, so that a broken row or a broken
 * column moves neither (Tukey, Exploratory Data Analysis, 1977, chapter 11). Shifts are centred on 0.
 *
 * @param table every row has a value somewhere
 */
export declare function medianPolish(table: Table): {
    readonly levels: readonly number[];
    readonly shifts: readonly number[];
};
