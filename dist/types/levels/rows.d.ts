import type { Metric, Pair } from '../model.js';
import type { Judging } from '../policy.js';
/** The history of one case in one metric: one value a run, oldest first, as logarithms where larger is worse. */
export interface Row {
    readonly pair: Pair;
    readonly metric: Metric;
    readonly runs: readonly number[];
    readonly values: readonly number[];
    /** The change not minded. */
    readonly tolerance: number;
}
/** A pair, and how its metrics are judged. */
export interface Judged {
    readonly pair: Pair;
    readonly judgingOf: (metric: Metric) => Judging;
}
/** The histories in which changes of level are looked for: those of ratios that can fail the gate. */
export declare function rowsOf(judged: readonly Judged[], metric: Metric): readonly Row[];
