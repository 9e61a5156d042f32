import type { RunTable } from './series.js';
import { type Residuals } from './shift.js';
/** A case as judged alone. */
export interface Alone extends Residuals {
    /** Other cases of its scenario that were measured, too, and vouch for it. */
    readonly siblings: number;
}
/**
 * Residuals of cases of one scenario correlate by about one half, so the best guess of what m siblings tell of a case is
 * m / (m + 1) of their median. Only losses are shared: that siblings got better is no fault of the others. With repetitions,
 * which tell what lasts by themselves, nothing is taken out.
 *
 * @returns the same objects but for `siblings` where nothing can be shared: no siblings, or they told the shift already
 */
export declare function withoutScenarioShare(table: RunTable, residuals: readonly Residuals[]): readonly Alone[];
