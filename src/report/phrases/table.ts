/** A table for any surface. Its cells are written by the wording of that surface. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** The colour of its numbers in a terminal. */
  readonly colour?: 'red';
}

export interface Column {
  readonly head: string;
  /** Numbers are aligned to the right. */
  readonly align?: 'left' | 'right';
  /** The minimum number of terminal columns to which it may be wrapped; undefined if it must not be wrapped. */
  readonly minWidth?: number;
}

/** A column of numbers. */
export const numbers = (head: string): Column => ({ head, align: 'right' });
