/** What the thread that unpacks and the one that reads have in common: a ring of pieces in shared memory. */
export interface InflateGiven {
    readonly file: string;
    /** At the places of `states`; then the length of each piece. */
    readonly control: Int32Array<SharedArrayBuffer>;
    readonly pieces: Uint8Array<SharedArrayBuffer>;
}
export declare const slots = 4;
export declare const pieceBytes: number;
/**
 * written, read: how many pieces, from the beginning. ended: 1 when all are written; below 0 when it failed, and so many
 * bytes of the first piece say why.
 */
export declare const states: {
    readonly written: 0;
    readonly read: 1;
    readonly ended: 2;
    readonly lengths: 3;
};
