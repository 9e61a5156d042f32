import type { RunTable, Series } from './series.js';
/** One case after the run's shift was taken out. All in logarithms, larger = worse. */
export interface Residuals {
    readonly level: number;
    /** Of the past runs, around 0, NaN where the case was not measured. */
    readonly past: readonly number[];
    /** Of each repetition, and their median: how much worse than usual. */
    readonly now: readonly number[];
    readonly excess: number;
    /** The same without taking out any shift, and how far that goes when nothing changed but the machine. */
    readonly raw: number;
    readonly rawReach: number;
    /** The same with the shift seen in all scenarios, its own among them. */
    readonly overAll: number;
    /** What is taken out: the run's part, slope x shift. */
    readonly shift: number;
    /** Who tells it. */
    readonly toldBy: Reference;
    /** Variance of the excess from not knowing the slope. */
    readonly slopeVariance: number;
}
export type Reference = 'controls' | 'others' | 'all';
export declare function withoutShift(table: RunTable): readonly Residuals[];
/** Declared controls first; else the cases of other scenarios, if there are enough for every scenario; else all. */
export declare function referenceOf(series: readonly Series[], scenarios: readonly (readonly unknown[])[]): Reference;
