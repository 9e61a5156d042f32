/** All of it at once; undefined where that is too much. @throws {Error} as zlib says, when the archive is broken */
export declare function gunzipAtOnce(packed: Uint8Array): Uint8Array | undefined;
/** Errors, also those of the source, come through while reading. */
export declare function gunzip(open: () => AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
