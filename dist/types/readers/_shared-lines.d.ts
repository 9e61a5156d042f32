/** Logs have any size, so they are read line by line. */
/** The lines of an input in order, many at a time. `cut`: the last one has no line break behind it. */
export declare function linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<{
    readonly lines: readonly string[];
    readonly cut: boolean;
}>;
