/**
 * For each value the median of all others; sorting once is enough.
 *
 * @param values NaN where there is none
 * @returns NaN where there is no value, or no other
 */
export declare function medianOfOthers(values: readonly number[]): readonly number[];
