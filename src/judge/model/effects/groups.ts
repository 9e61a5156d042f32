/** Groups: the sets of cases that one change may affect together. */
import { loadTestKey } from '../../../cases/names.js';
import type { CaseName } from '../../../model/documents.js';
import { common, weighKind, type GroupKind } from '../settings.js';
import { groupBy, readOwn } from '../../../lang/objects.js';
import { sum } from '../../../stats/averages.js';
import type { Row } from '../../quantities/table.js';

/** A hypothesis: all members changed by one factor. */
export interface Group {
  readonly kind: GroupKind;
  readonly members: Int32Array;
}

/** A case, or several that share one quantity, with all their labels; none for a load test as a whole. */
type LabelledCase = CaseName & { readonly labels: readonly string[] };

/** The hypotheses about the rows of a table. */
export const groupRows = (rows: readonly Row[]): readonly Group[] =>
  listGroups(
    rows.map(({ comparison: { case: name }, labels = name.label === undefined ? [] : [name.label] }) => ({
      ...name,
      labels,
    })),
    (i) => rows[i]?.comparison.isControl !== true,
  );

/**
 * Every hypothesis about the cases that may change; each set of cases occurs once, under the first kind that describes it.
 * A quantity that several labels share belongs to each of them.
 */
function listGroups(cases: readonly LabelledCase[], mayChange: (i: number) => boolean): readonly Group[] {
  const open = [...cases.keys()].filter(mayChange);
  const groups: Group[] = open.map((i) => ({ kind: 'case', members: Int32Array.of(i) }));
  const seen = new Set<string>();
  const add = (kind: GroupKind, members: readonly number[]): void => {
    const key = members.join();
    if (members.length < 2 || seen.has(key)) return;
    seen.add(key);
    groups.push({ kind, members: Int32Array.from(members) });
  };
  const splitByAny = (kind: GroupKind, listNames: (name: LabelledCase) => readonly string[]): void => {
    const parts = new Map<string, number[]>();
    for (const i of open) {
      for (const name of listNames(cases[i] as LabelledCase)) {
        const part = parts.get(name);
        if (part === undefined) parts.set(name, [i]);
        else part.push(i);
      }
    }
    for (const members of parts.values()) add(kind, members);
  };
  const split = (kind: GroupKind, readName: (name: CaseName) => string): void => {
    splitByAny(kind, (name) => [readName(name)]);
  };
  add('everything', open);
  split('scenario', ({ scenario }) => scenario);
  if (new Set(open.map((i) => JSON.stringify(cases[i]?.labels))).size > 1) {
    splitByAny('label', ({ scenario, labels }) =>
      (labels.length === 0 ? [undefined] : labels).map((label) => JSON.stringify([scenario, label])),
    );
    split('load-test', loadTestKey);
  }
  const axes = new Set(open.flatMap((i) => Object.keys(cases[i]?.configuration ?? {})));
  for (const axis of [...axes].sort()) {
    const readAxis = ({ configuration }: CaseName): string => readOwn(configuration, axis) ?? '';
    if (new Set(open.map((i) => readAxis(cases[i] as CaseName))).size < 2) continue;
    split('axis', (name) => JSON.stringify([axis, readAxis(name)]));
    split('scenario-axis', (name) => JSON.stringify([name.scenario, axis, readAxis(name)]));
  }
  return groups;
}

/**
 * The factor on the probabilities of each kind of group, because several hypotheses are tested: Bonferroni's inequality by the
 * effective number of groups of a kind; the kinds share the probability by their weights. A few groups mostly overlap or move
 * together, so they count by a power of their number; each further group counts in full.
 */
export function multiplicities(groups: readonly Group[]): ReadonlyMap<GroupKind, number> {
  const { power, full } = common.multiplicity;
  const byKind = groupBy(groups, ({ kind }) => kind);
  const total = sum([...byKind.keys()].map(weighKind));
  const effective = (n: number): number => Math.min(n, full) ** power * Math.max(1, n / full);
  return new Map([...byKind].map(([kind, { length }]) => [kind, (effective(length) * total) / weighKind(kind)]));
}
