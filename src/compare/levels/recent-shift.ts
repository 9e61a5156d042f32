import { min, sum } from 'simple-statistics';
import { separated, smallestStep } from '../../stats/change-points.js';
import { median } from '../../stats/averages.js';
import { pointsPerLevel } from '../../metrics/values.js';
import { NumberSample } from '../../stats/sample.js';
import { meanShare, type PastShare } from '../past-shares.js';

/** An improvement needs at least 2.5 % and 4 runs; there is no rush to report one. */
export const improvement = { step: smallestStep, runs: 4 };
/**
 * Fewer earlier values do not show the usual range, so that of the new ones counts as well: otherwise the luckiest of a few unchanged
 * runs would be the level.
 */
const minBefore = 4;
/** Runs that agree on a loss. */
export const confirmedRuns = 2;
/** Few runs that agree are this many standard deviations from the level. */
const farSigmas = 3;

/**
 * Finds the start of the newest values that are separated from all earlier ones. The rank-sum test needs about 18 runs;
 * until then, and while a regression is only a night or two old, only this check keeps bad runs out of the level. One run is the
 * level until others agree on another.
 *
 * @param starts first indices of the segments found so far
 * @param tolerance the tolerance band, as a log ratio
 * @returns the index of the first value after the shift
 */
export function findRecentShift(
  values: readonly number[],
  starts: readonly number[],
  tolerance: number,
): number | undefined {
  const last = starts.at(-1) ?? 0;
  const candidates = findSeparations(values, last);
  if (candidates.length === 0) return undefined;
  const levels = segmentMedians(values, starts);
  const earlier = starts.slice(0, -1).flatMap((start, i) => {
    const level = levels[i] ?? 0;
    return values.slice(start, starts[i + 1]).map((value) => value - level);
  });
  return candidates.find((candidate) => {
    const [head, tail] = [values.slice(last, candidate), values.slice(candidate)];
    const level = median(head);
    const before = [...earlier, ...head.map((value) => value - level)];
    const step = median(tail) - level;
    const isLargeEnough = step > 0 ? step > tolerance : -step > improvement.step && tail.length >= improvement.runs;
    if (!isLargeEnough) return false;
    const after = tail.map((value) => value - level);
    if (before.length >= minBefore) return separated(before, after) !== 0;
    const spread = Math.max(deviate(before), deviate(after.map((value) => value - step)));
    const isFar = tail.length >= confirmedRuns && step > farSigmas * spread && min(after) > step / 2;
    return isFar || values.length === 2;
  });
}

/** The standard deviation of normal values with these deviations from their level; 0 if there are none. */
const deviate = (deviations: readonly number[]): number =>
  deviations.length === 0 ? 0 : (Math.sqrt(Math.PI / 2) * sum(deviations.map(Math.abs))) / deviations.length;

/** Reused by every call: the lowest and the highest value from each index on. */
let lowsAfter = new Float64Array(64);
let highsAfter = new Float64Array(64);

/** Indices from which on all values are above, or all are below, every earlier value since the first one. */
function findSeparations(values: readonly number[], first: number): readonly number[] {
  const { length } = values;
  if (lowsAfter.length < length) [lowsAfter, highsAfter] = [new Float64Array(2 * length), new Float64Array(2 * length)];
  let low = Infinity;
  let high = -Infinity;
  for (let i = length - 1; i >= first; i--) {
    lowsAfter[i] = low = Math.min(low, values[i] ?? 0);
    highsAfter[i] = high = Math.max(high, values[i] ?? 0);
  }
  const indices: number[] = [];
  low = Infinity;
  high = -Infinity;
  for (let i = first; i < length; i++) {
    if (i > first && ((lowsAfter[i] ?? 0) > high || (highsAfter[i] ?? 0) < low)) indices.push(i);
    low = Math.min(low, values[i] ?? 0);
    high = Math.max(high, values[i] ?? 0);
  }
  return indices;
}

/** Of one segment. A wide matrix has a segment for every case and metric. */
const segment = new NumberSample();

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
