/** Gives measurements and accepted levels of a history the names that the configuration states under `renamed`. */
import { nameCase, runKey } from '../cases/names.js';
import type { Accept, Measurement, Problem, Provenance, Renaming } from '../model/documents.js';
import { notOneCase } from '../problems/inputs.js';

/** A measurement, or the case of an accepted level. */
interface NamedCase {
  readonly scenario: string;
  readonly label?: string;
}

/** Applies the entries in order, each to the name that the entries before it produced. */
export const renameCase = <Value extends NamedCase>(value: Value, renamed: readonly Renaming[] = []): Value =>
  renamed.reduce((named, { scenario, label, to }) => {
    if (scenario !== undefined && scenario !== named.scenario) return named;
    if (label === undefined) return { ...named, scenario: to };
    return label === named.label ? { ...named, label: to } : named;
  }, value);

/** A measurement of a history. */
interface Recorded {
  readonly measurement: Measurement;
  /** Absent: the only run of its input. */
  readonly run?: Provenance;
}

/**
 * Renames measurements and the levels of a history. Cases that were measured in one run are different cases: if two of them would
 * get the same name, one keeps its own. Otherwise a removed case could be given the name of another one, and nobody would
 * miss it.
 */
export function renameCases<Item extends Recorded, Mark extends Pick<Accept, 'case'>>(
  items: readonly Item[],
  marks: readonly Mark[],
  renamed: readonly Renaming[],
): { readonly items: readonly Item[]; readonly marks: readonly Mark[]; readonly problems: readonly Problem[] } {
  if (renamed.length === 0) return { items, marks, problems: [] };
  const proposed = items.map((item) => ({ item, to: renameCase(item.measurement, renamed) }));
  /** The former name of each case, by run. */
  const owners = new Map<string, Map<string, string>>();
  const isOwner = ({ item, to }: (typeof proposed)[number]): boolean => {
    const run = runKey(item.run ?? {});
    const ofRun = owners.get(run) ?? new Map<string, string>();
    owners.set(run, ofRun);
    const [from, name] = [nameCase(item.measurement).key, nameCase(to).key];
    const owner = ofRun.get(name) ?? from;
    ofRun.set(name, owner);
    return owner === from;
  };
  // Cases that keep their names come first.
  for (const entry of proposed) if (entry.to === entry.item.measurement) isOwner(entry);
  const kept = new Map<string, string>();
  const named = proposed.map((entry): Item => {
    const { item, to } = entry;
    if (to === item.measurement) return item;
    if (isOwner(entry)) return { ...item, measurement: to };
    kept.set(nameCase(item.measurement).key, nameCase(to).key);
    return item;
  });
  return {
    items: named,
    marks: marks.map((mark) =>
      kept.has(nameCase(mark.case).key) ? mark : { ...mark, case: renameCase(mark.case, renamed) },
    ),
    problems: kept.size === 0 ? [] : [notOneCase([...kept])],
  };
}
