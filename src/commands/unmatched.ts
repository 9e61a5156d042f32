/** What is said of patterns that match no case. */
import { caseKey } from '../cases/names.js';
import { matcherFor } from '../cases/patterns.js';
import { formatCount, shortList } from '../lang/format.js';
import { nearestByPart } from '../lang/nearest.js';
import type { CaseName, Problem } from '../model/documents.js';
import { noSuchCase } from '../problems/commands.js';

/** More names are not compared, because each comparison takes the product of two lengths. */
const mostCompared = 2000;

/** @returns a problem for each pattern that matches none of all cases */
export const findUnmatched = (patterns: readonly string[], cases: readonly CaseName[]): readonly Problem[] =>
  patterns.filter((pattern) => !cases.some(matcherFor(pattern, cases))).map((name) => unmatchedPattern(name, cases));

export function unmatchedPattern(pattern: string, cases: readonly CaseName[]): Problem {
  // A name without a configuration matches its cases, too, and is easier to read.
  const namesAxes = pattern.includes('[') || pattern.includes('=');
  const names = [
    ...new Set(
      cases.map(({ scenario, label, configuration }) => caseKey(scenario, label, namesAxes ? configuration : {})),
    ),
  ];
  return noSuchCase(pattern, suggest(pattern, names, cases));
}

const mostNear = 3;

/** What may have been meant: a wider pattern, or one of the closest names. */
function suggest(pattern: string, names: readonly string[], cases: readonly CaseName[]): string {
  if (names.length === 0) return 'No cases were read.';
  // A pattern with wildcards must match a whole name, which is easily forgotten.
  for (const wider of /[*?]/.test(pattern) ? [`${pattern}*`, `*${pattern}`, `*${pattern}*`] : []) {
    const matches = new Set(cases.filter(matcherFor(wider, cases)).map(({ key }) => key)).size;
    if (matches > 0)
      return `A pattern with * or ? must match the whole name. Did you mean "${wider}" (${formatCount(matches, 'case')})?`;
  }
  const near = nearestByPart(longestText(pattern), names.slice(0, mostCompared));
  if (near.length === 1) return `Did you mean "${near[0] ?? ''}"?`;
  return near.length > 0
    ? `The closest are: ${shortList(near, mostNear)}.`
    : `The cases are: ${shortList(names, mostNear)}.`;
}

/** The longest part of a pattern between wildcards. */
const longestText = (pattern: string): string =>
  pattern.split(/[*?]+/).reduce((longest, part) => (part.trim().length > longest.length ? part.trim() : longest), '');
