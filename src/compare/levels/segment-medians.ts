import { pointsPerLevel } from '../../metrics/values.js';
import { Sample } from '../../stats/sample.js';
import { meanShare, type PastShare } from '../past-shares.js';

/** Of one segment. A wide matrix has a segment for every case and metric. */
const segment = new Sample();

export const segmentMedians = (values: readonly number[], starts: readonly number[]): readonly number[] =>
  starts.map((start, i) => {
    segment.clear();
    const end = starts[i + 1] ?? values.length;
    for (let k = start; k < end; k++) segment.add(values[k] ?? NaN);
    return segment.median();
  });

/** The levels of segments: of shares their means. */
export const segmentLevels = (
  values: readonly number[],
  starts: readonly number[],
  shares: readonly PastShare[] | undefined,
): readonly number[] =>
  shares === undefined
    ? segmentMedians(values, starts)
    : starts.map((start, i) => meanShare(shares.slice(start, starts[i + 1])) / pointsPerLevel);
