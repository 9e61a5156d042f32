import type { CaseName, Pair, PastMeasurement, Provenance, Run } from './model.js';
export interface Look {
    /** Which past runs: all of them, the newest one, or those with a tag. */
    readonly at: 'history' | 'last' | {
        readonly tag: string;
    };
    /** At most so many past runs of a case. */
    readonly runs: number;
    /** The one past run was measured in the candidate's session: its repetitions are told apart. */
    readonly isSession?: boolean;
    /** Only the cases that one of these patterns means are expected on either side. */
    readonly only?: readonly string[];
    /** Cases that measure the machine, as the change cannot touch them. */
    readonly isControl?: (of: CaseName) => boolean;
}
export interface Matched {
    readonly pairs: readonly Pair[];
    /** The runs looked back on, oldest first: what `run` in a pair's history counts. */
    readonly runs: readonly Provenance[];
}
/**
 * @param past in any order; what was measured by the candidate's own run is left out, so that a run that was recorded
 * before it is judged never vouches for itself
 */
export declare function match(candidate: Run, past: readonly PastMeasurement[], look: Look): Matched;
/** Axes of the environment that differ; what only one side knows does not count, as nothing is known against it. */
export declare function environmentDifferences(a: Provenance, b: Provenance): readonly string[];
