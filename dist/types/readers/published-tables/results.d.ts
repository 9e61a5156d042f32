/** The rows of a published table as measurements. */
import type { BareMeasurement, Problem } from '../../model.js';
import type { Defect } from '../_shared-text.js';
import type { Table } from './tables.js';
export interface Found {
    readonly measurement: BareMeasurement;
    readonly line: number;
    readonly table: Table;
}
export interface Results {
    readonly found: readonly Found[];
    readonly defects: readonly Defect[];
    readonly problems: readonly Problem[];
}
/** Undefined: no column holds a metric. */
export declare function resultsIn(file: string, table: Table): Results | undefined;
