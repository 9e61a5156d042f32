/** What is said of patterns that match no case. */
import { caseKey } from '../cases/names.js';
import { matcherFor } from '../cases/patterns.js';
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
  return noSuchCase(pattern, {
    ...widen(pattern, cases),
    near: nearestByPart(longestText(pattern), names.slice(0, mostCompared)),
    names,
  });
}

/** The longest part of a pattern between wildcards. */
const longestText = (pattern: string): string =>
  pattern.split(/[*?]+/).reduce((longest, part) => (part.trim().length > longest.length ? part.trim() : longest), '');

/** A pattern with wildcards must match a whole name, which is easily forgotten. */
function widen(
  pattern: string,
  cases: readonly CaseName[],
): { readonly widened?: { readonly pattern: string; readonly matches: number } } {
  if (!/[*?]/.test(pattern)) return {};
  for (const wider of [`${pattern}*`, `*${pattern}`, `*${pattern}*`]) {
    const isNamed = matcherFor(wider, cases);
    const matches = new Set(cases.filter(isNamed).map(({ key }) => key)).size;
    if (matches > 0) return { widened: { pattern: wider, matches } };
  }
  return {};
}
