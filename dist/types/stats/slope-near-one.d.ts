/**
 * The slope of y on x, drawn towards 1, and how little is known of it. One step of Huber weights, so that a broken run
 * does not turn the line.
 *
 * @param x, y around their medians
 * @param noise standard deviation of y around the line
 * @param freedom how far slopes usually are from 1 (standard deviation)
 * @returns variance is of the slope
 */
export declare function slopeNearOne(x: readonly number[], y: readonly number[], noise: number, freedom: number): {
    readonly slope: number;
    readonly variance: number;
};
