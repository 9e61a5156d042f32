/** The order in which two versions are measured alternately. */

/** base: the version to compare with; head: the version under test. */
export type Side = 'base' | 'head';

export interface Turn {
  readonly side: Side;
  /** Counts from 1. */
  readonly round: number;
}

/**
 * A B, B A, A B, ...: a machine that becomes steadily slower or faster affects both sides alike.
 *
 * @param rounds the number of measurements of each side
 */
export const createSchedule = (rounds: number): readonly Turn[] =>
  Array.from({ length: rounds }, (_, i) => i + 1).flatMap((round): readonly Turn[] => {
    const sides: readonly Side[] = round % 2 === 1 ? ['base', 'head'] : ['head', 'base'];
    return sides.map((side) => ({ side, round }));
  });
