import type { Row } from './rows.js';
/** What the cases of a run share. */
export interface Shared {
    /** What moved the run as a whole, as a case of this scenario sees it. */
    readonly shiftOf: (scenario: string, run: number) => number;
    /** Runs with which all cases changed their level together. */
    readonly cuts: readonly number[];
}
/** The shift as the ratio rule takes it out: told by controls, else by the cases of other scenarios, else by all cases. */
export declare function sharedBy(rows: readonly Row[]): Shared;
