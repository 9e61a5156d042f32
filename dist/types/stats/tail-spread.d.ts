/**
 * A one-sided spread that sees a second mode: a median alone does not notice what happens in a tenth of all runs, so the
 * 90 % point of the residuals counts as well.
 *
 * @param residuals around their median, positive = the side meant
 */
export declare function tailSpread(residuals: readonly number[]): number;
