import type { CaseName, Configuration, Provenance } from './model.js';
/**
 * The canonical name of a case: `scenario / label [axis=value, axis=value]`, axes in alphabetical order. Two cases have
 * the same key only when they are the same case: a backslash goes before whatever could be taken for the name's own punctuation.
 */
export declare function caseKey(scenario: string, label: string | undefined, configuration: Configuration): string;
/** The case a measurement belongs to. */
export declare const caseOf: (of: Omit<CaseName, "key">) => CaseName;
/** What is put under load at once: all labels of a scenario in a configuration. */
export declare const loadTestOf: ({ scenario, configuration }: Omit<CaseName, "key">) => string;
/** What makes two measurements part of one run. */
export declare const runKey: (of: Provenance) => string;
