import type { RunTable } from './series.js';
import type { Residuals } from './shift.js';
export interface CaseNoise {
    /** Standard deviation of one run, of the logarithm, on the side asked for. */
    readonly oneRun: number;
    /** What its own history alone says; 0 where it says nothing. */
    readonly own: number;
    /** What its siblings say. */
    readonly siblings: number;
    /** How much wider the median of the repetitions against the level is than one run. */
    readonly spread: number;
}
/** A run in which the cases of scenarios scatter more than usual is noisier as a whole; but not without end. */
export declare const noisyRun: {
    values: number;
    fewestCases: number;
    most: number;
};
/** @param side 1: towards worse, -1: towards better */
export declare function noiseOf(table: RunTable, residuals: readonly Residuals[], side: 1 | -1): readonly CaseNoise[];
/** How much the cases of one scenario differ in this very run, in units of what is believed. */
export declare function scatterNow({ series }: RunTable, residuals: readonly Residuals[], spreads: readonly number[]): number;
