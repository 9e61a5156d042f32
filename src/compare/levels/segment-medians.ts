import { clippedMean } from '../../stats/bursts.js';
import { bandStep } from '../../stats/change-points.js';
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

/** A share that is more bands above the usual one is that of an incident, and counts as if it were so many. */
const mostBands = 6;

/** The mean share of segments: bursts of errors raise it that are too rare to move the median. */
export const shareLevel = (values: readonly number[]): number => clippedMean(values, mostBands * bandStep);

export const segmentShares = (values: readonly number[], starts: readonly number[]): readonly number[] =>
  starts.map((start, i) => shareLevel(values.slice(start, starts[i + 1])));
