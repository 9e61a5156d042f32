/** Names as people order them, the same wherever the program runs: numbers in them by their value, and small letters beside capitals. */
export declare function naturalOrder(a: string, b: string): number;
