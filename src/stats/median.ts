import { quickselect, selectedMedian } from './quickselect.js';

/**
 * The median; of an even number of values the mean of the middle two. `npm run -s bench:judge` shows no difference in speed from
 * simple-statistics, which interpolates the middle two and may differ in the last digit.
 *
 * @throws RangeError if there are no values
 */
export function median(values: readonly number[]): number {
  const { length } = values;
  if (length === 0) throw new RangeError('median of no values');
  return selectedMedian(quickselect(values, length >> 1), length);
}

/** The median of the values without gaps (NaN); NaN if there are none. */
export function knownMedian(values: readonly number[]): number {
  let known = 0;
  for (let i = 0; i < values.length; i++) if (!Number.isNaN(values[i])) known++;
  return known === 0 ? NaN : selectedMedian(quickselect(values, known >> 1), known);
}
