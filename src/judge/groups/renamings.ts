/** Old and new names that may be one case. */
import { caseKey, nameCase } from '../../cases/names.js';
import { compareCodeUnits, compareNaturally, groupBy } from '../../lang/objects.js';
import { median } from '../../stats/averages.js';
import type { CaseName } from '../../model/documents.js';
import type { CaseState } from './case-states.js';

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
