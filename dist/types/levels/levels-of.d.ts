/** The level of each stretch. */
export declare const levelsOf: (values: readonly number[], starts: readonly number[]) => readonly number[];
