/** Corroboration between the quantiles of one case's response time. */
import type { Comparison } from '../../../../model/comparison.js';
import { median } from '../../../../stats/median.js';
import { common } from '../settings.js';
import { hasFewTailValues } from '../percentiles.js';
import { isAtEdge } from './tail-edge.js';
import { numericValue } from '../../../../metrics/values.js';
import type { Decision } from './decision.js';

/**
 * Whether a high percentile that fails alone in one run is only suspect. With few requests it is one of the largest values,
 * and a real change would move lower quantiles, too. These are compared with the band and not with the percentile's own
 * change, so that a larger change is never milder. Where the number of requests is unknown, nothing shows that they are few.
 *
 * @param level of the percentile, percent
 */
export function needsSupport(comparison: Comparison, level: number, probability: number, band: number): boolean {
  const { candidateMeasurements, past, baseline } = comparison;
  // Nights corroborate each other; repetitions of one session share the minutes that disturb a tail.
  const isSupported = candidateMeasurements.length !== 1 && baseline !== 'session';
  if (isSupported) return false;
  const samples = candidateMeasurements.reduce((sum, measurement) => sum + (measurement.samples ?? NaN), 0);
  if (Number.isNaN(samples) || !hasFewTailValues(samples, level)) return false;
  if (isAtEdge(comparison, level, band)) return true;
  if (probability < common.farBeyond) return false;
  const moves = ['p50', 'p95'].flatMap((id) => {
    const usual = past.sources.map(({ measurement }) => numericValue(measurement, id)).filter((value) => value > 0);
    const present = candidateMeasurements
      .map((measurement) => numericValue(measurement, id))
      .filter((value) => value > 0);
    return usual.length === 0 || present.length === 0 ? [] : [Math.log(median(present) / median(usual))];
  });
  return moves.length > 0 && Math.max(...moves) < common.tailSupport * band;
}

/**
 * Two quantiles of one case that are both suspect are a regression together. One that failed corroborates like a suspect one,
 * so that a larger change, which fails by one of them, is not milder for the other.
 */
export const doQuantilesAgree = (decisions: readonly Decision[]): boolean =>
  decisions.filter((decision) => decision === 'suspect' || decision === 'regression').length >= 2;
