/** How noisy one measurement of a group is, from past runs, from the shape of its distribution, and from experience. */
import { numericValue } from '../../metrics/values.js';
import type { Comparison } from '../../model/comparison.js';
import type { Metric } from '../../model/metric.js';
import { knownMedian } from '../../stats/median.js';
import { computeSteepness, samplingError } from '../quantities/observe.js';
import type { Noise } from './evidence.js';
import type { Group } from './groups.js';
import { assumed, classify, pairSettings } from './settings.js';

/**
 * Half the mean square of the differences between consecutive runs, which a change of level inflates only once, together
 * with the assumed noise.
 *
 * @param past the movements of the group in past runs, oldest first
 */
export function estimateNoise(
  past: readonly number[],
  group: Group,
  metric: Metric,
  comparisons: readonly Comparison[],
): Noise {
  const steps = past.slice(1).map((value, i) => (value - (past[i] ?? NaN)) ** 2 / 2);
  const variance = steps.reduce((total, step) => total + step, 0) / Math.max(steps.length, 1);
  // n differences of neighbours are worth two thirds of as many independent values (von Neumann).
  const own = (2 / 3) * steps.length;
  const isShared = group.kind !== 'case' && group.kind !== 'label';
  const weight = assumed.weight[isShared ? 'shared' : 'own'];
  const expected = isShared ? assumed[classify(metric)].shared : expectOwn(group, metric, comparisons);
  // Not less for a group: what delays the few slowest requests often delays those of all labels.
  const errorOf = (comparison: Comparison): number =>
    samplingError(comparison, metric, computeSteepness(comparison, metric));
  const sampling = knownMedian(group.members.map((i) => errorOf(comparisons[i] as Comparison)));
  const freedom = weight + own;
  return {
    // A history that is noisier than expected is believed.
    variance:
      Math.max((weight * expected ** 2 + own * variance) / freedom, own === 0 ? 0 : variance, sampling ** 2) +
      roundingOf(group, metric, comparisons) ** 2,
    freedom: Math.min(freedom, pairSettings.maxFreedom),
  };
}

/** The standard deviation that is expected of the cases of a group in one measurement. */
function expectOwn({ members }: Group, metric: Metric, comparisons: readonly Comparison[]): number {
  const kind = classify(metric);
  if (kind === 'rate') return assumed.rate.own;
  const steepness = knownMedian(members.map((i) => steepnessOf(comparisons[i] as Comparison)));
  if (Number.isNaN(steepness)) return assumed[kind].own;
  const { min, max } = assumed.steepness;
  return Math.min(Math.max(assumed.steepness[kind] * steepness ** 2, min), max);
}

/** ln(p95 / p50) of the base; NaN if unknown. The head's could hide its own change. */
function steepnessOf({ past: { sources } }: Comparison): number {
  return knownMedian(
    sources.map(({ measurement }) => {
      const [low, high] = [numericValue(measurement, 'p50'), numericValue(measurement, 'p95')];
      return low > 0 && high > 0 ? Math.log(high / low) : NaN;
    }),
  );
}

/** The standard deviation of rounding to whole milliseconds. */
const roundingMs = 1 / Math.sqrt(12);

/** The noise that times in whole milliseconds have at least, as a share of them. */
function roundingOf({ members }: Group, { unit }: Metric, comparisons: readonly Comparison[]): number {
  if (unit !== 'ms') return 0;
  const shares = members.map((i) => {
    const { isInterpolated, past } = comparisons[i] as Comparison;
    return isInterpolated === true ? 0 : roundingMs / Math.max(knownMedian(past.values), 1);
  });
  return knownMedian(shares);
}
