/** Defaults of the model. docs/method.md and docs/method-details.md justify each one; all noises are standard deviations of the logarithm of one run. */
import type { Metric } from '../../../model/metric.js';

/** Defaults of one class of metrics. */
export interface Settings {
  /** Prior noise of one case, if the shape of its distribution provides none. */
  readonly noise: number;
  /** Lower bound of the noise of a case. */
  readonly floor: number;
  /**
   * The spread of a case's past runs: the degrees of freedom of the Student weights of its residuals, and by how much its
   * variance is widened per degree of freedom, because few runs often look quiet by luck.
   */
  readonly spread: { readonly tails: 4 | 8; readonly widening: number };
  /** Weight of the prior noise against the case's own history, in degrees of freedom. */
  readonly noiseWeight: number;
  /** Degrees of freedom of the pooled noise, in addition to those of the case's own history. */
  readonly noiseFreedom: number;
  /** The degrees of freedom that each other case of the run under test adds, through the scatter of the others. */
  readonly presentFreedom: number;
  /** The degrees of freedom that each repetition beyond the second one adds. */
  readonly repetitionFreedom: number;
  /** A variance estimated with nu degrees of freedom is widened by 1 + this / (1 + nu)^2. */
  readonly noiseDoubt: number;
  /** Prior standard deviation of the machine, and its weight in degrees of freedom. */
  readonly machine: number;
  readonly machineWeight: number;
  /**
   * Prior standard deviation of the movement that a scenario or a load test shares, and its weight in degrees of freedom.
   */
  readonly block: number;
  readonly blockWeight: number;
  /** Prior standard deviation of a case's slope on the machine's movement, around 1. */
  readonly slope: number;
  /** Degrees of freedom of the Student tails: smaller values expect more outliers. */
  readonly tails: number;
  /** Weight of the prior in the scatter of the other cases, and the bound on the square that one case contributes. */
  readonly scatterWeight: number;
  readonly scatterCut: 4 | 9;
  /** Fewest cases for which the scatter of the others is computed. */
  readonly scatterCases: number;
  /** Below the first probability a run fails, below the second one it is suspect. One-sided, after multiplicity. */
  readonly fails: number;
  readonly suspects: number;
  /**
   * Uncertainty of a time in whole milliseconds. Rounding has a standard deviation of 1 / sqrt(12) ms; a median of few
   * distinct values also jumps by a whole millisecond.
   */
  readonly quantumMs: number;
}

/** rate: larger is better. typical: the middle of a distribution. tail: its upper end. */
export type MetricClass = 'rate' | 'typical' | 'tail';

export const settings: Record<MetricClass, Settings> = {
  rate: {
    noise: 0.025,
    floor: 0.01,
    spread: { tails: 4, widening: 3 },
    noiseWeight: 6,
    noiseFreedom: 10,
    presentFreedom: 2,
    repetitionFreedom: 0,
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
    quantumMs: 0,
  },
  typical: {
    noise: 0.03,
    floor: 0.015,
    spread: { tails: 8, widening: 1 },
    noiseWeight: 4,
    noiseFreedom: 4,
    presentFreedom: 0,
    repetitionFreedom: 0,
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
    fails: 0.001,
    suspects: 0.006,
    quantumMs: 0.5,
  },
  tail: {
    noise: 0.045,
    floor: 0.02,
    spread: { tails: 4, widening: 3 },
    noiseWeight: 4,
    noiseFreedom: 4,
    presentFreedom: 0,
    repetitionFreedom: 6,
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
    fails: 0.005,
    suspects: 0.008,
    quantumMs: 0.29,
  },
};

/** Settings that all metrics share. */
export const common = {
  /**
   * Uncertainty of a median that is interpolated within whole milliseconds, beside its sampling error: within a millisecond
   * times are not spread evenly.
   */
  interpolatedMs: 0.15,
  /**
   * Factor on the probability below which repetitions are suspect. They corroborate each other, because each must exceed
   * the band.
   */
  repeated: 3,
  /** Fewest past runs for that factor. */
  repeatedLevel: 2,
  /**
   * Repetitions are unlikely together below this share of the probability of a suspect. Of three or more each must then show
   * only the following share of the band.
   */
  repeatedFails: 0.5,
  repeatedShare: 0.5,
  /** The probability below which a change of all cases fails if there are repetitions: a slow machine may stay slow. */
  repeatedEverything: 0.001,
  /** Fewest cases from which the shift of a single repetition is estimated. */
  repetitionCases: 4,
  /** Distance from their middle, in standard deviations, from which on repetitions lose weight. */
  repetitionCut: 1,
  /** Rounds of the fit. */
  rounds: 5,
  /** Weight of the prior in the noise that all cases share, in degrees of freedom. */
  pooling: 8,
  /**
   * The share of the degrees of freedom of all cases' histories that is added to those of the prior of the common noise.
   */
  sharedFreedom: 0.5,
  /** For a case without siblings: weight of the prior noise, and its degrees of freedom. */
  aloneWeight: 1.3,
  aloneFreedom: 15,
  /** The weight of a gain in the spread of past runs, and the degrees of freedom of that spread per past run beyond the first. */
  spreadOfGains: 0.25,
  spreadFreedom: 0.75,
  /** Lower bound of the spread of a history, and the widening of a quiet case per degree of freedom. */
  quietest: 0.005,
  quietDoubt: 0.5,
  /** Degrees of freedom of the Student weights of past residuals, so that one bad night has little influence. */
  historyTails: 4,
  /** Weight of the model's variance of an estimate against the spread of that estimate in past runs, in degrees of freedom. */
  ownPastWeight: 6,
  /** Minimum number of past runs for that spread. */
  ownPastRuns: 3,
  /**
   * Load tests of a run up to which all are expected to move together; beyond, tails become heavier by this power of the
   * ratio, and by a larger one until past runs show the accidents. Likewise the number of groups of a kind from which on
   * each counts in full.
   */
  wide: 12,
  widePower: 1.5,
  widePowerEarly: 2,
  /** Degrees of freedom that each other case adds to the common noise if there are more than `wide` cases. */
  widePresentFreedom: 0.5,
  /**
   * From this number of past runs on, the tails of wide runs are at least as heavy as their prior, and their accidents are
   * known.
   */
  wideHistory: 3,
  /** Weight of the prior of the tails, in residuals, and the fewest past runs from which few cases learn lighter tails. */
  tailResiduals: 60,
  tailRuns: 5,
  /** Probabilities are multiplied by this power of the number of groups of a kind. */
  multiplicityPower: 0.2,
  /**
   * Most groups that explain one metric, most candidates kept from the first step, and most candidates of any step for which
   * the scatter of the others is computed.
   */
  most: 24,
  mostKept: 60,
  /**
   * Share of the probability of a failure that a group of several cases has in one run, because a bad hour of the machine
   * looks like a change of many cases.
   */
  groupShare: { rate: 0.25, typical: 0.05, tail: 0.1 },
  everythingShare: 0.1,
  /**
   * Share of the probability of a failure that a high percentile has after a single past run, which does not show how far
   * the tail of a system usually moves.
   */
  singleRunTail: 0.3,
  /** Cases noisier than their priors have heavier tails: their degrees of freedom are divided by this power of the ratio of variances. */
  noisyTails: 2,
  leastTails: 3,
  /** Share of the band that a case's own loss must exceed in addition to the effect of its group. */
  ownShare: 0.5,
  /** Share of the band within which throughputs of one load test are one quantity; likewise latencies. */
  coupledRate: 0.5,
  coupledTime: 0.25,
  /** Prior standard deviation of the machine within a session. */
  sessionMachine: 0.02,
  /** Lower bound of the machine's standard deviation if controls measure it, because no prior is needed then. */
  controlledMachine: 0.5,
  /** A session with one measurement per side fails from this multiple of the limit on. */
  sessionOnce: 3,
  /** A single case with fewer requests than this has heavier tails, with these degrees of freedom. */
  briefRequests: 1000,
  briefTails: 5,
  /** A case is inconclusive if its limit exceeds this multiple of the band and this logarithm. */
  unstable: { bands: 4, reach: 0.4 },
  /** Probability of that limit. */
  tooNoisy: 0.01,
  /** Multiple of the worst past run that a failing run must exceed; one of so many past runs may have been an accident. */
  worstPast: 1,
  accidentEvery: 15,
  /**
   * A suspect keeps a run from passing beyond the first number of standard deviations of one run, if it is beyond the second
   * one or below a share of the probability of suspects. Several cases corroborate each other, so their share is larger.
   * A single past run shows no noise to measure a distance by.
   */
  unresolved: { noises: 2, grossNoises: 10, ofCase: 0.02, ofGroup: 0.05, runs: 2 },
  /**
   * A change of everything keeps a run from passing below this probability; with fewer past runs than a short history has,
   * also beyond these multiples of the usual movement of machines, or of what these runs show if that is more.
   */
  unresolvedRun: { probability: 0.001, machines: { rate: 5, typical: 5, tail: 6 }, shortHistory: 5 },
  /**
   * The minimum number of values beyond a high percentile. With fewer values, a lower quantile must support it by this
   * share of its band.
   */
  tailValues: 100,
  tailSupport: 0.25,
  /** A high percentile of few requests without such support still fails below this probability. */
  farBeyond: 1e-3,
};

/** Degrees of freedom of the spread of past runs. */
export const spreadFreedom = (runs: number): number => common.spreadFreedom * Math.max(0, runs - 1);

/** The share of the probability of a false alarm that each kind of group gets. */
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

/** The probability below which a group is suspect. */
export const suspectLevel = (table: {
  readonly settings: Settings;
  readonly repetitions: number;
  readonly pastRuns: number;
}): number =>
  (table.repetitions > 1 && table.pastRuns >= common.repeatedLevel ? common.repeated : 1) * table.settings.suspects;

/** Values of one run as multiples of others of it: what a slow machine does to one side it does to the other. */
const quotients = new Set(['overhead', 'ratio']);

/** Prior standard deviation of the machine. */
export function priorMachine(table: {
  readonly metric: Metric;
  readonly settings: Settings;
  readonly isSession: boolean;
}): number {
  if (quotients.has(table.metric.id)) return 0;
  return table.isSession ? common.sessionMachine : table.settings.machine;
}

const typical = new Set(['p50', 'p75', 'mean']);

export function classifyMetric({ id, better }: Metric): MetricClass {
  if (better === 'higher') return 'rate';
  return typical.has(id) ? 'typical' : 'tail';
}
