/** The values of a row or column whose gaps are NaN; a plain loop, because there are millions of them. */
export declare function known(values: readonly number[]): number[];
