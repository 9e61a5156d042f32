import { median } from 'simple-statistics';
import { finite } from './finite.js';

/** The median; of an even number of values the mean of the middle two. Throws without values. */
export { median };

/** The median of the values without gaps (NaN); NaN if there are none. */
export function knownMedian(values: readonly number[]): number {
  const known = finite(values);
  return known.length === 0 ? NaN : median(known);
}
