/** What a statistical rule sees and answers. */
import type { CaseName, Measurement, ToleranceBand, Finding, RunShift, ScenarioFinding } from './documents.js';
import type { BaselineKind } from './run.js';
import type { Metric } from './metric.js';

/** One metric of one case, as a rule sees it. All numbers in the metric's unit. */
export interface Comparison {
  readonly case: CaseName;
  /** A case whose program the change cannot touch: it measures the machine. */
  readonly isControl: boolean;
  /** The candidate's value in each repetition. */
  readonly now: readonly number[];
  /** The measurement each of them is from: what else was seen with it. */
  readonly nowFrom: readonly Measurement[];
  /** The usable past values, oldest first. */
  readonly past: readonly PastValue[];
  readonly baseline: BaselineKind;
  readonly band: ToleranceBand;
  readonly cap?: number;
}

export interface PastValue {
  readonly value: number;
  /** The run it belongs to: its index among all runs looked back on. */
  readonly run: number;
  /** 0 tells the level and the noise; any other is a stretch of another level and tells only the noise. */
  readonly stretch: number;
  readonly from: Measurement;
}

/** What a rule computed for one comparison. */
export type Evidence = Pick<
  Finding,
  'verdict' | 'reason' | 'noise' | 'limit' | 'severity' | 'smallestDetectable' | 'adjusted'
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
  /** What moved all cases together, if that could be estimated. */
  readonly run?: RunShift;
  /** Scenarios whose cases are worse together. */
  readonly scenarios?: readonly ScenarioFinding[];
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
