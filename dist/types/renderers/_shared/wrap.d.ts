/** How many columns a terminal needs for a text. */
export declare function columns(text: string): number;
/** Lines of at most so many columns: broken at spaces, and inside a word only where it is longer than a line. */
export declare function wrap(text: string, width: number): readonly string[];
