/**
 * Every constant of the model that a user might ask about; all noises are standard deviations of the logarithm of one run.
 */
import { interpolatedMs, quantumMs } from '../../metrics/index.js';
import type { Metric } from '../../model/metric.js';
import type { GroupKind } from '../case-groups.js';

/** Defaults of one class of metrics. */
export interface ClassSettings {
  /** Prior noise of one case, if the shape of its distribution provides none. */
  readonly noise: number;
  /** Lower bound of the noise of a case. */
  readonly floor: number;
  /** Below this probability a run fails. One-sided, after multiplicity. */
  readonly fails: number;
  /** Uncertainty of a time in whole milliseconds. */
  readonly quantumMs: number;
}

/** rate: larger is better. typical: the middle of a distribution. tail: its upper end. */
export type MetricClass = 'rate' | 'typical' | 'tail';

export const settings: Record<MetricClass, ClassSettings> = {
  rate: { noise: 0.025, floor: 0.01, fails: 0.0022, quantumMs: quantumMs.rate },
  typical: { noise: 0.03, floor: 0.015, fails: 0.001, quantumMs: quantumMs.typical },
  tail: { noise: 0.045, floor: 0.02, fails: 0.005, quantumMs: quantumMs.tail },
};

/** Settings that all metrics share. */
export const common = {
  /** Up to this probability, a group is said to have moved. One-sided, after multiplicity. */
  shows: 0.006,
  /** Weight of the prior noise against the case's own history, in degrees of freedom. */
  noiseWeight: 5,
  /**
   * The spread of a case's past runs: the degrees of freedom of the Student weights of its residuals, and by how much its
   * variance is widened per degree of freedom, because few runs often look quiet by luck.
   */
  studentScale: { tails: 4, widening: 3 },
  /** Prior standard deviation of the machine; its weight is one degree of freedom. */
  machine: 0.04,
  /** With fewer past runs, what the machine does from run to run is assumed rather than known. */
  runsOfMachine: 5,
  /** Prior standard deviation of a case's slope on the machine's movement, around 1. */
  slope: 0.3,
  /** Degrees of freedom of the tails before the history shows them: smaller values expect more outliers. */
  tails: 20,
  interpolatedMs,
  /**
   * The share of a run's noise that the next measurement of the same hour repeats. Measuring again averages out the rest only.
   */
  sameHour: 0.5,
  rounds: 2,
  /** Weight of the prior in the noise that all cases share, in degrees of freedom. */
  pooling: 8,
  /** The weight of a gain in the spread of past runs, and the degrees of freedom of that spread per past run beyond the first. */
  spreadOfGains: 0.25,
  spreadFreedom: 0.75,
  /** Weight of the model's variance of a group's effect against the spread of that effect in past runs, in degrees of freedom. */
  ownPastWeight: 6,
  /** Weight of the default tails, in past values. */
  tailValues: 300,
  /** Probabilities are multiplied by this power of the number of groups of a kind; from the second number on each counts in full. */
  multiplicity: { power: 0.2, full: 12 },
  /** The shares of the probability of a false alarm that single cases and every other kind of group get. */
  caseShare: 0.5,
  groupShare: 0.1,
  /** Most groups that explain one metric. */
  maxGroups: 24,
  /** Share of the band that a case's own loss must exceed in addition to the effect of its group. */
  ownShare: 0.5,
  /** Share of the band within which throughputs of one load test are one quantity. */
  sameRate: 0.5,
  /** Lower bound of the machine's standard deviation if controls measure it, because no prior is needed then. */
  controlledMachine: 0.5,
  /** A case is inconclusive if its limit at this probability exceeds this multiple of the band and this logarithm. */
  unstable: { probability: 0.01, bands: 4, reach: 0.4 },
};

/** Degrees of freedom of the spread of past runs. */
export const spreadFreedom = (runs: number): number => common.spreadFreedom * Math.max(0, runs - 1);

/**
 * The variance of the mean of several measurements, in variances of one: what they share does not average out, however often
 * the same hour is measured.
 */
export const varianceOfMean = (measurements: number): number => common.sameHour + (1 - common.sameHour) / measurements;

/** The share of the probability of a false alarm that each kind of group gets: single cases need the most power. */
export const weighKind = (kind: GroupKind): number => (kind === 'case' ? common.caseShare : common.groupShare);

/**
 * The weight of the prior noise of a case without siblings, in degrees of freedom (Satterthwaite): it contains the machine, of
 * which little is expected beforehand.
 *
 * @param prior2 variance of noise and machine together
 */
export const weightAlone = (prior2: number): number =>
  prior2 ** 2 / ((prior2 - common.machine ** 2) ** 2 / common.noiseWeight + common.machine ** 4);

const typical = new Set(['p50', 'p75', 'mean']);

export function classifyMetric({ id, better }: Metric): MetricClass {
  if (better === 'higher') return 'rate';
  return typical.has(id) ? 'typical' : 'tail';
}
