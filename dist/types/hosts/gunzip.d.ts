/** What is in a gzip file. */
/** Errors, also those of the source, come through while reading. */
export declare function gunzip(open: () => AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
