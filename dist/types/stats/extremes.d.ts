/**
 * The smallest and the largest value; a plain loop, because a spread into Math.min makes an object of every number and
 * ends where the stack does.
 *
 * @param values at least one
 */
export declare function extremes(values: readonly number[]): {
    readonly low: number;
    readonly high: number;
};
