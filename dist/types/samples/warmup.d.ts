/**
 * The cut at the beginning: samples that began less than `warmupMs` after the first start. Rows are written when a sample
 * ends, so the first start may come late in the file. It can only fall as rows are read, and with it the cut: what begins
 * late enough now stays, whatever follows. The rest waits, in few bytes, until the last row has been read.
 */
export declare class Warmup {
    readonly warmupMs: number;
    /** Infinity before the first sample, unless it is known already. */
    firstStartMs: number;
    constructor(warmupMs: number, 
    /** Infinity before the first sample, unless it is known already. */
    firstStartMs?: number);
    /** Does a sample that began then surely stay? To be asked for every sample: it also learns the first start. */
    keeps(startMs: number): boolean;
}
/** Samples that wait for the decision: six numbers each in one array, not objects. */
export declare class Waiting {
    private numbers;
    private used;
    add(startMs: number, elapsedMs: number, failed: boolean, receivedBytes: number, sentBytes: number, latencyMs: number, connectMs: number): void;
    /** Hands over the samples that stay, now that the first start is known. */
    decide(warmup: Warmup, keep: (...sample: Parameters<Waiting['add']>) => void): void;
}
