import type { Row } from './rows.js';
/**
 * Finds what is kept for a label by the label's bytes, so that its text is made once and not in every row. One label may
 * be spelled in two ways: with its quotes doubled, and without.
 */
export declare class Labels<T> {
    private readonly create;
    /** In order of appearance. */
    readonly byText: Map<string, T>;
    private table;
    private spellings;
    constructor(create: (text: string) => T);
    of(row: Row, field: number): T;
    named(text: string): T;
    private learn;
    private grow;
}
