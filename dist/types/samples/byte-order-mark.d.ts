/** Passes over the byte-order mark with which UTF-8 may begin, in pieces of any size. */
export declare class ByteOrderMark {
    private passed;
    constructor(isBeginning: boolean);
    /** How many of the piece's first bytes belong to it. */
    in(piece: Uint8Array): number;
}
