/**
 * Detects a high percentile at the edge of a few very slow requests, such as timeouts, pauses or cache misses. If about 1 % of
 * the requests are, p99 is as slow as they are in one run and not in the next.
 */
import type { Comparison } from '../../../model/comparison.js';
import type { Measurement } from '../../../model/documents.js';
import { median } from '../../../stats/median.js';
import { numericValue } from '../../../metrics/values.js';

/** The slowest requests usually exceed the percentile of a past run by this logarithm. */
const gap = 2;
/** The mean supports a loss beyond this number of its standard errors. */
const errors = 3;

/**
 * Whether a percentile rose no further than to the requests that are usually slowest, and these are far slower than the
 * percentile of a past run. Then more requests are that slow, and their mean shows whether chance explains how many.
 *
 * @param band as a logarithm; a smaller rise of the mean does not count
 */
export function isAtEdge({ candidate, candidateMeasurements, past }: Comparison, band: number): boolean {
  const before = past.sources.map(({ measurement }) => measurement);
  const slowest = middleOf(before, 'max');
  const isBelow = median(candidate) <= slowest && Math.min(...past.values) * Math.exp(gap) < slowest;
  return isBelow && !isMeanSlower(before, candidateMeasurements, band);
}

function isMeanSlower(before: readonly Measurement[], now: readonly Measurement[], band: number): boolean {
  const [usual, present] = [middleOf(before, 'mean'), middleOf(now, 'mean')];
  const spread = Math.max(middleOf(before, 'standardDeviation'), middleOf(now, 'standardDeviation'));
  const requests = Math.min(...[...before, ...now].map(({ samples }) => samples ?? NaN));
  const error = spread * Math.sqrt((1 / requests) * (1 / now.length + 1 / before.length));
  // Without these values nothing shows that chance explains the rise.
  if (Number.isNaN(error) || Number.isNaN(present - usual)) return true;
  return present - usual > errors * error && Math.log(present / usual) > band;
}

/** The median of a metric; NaN if it was not measured. */
function middleOf(measurements: readonly Measurement[], id: string): number {
  const values = measurements.map((measurement) => numericValue(measurement, id)).filter(Number.isFinite);
  return values.length === 0 ? NaN : median(values);
}
