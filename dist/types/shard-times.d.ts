import type { Measurement, Source } from './model.js';
export interface Timed {
    readonly measurement: Measurement;
    readonly sources: readonly Source[];
}
/** Epoch milliseconds, both included. */
interface Span {
    readonly startMs: number;
    readonly endMs: number;
}
/** Those whose times overlap, directly or by way of others: so it does not matter what was merged before. */
export declare function overlapping<T extends Timed>(shards: readonly T[]): readonly (readonly T[])[];
export interface Apart {
    readonly files: readonly [file: string, other: string];
    /** Of the first against the other: how much later it begins and ends. */
    readonly offset: Span;
    /** Percent of the parts' own throughput. */
    readonly lost: number;
}
/** Whether throughput over the whole time says less than the parts did by themselves, and which part is furthest off. */
export declare function apartness(parts: readonly Timed[]): Apart | undefined;
export {};
