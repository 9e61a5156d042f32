/** The estimated effects of groups: of all in columns, or of one. */

/** One entry per group, in the order of the groups. */
export interface Estimates {
  readonly effect: Float64Array;
  readonly variance: Float64Array;
  readonly freedom: Float64Array;
  /** |effect| / standard error. */
  readonly size: Float64Array;
  /** One-sided probability after multiplicity; 1 if the size is small. */
  readonly probability: Float64Array;
}

/** The estimate of one group. */
export interface GroupEstimate {
  /** The index of the group in the model. */
  readonly group: number;
  readonly effect: number;
  readonly error: number;
  readonly freedom: number;
  /** One-sided, after multiplicity. */
  readonly probability: number;
}

export const selectEstimate = (
  { effect, variance, freedom, probability }: Estimates,
  group: number,
): GroupEstimate => ({
  group,
  effect: effect[group] ?? 0,
  error: Math.sqrt(variance[group] ?? Infinity),
  freedom: freedom[group] ?? 1,
  probability: probability[group] ?? 1,
});
