/** Sets of cases that one change may affect together, by what their names have in common. */

/** Cases with a common name of some kind. */
export interface CaseSet<Kind> {
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
