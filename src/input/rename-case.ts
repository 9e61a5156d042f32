import type { Renaming } from '../model/documents.js';

/** What names a case: a measurement, or the case of an accepted level. */
interface Named {
  readonly scenario: string;
  readonly label?: string;
}

/** The same under its present name: each entry applies to the name that the entries before it gave. */
export const renameCase = <Value extends Named>(value: Value, renamed: readonly Renaming[] = []): Value =>
  renamed.reduce((named, { scenario, label, to }) => {
    if (scenario !== undefined && scenario !== named.scenario) return named;
    if (label === undefined) return { ...named, scenario: to };
    return label === named.label ? { ...named, label: to } : named;
  }, value);
