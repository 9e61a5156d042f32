import { type Counts } from './counts.js';
/**
 * What is kept of one label's samples: enough for every metric, and losslessly merged with another part of the same run.
 * Least, greatest and standard deviation follow from the counts. A quantity that could not be read is NaN.
 */
export interface Tally {
    n: number;
    errors: number;
    elapsedMs: number;
    /** Epoch milliseconds. Infinity and -Infinity while there is none. */
    firstStartMs: number;
    lastEndMs: number;
    receivedBytes: number;
    sentBytes: number;
    /** Until the first byte of the answer, the connection included. */
    latencyMs: number;
    connectMs: number;
    readonly counts: Counts;
}
export declare const emptyTally: () => Tally;
export declare function addSample(tally: Tally, startMs: number, elapsedMs: number, failed: boolean, receivedBytes: number, sentBytes: number, latencyMs: number, connectMs: number): void;
/** Both parts as one, in the place of the first; the other is used up. Copies would take longer than counting. */
export declare function mergeTallies(into: Tally, other: Tally): Tally;
