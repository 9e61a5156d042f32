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
/** A point of a list, "- **Back end**: an echo service". */
export interface Item {
    readonly name: string;
    readonly value: string;
    readonly caption: string;
    readonly sections: readonly string[];
}
export interface Page {
    readonly tables: readonly Table[];
    readonly items: readonly Item[];
}
export declare function pageOf(file: string, page: string): Page;
