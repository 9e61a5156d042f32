/**
 * The screen: what a first measurement makes worth measuring in pairs, and how noisy each group was in the past. It decides
 * nothing else.
 */
import { valuesOfLevel } from '../../compare/usable-values.js';
import { logTolerance, worseSign } from '../../metrics/values.js';
import type { Comparison, MetricComparisons } from '../../model/comparison.js';
import type { Metric } from '../../model/metric.js';
import { finite, knownMedian, mean, median } from '../../stats/averages.js';
import type { FoundFrom } from '../../model/documents.js';
import { upperPoint } from '../../stats/student.js';
import { agree, estimateRange, type Scatter, summarize, type View, viewOf } from './views.js';
import { foundFrom, groupsOf, isShared, type Movements, movementsIn, type PairedGroup, withWeights } from './groups.js';
import { assumed, pairSettings } from './settings.js';
import { computeSteepness, samplingError } from '../quantities/observe.js';
import { classifyMetric } from '../model/settings.js';

export interface Screen {
  /** The groups to judge; undefined if the history cannot choose any, so that all are judged. */
  readonly suspects?: ReadonlySet<string>;
  /** Whether nothing else is judged, however bad it is. */
  readonly isExclusive?: true;
  /** Whether the run looks like those of the history. */
  readonly isCalm?: boolean;
  /** What the history shows about the noise of the groups that it knows. */
  readonly noise: ReadonlyMap<string, Readonly<Record<View['by'], Scatter>>>;
  /** The smallest change of a label that looks suspicious in half of the cases, by metric. */
  readonly seen?: readonly FoundFrom[];
  /** The work of both sides of all pairs, where it is known. */
  readonly work?: readonly PairWork[];
}

/** @param tables a run, compared with its history, for each metric that is compared by ratio */
export function screen(tables: readonly MetricComparisons[]): Screen {
  const found = tables.flatMap(lookAtGroups);
  const weighted = withWeights(found);
  const noise = new Map(found.map(({ group, past }) => [group.id, past]));
  const isShort = Math.max(0, ...found.map(({ runs }) => runs)) < pairSettings.minRuns;
  // A run that is faster as a whole was measured on another machine, or at another hour: what the history calls usual hides a
  // loss then.
  const isElsewhere = weighted.some((one) => isShared(one.group) && -one.effect > thresholdOf(one));
  if (isShort || isElsewhere) return { noise };
  const slower = weighted.filter((one) => one.effect > thresholdOf(one));
  const isCalm = slower.length === 0;
  // The history cannot tell a slower head on a faster machine from an unchanged one: pairs look at what the machine moves, too.
  const suspects = isCalm ? weighted.filter(({ group }) => isShared(group) || isAlone(group, tables)) : slower;
  return {
    noise,
    isCalm,
    suspects: new Set(suspects.map(({ group }) => group.id)),
    seen: foundFrom(weighted, thresholdOf),
  };
}

/** Whether a group is all that its metric has. */
const isAlone = ({ members }: PairedGroup, tables: readonly MetricComparisons[]): boolean =>
  tables.some(({ comparisons }) => members.length === comparisons.length);

function lookAtGroups({ metric, comparisons }: MetricComparisons) {
  const history = pastMovements(metric, comparisons);
  const present = movementsIn(
    comparisons,
    deviations(metric, comparisons, ({ candidate }) => median(candidate)),
  );
  const relativeIn = (movements: Movements, group: PairedGroup): number => {
    const { own, relative = own } = movements.of(group);
    return relative;
  };
  return groupsOf(metric, comparisons).map((group) => {
    const own = finite(history.map((movements) => movements.of(group).own));
    const relative = finite(history.map((movements) => relativeIn(movements, group)));
    const past = { own: pastNoise(own), relative: pastNoise(relative) };
    return {
      metric,
      group,
      runs: relative.length,
      effect: relativeIn(present, group),
      past,
      noise: estimateNoise(group, metric, comparisons, {
        by: 'relative',
        past: past.relative,
        isTrusted: true,
      }),
      band: bandOf(group, metric, comparisons),
    };
  });
}

type Seen = ReturnType<typeof lookAtGroups>[number];

/** The effect above which a group is suspicious. */
function thresholdOf({ runs, noise: { variance, freedom }, band, weight }: Seen & { readonly weight: number }): number {
  // The usual value is a median of the past runs, hence pi / 2.
  const error = Math.sqrt(variance * (1 + (runs === 0 ? 0 : Math.PI / 2 / runs)));
  return Math.max(
    pairSettings.screen.band * band,
    error * upperPoint(pairSettings.screen.probability * weight, freedom),
  );
}

/** The tolerance band of a group as a log ratio: the middle one of its cases. */
export function bandOf({ members }: PairedGroup, metric: Metric, comparisons: readonly Comparison[]): number {
  const bands = members.flatMap((i) => {
    const comparison = comparisons[i];
    return comparison === undefined ? [] : [logTolerance(comparison, metric, median(comparison.past.values))];
  });
  return Math.max(median(bands), pairSettings.narrowestBand);
}

/** Log ratios to the usual value of each case, larger is worse. */
const deviations = (
  metric: Metric,
  comparisons: readonly Comparison[],
  read: (comparison: Comparison) => number,
): readonly number[] =>
  comparisons.map((comparison) => worseSign(metric) * Math.log(read(comparison) / usualValue(comparison)));

/** The median of the present level. */
const usualValue = ({ past }: Comparison): number => median(valuesOfLevel(past));

/** The movement of the groups in each past run, oldest first. */
function pastMovements(metric: Metric, comparisons: readonly Comparison[]): readonly Movements[] {
  const runs = [...new Set(comparisons.flatMap(({ past }) => past.runs))].sort((a, b) => a - b);
  return runs.map((run) => {
    const valueIn = ({ past }: Comparison): number => past.values[past.runs.lastIndexOf(run)] ?? NaN;
    return movementsIn(comparisons, deviations(metric, comparisons, valueIn));
  });
}

/**
 * Half the mean square of the differences between consecutive runs, which a change of level inflates only once.
 *
 * @param past the movements of the group in past runs, oldest first
 */
function pastNoise(past: readonly number[]): Scatter {
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

interface NoiseOptions {
  readonly by: 'own' | 'relative';
  /** What the past runs of the group show. */
  readonly past?: Scatter | undefined;
  /** The variance that the pairs of most groups of its kind show. */
  readonly shown?: number | undefined;
  /**
   * Whether the history counts as much as it is long, for a run that is compared with it. Today's noise need not be that of the
   * past months, so a calm history does not make pairs calm; one that is noisier than assumed is believed.
   */
  readonly isTrusted?: true;
}

/** What is assumed before any measurement, together with what the history shows. */
export function estimateNoise(
  group: PairedGroup,
  metric: Metric,
  comparisons: readonly Comparison[],
  { by, past = { variance: 0, freedom: 0 }, shown = 0, isTrusted }: NoiseOptions,
): Scatter {
  const isOfMany = isShared(group);
  const { shared } = assumed[classifyMetric(metric)];
  const alone = isOfMany ? shared : expectOwn(group, metric, comparisons);
  const hasMachine = by === 'own' && !isOfMany;
  const expected = hasMachine ? Math.hypot(alone, shared) : alone;
  const weight = assumed.weight[isOfMany || hasMachine ? 'shared' : 'own'];
  const known = isTrusted === true ? Math.min(past.freedom, pairSettings.screen.maxFreedom) : 0;
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

/*
 * Whether the head does more work than its base: the processor time per request, which other programs hardly change. It is a
 * witness for a loss and never an excuse, because a service that waits longer is slower, too.
 */

/** Milliseconds of processor time per request of both sides of a pair. */
export interface PairWork {
  readonly base: number;
  readonly head: number;
}

interface Witness {
  /** The medians of all pairs. */
  readonly basePerRequestMs: number;
  readonly headPerRequestMs: number;
  /** The number of pairs in which the head does more. */
  readonly moreIn: number;
  readonly pairs: number;
  readonly verdict: 'more work' | 'same work' | 'unknown';
}

export const witnessSettings = {
  /**
   * Of one measurement: in 100 runs of a service that computes or waits, under seven disturbances, the logarithm of the processor
   * time per request had a standard deviation of 0.05, where that of p50 had 0.40.
   */
  noise: { variance: 0.05 ** 2, freedom: 4 } satisfies Scatter,
  /** A smaller rise is not reported, and a larger one must be excluded to call the work the same: log ratios. */
  least: Math.log(1.05),
  same: Math.log(1.1),
  /** The share of alpha that is left to it: so much more probable is it that an unchanged version fails. */
  share: 0.1,
} as const;

/** @param works of all pairs; without any, nothing is known */
export function weighWork(works: readonly PairWork[]): Witness | undefined {
  if (works.length === 0) return undefined;
  const rises = risesOf(works);
  const moreIn = rises.filter((rise) => rise > 0).length;
  return {
    basePerRequestMs: median(works.map(({ base }) => base)),
    headPerRequestMs: median(works.map(({ head }) => head)),
    moreIn,
    pairs: works.length,
    verdict: works.length < pairSettings.minPairs ? 'unknown' : compare(rises),
  };
}

/**
 * The probability that an unchanged version has a loss that is suspect already and does as much more work. 1 if the head does not do
 * more, so it excuses none.
 *
 * @param band the tolerance band of the loss as a log ratio
 */
export function chanceOfWork(works: readonly PairWork[], band: number): number {
  if (weighWork(works)?.verdict !== 'more work') return 1;
  return Math.min(1, viewOf('own', risesOf(works), witnessSettings.noise, band).chance / witnessSettings.share);
}

const risesOf = (works: readonly PairWork[]): readonly number[] => works.map(({ base, head }) => Math.log(head / base));

function compare(rises: readonly number[]): Witness['verdict'] {
  const { noise, least, same } = witnessSettings;
  const differences = summarize(rises);
  const [low, high] = estimateRange(differences, noise);
  if (agree(rises) && low > 0 && differences.mean >= least) return 'more work';
  return low > -same && high < same ? 'same work' : 'unknown';
}
