import { median } from './median.js';

/** Rounds of reweighting; each brings the mean of a few values closer by a large factor. */
const rounds = 8;

/**
 * Huber's location (Annals of Mathematical Statistics 35, 1964): a mean in which a value farther from it than the cut counts
 * as if it were at the cut. It varies less than the median, and one outlier can move it only by a share of the cut.
 *
 * @param values not empty, without NaN
 * @param cut positive, in the unit of the values
 */
export function huberMean(values: readonly number[], cut: number): number {
  let centre = median(values);
  for (let round = 0; round < rounds; round++) {
    let [sum, weights] = [0, 0];
    for (const value of values) {
      const distance = Math.abs(value - centre);
      const weight = distance > cut ? cut / distance : 1;
      sum += weight * value;
      weights += weight;
    }
    centre = sum / weights;
  }
  return centre;
}
