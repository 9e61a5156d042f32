/**
 * How many samples took how many milliseconds: exact, and as much memory as there are distinct times, so that neither a label
 * of a billion samples nor a hundred thousand labels of a few cost more than they have to tell.
 */
export interface Counts {
    /** Distinct times, ascending, and how often each occurs. Both are replaced and never changed. */
    values: readonly number[];
    times: readonly number[];
    /** Of samples that are not among them yet, in any order. */
    readonly pending: number[];
}
/** The distinct values in ascending order, and how often each occurs. */
export interface Distribution {
    readonly n: number;
    readonly values: readonly number[];
    readonly times: readonly number[];
}
export declare const noCounts: () => Counts;
export declare function count(counts: Counts, ms: number): void;
/** Adds what others have counted, who need it no more. */
export declare function addCounts(sum: Counts, others: Counts): void;
export declare function distributionOf(counts: Counts): Distribution;
/** Takes in what is pending: the same samples are then the same counts, however they came. */
export declare function settle(counts: Counts): void;
