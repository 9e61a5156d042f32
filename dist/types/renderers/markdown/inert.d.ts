/** A name in a sentence, as a code span. Very long ones are shortened in the middle. */
export declare function code(text: string): string;
/** A name in a table, as a code span. A table ends its cell at a bar after an even number of backslashes: it is made odd. */
export declare function codeCell(text: string): string;
/** Lines in a fenced block: its fence is longer than any in them. */
export declare function codeBlock(lines: readonly string[], language: string): readonly string[];
