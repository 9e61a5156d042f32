/**
 * The median of all values but some. For the median over all cases but one scenario's, for every scenario, sorting once is
 * enough.
 *
 * @param values NaN where there is none
 * @returns the median without the values at the given indices; 0 where none remains
 */
export declare function medianWithout(values: readonly number[]): (left: readonly number[]) => number;
