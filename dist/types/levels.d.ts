import type { Accept, CaseName, Pair, Provenance } from './model.js';
import { type Policy } from './policy.js';
/** Changes are looked for among so many of a case's newest runs. */
export declare const lookBack = 60;
export interface Levelled {
    /** Every measurement with its stretches, and no more of them than the policy looks back on. */
    readonly pairs: readonly Pair[];
    readonly changes: readonly LevelChange[];
}
/** A level that changed without anybody having accepted it. */
export interface LevelChange {
    readonly case: CaseName;
    readonly metric: string;
    readonly percent: number;
    /** The first run of the new level. */
    readonly at: Provenance;
    /** Whether the new level is the baseline now; it never is where it is worse than the tolerance band. */
    readonly isTaken: boolean;
}
export declare function levels(pairs: readonly Pair[], accepts: readonly Accept[], policy: Policy): Levelled;
