/**
 * The screen: what a first measurement makes worth measuring in pairs, and how noisy each group was in the past. It decides
 * nothing else.
 */
import { valuesOfLevel } from '../../compare/usable-values.js';
import { logTolerance, worseSign } from '../../metrics/values.js';
import type { Comparison, MetricComparisons } from '../../model/comparison.js';
import type { Metric } from '../../model/metric.js';
import { finite, median } from '../../stats/averages.js';
import type { FoundFrom } from '../../model/documents.js';
import { upperPoint } from '../../stats/student.js';
import type { Noise } from './evidence.js';
import { foundFrom, groupsOf, isShared, movementsIn, withWeights, type PairedGroup, type Movements } from './groups.js';
import { estimateNoise, pastNoise } from './noise.js';
import { pairSettings } from './settings.js';
import type { View } from './views.js';
import type { PairWork } from './witness.js';

export interface Screen {
  /** The groups to judge; undefined if the history cannot choose any, so that all are judged. */
  readonly suspects?: ReadonlySet<string>;
  /** Whether nothing else is judged, however bad it is. */
  readonly isExclusive?: true;
  /** Whether the run looks like those of the history. */
  readonly isCalm?: boolean;
  /** What the history shows about the noise of the groups that it knows. */
  readonly noise: ReadonlyMap<string, Readonly<Record<View['by'], Noise>>>;
  /** The smallest change of a label that looks suspicious in half of the cases, by metric. */
  readonly seen?: readonly FoundFrom[];
  /** The work of both sides of all pairs, where it is known. */
  readonly work?: readonly PairWork[];
}

/** @param tables a run, compared with its history */
export function screen(tables: readonly MetricComparisons[]): Screen {
  const found = tables.filter(({ metric: { scale } }) => scale === 'ratio').flatMap(lookAtGroups);
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
        trust: 'all',
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
