/** Groups: the sets of cases that one change may affect together. */
import { loadTestKey } from '../../../cases/names.js';
import { listCaseSets, type SetKind } from '../../case-sets.js';
import type { CaseName } from '../../../model/documents.js';
import { common, weighKind, type GroupKind } from '../settings.js';
import { groupBy, readOwn } from '../../../lang/objects.js';
import { sum } from '../../../stats/averages.js';
import type { Row } from '../../quantities/table.js';

/** A hypothesis: all members changed by one factor. */
export interface Hypothesis {
  readonly kind: GroupKind;
  readonly members: Int32Array;
}

/**
 * Every hypothesis about the rows that may change. A quantity that several labels share belongs to each of them; without labels
 * it belongs to its scenario.
 */
export function groupRows(rows: readonly Row[]): readonly Hypothesis[] {
  const open = [...rows.keys()].filter((i) => rows[i]?.comparison.isControl !== true);
  const nameOf = (i: number): CaseName => (rows[i] as Row).comparison.case;
  const axes = new Set(open.flatMap((i) => Object.keys(nameOf(i).configuration)));
  const kinds: readonly SetKind<GroupKind>[] = [
    ['case', (i) => [String(i)]],
    ['everything', () => ['']],
    ['scenario', (i) => [nameOf(i).scenario]],
    [
      'label',
      (i) => {
        const { scenario, label } = nameOf(i);
        const { labels = label === undefined ? [] : [label] } = rows[i] as Row;
        return (labels.length === 0 ? [undefined] : labels).map((own) => JSON.stringify([scenario, own]));
      },
    ],
    ['load-test', (i) => [loadTestKey(nameOf(i))]],
    ...[...axes].sort().flatMap((axis): readonly SetKind<GroupKind>[] => {
      const readAxis = (i: number): string => readOwn(nameOf(i).configuration, axis) ?? '';
      return [
        ['axis', (i) => [readAxis(i)]],
        ['scenario-axis', (i) => [JSON.stringify([nameOf(i).scenario, readAxis(i)])]],
      ];
    }),
  ];
  return listCaseSets(open, kinds).map(({ kind, members }) => ({ kind, members: Int32Array.from(members) }));
}

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
