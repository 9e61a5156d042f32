/** Which values of a pair may be compared, and the verdicts that need no statistics. */
import type { Comparison, Delta, Evidence, Measurement, Metric, Pair, PastValue, Reason, Value } from './model.js';
import type { Judging } from './policy.js';
/** What is known against a case once its errors were judged. */
export interface ErrorState {
    readonly candidate: 'fine' | 'suspect' | 'regression';
    /** Usual error rate of the past runs; undefined where they do not tell. */
    readonly usualPercent?: number;
    readonly baselineOutOfBounds: boolean;
}
export interface Comparable extends Comparison {
    /** Settled already: nothing is left for a rule to weigh. */
    readonly settled?: Evidence;
}
/**
 * What of one metric of a pair can be compared. Undefined when there is nothing to say: neither side has it.
 *
 * @param errors undefined while the error rate itself is judged
 */
export declare function comparable(pair: Pair, metric: Metric, judging: Judging, errors?: ErrorState): Comparable | undefined;
/** The repetitions as one value: of shares, that of all requests, as a repetition that failed is not outvoted. */
export declare const candidateOf: ({ now, nowFrom }: Comparison, { scale }: Metric) => number;
/** A value that was N/A before is other news than a case that was not there. */
export declare const whyNew: ({ history }: Pair, { id }: Metric) => Reason;
/** The past values that may be compared with, and why there may be none. */
export declare function usablePast({ history }: Pair, metric: Metric, measuredNow: readonly Measurement[], errors: Pick<ErrorState, 'usualPercent'> | undefined): {
    usable: Past[];
    measuredBefore: boolean;
    sameMethod: boolean;
};
type Past = Omit<PastValue, 'value'> & {
    readonly value: Value;
};
/** The share of requests that failed, 0 where a measurement does not tell. */
export declare function errorsOf({ metrics }: Measurement): number;
export declare const isPercentile: ({ id }: Metric) => boolean;
export declare function valueOf({ metrics }: Measurement, { id }: Metric): Value | undefined;
export declare const middle: (value: Value | undefined) => number;
/** How far the candidate is from the baseline, as measured. */
export declare function deltaOf(now: number, level: number, metric: Metric): Delta;
export {};
