import type { Table } from './tables.js';
/** Undefined where rows are no metrics, or hold no values. */
export declare function turned(table: Table): Table | undefined;
