/** The verdict as one sentence: what a person on a pull request wants to know first, never more certain than the findings. */
import type { Report } from '../../model.js';
import { type Named } from './words.js';
export interface Headline {
    /** Which sign stands before it. doubt: passed, but something looks worse. */
    readonly sign: 'failed' | 'passed' | 'doubt' | 'undecided';
    /** The verdict: "2 of 144 cases got slower". */
    readonly lead: string;
    /** The worst of it, or what else there is to know: ": throughput -11.8 % in shop [users=50]". */
    readonly rest: string;
}
export declare function headline(report: Report, named: Named): Headline;
