import type { Defect } from './_shared-text.js';
export interface Row {
    /** On which it begins: a quoted cell may hold line breaks. */
    readonly line: number;
    readonly cells: readonly string[];
    /** A quote was opened and never closed, so this row swallowed the rest. */
    readonly unclosed: boolean;
}
/** Rows of comma-separated values (RFC 4180; LF or CRLF). Blank lines are skipped. */
export declare function rowsOf(text: string): Generator<Row>;
/** The heads of a table, one space where there were several. Enough of a file's beginning will do. */
export declare function headsOf(text: string): readonly string[];
/**
 * The rows under a head that have its width. Every other row is a defect and is not read: what stands in its cells
 * cannot be known. Below a second head of other columns nothing is.
 */
export declare function bodyOf(file: string, text: string, known?: {
    readonly heads: readonly string[];
    readonly implied: boolean;
}): {
    readonly heads: readonly string[];
    readonly rows: readonly Row[];
    readonly defects: readonly Defect[];
};
