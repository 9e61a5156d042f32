/** What the bytes of a value mean, in CSV and in XML. All of bytes[from] up to, not including, bytes[to]. */
/** A whole number of at most 15 digits, which is exact; else NaN. */
export declare function integer(bytes: Uint8Array, from: number, to: number): number;
/** true and false in any case; nothing else is known to be written. */
export declare function truth(bytes: Uint8Array, from: number, to: number): boolean | undefined;
/** Whether this is the message of a transaction controller's own sample. */
export declare function isTransaction(bytes: Uint8Array, from: number, to: number): boolean;
