import { Sample } from '../../stats/sample.js';

/** Of one segment. A wide matrix has a segment for every case and metric. */
const segment = new Sample();

export const segmentMedians = (values: readonly number[], starts: readonly number[]): readonly number[] =>
  starts.map((start, i) => {
    segment.clear();
    const end = starts[i + 1] ?? values.length;
    for (let k = start; k < end; k++) segment.add(values[k] ?? NaN);
    return segment.median();
  });
