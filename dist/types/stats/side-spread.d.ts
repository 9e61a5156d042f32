/**
 * Spread of residuals on one side (positive = that side), as a standard deviation. One-sided, because performance noise
 * is skewed and only the worse side decides: at equal false alarms it finds half as many regressions again as a plain
 * MAD (docs/method.md). Exact zeros, common where values are whole milliseconds, lie on neither side: half of them
 * count, or ties would widen the limit.
 *
 * @param residuals around their median; none or one say nothing: 0
 */
export declare function sideSpread(residuals: readonly number[]): number;
