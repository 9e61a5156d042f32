/** Patterns that select cases. */
import type { CaseName, Where } from '../model/documents.js';

/**
 * Whether a `where:` of the configuration selects a case. It maps scenario, label or axes to a pattern with * and ?, or to a
 * comparison (>=300). All of them must match; a case without the axis does not match.
 */
export function matchesWhere(where: Where, { scenario, label, configuration }: CaseName): boolean {
  const parts: Readonly<Record<string, string | undefined>> = { ...configuration, scenario, label };
  return Object.entries(where).every(([name, wanted]) => {
    const actual = Object.hasOwn(parts, name) ? parts[name] : undefined;
    return actual !== undefined && matchesPattern(String(wanted), actual);
  });
}

/**
 * Returns the predicate for a pattern on canonical case names. A pattern that equals the name of a case matches only that
 * case, even if it contains wildcards. Otherwise a pattern with * or ? must match the whole name, and one without them any
 * part of it.
 *
 * @param cases all cases
 */
export function matcherFor(pattern: string, cases: readonly CaseName[]): (caseName: CaseName) => boolean {
  if (cases.some(({ key }) => key === pattern)) return ({ key }) => key === pattern;
  if (/[*?]/.test(pattern)) {
    const whole = globToRegExp(pattern);
    return ({ key }) => whole.test(key);
  }
  const part = pattern.toLowerCase();
  return ({ key }) => key.toLowerCase().includes(part);
}

/** A pattern with * (anything) and ? (one character) as a regular expression for the whole text. Case-insensitive. */
export function globToRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replace(/\?/g, '.');
  return new RegExp(`^${source}$`, 'is');
}

const comparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
};

function matchesPattern(wanted: string, actual: string): boolean {
  const [, operator, limit] = /^(>=|<=|>|<)\s*(-?[\d.]+)$/.exec(wanted) ?? [];
  const compare = operator === undefined ? undefined : comparisons[operator];
  return compare === undefined ? globToRegExp(wanted).test(actual) : compare(Number.parseFloat(actual), Number(limit));
}
