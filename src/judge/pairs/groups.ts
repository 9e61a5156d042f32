/** The groups of cases that may have changed together: one hypothesis each. */
import { groupCases, type CaseGroup } from '../case-groups.js';
import { groupBy } from '../../lang/objects.js';
import { toPercent } from '../../metrics/values.js';
import type { FoundFrom } from '../../model/documents.js';
import type { Comparison } from '../../model/comparison.js';
import type { Metric } from '../../model/metric.js';
import { knownMedian, leaveOutMedian, median } from '../../stats/averages.js';
import { pairSettings } from './settings.js';

/** A group of cases in one metric. */
export interface PairedGroup extends CaseGroup {
  /** Identifies the group among all groups of all metrics. */
  readonly id: string;
}

/** Whether it contains more than one label, so that the machine moves it like a change. */
export const isShared = ({ kind }: PairedGroup): boolean => kind !== 'case' && kind !== 'label';

export const groupsOf = ({ id: metric }: Metric, comparisons: readonly Comparison[]): readonly PairedGroup[] =>
  groupCases(comparisons).map((set) => ({ id: `${metric} of ${set.kind} ${set.name}`, ...set }));

/** How far a group moved in one measurement or pair. */
export interface Movement {
  /** The median of its own cases. */
  readonly own: number;
  /** In relation to the controls, or to the median of the other cases; undefined if there are too few of either. */
  readonly relative?: number;
}

export interface Movements {
  /** Whether the others are controls, which a change cannot affect. */
  readonly hasControls: boolean;
  readonly of: (group: PairedGroup) => Movement;
}

/**
 * How far each group moved. What all cases share remains the movement of everything.
 *
 * @param values one per comparison, as logarithms; NaN is a gap
 */
export function movementsIn(comparisons: readonly Comparison[], values: readonly number[]): Movements {
  const controls = knownMedian(values.filter((_, i) => comparisons[i]?.isControl === true));
  const hasControls = !Number.isNaN(controls);
  const medianWithout = leaveOutMedian(values);
  const known = values.filter((value) => !Number.isNaN(value)).length;
  return {
    hasControls,
    of: ({ members }) => {
      const own = knownMedian(members.map((i) => values[i] ?? NaN));
      if (hasControls) return { own, relative: own - controls };
      return known - members.length >= pairSettings.minOthers
        ? { own, relative: own - medianWithout(members) }
        : { own };
    },
  };
}

/**
 * Gives every metric the same share, in it every kind of group, and in that every group, so that many cases do not hide a
 * label. The shares add up to 1.
 */
export function withWeights<Member extends { readonly metric: Metric; readonly group: PairedGroup }>(
  found: readonly Member[],
): readonly (Member & { readonly weight: number })[] {
  const byMetric = groupBy(found, ({ metric }) => metric.id);
  return [...byMetric.values()].flatMap((ofMetric) => {
    const byKind = groupBy(ofMetric, ({ group }) => group.kind);
    return [...byKind.values()].flatMap((alike) =>
      alike.map((member) => ({ ...member, weight: 1 / (byMetric.size * byKind.size * alike.length) })),
    );
  });
}

/**
 * The change that is found in a typical label, by metric.
 *
 * @param limitOf the log ratio from which on a group is found
 */
export const foundFrom = <Member extends { readonly metric: Metric; readonly group: PairedGroup }>(
  groups: readonly Member[],
  limitOf: (group: Member) => number,
): readonly FoundFrom[] =>
  [...groupBy(groups, ({ metric }) => metric)].map(([metric, ofMetric]) => {
    const ofLabels = ofMetric.filter(({ group }) => group.kind === 'label');
    const limits = (ofLabels.length > 0 ? ofLabels : ofMetric).map(limitOf);
    return { metric: metric.id, percent: toPercent(median(limits), metric) };
  });
