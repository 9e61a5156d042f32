/** Findings and policy -> tallies and the outcome, the only thing that sets an exit code. */
import type { Finding, Outcome, OutcomeReason, RunShift, Tallies } from './model.js';
import type { Policy } from './policy.js';
/** Cases by their worst gated verdict, and how many values were compared at all. */
export declare function tally(findings: readonly Finding[]): Tallies;
export interface Circumstances {
    readonly baselineRuns: number;
    /** Some input could not be read. */
    readonly unreadInputs: boolean;
    readonly runShifts: readonly RunShift[];
}
/** The outcome and why, most important reason first. */
export declare function decide(findings: readonly Finding[], policy: Policy, { baselineRuns, unreadInputs, runShifts }: Circumstances): {
    outcome: Outcome;
    reasons: readonly OutcomeReason[];
};
