/** Defaults of the search for the commit that made a group of cases slower. docs/gate.md explains them. */
export const bisectSettings = {
  /** What a commit can keep of the loss between GOOD and BAD: none, parts of it for losses in steps, all, or more. */
  levels: [0, 0.25, 0.5, 0.75, 1, 1.5],
  /** How the loss may really be, as a share of the measured one: a loss that was just found is usually overestimated. */
  sizes: Array.from({ length: 13 }, (_, step) => 0.4 + 0.1 * step),
  /**
   * The probability that unchanged ends look different. It is larger than that of the gate: whoever asks has seen a loss
   * already, and before a commit is named, its own pairs have to show it as well.
   */
  alpha: 0.05,
  /** How many further changes of the level are expected between GOOD and BAD. */
  furtherChanges: 0.2,
  /** A commit is named from this probability on. */
  confidence: 0.95,
  /** From this probability on, a commit is measured beside its parent. */
  likely: 0.9,
  /** The variance of the level of a commit below which another one is measured: that of a probability of 10 or 90 %. */
  settled: 0.09,
  /** A commit whose level varies less is not worth a measurement. */
  minVariance: 0.02,
  /** A part of the loss that began elsewhere is mentioned from this share on. */
  furtherShare: 0.2,
  /** The most degrees of freedom of the likelihood of a level: now and then a machine disturbs one pair. */
  maxFreedom: 10,
  /** As in a gate, what fewer pairs show may be one disturbance. */
  minPairs: 3,
  /** After so many pairs of GOOD and BAD that speak against any change, no more are measured. */
  hopelessPairs: 6,
} as const;
