/** Regions of the cases of a run: all cases that share a scenario, a label, the value of an axis, or two of these. */
import type { CaseName } from '../../model/documents.js';

/** Values that cases share, by dimension: scenario, label or the name of an axis. Empty: all cases. */
export type Shared = Readonly<Record<string, string>>;

/** Cases that share something, as indices into the list of all cases. */
export interface Region {
  readonly shared: Shared;
  readonly members: readonly number[];
}

/** The value of a case in a dimension; undefined if it has none. An axis never has the name of another dimension here. */
export function valueIn(dimension: string, { scenario, label, configuration }: CaseName): string | undefined {
  if (dimension === 'scenario') return scenario;
  if (dimension === 'label') return label;
  return Object.hasOwn(configuration, dimension) ? configuration[dimension] : undefined;
}

/** More varying dimensions than this are not combined with each other: the number of pairs grows with their square. */
const mostDimensions = 8;

/** The dimensions in which the cases differ: scenario, label, then axes by name. */
export function varyingDimensions(cases: readonly CaseName[]): readonly string[] {
  const axes = new Set(cases.flatMap(({ configuration }) => Object.keys(configuration)));
  axes.delete('scenario');
  axes.delete('label');
  const values = (dimension: string): number => new Set(cases.map((name) => valueIn(dimension, name))).size;
  return ['scenario', 'label', ...[...axes].sort()].filter((dimension) => values(dimension) > 1);
}

/** Every region with at least two cases, those that share the least first. The cost is linear in the number of cases. */
export function findRegions(cases: readonly CaseName[]): readonly Region[] {
  const dimensions = varyingDimensions(cases).slice(0, mostDimensions);
  const all = cases.map((_, i) => i);
  const pairs = dimensions.flatMap((a, i) => dimensions.slice(i + 1).map((b) => [a, b]));
  const combinations = [[], ...dimensions.map((dimension) => [dimension]), ...pairs];
  return combinations.flatMap((combination) =>
    [...splitBy(combination, all, cases).values()].filter(({ members }) => members.length > 1),
  );
}

function splitBy(
  dimensions: readonly string[],
  indices: readonly number[],
  cases: readonly CaseName[],
): ReadonlyMap<string, { shared: Shared; members: number[] }> {
  const regions = new Map<string, { shared: Shared; members: number[] }>();
  for (const index of indices) {
    const name = cases[index];
    if (name === undefined) continue;
    const values = dimensions.map((dimension) => valueIn(dimension, name));
    if (values.includes(undefined)) continue;
    const key = values.length === 1 ? (values[0] ?? '') : JSON.stringify(values);
    const region = regions.get(key);
    if (region === undefined)
      regions.set(key, {
        shared: Object.fromEntries(dimensions.map((dimension, i) => [dimension, values[i] ?? ''])),
        members: [index],
      });
    else region.members.push(index);
  }
  return regions;
}

/**
 * Visits regions in the order of how many members are still uncovered, most first. Members of a region that is taken are
 * covered for all later ones.
 *
 * @param accept returns the members that a region covers now, or none if it must not be taken
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
