/**
 * Detects a high percentile that a single moment raised. A pause of the machine, or of the service, delays all requests in
 * progress at once: a hundred slow requests are then one event, and one event does not show that the tail of the distribution
 * changed.
 */
import type { Comparison } from '../../../../model/comparison.js';
import type { Timeline } from '../../../../model/documents.js';
import { numericValue } from '../../../../metrics/values.js';
import { highPercentile } from '../percentiles.js';

/** A moment may lie on the boundary of two intervals. */
const intervalsOfMoment = 2;
/** More moments than this recur, and are a property of the version. */
const mostMoments = 2;
/** The probability by which requests that are slow independently of each other may end in so few intervals. */
const chance = 0.01;

/**
 * Whether all requests beyond a high percentile ended in one or two moments of the run. False if the results do not contain
 * times, or if there are several repetitions, because these show whether the moments recur.
 *
 * @param id of the metric
 */
export function isMomentary({ candidateMeasurements }: Pick<Comparison, 'candidateMeasurements'>, id: string): boolean {
  const level = highPercentile(id);
  const [measurement, ...others] = candidateMeasurements;
  const { timeline, samples } = measurement ?? {};
  if (measurement === undefined || others.length > 0) return false;
  if (level === undefined || timeline?.slowestMs === undefined || samples === undefined) return false;
  const { slow, measured, moments } = findSlowIntervals(timeline, numericValue(measurement, id));
  const beyond = Math.ceil(samples * (1 - level / 100));
  return (
    moments <= mostMoments &&
    slow <= intervalsOfMoment * moments &&
    2 * slow <= measured &&
    chooseLog(measured, slow) + beyond * Math.log(slow / measured) < Math.log(chance)
  );
}

/** Counts intervals with requests, those with a request of at least `ms`, and the groups of adjacent ones among them. */
function findSlowIntervals({ requests, slowestMs = [] }: Timeline, ms: number) {
  let [slow, measured, moments, last] = [0, 0, 0, -Infinity];
  requests.forEach((count, i) => {
    if (count === 0) return;
    measured++;
    if ((slowestMs[i] ?? 0) < ms) return;
    slow++;
    if (i > last + 1) moments++;
    last = i;
  });
  return { slow, measured, moments };
}

/** The logarithm of the number of ways to choose k of n. */
function chooseLog(n: number, k: number): number {
  let log = 0;
  for (let i = 1; i <= k; i++) log += Math.log((n - k + i) / i);
  return log;
}
