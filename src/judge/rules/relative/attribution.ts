/** Finds the labels of a load test that explain a loss of throughput. */
import type { Comparison } from '../../../model/comparison.js';
import type { Measurement } from '../../../model/documents.js';
import { median } from '../../../stats/median.js';
import { numberOf } from './values.js';

/** A label explains a loss if its share of the added time is at least this fraction of its usual share of an iteration. */
const leastShare = 0.5;

/**
 * An iteration of a closed loop takes the sum over its labels of requests x mean response time; an increase of that sum is
 * the loss of throughput.
 *
 * @param comparisons of one load test, whose throughputs are one quantity
 * @returns for each whether it explains the loss; true for all if response times or counts are not known
 */
export function explainsLoss(comparisons: readonly Comparison[]): readonly boolean[] {
  const parts = comparisons.map(({ past, candidateMeasurements }) => {
    const before = past.sources.map(({ measurement }) => measurement);
    const rate = middleOf(before, 'throughput');
    const usual = rate * middleOf(before, 'mean');
    return { usual, added: rate * middleOf(candidateMeasurements, 'mean') - usual };
  });
  const usual = parts.reduce((sum, part) => sum + part.usual, 0);
  const added = parts.reduce((sum, part) => sum + Math.max(0, part.added), 0);
  if (!(usual > 0) || !(added > 0)) return parts.map(() => true);
  const found = parts.map((part) => part.added / added >= (leastShare * part.usual) / usual);
  return found.includes(true) ? found : parts.map(() => true);
}

function middleOf(measurements: readonly Measurement[], id: string): number {
  const values = measurements.map((measurement) => numberOf(measurement, id)).filter((value) => value >= 0);
  return values.length === 0 ? NaN : median(values);
}
