/**
 * The values in an order in which the one of this rank stands at its place, none before it is larger and none after it is
 * smaller; NaN counts as larger than any. That is all a median asks for, and cheaper than sorting: Hoare's FIND
 * (Communications of the ACM 4, 1961, algorithm 65).
 *
 * @returns good until the next call, and longer than the values
 */
export declare function arranged(values: readonly number[], rank: number): Float64Array;
