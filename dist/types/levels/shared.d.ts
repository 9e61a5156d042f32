import type { Row } from './rows.js';
/** What the cases of a run share. */
export interface Shared {
    /** What moved the run as a whole, as a case of this scenario sees it, within the level that all cases share. */
    readonly shiftOf: (scenario: string, run: number) => number;
    readonly cuts: readonly SharedCut[];
}
/** A change of level of the cases as a whole: not every one of them need have gone along. */
export interface SharedCut {
    /** The first run after it. */
    readonly run: number;
    /** How much worse the middle of all cases is since. */
    readonly by: number;
}
/** The shift as the ratio rule takes it out: told by controls, else by the cases of other scenarios, else by all cases. */
export declare function sharedBy(rows: readonly Row[]): Shared;
