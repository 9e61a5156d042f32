/** Regions of the cases of a run: all cases that share a scenario, a label, the value of an axis, or two of these. */
import { valueIn } from '../../cases/patterns.js';
import { listCaseSets, type SetKind } from '../case-groups.js';
import type { CaseName } from '../../model/documents.js';

/** No axis has the name of another dimension here. */
export { valueIn };

/** Values that cases share, by dimension: scenario, label or the name of an axis. If empty, it covers all cases. */
export type Shared = Readonly<Record<string, string>>;

/** Cases with shared values, as indices into the list of all cases. */
export interface Region {
  readonly shared: Shared;
  readonly members: readonly number[];
}

/** With more varying dimensions than this, they are not combined, because the number of pairs grows with their square. */
const mostDimensions = 8;

/** The dimensions in which the cases differ: scenario, label, then axes by name. */
export function varyingDimensions(cases: readonly CaseName[]): readonly string[] {
  const axes = new Set(cases.flatMap(({ configuration }) => Object.keys(configuration)));
  axes.delete('scenario');
  axes.delete('label');
  const values = (dimension: string): number => new Set(cases.map((name) => valueIn(dimension, name))).size;
  return ['scenario', 'label', ...[...axes].sort()].filter((dimension) => values(dimension) > 1);
}

/** Every region with at least two cases, those with the fewest shared values first. */
export function findRegions(cases: readonly CaseName[]): readonly Region[] {
  const columns = varyingDimensions(cases)
    .slice(0, mostDimensions)
    .map((dimension) => ({ dimension, values: cases.map((name) => valueIn(dimension, name)) }));
  const pairs = columns.flatMap((a, i) => columns.slice(i + 1).map((b) => [a, b]));
  const combinations = [[], ...columns.map((column) => [column]), ...pairs];
  const kinds = combinations.map((combination): SetKind<typeof columns> => {
    // Cases without a value in one of them are in no set.
    const namesOf = (values: readonly (string | undefined)[]) =>
      values.includes(undefined) ? [] : [values.join('\0')];
    return [combination, (i) => namesOf(combination.map(({ values }) => values[i]))];
  });
  return listCaseSets([...cases.keys()], kinds)
    .filter(({ members }) => members.length > 1)
    .map(({ kind: combination, members }) => ({
      shared: Object.fromEntries(
        combination.map(({ dimension, values }) => [dimension, values[members[0] ?? -1] ?? '']),
      ),
      members,
    }));
}

/**
 * Visits regions by the number of members that are still uncovered, largest first. Members of an accepted region are
 * covered for all later ones.
 *
 * @param accept returns the members that a region covers now, or none to reject the region
 */
export function coverGreedily(
  regions: readonly Region[],
  accept: (region: Region, uncovered: readonly number[]) => readonly number[] | undefined,
): ReadonlySet<number> {
  const covered = new Set<number>();
  const bySize: Region[][] = [];
  const put = (region: Region, size: number): void => {
    (bySize[size] ??= []).push(region);
  };
  for (const region of regions) put(region, region.members.length);
  for (let size = bySize.length - 1; size > 0; size--) {
    // Regions that shrank move to a smaller size, so each list is complete when its turn comes.
    for (const region of bySize[size] ?? []) {
      const uncovered = region.members.filter((member) => !covered.has(member));
      if (uncovered.length < size) {
        if (uncovered.length > 0) put(region, uncovered.length);
        continue;
      }
      for (const member of accept(region, uncovered) ?? []) covered.add(member);
    }
  }
  return covered;
}
