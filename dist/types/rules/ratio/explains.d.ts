import type { RunTable } from './series.js';
import type { Residuals } from './shift.js';
/**
 * Whether a case is worse itself, and not only because the others got better, which moves the shift: the raw change must be
 * worse too, and so must the change against all scenarios; unless it is further than the machine ever took the case.
 */
export declare function explains({ excess, raw, rawReach, overAll }: Pick<Residuals, 'excess' | 'raw' | 'rawReach' | 'overAll'>, tolerance: number, table: RunTable): boolean;
