import type { Measurement, Renaming } from '../model/documents.js';

/** Applies the renamings to a measurement in order: each entry applies to the name produced by the entries before it. */
export const renameCase = (measurement: Measurement, renamed: readonly Renaming[]): Measurement =>
  renamed.reduce((named, { scenario, label, to }) => {
    if (scenario !== undefined && scenario !== named.scenario) return named;
    if (label === undefined) return { ...named, scenario: to };
    return label === named.label ? { ...named, label: to } : named;
  }, measurement);
