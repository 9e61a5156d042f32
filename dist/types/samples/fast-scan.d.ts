/**
 * Raw bytes at the speed of a compiled scanner. It counts what it is sure of; every record that is in any way
 * unusual goes to the plain reader, which knows all cases: so both ways give the same, and there is one place that decides.
 */
import { type Kernel } from './kernel.js';
import type { PlainScan, Scan, Scanned } from './ledger.js';
export declare class FastScan implements Scan {
    /** It must leave out what began in the warm-up. */
    private readonly kernel;
    private readonly plain;
    /** A part from the middle of a result begins with a record. */
    private isFirst;
    private readonly collectAfter;
    private filled;
    private rows;
    private isPlain;
    constructor(
    /** It must leave out what began in the warm-up. */
    kernel: Kernel, plain: PlainScan, 
    /** A part from the middle of a result begins with a record. */
    isFirst?: boolean, collectAfter?: number);
    /** Where the next bytes are to be put, so that nothing is copied: at least one byte. */
    room(): Uint8Array;
    /** So many bytes were put there. */
    took(bytes: number): void;
    push(piece: Uint8Array): boolean;
    /** What is missing of the last record, if anything: how many bytes of the piece that were. */
    finish(piece: Uint8Array): number;
    /** The last byte that was pushed was the last of a record. */
    get isBetween(): boolean;
    /** Newlines passed, and 1. */
    get line(): number;
    end(goesOn?: boolean): Scanned;
    /** Whether there is sense in reading on. */
    get goesOn(): boolean;
    /** What is in the buffer goes to the plain reader, also an unfinished record. */
    private flush;
    private scan;
    /** Counts the buffer's whole records; what is left moves to its front. */
    private count;
    private keepFrom;
    private collect;
}
