/** Loops of a load test: labels that every iteration requests, so that they share one throughput. */
import { numericValue } from '../metrics/values.js';
import type { Measurement } from '../model/documents.js';

/**
 * Users who wait for a slower label request the others less often. A loss below this part of the tolerance band stays within
 * it, also in later runs.
 */
export const minSharedLoss = 0.5;

/** Before a change, the usual throughput of a loop is that of so many earlier runs. */
export const newestBefore = 5;

/** The requests, and the throughputs, of labels of one loop differ by less than this factor. */
const maxDifference = 1.1;

/**
 * Whether two labels are requested equally often. Not if one of the values is unknown.
 *
 * @param a the requests of one label, or its throughput; `b` is that of the other
 */
export const areEquallyFrequent = (a: number, b: number, factor = maxDifference): boolean =>
  a <= factor * b && b <= factor * a;

/** The time of all requests of a measurement in milliseconds; NaN if their number or their mean is unknown. */
export const totalTime = (measurement: Measurement): number =>
  (measurement.samples ?? NaN) * numericValue(measurement, 'mean');

/**
 * The share of its throughput that a loop without pauses keeps if requests are added to it: the share of its own requests in
 * the time of all.
 *
 * @param own the time of its own requests; `added` is that of the added ones
 * @returns 0 if a time is unknown
 */
export const remainingShare = (own: number, added: number): number => (own > 0 && added >= 0 ? own / (own + added) : 0);
