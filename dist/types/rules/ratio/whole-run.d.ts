/** Whether the run as a whole is worse than any before: a slow machine, or a change that hits everything. */
import type { RunShift } from '../../model.js';
import { type RunTable } from './series.js';
import type { Residuals } from './shift.js';
/** Undefined where there are too few cases to tell a run from a case. */
export declare function wholeRun(table: RunTable, residuals: readonly Residuals[]): RunShift | undefined;
