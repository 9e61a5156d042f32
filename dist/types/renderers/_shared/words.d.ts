import type { Finding, Metric, Verdict } from '../../model.js';
/** A verdict as a word for counting: "2 regressed, 1 suspect". */
export declare const verdictWords: {
    readonly regression: "regressed";
    readonly missing: "missing";
    readonly invalid: "invalid";
    readonly suspect: "suspect";
    readonly waived: "waived";
    readonly inconclusive: "not judged";
    readonly new: "new";
    readonly improvement: "improved";
    readonly pass: "unchanged";
};
/** The worst first: a case is counted by the first of these that one of its metrics has. */
export declare const verdictOrder: readonly Verdict[];
/** Why a verdict is what it is: a clause that can follow a colon. */
export declare const because: {
    readonly reported: "shown, not judged";
    readonly 'within-band': "the change is inside the band";
    readonly 'within-noise': "outside the band, but not beyond the noise";
    readonly 'beyond-limit': "outside the band and beyond the noise";
    readonly flagrant: "far beyond the limit";
    readonly scenario: "outside the band, and the cases of its scenario are worse together";
    readonly stalled: "a few requests hung while all others were as fast as ever, which another run tells from a change";
    readonly 'single-run': "beyond the limit, but one run cannot tell this from an outlier";
    readonly errors: "too many requests failed for this to mean anything";
    readonly 'baseline-errors': "too many requests failed in the baseline itself";
    readonly 'few-samples': "too few requests to tell";
    readonly objective: "an absolute limit";
    readonly 'whole-step': "a whole step";
    readonly cap: "over the cap";
    readonly environment: "measured in another environment than the baseline";
    readonly method: "percentiles taken in another way than in the baseline";
    readonly 'not-recorded': "a zero or impossible value, so it was not measured";
    readonly 'short-history': "too few runs to know what is usual";
    readonly 'too-noisy': "so noisy that a pass would say nothing";
    readonly retired: "retired in the configuration";
    readonly 'no-baseline': "nothing to compare with yet";
    readonly 'no-candidate': "in the baseline, but not in this run";
    readonly 'not-run-before': "N/A in the baseline, measured now";
    readonly 'not-run': "not run this time (N/A)";
    readonly blank: "the cell is blank";
    readonly absent: "nothing in the results mentions it";
    readonly failed: "measuring it failed";
};
/** The metric of a finding. A report may come from a newer version, with a metric that is not known here. */
export declare function metricOf({ metric }: Pick<Finding, 'metric'>): Metric;
/** How a renderer writes text that is not ours: names, branches, configured words. */
export type Named = (name: string) => string;
/** What a metric is called. */
export declare function metricName(finding: Pick<Finding, 'metric'>, named: Named): string;
/** "1 case", "12 cases", "1,204 cases". */
export declare function count(n: number, singular: string, plural?: string): string;
/** "a", "a and b", "a, b and c". */
export declare function listed(items: readonly string[]): string;
