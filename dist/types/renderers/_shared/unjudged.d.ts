/** What is said where there is no report, as nothing was judged. */
import type { Problem } from '../../model.js';
export declare const unjudgedLead = "Nothing was judged in this run";
/** Nothing where only the one problem knows more. */
export declare const unjudgedRest: (problems: readonly Problem[]) => string;
/** What has to be mended first, and how much more there is. */
export declare function whyUnjudged(problems: readonly Problem[], most: number): {
    readonly shown: readonly Problem[];
    readonly more: string;
};
