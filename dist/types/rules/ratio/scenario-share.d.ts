import type { RunTable } from './series.js';
import { type Residuals } from './shift.js';
/** A case as judged alone: of its shift, `lost` is the scenario's part and the rest the run's. */
export interface Alone extends Residuals {
    /** What its siblings tell that it lost with them in this run. */
    readonly lost: number;
    /** Other cases of its scenario that were measured, too, and vouch for it. */
    readonly siblings: number;
}
/**
 * Residuals of cases of one scenario correlate by about one half, so the best guess of what m siblings tell of a case is
 * m / (m + 1) of their median. Only losses are shared: that siblings got better is no fault of the others. With repetitions,
 * which tell what lasts by themselves, nothing is taken out.
 *
 * @returns the same objects but for `lost` and `siblings` where nothing can be shared: no siblings, or they told the shift already
 */
export declare function withoutScenarioShare(table: RunTable, residuals: readonly Residuals[]): readonly Alone[];
