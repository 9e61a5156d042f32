/** What each column of a published table is: what names a case, and what was measured of it. */
import type { Configuration, Metric } from '../../model.js';
import { type Columns } from '../_shared.js';
import type { Table } from './tables.js';
export interface Layout {
    readonly heads: readonly string[];
    /** Those that all groups share; without metrics. */
    readonly columns: Columns;
    readonly groups: readonly Group[];
    /** By column, what its bare numbers are in. */
    readonly units: ReadonlyMap<number, string>;
    /** Values of axes that hold for all of the table. */
    readonly constants: Configuration;
    /** Columns of words that are taken for axes although nothing knows them. */
    readonly worded: readonly number[];
}
/** Columns whose heads name the same values of axes: of "50 Users" and "100 Users", each is one. */
export interface Group {
    readonly at: Configuration;
    readonly metrics: (readonly [column: number, metric: Metric])[];
}
/** Undefined: no column holds a metric. */
export declare function layoutOf(table: Table): Layout | undefined;
/** A heading that names neither a metric nor an axis: what else there is to tell two tables apart. */
export declare const sectionOf: ({ sections }: Table) => string | undefined;
