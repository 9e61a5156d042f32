/**
 * Raw CSV bytes at the speed of the compiled scanner. It counts what it is sure of; every record that is in any way
 * unusual goes to the plain reader, which knows all cases: so both ways give the same, and there is one place that decides.
 */
import type { Dialect } from './dialect.js';
import { type Scan, type Scanned } from './scan.js';
export declare const canScanFast: (dialect: Dialect) => boolean;
export declare class FastScan implements Scan {
    private readonly collectAfter;
    private readonly kernel;
    private readonly plain;
    private filled;
    private rows;
    private isPlain;
    private isFirst;
    constructor(dialect: Dialect, warmupMs: number, 
    /** Must be given where there is a warm-up. When it proves too late, the result has to be read again. */
    firstStartMs?: number, isBeginning?: boolean, capacity?: number, collectAfter?: number);
    /** Where the next bytes are to be put, so that nothing is copied: at least one byte. */
    room(): Uint8Array;
    /** So many bytes were put there. False once there is no sense in reading on. */
    took(bytes: number): boolean;
    push(piece: Uint8Array): boolean;
    /** What is missing of the last record, if anything: how many bytes of the piece that were. */
    finish(piece: Uint8Array): number;
    /** The last byte that was pushed was the last of a record. */
    get isBetween(): boolean;
    /** Newlines passed, and 1. */
    get line(): number;
    end(): Scanned;
    private get goesOn();
    /** What is in the buffer goes to the plain reader, also an unfinished record. */
    private flush;
    private scan;
    /** Counts the buffer's whole records; what is left moves to its front. */
    private count;
    private keepFrom;
    private collect;
}
