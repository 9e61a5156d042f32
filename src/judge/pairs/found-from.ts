import { groupBy } from '../../lang/objects.js';
import { toPercent } from '../../metrics/values.js';
import type { FoundFrom } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import { median } from '../../stats/averages.js';
import type { Group } from './groups.js';

/**
 * The change that is found in a typical label, by metric.
 *
 * @param limitOf the log ratio from which on a group is found; infinite if no change is
 */
export const foundFrom = <Member extends { readonly metric: Metric; readonly group: Group }>(
  groups: readonly Member[],
  limitOf: (group: Member) => number,
): readonly FoundFrom[] =>
  [...groupBy(groups, ({ metric }) => metric).entries()].flatMap(([metric, ofMetric]) => {
    const ofLabels = ofMetric.filter(({ group }) => group.kind === 'label');
    const limits = (ofLabels.length > 0 ? ofLabels : ofMetric).map(limitOf).filter(Number.isFinite);
    return limits.length === 0 ? [] : [{ metric: metric.id, percent: toPercent(median(limits), metric) }];
  });
