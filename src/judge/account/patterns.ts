/** Patterns and `where:` selections that cover exactly the cases of a group. */
import { caseKey, nameCase } from '../../cases/names.js';
import { exactValue, matcherFor, matchesWhere } from '../../cases/patterns.js';
import type { CaseName } from '../../model/documents.js';
import { type GroupedCases, coverGreedily, type Region, type Shared } from './groups.js';
import { defined, compareCodeUnits, compareNaturally, groupBy } from '../../lang/objects.js';
import { median } from '../../stats/averages.js';
import type { CaseState } from './cases.js';

/** Part of a group that a single pattern can select: the values that its cases share, and the cases. */
interface Selected {
  readonly shared: Shared;
  readonly cases: readonly CaseName[];
}

/** Cases of a run, with the sets of them that have common values. */
interface Regions extends Pick<GroupedCases, 'regions'> {
  readonly cases: readonly { readonly name: CaseName }[];
}

/** Some of these cases, the values that they share, and the number of all cases with these values. */
interface Chosen extends Omit<Regions, 'regions'> {
  readonly shared: Shared;
  readonly caseTotal: number;
}

/**
 * Patterns for `guardband accept` that together match the cases of a group and no other case of the run. Usually one;
 * several if the group is only a part of a scenario.
 */
export const patternsFor = (group: Chosen, grouped: Regions): readonly string[] => [
  ...selectGroup(group, grouped, findPattern, ({ key }) => key),
];

/** Patterns that together match the cases with these keys and no others. */
export const patternsForKeys = (keys: readonly string[], grouped: Regions): readonly string[] => {
  const wanted = new Set(keys);
  const cases = grouped.cases.filter(({ name }) => wanted.has(name.key));
  return patternsFor({ cases, shared: {}, caseTotal: grouped.cases.length }, grouped);
};

/**
 * Selections for `where:` in guardband.yml that together match the cases of a group and no other case of the run.
 *
 * @param most no more than so many are wanted, so the work for others is not done
 */
export function wheresFor(group: Chosen, grouped: Regions, most: number): readonly Shared[] {
  const found: Shared[] = [];
  const all = selectGroup(
    group,
    grouped,
    (part, all) => {
      const where = Object.keys(part.shared).length === 0 ? { scenario: '*' } : toExact(part.shared);
      return coversExactly((name) => matchesWhere(where, name), part, all) ? where : undefined;
    },
    (name) => toExact(exactWhere(name)),
  );
  for (const where of all) if (found.push(where) >= most) break;
  return found;
}

/**
 * @param selectPart a selection of several cases; undefined if there is none that covers exactly these
 * @param selectCase the selection of a single case
 */
function* selectGroup<Selection>(
  group: Chosen,
  { cases, regions }: Regions,
  selectPart: (part: Selected, all: readonly CaseName[]) => Selection | undefined,
  selectCase: (name: CaseName) => Selection,
): Generator<Selection> {
  const all = cases.map(({ name }) => name);
  for (const part of split(group, all, regions)) {
    const whole = part.cases.length > 1 ? selectPart(part, all) : undefined;
    if (whole === undefined) yield* part.cases.map(selectCase);
    else yield whole;
  }
}

const toExact = (where: Shared): Shared =>
  Object.fromEntries(Object.entries(where).map(([name, value]) => [name, exactValue(value)]));

const exactWhere = ({ scenario, label, configuration }: CaseName): Shared => ({
  ...configuration,
  scenario,
  ...defined({ label }),
});

/** The whole group if it contains all cases with its common values; otherwise the regions and cases that make it up. */
function split(group: Chosen, all: readonly CaseName[], regions: readonly Region[]): readonly Selected[] {
  const own = group.cases.map(({ name }) => name);
  const [only] = own;
  if (only !== undefined && own.length === 1) return [{ shared: exactWhere(only), cases: own }];
  if (group.caseTotal === own.length) return [{ shared: group.shared, cases: own }];
  const keys = new Set(own.map(({ key }) => key));
  const indices = new Map(all.map((name, i) => [name.key, i]));
  const parts: Selected[] = [];
  const inside = regions.filter(({ members }) => members.every((member) => keys.has(all[member]?.key ?? '')));
  const covered = coverGreedily(inside, ({ shared, members }) => {
    parts.push({ shared, cases: members.flatMap((member) => all[member] ?? []) });
    return members;
  });
  const left = own.filter(({ key }) => !covered.has(indices.get(key) ?? -1));
  return [...parts, ...left.map((name) => ({ shared: exactWhere(name), cases: [name] }))];
}

const coversExactly = (
  matches: (name: CaseName) => boolean,
  { cases }: Selected,
  all: readonly CaseName[],
): boolean => {
  const keys = new Set(cases.map(({ key }) => key));
  return all.every((name) => matches(name) === keys.has(name.key));
};

/** The shortest pattern on canonical names that covers a part of several cases exactly; undefined if there is none. */
const findPattern = (part: Selected, all: readonly CaseName[]): string | undefined =>
  candidatePatterns(part).find((pattern) => coversExactly(matcherFor(pattern, all), part, all));

/**
 * Candidate patterns, from short to exact. A name that contains a wildcard matches itself, because a wildcard matches any
 * character.
 */
function candidatePatterns({ shared, cases }: Selected): readonly string[] {
  const { scenario, label, ...axes } = shared;
  const names = Object.keys(axes).sort();
  const [first] = cases;
  if (first === undefined) return [];
  const own = Object.keys(first.configuration);
  const pairs = names.map((axis) => `${axis}=${axes[axis] ?? ''}`);
  if (scenario === undefined && label === undefined && names.length === 0) return ['*'];
  const start = scenario === undefined ? '*' : caseKey(scenario, undefined, {});
  const middle = label === undefined ? '' : caseKey('', label, {});
  const short =
    names.length === 0
      ? [
          label === undefined ? `${start}*` : `${start}${middle}*`,
          `${start} / *`,
          `${start}${middle} [*`,
          `${start}${middle}`,
        ]
      : [`*${pairs.join('*')}*`, `*${pairs.join('*')}]`].map((end) => `${start}${middle}${end}`.replace(/^\*\*/, '*'));
  const template = caseKey('\u0001', 'x', Object.fromEntries(own.map((axis) => [axis, shared[axis] ?? '\u0002'])));
  const full = template
    .replace('\u0001 / x', `${start}${middle === '' && first.label !== undefined ? ' / *' : middle}`)
    .replaceAll('\u0002', '*');
  return [...short, full];
}

/** The scenarios of the old names that have exactly the labels and configurations of the new ones, if those have one scenario. */
export function findFormerScenarios(old: readonly CaseName[], added: readonly CaseName[]): readonly string[] {
  const listTests = (names: readonly CaseName[]): string =>
    JSON.stringify(names.map(({ label, configuration }) => caseKey('', label, configuration)).sort(compareCodeUnits));
  const [present, ...others] = new Set(added.map(({ scenario }) => scenario));
  if (present === undefined || others.length > 0) return [];
  return [...groupBy(old, ({ scenario }) => scenario)].flatMap(([scenario, names]) =>
    scenario !== present && listTests(names) === listTests(added) ? [scenario] : [],
  );
}

/** The configurations and the time of the cases of one name. */
export const toNamed = (cases: readonly CaseState[]): Named => ({
  configurations: cases
    .map(({ name: { configuration } }) => nameCase({ scenario: '', configuration }).key)
    .sort(compareCodeUnits),
  time: typicalTime(cases),
});

/** Names with their configurations; those of one request under another name take about as long. */
export interface Named {
  readonly configurations: readonly string[];
  /** The median of its p50 in milliseconds; undefined if it is not known. */
  readonly time?: number | undefined;
}

/** A request whose p50 differs by more than this factor is hardly the same under another name. */
export const alikeFactor = 1.5;

/** With more combinations, names are matched in natural order: there may be thousands of labels with ids, all equally fast. */
const maxCompared = 10_000;

/**
 * Old and new names with the same configurations: those whose times are closest, then in natural order.
 *
 * @param most the largest factor between the times of two names
 */
export function matchNames(
  gone: ReadonlyMap<string, Named>,
  fresh: ReadonlyMap<string, Named>,
  most = Infinity,
): readonly (readonly [string, string])[] {
  const groupAlike = (names: ReadonlyMap<string, Named>) =>
    groupBy(
      [...names].sort(([a], [b]) => compareNaturally(a, b)),
      ([, { configurations }]) => configurations.join('\n'),
    );
  const areMany = gone.size * fresh.size > maxCompared;
  const others = groupAlike(fresh);
  const candidates = [...groupAlike(gone)]
    .flatMap(([key, names]) =>
      names.flatMap(([name, old], i) => {
        const same = others.get(key) ?? [];
        const compared = areMany ? same.slice(i, i + 1) : same;
        return compared.map(([other, present]) => ({ name, other, distance: measureDistance(old, present) }));
      }),
    )
    .filter(({ distance }) => distance <= Math.log(most))
    .sort((a, b) => a.distance - b.distance);
  const matched = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name, other } of candidates) {
    if (matched.has(name) || taken.has(other)) continue;
    matched.set(name, other);
    taken.add(other);
  }
  return [...matched].sort(([a], [b]) => compareNaturally(a, b));
}

/** The logarithm of the factor between the times of two names. Unknown times are less alike than similar ones. */
const measureDistance = ({ time: a }: Named, { time: b }: Named): number =>
  a !== undefined && b !== undefined && a > 0 && b > 0 ? Math.abs(Math.log(a / b)) : Math.log(alikeFactor);

/** The median p50 of some cases, before or now. */
function typicalTime(cases: readonly CaseState[]): number | undefined {
  const times = cases.flatMap(({ findings }) => {
    const { candidate, baseline } = findings.find(({ metric }) => metric === 'p50') ?? {};
    const value = candidate ?? baseline?.value;
    return typeof value === 'number' ? [value] : [];
  });
  return times.length === 0 ? undefined : median(times);
}
