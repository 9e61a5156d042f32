/**
 * How many samples took how many milliseconds: exact, in pages taken only where there is something to count, so that a
 * hundred thousand labels of one sample each cost little and a label of a billion samples no more than its spread.
 */
export interface Counts {
    readonly pages: (Float64Array | undefined)[];
    /** From 65,536 ms on samples are rare, and may be anything up to years. */
    readonly beyond: Map<number, number>;
}
/** The distinct values in ascending order, and how often each occurs. */
export interface Distribution {
    readonly n: number;
    readonly values: readonly number[];
    readonly times: readonly number[];
}
export declare const pageSize: number;
export declare const noCounts: () => Counts;
export declare function newPage(): Float64Array;
export declare function count(counts: Counts, ms: number, times?: number): void;
/** Adds what others have counted, who need it no more. */
export declare function addCounts(sum: Counts, others: Counts): void;
export declare function distributionOf(counts: Counts): Distribution;
