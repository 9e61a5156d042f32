/**
 * Middle of the sorted values; the mean of the middle two for an even number.
 *
 * @throws RangeError on no values
 */
export declare function median(values: readonly number[]): number;
