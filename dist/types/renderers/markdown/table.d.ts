/** A Markdown table. Cells hold Markdown that has no bar or line break outside an escaped code span. */
export declare function table(heads: readonly string[], rows: readonly (readonly string[])[], align?: readonly ('left' | 'right')[]): readonly string[];
