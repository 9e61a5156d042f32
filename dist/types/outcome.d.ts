/** Findings and policy -> tallies and the outcome, the only thing that sets an exit code. */
import type { Finding, Outcome, OutcomeReason, Tallies } from './model.js';
import type { Policy } from './policy.js';
/** Cases by their worst gated verdict, and how many values were compared at all. */
export declare function tally(findings: readonly Finding[]): Tallies;
/** The outcome and why, most important reason first. */
export declare function decide(findings: readonly Finding[], policy: Policy, { baselineRuns, unreadInputs }: {
    readonly baselineRuns: number;
    readonly unreadInputs: boolean;
}): {
    outcome: Outcome;
    reasons: readonly OutcomeReason[];
};
