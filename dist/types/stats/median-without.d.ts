/**
 * The median of sorted values without some of them. For the median over all cases but one scenario's, for every scenario,
 * sorting once is enough.
 *
 * @param sorted ascending
 * @param left positions to leave out, ascending; at least one value remains
 */
export declare function medianWithout(sorted: readonly number[], left: readonly number[]): number;
