/** Past values of comparisons for tests. */
import type { PastSource, PastValues } from '../../src/model/comparison.js';

interface PastEntry extends PastSource {
  readonly run: number;
  readonly value: number;
  /** 0 or undefined: the current level. */
  readonly segment?: number;
}

/** @param entries oldest first */
export function createPast(entries: readonly PastEntry[]): PastValues {
  const segments = entries.map(({ segment }) => segment ?? 0);
  return {
    values: entries.map(({ value }) => value),
    runs: entries.map(({ run }) => run),
    sources: entries,
    ...(segments.some((segment) => segment !== 0) && { segments }),
  };
}

/** The same runs with other values. */
export const mapPast = (
  past: PastValues,
  valueOf: (value: number, run: number, segment: number) => number,
): PastValues => ({
  ...past,
  values: past.values.map((value, i) => valueOf(value, past.runs[i] ?? 0, past.segments?.[i] ?? 0)),
});
