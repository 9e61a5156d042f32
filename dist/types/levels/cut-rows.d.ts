import type { Metric, Pair } from '../model.js';
import { type CutLine } from './cut.js';
import { type Judged, type Row } from './rows.js';
/** The history of one case in one metric, in stretches of equal level. */
export interface CutRow extends CutLine {
    readonly row: Row;
}
/** @param acceptedIn runs from which on somebody accepted a pair's level */
export declare function cutRows(judged: readonly Judged[], metric: Metric, acceptedIn: (pair: Pair) => readonly number[]): readonly CutRow[];
