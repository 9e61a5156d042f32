import type { CaseName, Configuration, Provenance } from './model.js';

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
export function caseOf(of: { scenario: string; label?: string; configuration: Configuration }): CaseName {
  const { scenario, label, configuration } = of;
  const key = caseKey(scenario, label, configuration);
  return label === undefined ? { scenario, configuration, key } : { scenario, label, configuration, key };
}

/** What makes two measurements part of one run. */
export const runKey = ({ startedAt, commit, tag }: Provenance): string => JSON.stringify([startedAt, commit, tag]);

const escapeName = (text: string): string =>
  text.replace(/\\/g, '\\\\').replace(/ \/ /g, ' \\/ ').replace(/\[/g, '\\[');
const escapeAxis = (text: string): string => text.replace(/[\\,=\]]/g, '\\$&');
