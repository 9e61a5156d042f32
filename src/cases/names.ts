/**
 * Cases: what is measured and judged. A case is a label of a scenario in a configuration; its key is its name for people, and the
 * same in results, history and reports. `names.ts` writes keys, `axes.ts` and `file-names.ts` read axes from labels and paths,
 * `patterns.ts` finds the cases that a pattern means.
 *
 * Types: CaseName (scenario, label, configuration, key). The way: a reader gives scenario, label and axes, input/name-case.ts
 * completes them, and nameCase makes the key that joins a measurement with its past.
 * What must hold: two cases have one key only if they are one case, so signs within names are escaped; axes are sorted.
 *
 * Example: scenario shop, label cart, {users: '50', heap: '2G'} is `shop / cart [heap=2G, users=50]`; without the label, it is
 * the key of its load test: `shop [heap=2G, users=50]`.
 */
import { boundName } from '../lang/printable.js';
import { cacheByObject } from '../lang/objects.js';
import type { CaseName, Configuration, Provenance } from '../model/documents.js';

/**
 * The canonical name of a case: `scenario / label [axis=value, axis=value]`, axes in alphabetical order. Two cases have
 * the same key only if they are the same case, so punctuation inside names is escaped with a backslash. A slash at the
 * end of a scenario or at the start of a label would join the separator, so it is escaped, too.
 */
export function caseKey(scenario: string, label: string | undefined, configuration: Configuration): string {
  const axes = formatAxes(configuration);
  const test = escapeName(scenario).replace(/ \/$/, ' \\/');
  const name = label === undefined ? test : `${test} / ${escapeName(label).replace(/^\/(?= )/, '\\/')}`;
  return boundKey(axes === '' ? name : `${name} [${axes}]`);
}

/** A history has one configuration for all runs of a case. */
const formatAxes = cacheByObject((configuration: Configuration): string => {
  const axes = Object.keys(configuration).sort();
  return axes.map((axis) => `${escapeAxis(axis)}=${escapeAxis(configuration[axis] ?? '')}`).join(', ');
});

/** Documents may have any number of axes. */
const mostKeyCharacters = 10_000;
const boundKey = (key: string): string => (key.length <= mostKeyCharacters ? key : boundName(key));

/** The name of the case that a measurement belongs to: a replay names the same ones for every run it judges. */
export function nameCase({ scenario, label, configuration }: Omit<CaseName, 'key'>): CaseName {
  const ofConfiguration = namesOf(configuration);
  const known = ofConfiguration.get(label);
  if (known?.scenario === scenario) return known;
  const key = caseKey(scenario, label, configuration);
  const name = { scenario, ...(label !== undefined && { label }), configuration, key };
  ofConfiguration.set(label, name);
  return name;
}

/** By label, mostly a single one: not by measurement, because a history has hundreds of thousands of them. */
const namesOf: (configuration: Configuration) => Map<string | undefined, CaseName> = cacheByObject(() => new Map());

/** The key of a load test: all labels of one scenario in one configuration, which run at the same time. */
export const loadTestKey = cacheByObject(({ scenario, configuration }: Omit<CaseName, 'key'>): string =>
  caseKey(scenario, undefined, configuration),
);

/** Identifies a run as it was recorded: measurements with the same key belong to one run, under one tag. */
export const runKey = cacheByObject(({ startedAt, commit, tag, recorded }: Provenance): string =>
  JSON.stringify([startedAt, commit, tag, recorded?.repository]),
);

/** Identifies a run whatever its tag: a recorded run may get further tags. Only the tag identifies a run without a date. */
export const measuredRunKey = cacheByObject(({ startedAt, commit, tag }: Provenance): string =>
  JSON.stringify(startedAt === undefined ? [commit, tag] : [startedAt, commit]),
);

/** The runs of measurements by their key. A loop, because a history has hundreds of thousands of measurements. */
export function indexRuns(
  past: readonly { readonly provenance: Provenance }[],
  identify = runKey,
): Map<string, Provenance> {
  const runs = new Map<string, Provenance>();
  for (const { provenance } of past) runs.set(identify(provenance), provenance);
  return runs;
}

const escapeName = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/ \/(?= )/g, ' \\/')
    .replace(/\[/g, '\\[');
const escapeAxis = (text: string): string => text.replace(/[\\,=\]]/g, '\\$&');

/** Environment axes whose values differ. An axis that only one run has is ignored: its values may be equal. */
export function environmentDifferences(a: Provenance, b: Provenance): readonly string[] {
  const other = b.environment ?? {};
  return Object.entries(a.environment ?? {})
    .filter(([axis, value]) => Object.hasOwn(other, axis) && other[axis] !== value)
    .map(([axis]) => axis);
}
export const isSameEnvironment = (a: Provenance, b: Provenance): boolean => environmentDifferences(a, b).length === 0;
