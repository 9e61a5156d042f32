/**
 * Middle of the sorted values; the mean of the middle two for an even number. Our own, on a typed
 * array: medians of some thirty values are most of what judging does.
 *
 * @throws RangeError on no values
 */
export declare function median(values: readonly number[]): number;
