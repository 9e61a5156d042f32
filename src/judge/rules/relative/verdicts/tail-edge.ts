/**
 * Detects a high percentile at the edge of a few very slow requests, such as timeouts, pauses or cache misses. If about 1 % of
 * the requests are, p99 is as slow as they are in one run and not in the next.
 */
import type { Comparison } from '../../../../model/comparison.js';
import type { Measurement } from '../../../../model/documents.js';
import { knownMedian, median } from '../../../../stats/median.js';
import { numericValue, usualValue } from '../../../../metrics/values.js';

/** The slowest requests usually exceed the percentile of a past run by this logarithm. */
const gap = 2;
/** The mean supports a loss beyond this number of its standard errors. */
const errors = 3;
/**
 * The share of the slowest requests may be this many times the one that follows from the variance, as not all are as slow as the
 * slowest; and chance makes them more by up to this number of standard deviations of their number.
 */
const count = { factor: 3, deviations: 4 };

/**
 * Whether a percentile rose no further than to the requests that are usually slowest, and these are far slower than the
 * percentile of a past run. Then more requests may be that slow by chance: if there usually are nearly enough of them to reach
 * the percentile, and if their mean is not slower than chance explains.
 *
 * @param level of the percentile, percent
 * @param band as a logarithm; a smaller rise of the mean does not count
 */
export function isAtEdge({ candidate, candidateMeasurements, past }: Comparison, level: number, band: number): boolean {
  const before = past.sources.map(({ measurement }) => measurement);
  const slowest = usualValue(before, 'max');
  const isBelow = median(candidate) <= slowest && Math.min(...past.values) * Math.exp(gap) < slowest;
  return (
    isBelow &&
    areNearlyEnough(before, candidateMeasurements, level) &&
    !isMeanSlower(before, candidateMeasurements, band)
  );
}

/** Whether chance can make as many requests as slow as the usual maximum as lie beyond the percentile. */
function areNearlyEnough(before: readonly Measurement[], now: readonly Measurement[], level: number): boolean {
  const shares = before.map((measurement) => {
    const [deviation, most, mean] = ['standardDeviation', 'max', 'mean'].map((id) => numericValue(measurement, id));
    return ((deviation ?? NaN) / ((most ?? NaN) - (mean ?? NaN))) ** 2;
  });
  const requests = Math.min(...now.map(({ samples }) => samples ?? NaN));
  const expected = requests * count.factor * knownMedian(shares.filter(Number.isFinite));
  return expected + count.deviations * Math.sqrt(expected) >= requests * (1 - level / 100);
}

function isMeanSlower(before: readonly Measurement[], now: readonly Measurement[], band: number): boolean {
  const [usual, present] = [usualValue(before, 'mean'), usualValue(now, 'mean')];
  const spread = Math.max(usualValue(before, 'standardDeviation'), usualValue(now, 'standardDeviation'));
  const requests = Math.min(...[...before, ...now].map(({ samples }) => samples ?? NaN));
  const error = spread * Math.sqrt((1 / requests) * (1 / now.length + 1 / before.length));
  // Without these values nothing shows that chance explains the rise.
  if (Number.isNaN(error) || Number.isNaN(present - usual)) return true;
  return present - usual > errors * error && Math.log(present / usual) > band;
}
