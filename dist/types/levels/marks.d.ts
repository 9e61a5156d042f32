import type { Accept, Metric, Pair } from '../model.js';
/** An accepted level, and the first run of it that this history has. */
export interface Mark {
    readonly run: number;
    readonly accept: Accept;
}
/** Oldest first. A mark that no run of this history follows says nothing about it yet. */
export declare function marksOf({ history }: Pair, { id }: Metric, accepts: readonly Accept[]): readonly Mark[];
/** Runs from which on some level was accepted, each once. */
export declare const runsOf: (marks: readonly Mark[]) => readonly number[];
