/** Input and output of the model. */
import type { BlindHistory, Comparison, Evidence } from '../../../model/comparison.js';
import type { Metric } from '../../../model/metric.js';
import type { RunShift } from '../../../model/documents.js';
import type { GroupKind } from './settings.js';

/** All comparisons of one metric whose scale is 'ratio'. */
export interface Subject {
  readonly metric: Metric;
  readonly comparisons: readonly Comparison[];
  /** Cases of this run without a history. */
  readonly newcomers?: readonly Comparison[] | undefined;
}

/** Evidence of one comparison, with the group whose effect decided. */
export interface ModelEvidence extends Evidence {
  /** Id of the group in `groups`; undefined if no group decided. */
  readonly group?: string;
}

/** A change in one metric that the model considers real. */
export interface GroupFinding {
  readonly id: string;
  readonly metric: string;
  readonly kind: GroupKind;
  readonly name: string;
  /** Keys of its cases. */
  readonly cases: readonly string[];
  readonly direction: 'worse' | 'better';
  /** Change of the metric, percent, and its standard error as a logarithm. */
  readonly percent: number;
  readonly error: number;
  readonly freedom: number;
  /** One-sided, after multiplicity. */
  readonly probability: number;
  readonly verdict: 'regression' | 'suspect' | 'improvement' | 'pass';
}

/** The parameters that the fit estimated from the history of one metric. */
export interface Diagnostics {
  readonly metric: string;
  readonly runs: number;
  readonly rows: number;
  /** Standard deviations of one run, as logarithms. */
  readonly machine: number;
  readonly machineFreedom: number;
  readonly scenario: number;
  readonly loadTest: number;
  /** Noise of the cases in units of their priors. */
  readonly pooled: number;
  readonly tails: number;
}

export interface WeighedMetric {
  readonly metric: Metric;
  /** In the order of the comparisons. */
  readonly evidence: readonly ModelEvidence[];
  readonly run?: RunShift;
  readonly groups: readonly GroupFinding[];
  readonly blind?: BlindHistory;
  readonly diagnostics?: Diagnostics;
}

export interface WeighedAll {
  readonly metrics: readonly WeighedMetric[];
}
