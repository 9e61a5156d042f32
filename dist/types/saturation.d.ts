import type { Pair } from './model.js';
export interface Saturated {
    readonly key: string;
    /** Usual error rate of the baseline. */
    readonly errorPercent: number;
}
/**
 * Cases of the baseline in which requests fail, while at a lower load of the same case they do not. A case that fails at
 * every load is broken or fails on purpose; that is for its error rate to tell.
 */
export declare function saturated(pairs: readonly Pair[]): readonly Saturated[];
