import type { Metric } from '../../../model/metric.js';

/** What is believed of throughput (higher is better) and of response times (lower is better) before any history speaks. */
export interface Beliefs {
  /** Noise of one run (standard deviation of the logarithm) after the run's shift was taken out, where the tail is not known. */
  readonly noise: number;
  /** The same where the shift cannot be taken out: fewer than three cases. */
  readonly rawNoise: number;
  /** How far out limits then lie, in standard deviations. */
  readonly rawSigmas: number;
  /** How much noisier cases are believed to be where only three to five of them tell the shift. */
  readonly fewCases: number;
  /** Noise of the whole run. */
  readonly runNoise: number;
  /** No noise is believed to be less. */
  readonly floor: number;
  /** How far the slope of a case on the run's shift is from 1 (standard deviation). */
  readonly slopeFreedom: number;
  /** How much wider limits are for short histories: 1 + this / runs. */
  readonly shortHistory: number;
}

/** Measured on 32,707 nightly rows; each figure's origin is in docs/method.md. */
export const beliefs = {
  higher: {
    noise: 0.025,
    rawNoise: 0.05,
    rawSigmas: 3,
    fewCases: 1.6,
    runNoise: 0.05,
    floor: 0.01,
    slopeFreedom: 0.2,
    shortHistory: 0.2,
  },
  lower: {
    noise: 0.045,
    rawNoise: 0.06,
    rawSigmas: 2.5,
    fewCases: 1,
    runNoise: 0.07,
    floor: 0.02,
    slopeFreedom: 0.4,
    shortHistory: 0.4,
  },
} as const satisfies Record<Metric['better'], Beliefs>;

/** What is believed where both sides were measured back to back in one session. */
export const session = {
  /** Limits lie so many standard deviations out, and this / degrees of freedom wider where few repetitions tell one. */
  sigmas: 3,
  fewRepetitions: 0.4,
  /** A case alone that was measured only once on a side fails from this multiple of its limit on. */
  flagrant: 3,
  /** mostShift: so far a machine is believed to move between the sides, of the logarithm. */
  higher: { noise: 0.025, mostShift: 0.04 },
  lower: { noise: 0.03, mostShift: 0.05 },
} as const;

/** Limits lie so many standard deviations out. */
export const sigmas = 3.2;

/**
 * A case alone fails from this multiple of the band and of the noise's reach on; of the latter less is asked for where the
 * run was taken out twice, by other scenarios and by its own, because most of what makes one case an outlier is shared.
 */
export const flagrant = { band: 1.3, reach: 1.3, reachBesideSiblings: 1.1 };

/** Up to so many tell it only roughly. */
export const fewCases = 5;

/** Of latencies in whole milliseconds half of one is always in doubt. */
export const quantumMs = 0.5;
