/**
 * A standard deviation learned from little, drawn towards one that was assumed: the weighted mean of the variances.
 *
 * @param weight of the assumption, in degrees of freedom; `own` carries (n - 1) / 2, as a one-sided spread uses half the values
 */
export declare function shrink(own: number, n: number, assumed: number, weight: number): number;
