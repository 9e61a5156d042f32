/** Losses that build up over runs none of which is a step, so that their runs are neither one level nor two. */
import { sampleRankCorrelation } from 'simple-statistics';
import { median } from './averages.js';
import { changePoints, sortIndices, sumDeviations } from './change-points.js';
import { upperPoint } from './student.js';

/** Fewer runs can be in any order by chance. */
const minRuns = 6;
/** The share of random orders that rise as much, by Spearman's rank correlation. */
const chance = 0.005;
/** The fewest runs that are another level. */
const minSide = 2;

/** The first index of each new level of a history, also of the levels into which a slow loss or other parts divide. */
export function findChanges(values: readonly number[], tolerance: number, divide = divideSlowLoss): readonly number[] {
  const found = changePoints(values, tolerance);
  const starts = [0, ...found];
  const slow = starts.flatMap((start, i) =>
    divide(values.slice(start, starts[i + 1]), tolerance).map((index) => start + index),
  );
  return slow.length === 0 ? found : [...found, ...slow].sort((a, b) => a - b);
}

/**
 * Divides a level whose values rise, as often as they do.
 *
 * @param values of one level, oldest first; larger is worse
 * @param tolerance the smallest step that counts, in the unit of the values
 * @returns the first index of each part but the first
 */
export function divideSlowLoss(values: readonly number[], tolerance: number): readonly number[] {
  if (!isRising(values)) return [];
  let [best, least] = [0, Infinity];
  for (let i = 1; i <= values.length - minSide; i++) {
    const total = sumDeviations(values.slice(0, i)) + sumDeviations(values.slice(i));
    if (total < least) [best, least] = [i, total];
  }
  const [before, after] = [values.slice(0, best), values.slice(best)];
  if (median(after) - median(before) <= tolerance) return [];
  return [...divideSlowLoss(before, tolerance), best, ...divideSlowLoss(after, tolerance).map((index) => best + index)];
}

function isRising(values: readonly number[]): boolean {
  const { length } = values;
  if (length < minRuns) return false;
  const isRise = (correlation: number): boolean =>
    correlation * Math.sqrt((length - 2) / Math.max(0, 1 - correlation ** 2)) > upperPoint(chance, length - 2);
  if (!isRise(boundCorrelation(values)) || median(values.slice(-minSide)) <= median(values)) return false;
  return isRise(sampleRankCorrelation([...values.keys()], [...values]));
}

/** Spearman's correlation if no values are equal, and more if some are. Fast, because every case of a wide matrix is tested. */
export function boundCorrelation(values: readonly number[]): number {
  const { length } = values;
  const distance = sortIndices(values).reduce((total, index, i) => total + (index - i) ** 2, 0);
  return 1 - (6 * distance) / (length * (length ** 2 - 1));
}
