import { median } from '../../stats/median.js';

/** The median of each segment. */
export const segmentMedians = (values: readonly number[], starts: readonly number[]): readonly number[] =>
  starts.map((start, i) => median(values.slice(start, starts[i + 1])));
