/**
 * What a page says its results were made on and for how long. The same case on another instance type or for another time is
 * another experiment.
 */
import type { Provenance } from '../../model.js';
import type { Page, Table } from './tables.js';
/** A table that says how was measured, not what: parameters, components, definitions. */
export declare const isDescription: (table: Table) => boolean;
/** Whether a page without results says enough of this to be read for it. */
export declare const saysEnvironment: (page: string, tables: readonly Table[]) => boolean;
/** @param axes of the page's results: a parameter that is a column there is no environment */
export declare function environmentIn(page: string, { tables, items }: Page, axes: ReadonlySet<string>): Provenance;
