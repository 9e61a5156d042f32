/** One history, oldest first, as logarithms where larger is worse. */
export interface Line {
    readonly values: readonly number[];
    /** The same without what moved each run as a whole, but for what changed the level of all. */
    readonly adjusted: readonly number[];
    /** Indices at which the cases as a whole changed their level, and how much worse they are since. */
    readonly shared: readonly {
        readonly at: number;
        readonly by: number;
    }[];
    /** Indices from which on somebody accepted the level. */
    readonly accepted: readonly number[];
    /** The change not minded. */
    readonly tolerance: number;
}
/** A history in stretches of equal level. */
export interface CutLine {
    /** Index of each stretch's first value, the first 0; and which stretch tells the level. */
    readonly starts: readonly number[];
    readonly present: number;
    /** Of each stretch, as the values are or without what moved the runs. */
    readonly levels: readonly number[];
    /** The last change that nobody accepted: the index it began at, and how much worse the level is since. */
    readonly change?: {
        readonly at: number;
        readonly by: number;
        readonly isTaken: boolean;
    };
}
/** Fewer runs could be bad nights: they are kept apart, and nothing is said of them. */
export declare const fewestRuns = 4;
export declare function cut(line: Line): CutLine;
