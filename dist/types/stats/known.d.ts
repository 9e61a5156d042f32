/** The values of a row or column with gaps; a plain loop, because there are millions of them. */
export declare function known(values: readonly (number | undefined)[]): number[];
