/** Groups: the sets of cases that one change may affect together, and how many of them are tested. */
import { groupCases, type GroupKind } from '../../case-groups.js';
import { common, weighKind } from '../settings.js';
import { groupBy } from '../../../lang/objects.js';
import { sum } from '../../../stats/averages.js';
import type { Row } from '../../quantities/table.js';

/** A hypothesis: all members changed by one factor. */
export interface Hypothesis {
  readonly kind: GroupKind;
  readonly members: Int32Array;
}

/** Every hypothesis about the rows that may change. */
export const groupRows = (rows: readonly Row[]): readonly Hypothesis[] =>
  groupCases(rows.map(({ comparison: { case: name, isControl }, labels }) => ({ case: name, isControl, labels }))).map(
    ({ kind, members }) => ({ kind, members: Int32Array.from(members) }),
  );

/**
 * The factor on the probabilities of each kind of group, because several hypotheses are tested: Bonferroni's inequality by the
 * effective number of groups of a kind; the kinds share the probability by their weights. A few groups mostly overlap or move
 * together, so they count by a power of their number; each further group counts in full.
 */
export function multiplicities(groups: readonly Hypothesis[]): ReadonlyMap<GroupKind, number> {
  const { power, full } = common.multiplicity;
  const byKind = groupBy(groups, ({ kind }) => kind);
  const total = sum([...byKind.keys()].map(weighKind));
  const effective = (n: number): number => Math.min(n, full) ** power * Math.max(1, n / full);
  return new Map([...byKind].map(([kind, { length }]) => [kind, (effective(length) * total) / weighKind(kind)]));
}
