import { median } from '../../stats/median.js';

/** The level of each stretch. */
export const segmentMedians = (values: readonly number[], starts: readonly number[]): readonly number[] =>
  starts.map((from, i) => median(values.slice(from, starts[i + 1])));
