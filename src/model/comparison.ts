/** Input and output of statistical rules. */
import type { CaseName, Measurement, ToleranceBand, Finding, RunShift, ScenarioFinding } from './documents.js';
import type { BaselineKind } from './run.js';
import type { Metric } from './metric.js';

/** The values of one metric of one case that a rule compares. All numbers are in the metric's unit. */
export interface Comparison {
  readonly case: CaseName;
  /** Whether the change under test cannot affect the case, so that it measures the machine. */
  readonly isControl: boolean;
  /** The candidate's value in each repetition. */
  readonly candidate: readonly number[];
  /** The measurement of each of these values. */
  readonly candidateMeasurements: readonly Measurement[];
  /** The usable past values, oldest first. */
  readonly past: readonly PastValue[];
  readonly baseline: BaselineKind;
  readonly band: ToleranceBand;
  readonly cap?: number;
}

export interface PastValue {
  readonly value: number;
  /** The index of its run among all baseline runs. */
  readonly run: number;
  /** 0: the current level, used for level and noise. Others: an earlier level, used for noise only. */
  readonly stretch: number;
  readonly measurement: Measurement;
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
  | 'group'
  | 'probability'
  | 'unresolved'
  | 'drift'
>;

/** All comparisons of one metric. */
export interface MetricComparisons {
  readonly metric: Metric;
  readonly comparisons: readonly Comparison[];
}

/** What a rule computed for all cases of one metric. */
export interface Weighed {
  /** In the order of the comparisons. */
  readonly evidence: readonly Evidence[];
  /** The shift shared by all cases, if it could be estimated. */
  readonly run?: RunShift;
  /** Scenarios whose cases are worse together. */
  readonly scenarios?: readonly ScenarioFinding[];
  /** Set where the history varies too much to judge by. */
  readonly blind?: BlindHistory;
}

/** A history of one metric that varies so much that a loss of a fifth goes unseen. */
export interface BlindHistory {
  readonly metric: string;
  /** The smallest change of everything that would be suspect, percent, if it is larger than a fifth. */
  readonly everythingPercent?: number;
  /** Keys of the cases in which a loss of a fifth goes unseen. */
  readonly cases: readonly string[];
  /** Whether the history as a whole cannot judge: everything, or half of the cases. */
  readonly isBlind: boolean;
}

/**
 * A statistical rule. One file each in judge/rules/. It sees all cases of all metrics that it judges at once: what is
 * common to a run shows only across its cases, and metrics of one case corroborate each other.
 */
export interface Rule {
  readonly id: string;
  readonly judges: (metric: Metric) => boolean;
  /** One answer per table, in their order. */
  readonly weigh: (tables: readonly MetricComparisons[]) => readonly Weighed[];
}
