/** Defaults of the model. docs/method.md justifies each one; all noises are standard deviations of the logarithm of one run. */
import type { Metric } from '../../../model/metric.js';

/** Defaults of one class of metrics. */
export interface Settings {
  /** Prior noise of one case, where the shape of its distribution says nothing. */
  readonly noise: number;
  /** No noise of a case is believed to be smaller. */
  readonly floor: number;
  /** Weight of the prior noise against the case's own history, in degrees of freedom. */
  readonly noiseWeight: number;
  /** Degrees of freedom of the pooled noise, beside those of the case's own history. */
  readonly noiseFreedom: number;
  /** What each other case of the run under test adds to them, through the scatter of the others. */
  readonly presentFreedom: number;
  /** A variance that rests on nu degrees is widened by 1 + this / (1 + nu)^2, because it is an estimate. */
  readonly noiseDoubt: number;
  /** Prior standard deviation of the machine, and its weight in degrees of freedom. */
  readonly machine: number;
  readonly machineWeight: number;
  /** Prior standard deviation of what a scenario or a load test shares, and its weight in degrees of freedom. */
  readonly block: number;
  readonly blockWeight: number;
  /** Prior standard deviation of a case's slope on the machine's movement, around 1. */
  readonly slope: number;
  /** Degrees of freedom of the tails: smaller values believe in more outliers. */
  readonly tails: number;
  /** Weight of the prior in the scatter of the other cases, and the square at which one case's part is cut. */
  readonly scatterWeight: number;
  readonly scatterCut: number;
  /** Fewest cases for which the scatter of the others is computed. */
  readonly scatterCases: number;
  /** Below the first probability a run fails, below the second one it is suspect. One-sided, after multiplicity. */
  readonly fails: number;
  readonly suspects: number;
}

/** rate: larger is better. typical: the middle of a distribution. tail: its upper end. */
export type MetricClass = 'rate' | 'typical' | 'tail';

export const settings: Record<MetricClass, Settings> = {
  rate: {
    noise: 0.025,
    floor: 0.01,
    noiseWeight: 6,
    noiseFreedom: 10,
    presentFreedom: 2,
    noiseDoubt: 0.5,
    machine: 0.04,
    machineWeight: 1,
    block: 0.0125,
    blockWeight: 20,
    slope: 0.2,
    tails: 40,
    scatterWeight: 3,
    scatterCut: 4,
    scatterCases: 6,
    fails: 0.0022,
    suspects: 0.006,
  },
  typical: {
    noise: 0.03,
    floor: 0.015,
    noiseWeight: 6,
    noiseFreedom: 4,
    presentFreedom: 0,
    noiseDoubt: 1.5,
    machine: 0.04,
    machineWeight: 1,
    block: 0.015,
    blockWeight: 3,
    slope: 0.3,
    tails: 20,
    scatterWeight: 2,
    scatterCut: 9,
    scatterCases: 4,
    fails: 0.002,
    suspects: 0.006,
  },
  tail: {
    noise: 0.045,
    floor: 0.02,
    noiseWeight: 4,
    noiseFreedom: 4,
    presentFreedom: 0,
    noiseDoubt: 1,
    machine: 0.05,
    machineWeight: 1,
    block: 0.02,
    blockWeight: 3,
    slope: 0.4,
    tails: 40,
    scatterWeight: 2,
    scatterCut: 9,
    scatterCases: 4,
    fails: 0.0035,
    suspects: 0.008,
  },
};

/** Settings that all metrics share. */
export const common = {
  /** Repetitions corroborate, as each must exceed the band, so suspects may be this much more probable. */
  repeated: 3,
  /** Repetitions do not corroborate a level of fewer runs than these. */
  repeatedLevel: 2,
  /** Everything must be this improbable even in repetitions: a slow machine may stay slow. */
  repeatedEverything: 0.001,
  /** Rounds of the fit. */
  rounds: 5,
  /** Weight of the prior in the noise that all cases share, in degrees of freedom. */
  pooling: 8,
  /** Share of the degrees of freedom of all cases' histories that the common noise has, beside those of its prior. */
  sharedFreedom: 0.5,
  /** Weight of the prior noise of a case that is alone: nothing but its own history speaks for it; and its degrees of freedom. */
  aloneWeight: 1.3,
  aloneFreedom: 15,
  /** No spread of a history is believed to be smaller; and how much wider a quiet case is made, per degree of freedom. */
  quietest: 0.005,
  quietDoubt: 0.5,
  /** A residual of the history counts by a Student distribution with so many degrees, so that one bad night pulls little. */
  historyTails: 4,
  /** Weight of the model's variance of an estimate against what the same estimate did in past runs, in degrees of freedom. */
  ownPastWeight: 6,
  /** Fewest past runs for that. */
  ownPastRuns: 3,
  /** Up to so many cases all of them are believed to share their movements; beyond, tails grow heavier by this power. */
  wide: 12,
  widePower: 2,
  /** Degrees of freedom of the common noise for each other case of a wide run. */
  widePresentFreedom: 0.5,
  /** From so many runs on the belief in heavy tails of wide runs holds whatever the present run shows. */
  wideHistory: 3,
  /** How many residuals the belief in the tails is worth. */
  tailResiduals: 60,
  /** Half of a whole millisecond is always in doubt. */
  quantumMs: 0.5,
  /** Probabilities are multiplied by this power of the number of groups of a kind. */
  multiplicityPower: 0.2,
  /** Most hypotheses that are taken in one metric, and most that are kept from the first step. */
  most: 8,
  mostKept: 60,
  /**
   * One run cannot tell a change of many cases from a bad hour of what they run on, so such a group fails in one run only
   * below this share of the probability.
   */
  groupShare: { rate: 0.3, typical: 0.05, tail: 0.1 },
  everythingShare: 0.1,
  /** Cases that are noisier than their priors have heavier tails: degrees of freedom are divided by this power of the ratio of variances. */
  noisyTails: 2,
  leastTails: 3,
  /** A case's own loss must exceed so much of the band beside the effect of its group. */
  ownShare: 0.5,
  /** Labels of a load test whose throughputs stay this close (of the band) are one quantity; latencies likewise. */
  coupledRate: 0.5,
  coupledTime: 0.25,
  /** Prior machine of a session. */
  sessionMachine: 0.02,
  /** Controls measure the machine, so nothing is assumed of it: its standard deviation is taken to be this large at least. */
  controlledMachine: 0.5,
  /** In a session a side that was measured once fails from this multiple of the limit on. */
  sessionOnce: 3,
  /** Of fewer requests than these a case by itself has outliers with so many degrees of freedom. */
  briefRequests: 1000,
  briefTails: 5,
  /** A limit beyond so many bands and this logarithm leaves nothing to be said. */
  unstable: { bands: 4, reach: 0.4 },
  tooNoisy: 0.01,
  /** One run fails only where it is worse than this multiple of the worst past run. */
  worstPast: 1,
  /** A suspect effect of so many standard deviations of one run, and a change of everything of this probability, are left undecided. */
  unresolved: { noises: 2, grossNoises: 10, share: 0.3, everything: 0.001, machines: 5 },
  /** A high percentile needs so many values beyond it, or support of a lower quantile by this share of its band. */
  tailValues: 100,
  tailSupport: 0.25,
  /** Without support a high percentile of few requests still fails below this probability. */
  farBeyond: 1e-3,
};

/** Which part of the probability of a false alarm each kind of group gets. */
export const kindWeights = {
  case: 0.4,
  label: 0.25,
  'load-test': 0.15,
  scenario: 0.25,
  everything: 0.15,
  axis: 0.05,
  'scenario-axis': 0.05,
} as const;
export type GroupKind = keyof typeof kindWeights;

/** Below which probability a group is suspect. */
export const suspectLevel = (table: {
  readonly settings: Settings;
  readonly repetitions: number;
  readonly pastRuns: number;
}): number =>
  (table.repetitions > 1 && table.pastRuns >= common.repeatedLevel ? common.repeated : 1) * table.settings.suspects;

const typical = new Set(['p50', 'p75', 'mean']);

export function classOf({ id, better }: Metric): MetricClass {
  if (better === 'higher') return 'rate';
  return typical.has(id) ? 'typical' : 'tail';
}
