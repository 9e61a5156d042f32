/**
 * A tally as it is written into a run document, and back, losing nothing (docs/decisions/0007-histograms.md). What follows
 * from the counts is not written: samples, the sum of their times, least and greatest.
 */
import type { Histogram, Measurement } from '../model.js';
import type { Distribution } from './counts.js';
import type { Told } from './measurement.js';
import type { Tally } from './tally.js';
/** The samples of one case in one file, and what that file told of them. */
export interface Counted {
    readonly tally: Tally;
    readonly told: Told;
}
/** What is only known where a file has the column for it. */
export declare const optionalSums: {
    readonly success: "errors";
    readonly bytes: "receivedBytes";
    readonly sentBytes: "sentBytes";
    readonly latency: "latencyMs";
    readonly connect: "connectMs";
};
export declare const optionalColumns: readonly (keyof typeof optionalSums)[];
/** @param distribution of the tally's counts */
export declare function histogramOf(tally: Tally, told: Told, distribution: Distribution): Histogram | undefined;
/** Undefined where only a summary is known. */
export declare function countedOf({ histogram, method, warmupMs }: Omit<Measurement, 'scenario'>): Counted | undefined;
export interface HistogramFault {
    /** A JSON pointer from the histogram on. */
    readonly pointer: string;
    readonly expected: string;
    readonly found: string;
}
/** What no schema can say: a damaged histogram must not become a wrong percentile. */
export declare function histogramFault(histogram: Histogram, samples: number | undefined): HistogramFault | undefined;
