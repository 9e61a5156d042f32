/** What all readers of small inputs share: the whole text, and one problem instead of a thousand where one cause spoils many lines. */
import type { Input, Problem, Reading } from '../model.js';
/** Reads an input as a whole text, without a byte-order mark; or says that it is too large to be a summary. */
export declare function fromText(input: Input, read: (text: string, file: string) => Iterable<Reading>, mostBytes?: number): AsyncGenerator<Reading>;
/** A problem with one line of the input, and what it has in common with the same problem on other lines. */
export interface Defect {
    readonly cause: string;
    readonly problem: Problem;
}
export declare function told(defects: readonly Defect[]): Generator<Reading>;
