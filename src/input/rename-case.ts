import type { Renaming } from '../model/documents.js';

/** A measurement, or the case of an accepted level. */
interface Named {
  readonly scenario: string;
  readonly label?: string;
}

/** Applies the entries in order, each to the name that the entries before it produced. */
export const renameCase = <Value extends Named>(value: Value, renamed: readonly Renaming[] = []): Value =>
  renamed.reduce((named, { scenario, label, to }) => {
    if (scenario !== undefined && scenario !== named.scenario) return named;
    if (label === undefined) return { ...named, scenario: to };
    return label === named.label ? { ...named, label: to } : named;
  }, value);
