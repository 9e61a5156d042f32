/** Values as people publish them: "74–84 ms", "5,000", "~27K", "1.2 s", "N/A". */
import type { Metric, MissingKind, Value } from '../../model.js';
/** How many of a metric's units a word stands for: 1000 ms for "seconds". */
export declare function factorOf(word: string, unit: Metric['unit']): number | undefined;
/** Every dash and minus as one, and every space. */
export declare const plainDashes: (text: string) => string;
/**
 * A value in its metric's unit, why there is none, or undefined where the cell holds something else.
 *
 * @param headUnit what the head says a bare number is in; empty where it says nothing
 */
export declare function valueIn(cell: string, headUnit: string, unit: Metric['unit']): Value | MissingKind | undefined;
