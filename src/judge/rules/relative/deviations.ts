/** How far the cases are from their levels in the run under test. */
import { median } from '../../../stats/median.js';
import type { Fit } from './fitted-history.js';
import type { Table } from './table.js';

/** Deviation of the middle repetition of each row from its level. */
export function deviationsOf({ table, level }: Fit): Float64Array {
  const offsets = repetitionOffsets(table);
  return Float64Array.from(table.rows, ({ present }, c) => {
    const isWhole = !present.some(Number.isNaN);
    const measured = present
      .map((value, r) => (isWhole ? value : value - (offsets[r] ?? 0)))
      .filter((value) => !Number.isNaN(value));
    return middleOf(measured) - (level[c] ?? 0);
  });
}

/** The median; of an even number the mean of the two in the middle. */
function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/**
 * By how much each repetition differs from the middle one, estimated from complete cases; used for cases that lack some
 * repetitions.
 */
function repetitionOffsets({ rows, repetitions }: Table): readonly number[] {
  const whole = rows.filter(({ present }) => !present.some(Number.isNaN));
  return Array.from({ length: repetitions }, (_, r) =>
    whole.length === 0 ? 0 : median(whole.map(({ present }) => (present[r] ?? 0) - middleOf(present))),
  );
}
