/** Patterns that match some cases and no others. */
import type { CaseName } from '../model/documents.js';
import { caseKey } from './names.js';
import { matcherFor } from './patterns.js';

/** Up to this number of names can be read in a command. */
const fewNames = 4;

/**
 * A single pattern if there is one, otherwise one per label where it matches no other case, otherwise names.
 *
 * @param wanted the keys of cases
 * @param cases all cases
 */
export function shortestPatterns(wanted: readonly string[], cases: readonly CaseName[]): readonly string[] {
  const keys = new Set(wanted);
  if (keys.size <= fewNames) return [...keys];
  const isExact = (pattern: string, own: (key: string) => boolean): boolean => {
    const isMatch = matcherFor(pattern, cases);
    return cases.every((name) => isMatch(name) === own(name.key));
  };
  const common = `${commonStart([...keys])}*`;
  if (isExact(common, (key) => keys.has(key))) return [common];
  const labels = new Set(cases.flatMap((name) => (keys.has(name.key) ? [labelPattern(name)] : [])));
  const exact = [...labels].flatMap((pattern) => {
    const own = cases.filter(matcherFor(pattern, cases)).map(({ key }) => key);
    return own.length > 1 && own.every((key) => keys.has(key)) ? [{ pattern, own }] : [];
  });
  const covered = new Set(exact.flatMap(({ own }) => own));
  return [...exact.map(({ pattern }) => pattern), ...[...keys].filter((key) => !covered.has(key))];
}

/** All cases of a label, or of a scenario without labels. */
const labelPattern = ({ scenario, label }: CaseName): string => `${caseKey(scenario, label, {})} [*`;

/** The text with which all names begin. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const name of others) while (!name.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}
