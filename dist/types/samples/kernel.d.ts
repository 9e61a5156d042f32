import type { Dialect } from './dialect.js';
import type { Counted } from './scan.js';
/** What next() stopped at, and how it goes on: as in scanner/csv.ts. */
export declare const stops: {
    readonly done: 0;
    readonly odd: 1;
    readonly label: 2;
    readonly irregular: 3;
};
export declare const how: {
    readonly on: 0;
    readonly learn: 1;
    readonly skip: 2;
};
/** False where the machine's WebAssembly has no SIMD. */
export declare const canRunKernel: () => boolean;
export declare class Kernel {
    readonly capacity: number;
    private readonly exports;
    private readonly input;
    private view;
    constructor({ delimiter, width, columns: at }: Dialect, capacity: number);
    /** The buffer: as large as the capacity. Memory moves when it grows, so it is asked for anew each time. */
    get bytes(): Uint8Array;
    private buffer;
    /** Leaves out what began before. */
    cutBefore(startMs: number): void;
    /** Finds the records in the buffer's first bytes; a record begins at the first. How many newlines there are. */
    index(length: number): number;
    next(how: number): number;
    /** What next() stopped at: offsets in the buffer. */
    get from(): number;
    get to(): number;
    /** Records that next() has passed, those included that it left to others. */
    get taken(): number;
    newlinesBetween(from: number, to: number): number;
    /** A label's text from its bytes between quotes or without any: only there can quotes stand, and then doubled. */
    labelText(): string;
    /** What was counted since the last call. */
    collect(): {
        readonly counted: readonly Counted[];
        readonly firstStartMs: number;
        readonly lastEndMs: number;
    };
}
