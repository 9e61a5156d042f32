import type { RunTable } from './series.js';
import type { Residuals } from './shift.js';
export interface CaseNoise {
    /** Standard deviation of one run, of the logarithm, on the worse and on the better side. */
    readonly worse: number;
    readonly better: number;
    /** What its own history alone says, on the worse side; 0 where it says nothing. */
    readonly own: number;
    /** What its siblings say. */
    readonly siblings: number;
    /** How much wider the median of the repetitions against the level is than one run. */
    readonly spread: number;
}
export declare function noiseOf(table: RunTable, residuals: readonly Residuals[]): readonly CaseNoise[];
