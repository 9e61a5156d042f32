/**
 * One value a key: the median of its values.
 *
 * @param keys of the values; equal ones stand together
 */
export declare function medianOfEach(keys: readonly number[], values: readonly number[]): ReadonlyMap<number, number>;
