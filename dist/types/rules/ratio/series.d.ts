/** Comparisons of one metric as one table of logarithms, larger = worse, cases by runs. */
import type { Comparison, Measurement, Metric } from '../../model.js';
import { type Beliefs } from './constants.js';
export interface Series {
    readonly comparison: Comparison;
    readonly scenario: string;
    /** One value a run, NaN where the case was not measured; earlier stretches are moved to the present level. */
    readonly past: readonly number[];
    readonly now: readonly number[];
    /** Which repetition of the run each of these is of. */
    readonly nowOf: readonly number[];
    /** How many past values there are. */
    readonly runs: number;
    /** How many of them tell the present level. */
    readonly levelRuns: number;
    /** Expected noise of one run before the history speaks. */
    readonly prior: number;
    /** The change not minded. */
    readonly tolerance: number;
    /** What is always in doubt of a time, in milliseconds; 0 where they are told more exactly. */
    readonly quantumMs: number;
}
export interface RunTable {
    readonly metric: Metric;
    readonly beliefs: Beliefs;
    readonly series: readonly Series[];
    /** Number of runs, of the past and of repetitions now. */
    readonly pastRuns: number;
    readonly repetitions: number;
    /** Whether there are enough cases to tell what is common to a run. */
    readonly canShift: boolean;
    readonly scenarios: number;
    /** Whether the past runs are repetitions that were measured in the candidate's session. */
    readonly isSession: boolean;
}
export declare function runTable(comparisons: readonly Comparison[], metric: Metric): RunTable;
/** Larger is worse. */
export declare const signOf: ({ better }: Metric) => 1 | -1;
/** A change of the logarithm, larger = worse, as a change of the metric in percent. */
export declare const percentOf: (excess: number, metric: Metric) => number;
/** NaN where it was not measured. */
export declare const numberOf: ({ metrics }: Measurement, id: string) => number;
/** The tolerance band in logarithms: with a relative and an absolute part both must be exceeded. */
export declare function toleranceOf({ band }: Pick<Comparison, 'band'>, metric: Metric, baseline: number): number;
