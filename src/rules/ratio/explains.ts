import type { RunTable } from './series.js';

/** With two scenarios or one, so much of an excess must be there as measured. */
const asMeasured = 0.65;
/** With three or more, so much of it must be there against all cases. */
const againstAll = 0.6;

/**
 * Whether a case is worse itself, and not only because the others got better, which moves the shift: the raw change must be
 * worse too, and so must the change against all cases.
 */
export function explains(
  { excess, raw, overAll }: { readonly excess: number; readonly raw: number; readonly overAll: number },
  tolerance: number,
  table: RunTable,
): boolean {
  const few = table.scenarios <= 2;
  return (
    raw > Math.max(tolerance, few ? asMeasured * excess : 0) &&
    overAll > Math.max(tolerance / 2, few ? 0 : againstAll * excess)
  );
}
