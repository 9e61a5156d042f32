import { matcherFor } from '../../cases/patterns.js';
import type { JudgedGroup } from '../../judge/pairs/decide-by-pairs.js';

/** Which groups a search may follow. */
export interface Wanted {
  readonly isWanted: (group: JudgedGroup) => boolean;
  /** Whether a group was wanted; undefined if none was asked about. */
  readonly hasMatched: () => boolean | undefined;
}

/** @returns undefined if neither a metric nor cases are named */
export function wantedGroups({
  metric,
  pattern,
}: {
  readonly metric?: string;
  readonly pattern?: string;
}): Wanted | undefined {
  if (metric === undefined && pattern === undefined) return undefined;
  let matched: boolean | undefined;
  return {
    hasMatched: () => matched,
    isWanted: (group) => {
      const isWanted =
        (metric === undefined || group.metric.id === metric) &&
        (pattern === undefined || group.cases.every(matcherFor(pattern, group.cases)));
      matched = matched === true || isWanted;
      return isWanted;
    },
  };
}
