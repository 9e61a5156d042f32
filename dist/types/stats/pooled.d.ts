/**
 * Shares of several numbers of requests as the share of all of them: their mean, weighted where all numbers are known.
 *
 * @param counts undefined where a number is not known
 */
export declare function pooled(shares: readonly number[], counts: readonly (number | undefined)[]): number;
