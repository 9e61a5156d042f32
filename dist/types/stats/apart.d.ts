/**
 * Whether two groups of values lie apart beyond any doubt: wholly on two sides of a gap that is wider than either group
 * reaches itself. Needs no idea of the noise, so it can speak where a test has too few values to.
 *
 * @param before, after neither empty
 * @returns 1: after lies above, -1: below, 0: neither
 */
export declare function apart(before: readonly number[], after: readonly number[]): -1 | 0 | 1;
