/** As a logarithm: 2.5 %. A smaller step is not worth losing history for, and no change of level anywhere. */
export declare const leastStep: number;
/**
 * Where a series of logarithms changes its level: each index is the first of a new level. The series is split where the
 * rank-sum test of Mann and Whitney (Annals of Mathematical Statistics 18, 1947), with ties corrected, sees a change; then
 * the same in both parts.
 * Ranks, so that one outlier counts no more than any other value; no random numbers, so that one history has one answer.
 * With so strict a test 4 values after a change are never enough, and 5 only after 27 before it: 18 in all at the least.
 *
 * @param values finite, in the order of time
 */
export declare function changePoints(values: readonly number[]): readonly number[];
