/** The groups of cases that one change may affect together, by what their names have in common: for one run and for pairs. */
import { caseKey, loadTestKey } from '../cases/names.js';
import { readOwn } from '../lang/objects.js';
import type { CaseName } from '../model/documents.js';

/** Cases with a common name of some kind. */
interface CaseSet<Kind> {
  readonly kind: Kind;
  readonly name: string;
  /** Indices of the cases, in ascending order. */
  readonly members: readonly number[];
}

/** A kind of set, and the names of the sets of this kind that a case is in. */
export type SetKind<Kind> = readonly [kind: Kind, namesOf: (i: number) => readonly string[]];

/** The sets of each kind. Of sets with the same members, only the first one is kept. */
export function listCaseSets<Kind>(
  cases: readonly number[],
  kinds: readonly SetKind<Kind>[],
): readonly CaseSet<Kind>[] {
  const found = new Map<string, CaseSet<Kind>>();
  for (const [kind, namesOf] of kinds) {
    const byName = new Map<string, number[]>();
    for (const i of cases)
      for (const name of namesOf(i)) {
        const members = byName.get(name);
        if (members === undefined) byName.set(name, [i]);
        else members.push(i);
      }
    for (const [name, members] of byName) {
      const key = members.join();
      if (!found.has(key)) found.set(key, { kind, name, members });
    }
  }
  return [...found.values()];
}

/** label: in all configurations; of a scenario without labels, that scenario. test: all labels of a load test. axis: one value of an axis. */
export type GroupKind = 'case' | 'label' | 'test' | 'scenario' | 'everything' | 'axis' | 'scenario-axis';

/** A hypothesis: all members changed together. Its name is that of the case, label, load test, scenario or value. */
export type CaseGroup = CaseSet<GroupKind>;

interface GroupedCase {
  readonly case: CaseName;
  /** A change cannot affect a control, so it belongs to no group. */
  readonly isControl: boolean;
  /** The labels that share a quantity, which belongs to each of them; none for all labels of a load test. */
  readonly labels?: readonly string[] | undefined;
}

/** Every group of the cases that may change. */
export function groupCases(cases: readonly GroupedCase[]): readonly CaseGroup[] {
  const open = [...cases.keys()].filter((i) => cases[i]?.isControl === false);
  const nameOf = (i: number): CaseName => (cases[i] as GroupedCase).case;
  const axes = new Set(open.flatMap((i) => Object.keys(nameOf(i).configuration)));
  const kinds: readonly SetKind<GroupKind>[] = [
    ['case', (i) => [nameOf(i).key]],
    [
      'label',
      (i) => {
        const { scenario, label } = nameOf(i);
        const { labels = [label] } = cases[i] as GroupedCase;
        return (labels.length === 0 ? [undefined] : labels).map((own) => caseKey(scenario, own, {}));
      },
    ],
    ['test', (i) => [loadTestKey(nameOf(i))]],
    ['scenario', (i) => [caseKey(nameOf(i).scenario, undefined, {})]],
    ['everything', () => ['']],
    ...[...axes].sort().flatMap((axis): readonly SetKind<GroupKind>[] => {
      const valueOf = (i: number) => ({ [axis]: readOwn(nameOf(i).configuration, axis) ?? '' });
      return [
        ['axis', (i) => [`${axis}=${valueOf(i)[axis] ?? ''}`]],
        ['scenario-axis', (i) => [caseKey(nameOf(i).scenario, undefined, valueOf(i))]],
      ];
    }),
  ];
  return listCaseSets(open, kinds);
}
