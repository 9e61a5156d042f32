import { bySummedColumn, type SummedColumn } from './summed-fields.js';

/** The optional columns that a result has. */
export type ColumnsPresent = Readonly<Record<'success' | SummedColumn, boolean>>;

/** The columns of a result that records only response times and failures. */
export const successOnly: ColumnsPresent = { success: true, ...bySummedColumn(() => false) };

export const allColumns: ColumnsPresent = { success: true, ...bySummedColumn(() => true) };

/** @param has whether the result has one of the columns of CSV, by name */
export const findColumnsPresent = (has: (column: keyof ColumnsPresent) => boolean): ColumnsPresent => ({
  success: has('success'),
  ...bySummedColumn(({ column }) => has(column)),
});
