export interface Helping {
    readonly file: string;
    /** Where all threads count the bytes that they have read. */
    readonly counter: BigInt64Array<SharedArrayBuffer>;
    readonly task: unknown;
}
