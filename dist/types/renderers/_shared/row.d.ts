import type { Finding } from '../../model.js';
import { type Named } from './words.js';
/** A finding in the words of a table. */
export interface Row {
    readonly case: string;
    readonly metric: string;
    readonly baseline: string;
    readonly now: string;
    readonly change: string;
    /** What is left of it without the run's and the scenario's part; empty where that is the same. */
    readonly beyond: string;
    readonly limit: string;
    readonly sure: string;
}
/** The heads of a table of rows, in order. */
export declare const heads: {
    readonly case: "case";
    readonly metric: "metric";
    readonly baseline: "baseline";
    readonly now: "now";
    readonly change: "change";
    readonly limit: "limit";
    readonly sure: "how sure";
};
export declare function rowOf(finding: Finding, named: Named): Row;
/** How far beyond its limit a change is and what its noise is known from: "4.2 x its limit, noise 1.8 % over 8 runs". */
export declare function howSure(finding: Finding): string;
