/** Defaults of the judgement by pairs. docs/method.md explains them; noises are standard deviations of a logarithm. */

export const pairSettings = {
  /** The probability that an unchanged version of calm noise fails by its speed, per judgement, whenever measuring stops. */
  alpha: 0.005,
  /** The same for errors, the evidence from which on they are suspect, and how many times as many events it looks for. */
  errors: { alpha: 0.001, likely: 10, ratios: [1.5, 2, 4, 10, 100] },
  /** A change is excluded if it is this many times less likely than the best change that the band tolerates. */
  exclusion: 10,
  /** A speed fails from so many pairs on. */
  minPairs: 3,
  /** A group that fails is worse in each of its pairs; of so many pairs, one may disagree. */
  pairsWithException: 6,
  /** From so many pairs on, the scatter of a single case or label counts without what was expected; it is never smaller. */
  agreement: { pairs: 5, scatter: 0.02 },
  /** A narrower band is judged like this one, as a log ratio: no measurement of a service repeats to a thousandth. */
  narrowestBand: 0.01,
  /**
   * The probability that the screen of an unchanged run sees something, which the groups share, and the smallest effect
   * that it looks at, as a share of the band. A history is worth at most `maxFreedom` degrees of freedom there.
   */
  screen: { probability: 0.25, band: 0.5, maxFreedom: 10 },
  /** With fewer past runs the screen cannot tell anything, and every group is measured in pairs. */
  minRuns: 2,
  /** A run that looks like its history passes if its pair excludes such a loss of every case and label, as a log ratio. */
  screened: Math.log(1.25),
  /**
   * A release is signed if such a loss of every group is so many times less likely than none: of its family of values, a single one
   * must not hide it. A tail moves on the calmest machine.
   */
  release: { other: { loss: Math.log(1.1), exclusion: 300 }, tail: { loss: Math.log(1.3), exclusion: 10 } },
  /** As long as a loss of so many bands is not excluded, another pair is worth its time. */
  openBands: 4,
  /** A loss that is less probable than this without a change makes another pair worth its time. */
  promising: 0.1,
  /** Slower requests that are less probable than this explain a loss of throughput that fails. */
  likely: 0.02,
  /** A case of a failed group is only named if its own values got worse by this share of the band. */
  ownShare: 0.5,
  /** With fewer other cases their median would follow a single one of them. */
  minOthers: 3,
} as const;

/**
 * Noise that is assumed of one measurement before pairs or a history show it: its standard deviation, and its weight in
 * degrees of freedom. What cases share is the machine, of which less is known: a calm and a restless one differ tenfold.
 */
export const assumed = {
  rate: { own: 0.02, shared: 0.02 },
  typical: { own: 0.03, shared: 0.025 },
  tail: { own: 0.1, shared: 0.05 },
  /**
   * The noise of a percentile is this multiple of the square of ln(p95 / p50): a label that computes varies in every
   * request, and with the machine; one that waits does not. One stall of the machine moves a tail, however calm the base was.
   */
  steepness: { typical: 0.15, tail: 0.3, min: { typical: 0.015, tail: 0.1 }, max: 0.3 },
  weight: { own: 5, shared: 2 },
} as const;
