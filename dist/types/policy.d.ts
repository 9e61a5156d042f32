import type { CaseName, ConfigDocument, Derivation, Metric, MetricRule, Problem, Retirement, ToleranceBand, Waiver, Where } from './model.js';
export interface Policy {
    readonly rules: readonly {
        readonly where: Where;
        readonly metrics: Readonly<Record<string, MetricRule>>;
    }[];
    readonly objectives: readonly ObjectiveRule[];
    readonly waivers: readonly Waiver[];
    readonly retired: readonly Retirement[];
    /** Cases that the change cannot touch. */
    readonly controls: readonly Where[];
    readonly failOn: ReadonlySet<'regression' | 'objective' | 'missing' | 'invalid'>;
    readonly suspectFails: boolean;
    readonly undecidedFails: boolean;
    readonly emptyPasses: boolean;
    /** At most so many runs are looked back on. */
    readonly historyRuns: number;
    /** What is computed from both sides before they are compared. */
    readonly derivations: readonly Derivation[];
    /** All that is about certain cases only. */
    readonly entries: readonly Entry[];
}
/** A `where:` of the configuration, by what it is for. */
export interface Entry {
    readonly kind: 'control' | 'objective' | 'override' | 'retired';
    readonly where: Where;
    /** Into the configuration. */
    readonly pointer: string;
}
/** How one metric of one case is judged. */
export interface Judging {
    readonly gated: boolean;
    readonly band: ToleranceBand;
    readonly cap?: number;
}
/** An absolute limit: the value must lie between low and high, where a bound may be a share of another value. */
export interface ObjectiveRule {
    readonly where: Where;
    readonly metric: Metric;
    readonly text: string;
    /** The allowed range for a case; undefined where the case has no such target. */
    readonly range: (target: (name: string) => number | undefined) => Range | undefined;
}
export interface Range {
    readonly low: number;
    readonly high: number;
    /** Whether the bounds themselves are inside. */
    readonly closed: boolean;
}
/** The policy that a valid configuration means, and what in it cannot be meant. */
export declare function policyFrom(config: ConfigDocument, file?: string): {
    policy: Policy;
    problems: readonly Problem[];
};
/** How one metric of one case is judged: the metric's own defaults, then the configuration's, then its overrides in order. */
export declare const judgingOf: (policy: Policy, of: CaseName, metric: Metric) => Judging;
/** The same for whoever asks about many metrics of one case: what the configuration says of it is looked up once. */
export declare function judgingsOf(policy: Policy, of: CaseName): (metric: Metric) => Judging;
/** How much worse a waiver allows: percent of the baseline, or points. */
export declare function ceilingOf({ ceiling }: Waiver): {
    percent?: number;
    points?: number;
};
