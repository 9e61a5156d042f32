/** How exactly times are known. */

/**
 * Uncertainty of a time in whole milliseconds, by class of metrics. Rounding has a standard deviation of 1 / sqrt(12) ms; a
 * median of few distinct values also jumps by a whole millisecond.
 */
export const quantumMs = { rate: 0, typical: 0.5, tail: 0.29 } as const;

/** Uncertainty of a median that is interpolated within whole milliseconds: within one, times are not spread evenly. */
export const interpolatedMs = 0.15;
