/** Persistent changes: the newest runs of a case are at a worse level that was not accepted. */
import type { Comparison } from '../../model/comparison.js';
import { median } from '../../stats/averages.js';

/** A shorter segment may be an outage of a few nights. */
const minRuns = 4;

/**
 * @param sign -1 if larger values are better
 * @returns how much worse, as a logarithm, the newest runs are than the level; 0 if they belong to it, or are too few
 */
export function findPersistentChange({ past: { values, segments }, isSelected }: Comparison, sign: 1 | -1): number {
  const newest = segments?.at(-1) ?? 0;
  if (newest === 0 || isSelected === true) return 0;
  const ofSegment = (number: number): readonly number[] =>
    values.filter((_, i) => segments?.[i] === number).map((value) => sign * Math.log(value));
  const present = ofSegment(newest);
  return present.length < minRuns ? 0 : median(present) - median(ofSegment(0));
}

/**
 * Finds the changes that persist in the run under test: those of rows that are closer to their newest level than to the
 * baseline level. If some of them were fixed, the others must not look like a machine that became faster.
 *
 * @param deviations of the rows from the baseline level
 */
export function findPresentChanges(
  rows: readonly { readonly persistentChange: number }[],
  deviations: Float64Array,
): Float64Array {
  const settled = [...deviations].filter((_, c) => rows[c]?.persistentChange === 0);
  const middle = settled.length === 0 ? 0 : median(settled);
  return Float64Array.from(rows, ({ persistentChange }, c) =>
    Math.abs((deviations[c] ?? 0) - middle - persistentChange) < Math.abs((deviations[c] ?? 0) - middle)
      ? persistentChange
      : 0,
  );
}
