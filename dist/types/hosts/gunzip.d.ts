/** Errors, also those of the source, come through while reading. */
export declare function gunzip(packed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
