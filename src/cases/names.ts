import type { CaseName, Configuration, Provenance } from '../model/documents.js';

/**
 * The canonical name of a case: `scenario / label [axis=value, axis=value]`, axes in alphabetical order. Two cases have
 * the same key only when they are the same case: a backslash goes before whatever could be taken for the name's own punctuation.
 */
export function caseKey(scenario: string, label: string | undefined, configuration: Configuration): string {
  const axes = Object.keys(configuration)
    .sort()
    .map((axis) => `${escapeAxis(axis)}=${escapeAxis(configuration[axis] ?? '')}`);
  const name = label === undefined ? escapeName(scenario) : `${escapeName(scenario)} / ${escapeName(label)}`;
  return axes.length === 0 ? name : `${name} [${axes.join(', ')}]`;
}

/** The case a measurement belongs to. */
export const nameCase = remembered(({ scenario, label, configuration }: Omit<CaseName, 'key'>): CaseName => ({
  scenario,
  ...(label !== undefined && { label }),
  configuration,
  key: caseKey(scenario, label, configuration),
}));

/** What is put under load at once: all labels of a scenario in a configuration. */
export const loadTestKey = ({ scenario, configuration }: Omit<CaseName, 'key'>): string =>
  nameCase({ scenario, configuration }).key;

/** What makes two measurements part of one run. */
export const runKey = remembered(({ startedAt, commit, tag }: Provenance): string =>
  JSON.stringify([startedAt, commit, tag]),
);

/** A name is asked for anew with every run that is judged against the same history; what it is made of never changes. */
function remembered<Of extends object, Name>(nameOf: (of: Of) => Name): (of: Of) => Name {
  const names = new WeakMap<Of, Name>();
  return (of) => {
    const known = names.get(of) ?? nameOf(of);
    names.set(of, known);
    return known;
  };
}

const escapeName = (text: string): string =>
  text.replace(/\\/g, '\\\\').replace(/ \/ /g, ' \\/ ').replace(/\[/g, '\\[');
const escapeAxis = (text: string): string => text.replace(/[\\,=\]]/g, '\\$&');
