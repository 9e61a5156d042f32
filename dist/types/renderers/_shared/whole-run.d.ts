/** What moved all cases of a run together, in words: a slow machine, or a change that hits everything. */
import type { Report, RunShift } from '../../model.js';
import { type Named } from './words.js';
export interface RunLine {
    /** One sentence. */
    readonly say: string;
    /** The run is worse than any before, or outside the band: to be seen without looking for it. */
    readonly grave: boolean;
}
/** The gravest first; what is neither worse nor outside the band is one line for all metrics. */
export declare function runLines(report: Report, named: Named): readonly RunLine[];
/** Metrics in which the whole run is worse than any before it, and most cases with it, the worst first. */
export declare function wholeRuns(report: Report): readonly RunShift[];
/** Metrics in which the whole run is worse than the band and the history too short to tell a slow machine from a change. */
export declare const unsureRuns: (report: Report) => readonly RunShift[];
/** "worse than in any of the 10 runs before it; no control vouches for the machine". */
export declare function vouching(shift: RunShift, report: Report): string;
/** "1 run before it is too few to tell". */
export declare function tooFewRuns(shift: RunShift, report: Report): string;
/** "22 % slower": how a run moved, without the metric. */
export declare function movement(shift: RunShift): string;
