/**
 * Finds what is kept for a label by the label's bytes, so that its text is made once and not in every row. One label may
 * be spelled in two ways: with its quotes doubled, and without.
 */
export declare class Labels<T> {
    private readonly create;
    private readonly textOf;
    /** In order of appearance. */
    readonly byText: Map<string, T>;
    private table;
    private spellings;
    constructor(create: (text: string) => T, textOf: (bytes: Uint8Array, isDoubled: boolean) => string);
    of(bytes: Uint8Array, from: number, to: number, isDoubled: boolean): T;
    named(text: string): T;
    private grow;
}
