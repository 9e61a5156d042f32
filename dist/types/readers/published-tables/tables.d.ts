import type { Row } from '../_shared-csv.js';
import type { Defect } from '../_shared-text.js';
export interface Table {
    /** Of its head. */
    readonly line: number;
    /** Its own, or the line of text right above it; empty where there is none. */
    readonly caption: string;
    /** The headings it stands under, the innermost first. */
    readonly sections: readonly string[];
    /** By column; several where the head has several rows, the outermost first. */
    readonly heads: readonly (readonly string[])[];
    readonly rows: readonly Row[];
    readonly defects: readonly Defect[];
}
export declare function tablesIn(file: string, page: string): readonly Table[];
