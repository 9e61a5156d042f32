import type { Measurement, Renaming } from '../model/documents.js';

/** The measurement under its present name: each entry applies to the name that the entries before it gave. */
export const renameCase = (measurement: Measurement, renamed: readonly Renaming[]): Measurement =>
  renamed.reduce((named, { scenario, label, to }) => {
    if (scenario !== undefined && scenario !== named.scenario) return named;
    if (label === undefined) return { ...named, scenario: to };
    return label === named.label ? { ...named, label: to } : named;
  }, measurement);
