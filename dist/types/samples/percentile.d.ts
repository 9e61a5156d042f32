import type { ExactMethod } from '../model.js';
import type { Distribution } from './counts.js';
/** Per mille, so that 99.9 % is a whole number and n times it exact: 0.07 * 100 is 7.000000000000001. */
export type PerMille = number;
/** Where nobody asks for another: docs/decisions/0005-nearest-rank.md. */
export declare const usualMethod: ExactMethod;
/** The methods that can be taken from exact counts. NaN for none. */
export declare const percentile: {
    /** Nearest rank, ceil(n p): an observed value. DuckDB's quantile_disc. */
    readonly 'nearest-rank': (distribution: Distribution, perMille: number) => number;
    /** JMeter's HTML report with an unlimited window: R-6, interpolated at p (n + 1) (commons-math3 LEGACY). */
    readonly 'jmeter-dashboard': (distribution: Distribution, perMille: number) => number;
    /** JMeter's Aggregate Report: the first value with a cumulative count of at least round(n p) (StatCalculator). */
    readonly 'jmeter-aggregate': (distribution: Distribution, perMille: number) => number;
};
