/** A compiled scanner (scanner/) as an object: its memory, and what it counted. */
import { type Counted } from './ledger.js';
/** What next() stopped at, and how it goes on: as in scanner/csv.ts and scanner/xml.ts. */
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
export declare const canRun: (scanner: string) => boolean;
/** What every scanner exports. */
export interface Exports {
    readonly memory: WebAssembly.Memory;
    room(capacity: number): number;
    cutBefore(startMs: number): void;
    cutFirstMs(): number;
    cutLastMs(): number;
    index(length: number): void;
    next(how: number): number;
    from(): number;
    to(): number;
    taken(): number;
    newlines(): number;
    newlinesBetween(begin: number, end: number): number;
    areNotesMany(): number;
    notesAt(): number;
    notesCount(): number;
    labelCount(): number;
    summed(i: number): number;
    valuesAt(): number;
    timesAt(): number;
    distinctCount(): number;
    forget(): void;
}
export declare class Kernel<Own = object> {
    private readonly scanner;
    readonly capacity: number;
    /** A label's text from its bytes; undefined where they are none. */
    private readonly textOf;
    protected readonly exports: Exports & Own;
    protected readonly input: number;
    private view;
    constructor(scanner: string, capacity: number, 
    /** A label's text from its bytes; undefined where they are none. */
    textOf: (bytes: Uint8Array) => string | undefined);
    /** The buffer: as large as the capacity. Memory moves when it grows, so it is asked for anew each time. */
    get bytes(): Uint8Array;
    private buffer;
    /** Leaves out what began before. */
    cutBefore(startMs: number): void;
    /** Finds the records in the buffer's first bytes; a record begins at the first. */
    index(length: number): void;
    next(how: number): number;
    /** What next() stopped at: offsets in the buffer. */
    get from(): number;
    get to(): number;
    /** Rows that next() has counted, and records that it left to others. */
    get taken(): number;
    /** Newlines up to where next() found an end. */
    get newlines(): number;
    newlinesBetween(from: number, to: number): number;
    labelText(): string | undefined;
    /** What was counted is to be collected before there is more. */
    get isFull(): boolean;
    /** What was counted since the last call. */
    collect(): {
        readonly counted: readonly Counted[];
        readonly firstStartMs: number;
        readonly lastEndMs: number;
    };
    /** Of the label that was summed last. */
    private tallyAt;
    /** Nothing more is asked of it: another result may have its scanner. */
    end(): void;
}
