import type { RunTable } from './run-table.js';
import type { Residuals } from './residuals.js';

/** With two scenarios or one, so much of an excess must be there as measured. */
const asMeasured = 0.65;
/** With three or more, so much of it must be there against all scenarios. */
const againstAll = 0.6;

/**
 * Whether a case is worse itself, and not only because the others got better, which moves the shift: the raw change must be
 * worse too, and so must the change against all scenarios; unless it is further than the machine ever took the case.
 */
export function explains(
  { excess, raw, rawReach, overAll }: Pick<Residuals, 'excess' | 'raw' | 'rawReach' | 'overAll'>,
  tolerance: number,
  table: RunTable,
): boolean {
  if (raw <= tolerance) return false;
  if (raw > rawReach) return true;
  const few = table.scenarios <= 2;
  return (!few || raw > asMeasured * excess) && overAll > Math.max(tolerance / 2, few ? 0 : againstAll * excess);
}
