/** Input and output of statistical rules. */
import type { CaseName, Finding, Measurement, Provenance, RunShift, ToleranceBand, TrendChange } from './documents.js';
import type { BaselineKind, TakenLoss } from './run.js';
import type { Metric } from './metric.js';

/** The values of one metric of one case that a rule compares. All numbers are in the metric's unit. */
export interface Comparison {
  readonly case: CaseName;
  /** Whether the change under test cannot affect the case, so that its values only measure the machine. */
  readonly isControl: boolean;
  /** The candidate's value in each repetition. */
  readonly candidate: readonly number[];
  /** The measurement of each of these values. */
  readonly candidateMeasurements: readonly Measurement[];
  /** The usable past values, oldest first. */
  readonly past: PastValues;
  readonly baseline: BaselineKind;
  /** Whether the level is that of selected runs, such as a release, whatever was measured since. */
  readonly isSelected?: boolean;
  readonly band: ToleranceBand;
  readonly cap?: number | undefined;
  /** Whether the values are medians interpolated within whole milliseconds (compare/usable-values.ts). */
  readonly isInterpolated?: boolean;
  /** Whether its requests fail in the baseline, although they succeed at a lower load. */
  readonly isSaturated?: boolean;
  /** Whether its error rate may have risen, so that failed requests may look fast. */
  readonly hasDoubtfulErrors?: boolean;
  /** The loss whose level became the baseline, if it was the newest change of level and only this case had it. */
  readonly takenLoss?: TakenLoss | undefined;
}

/**
 * Past values as columns: what has the same index in each list belongs together. A wide matrix has a million values, so
 * there is no object for each (`npm run -s bench -- judge`).
 */
export interface PastValues {
  readonly values: readonly number[];
  /** The index of each value's run among all baseline runs. Cases that were measured in the same runs share this list. */
  readonly runs: readonly number[];
  /** The measurement of each value. Metrics that were measured in every run share this list. */
  readonly sources: readonly PastSource[];
  /**
   * 0: the current level, used for level and noise. Others: an earlier level, used for noise only. Undefined if all values
   * belong to the current level.
   */
  readonly segments?: readonly number[] | undefined;
  /** Of a share: whether later runs are on a worse level that nobody accepted. */
  readonly isLeft?: boolean;
}

export interface PastSource {
  readonly measurement: Measurement;
  /** Its run, where one is known. */
  readonly provenance?: Provenance;
}

/** What a rule computed for one comparison. */
export type Evidence = Pick<
  Finding,
  | 'verdict'
  | 'reason'
  | 'noise'
  | 'limit'
  | 'severity'
  | 'smallestDetectable'
  | 'adjusted'
  | 'basis'
  | 'group'
  | 'probability'
  | 'exceptions'
  | 'because'
  | 'drift'
  | 'effect'
> & {
  /** Of a suspect that is worse only than its newest runs: how many these are. */
  readonly newest?: number;
};

export interface MetricComparisons {
  readonly metric: Metric;
  readonly comparisons: readonly Comparison[];
  /** Cases that are new, are not requested any more, or fail, so that nothing is compared. */
  readonly uncompared?: readonly Comparison[] | undefined;
}

/** What a rule computed for all cases of one metric. */
export interface Weighed {
  /** In the order of the comparisons. */
  readonly evidence: readonly Evidence[];
  /** The shift shared by all cases, if it could be estimated. */
  readonly run?: RunShift;
  /** What the history cannot judge; absent if it is too short to tell. */
  readonly blind?: BlindHistory;
  /** The indices of past runs that the rule can judge by the others, and of those that it would have failed. */
  readonly unchanged?: { readonly judged: ReadonlySet<number>; readonly failed: ReadonlySet<number> };
}

/** A history of one metric that varies so much that losing a fifth would go unnoticed. */
export interface BlindHistory {
  readonly metric: string;
  /** The smallest change of all cases together that would be suspect, in percent; present if it exceeds a fifth. */
  readonly everythingPercent?: number;
  /** Keys of the cases in which losing a fifth would go unnoticed because values vary, and of those that can be judged. */
  readonly cases: readonly string[];
  readonly judgedCases: readonly string[];
  /** Keys of the cases whose limit is wide because times are whole milliseconds or requests are few. */
  readonly coarseCases: readonly string[];
}

/**
 * A statistical rule; one file each in judge/rules/. A rule sees all cases of all its metrics at once, because a shift of
 * the whole run shows only across cases, and metrics of the same case corroborate each other.
 */
export interface Rule {
  readonly id: string;
  readonly judges: (metric: Metric) => boolean;
  /** One result per table, in the same order. */
  readonly weigh: (tables: readonly MetricComparisons[]) => readonly Weighed[];
}

/** Noise and one more run can move the first run of a change by at most this many runs. */
export const largestMove = 3;

/** A comment for a commit: the levels that changed, or seemed to change, with it. */
export interface CommitComment {
  /** The full commit id. */
  readonly commit: string;
  /** Whether the change first became visible with the newest run. Otherwise the comment only updates an existing one. */
  readonly isNews: boolean;
  /** Markdown of at most `mostBytes` bytes of UTF-8. Rows that do not fit are omitted, and the text gives their number. */
  readonly body: (mostBytes: number) => string;
}

/** A regression beyond the band that was neither accepted nor fixed, so that checks compare runs with the level before it. */
export const isUnresolved = ({ direction, accepted, recovered, usual, isBeyondBand }: TrendChange): boolean =>
  direction === 'worse' && (accepted ?? recovered ?? usual) === undefined && isBeyondBand;
