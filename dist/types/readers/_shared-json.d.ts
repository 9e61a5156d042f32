/** JSON with line numbers: problems name the line, and JSON.parse knows none. */
import type { Input, Reading } from '../model.js';
import type { Row } from './_shared-csv.js';
/** Reads an input as JSON, or says on which line it stops being that: the engine's own message differs by version. */
export declare function fromJson(input: Input, read: (value: unknown, text: string, file: string) => Iterable<Reading>, mostBytes?: number): AsyncGenerator<Reading>;
/** The line on which a JSON pointer's value begins, in a text that is JSON. */
export declare function lineOfPointer(text: string, pointer: string): number | undefined;
/** The lines on which values begin, by JSON pointer, for those whose keys and indices are wanted. */
export declare function linesByPointer(text: string, isWanted: (names: readonly string[]) => boolean): ReadonlyMap<string, number>;
export declare const pointerOf: (names: readonly string[]) => string;
/**
 * An object of objects, {"label": {"metric": 1.5, ...}, ...}, as rows of a table each with a head of its own: keys are
 * matched as column heads are. What is not an object is left out.
 */
export declare function objectsIn(text: string, value: unknown): Generator<Omit<Row, 'unclosed'> & {
    readonly name: string;
    readonly heads: readonly string[];
}>;
/** Where a text stops being JSON, and what stands there; nothing where it only breaks off. */
export declare function whereNotJson(text: string): {
    readonly line: number;
    readonly rest: string;
};
