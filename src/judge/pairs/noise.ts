/** How noisy one measurement of a group is, from past runs, from the shape of its distribution, and from experience. */
import type { Comparison } from '../../model/comparison.js';
import type { Metric } from '../../model/metric.js';
import { knownMedian, median, mean } from '../../stats/averages.js';
import { computeSteepness, samplingError } from '../quantities/observe.js';
import { summarize, type Noise } from './evidence.js';
import { isShared, type PairedGroup } from './groups.js';
import { classifyMetric } from '../model/settings.js';
import { assumed, pairSettings } from './settings.js';

/**
 * Half the mean square of the differences between consecutive runs, which a change of level inflates only once.
 *
 * @param past the movements of the group in past runs, oldest first
 */
export function pastNoise(past: readonly number[]): Noise {
  const steps = past.slice(1).map((value, i) => (value - (past[i] ?? NaN)) ** 2 / 2);
  // n differences of neighbours are worth two thirds of as many independent values (von Neumann).
  return steps.length === 0 ? { variance: 0, freedom: 0 } : { variance: mean(steps), freedom: (2 / 3) * steps.length };
}

/**
 * The variance of one measurement that the middle one of several groups shows in its pairs: how noisy today is. The few pairs of a
 * single group would not tell, and a change of some groups moves their pairs alike.
 *
 * @param differences those of each group
 */
export function shownVariance(differences: readonly (readonly number[])[]): number | undefined {
  const spreads = differences.flatMap((values) =>
    values.length < 2 ? [] : [summarize(values).squares / (2 * (values.length - 1))],
  );
  return spreads.length < pairSettings.minOthers ? undefined : median(spreads);
}

export interface NoiseOptions {
  readonly by: 'own' | 'relative';
  /** What the past runs of the group show. */
  readonly past?: Noise | undefined;
  /** The variance that the pairs of most groups of its kind show. */
  readonly shown?: number | undefined;
  /**
   * all: the history counts as much as it is long, for a run that is compared with it. raise: today's noise need not be that of
   * the past months, so that a calm history does not make pairs calm; one that is noisier than assumed is believed.
   */
  readonly trust: 'all' | 'raise';
}

/** What is assumed before any measurement, together with what the history shows. */
export function estimateNoise(
  group: PairedGroup,
  metric: Metric,
  comparisons: readonly Comparison[],
  { by, past = { variance: 0, freedom: 0 }, shown = 0, trust }: NoiseOptions,
): Noise {
  const isOfMany = isShared(group);
  const { shared } = assumed[classifyMetric(metric)];
  const alone = isOfMany ? shared : expectOwn(group, metric, comparisons);
  const hasMachine = by === 'own' && !isOfMany;
  const expected = hasMachine ? Math.hypot(alone, shared) : alone;
  const weight = assumed.weight[isOfMany || hasMachine ? 'shared' : 'own'];
  const known = trust === 'all' ? Math.min(past.freedom, pairSettings.screen.maxFreedom) : 0;
  // Not less for a group: what delays the few slowest requests often delays those of all labels.
  const errorOf = (comparison: Comparison): number =>
    samplingError(comparison, metric, computeSteepness(comparison, metric));
  const sampling = knownMedian(group.members.map((i) => errorOf(comparisons[i] as Comparison)));
  const mixed = (weight * expected ** 2 + known * past.variance) / (weight + known);
  return {
    variance: Math.max(mixed, past.variance, shown, sampling ** 2) + roundingOf(group, metric, comparisons) ** 2,
    freedom: weight + known,
  };
}

/** The standard deviation that is expected of the cases of a group in one measurement. */
function expectOwn({ members }: PairedGroup, metric: Metric, comparisons: readonly Comparison[]): number {
  const kind = classifyMetric(metric);
  if (kind === 'rate') return assumed.rate.own;
  // ln(p95 / p50) of the base. The head's could hide its own change.
  const steepness = knownMedian(members.map((i) => computeSteepness(comparisons[i] as Comparison, { id: 'p50' })));
  if (Number.isNaN(steepness)) return assumed[kind].own;
  const { min, max } = assumed.steepness;
  return Math.min(Math.max(assumed.steepness[kind] * steepness ** 2, min[kind]), max);
}

/** The standard deviation of rounding to whole milliseconds. */
const roundingMs = 1 / Math.sqrt(12);

/** The noise that times in whole milliseconds have at least, as a share of them. */
function roundingOf({ members }: PairedGroup, { unit }: Metric, comparisons: readonly Comparison[]): number {
  if (unit !== 'ms') return 0;
  const shares = members.map((i) => {
    const { isInterpolated, past } = comparisons[i] as Comparison;
    return isInterpolated === true ? 0 : roundingMs / Math.max(knownMedian(past.values), 1);
  });
  return knownMedian(shares);
}
