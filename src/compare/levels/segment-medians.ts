import { median } from '../../stats/median.js';

/** The median of each segment. */
export const segmentMedians = (values: readonly number[], starts: readonly number[]): readonly number[] =>
  starts.map((start, i) => median(slice(values, start, starts[i + 1])));

/** The values themselves if there is only one segment, as in most histories. */
const slice = (values: readonly number[], start: number, end = values.length): readonly number[] =>
  start === 0 && end === values.length ? values : values.slice(start, end);
