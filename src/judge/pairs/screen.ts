/**
 * The screen: what a first measurement makes worth measuring in pairs, and how noisy each group was in the past. It decides
 * nothing else.
 */
import { logTolerance, worseSign } from '../../metrics/log-scale.js';
import type { Comparison, MetricComparisons } from '../../model/comparison.js';
import type { Metric } from '../../model/metric.js';
import { median } from '../../stats/median.js';
import type { FoundFrom } from '../../model/documents.js';
import { upperPoint } from '../../stats/student.js';
import type { Noise } from './evidence.js';
import { foundFrom } from './found-from.js';
import { groupCases, movementOf, withWeights, type Group } from './groups.js';
import { estimateNoise } from './noise.js';
import { pairSettings } from './settings.js';

export interface Screen {
  /** The groups to judge; undefined if the history is too short to choose any, so that all are judged. */
  readonly suspects?: ReadonlySet<string>;
  /** The noise of the groups that the history knows. */
  readonly noise: ReadonlyMap<string, Noise>;
  /** The smallest change of a label that looks suspicious in half of the cases, by metric. */
  readonly seen?: readonly FoundFrom[];
}

/**
 * @param tables a run, compared with its history
 * @param isWorse whether the judgement of the run doubts a case; its groups are looked at as well
 */
export function screen(
  tables: readonly MetricComparisons[],
  isWorse: (comparison: Comparison, metric: Metric) => boolean = () => false,
): Screen {
  let maxRuns = 0;
  const groups = tables
    .filter(({ metric: { scale } }) => scale === 'ratio')
    .flatMap(({ metric, comparisons }) => {
      const history = pastMovements(metric, comparisons);
      maxRuns = Math.max(maxRuns, history.length);
      const present = movementOf(
        comparisons,
        deviations(metric, comparisons, ({ candidate }) => median(candidate)),
      );
      return groupCases(metric, comparisons).map((group) => {
        const past = history.map((movement) => movement(group).relative).filter((value) => !Number.isNaN(value));
        return {
          metric,
          group,
          runs: past.length,
          effect: present(group).relative,
          noise: estimateNoise(past, group, metric, comparisons),
          band: bandOf(group, metric, comparisons),
          isDoubted: group.kind === 'case' && isWorse(comparisons[group.members[0] ?? 0] as Comparison, metric),
        };
      });
    });
  const weighted = withWeights(groups);
  const suspects = weighted.filter((group) => group.isDoubted || group.effect > thresholdOf(group));
  return {
    noise: new Map(groups.map(({ group, noise }) => [group.id, noise])),
    ...(maxRuns >= pairSettings.minRuns && {
      suspects: new Set(suspects.map(({ group }) => group.id)),
      seen: foundFrom(weighted, thresholdOf),
    }),
  };
}

interface Seen {
  /** Past runs of the group. */
  readonly runs: number;
  readonly noise: Noise;
  readonly band: number;
  readonly weight: number;
}

/** The effect above which a group is suspicious. */
function thresholdOf({ runs, noise: { variance, freedom }, band, weight }: Seen): number {
  // The usual value is a median of the past runs, hence pi / 2.
  const error = Math.sqrt(variance * (1 + (runs === 0 ? 0 : Math.PI / 2 / runs)));
  return Math.max(
    pairSettings.screen.band * band,
    error * upperPoint(pairSettings.screen.probability * weight, freedom),
  );
}

/** The tolerance band of a group as a log ratio: the middle one of its cases. */
export function bandOf({ members }: Group, metric: Metric, comparisons: readonly Comparison[]): number {
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
function usualValue({ past: { values, segments } }: Comparison): number {
  return median(segments === undefined ? values : values.filter((_, i) => segments[i] === 0));
}

/** The movement of the groups in each past run, oldest first. */
function pastMovements(metric: Metric, comparisons: readonly Comparison[]): readonly ReturnType<typeof movementOf>[] {
  const runs = [...new Set(comparisons.flatMap(({ past }) => past.runs))].sort((a, b) => a - b);
  return runs.map((run) => {
    const valueIn = ({ past }: Comparison): number => past.values[past.runs.lastIndexOf(run)] ?? NaN;
    return movementOf(comparisons, deviations(metric, comparisons, valueIn));
  });
}
