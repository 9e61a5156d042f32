/** How far the cases are from their levels in the run under test. */
import { finite } from '../../../../stats/finite.js';
import { huberMean } from '../../../../stats/huber-mean.js';
import { median } from '../../../../stats/median.js';
import type { Fit } from '../fit/fitted-history.js';
import { common } from '../settings.js';
import type { Table } from '../table.js';

/**
 * Deviation of the repetitions of each row from its level. What the machine did to a single repetition is removed from it
 * first, where enough cases show it: otherwise each case would follow whichever repetition happened to be in its middle.
 */
export function computeDeviations({ table, level, variance }: Fit): Float64Array {
  const offsets = repetitionOffsets(table);
  const isAligned = table.rows.length >= common.repetitionCases;
  return Float64Array.from(table.rows, ({ present }, c) => {
    const isShifted = isAligned || present.some(Number.isNaN);
    const measured = finite(present.map((value, r) => (isShifted ? value - (offsets[r] ?? 0) : value)));
    return huberMean(measured, common.repetitionCut * Math.sqrt(variance[c] ?? 1)) - (level[c] ?? 0);
  });
}

/**
 * By how much each repetition differs from the middle one, estimated from complete cases. Their middle is 0, so that a
 * change in all repetitions stays.
 */
function repetitionOffsets({ rows, repetitions }: Table): readonly number[] {
  const whole = rows.filter(({ present }) => !present.some(Number.isNaN));
  const offsets = Array.from({ length: repetitions }, (_, r) =>
    whole.length === 0 ? 0 : median(whole.map(({ present }) => (present[r] ?? 0) - median(present))),
  );
  const middle = median(offsets);
  return offsets.map((offset) => offset - middle);
}
