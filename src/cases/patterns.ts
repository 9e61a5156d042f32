/** Patterns that select cases. */
import type { CaseName, Where } from '../model/documents.js';
import { readOwn } from '../lang/objects.js';

/**
 * Whether a `where:` of the configuration selects a case. It maps scenario, label or axes to a pattern with * and ?, to a
 * comparison (>=300) or to an exact value (=GET /items/*). All of them must match; a case without the axis does not match.
 */
export const matchesWhere = (where: Where, caseName: CaseName): boolean =>
  Object.entries(where).every(([name, wanted]) => {
    const actual = valueIn(name, caseName);
    return actual !== undefined && matchesPattern(String(wanted), actual);
  });

/** The form of a value in `where:` that selects nothing else, whatever characters it contains. */
export const exactValue = (value: string): string => (/[*?]|^[<>=]/.test(value) ? `=${value}` : value);

/** Whether a value in `where:` selects one name only. */
export const isExactValue = (value: string): boolean => value.startsWith('=') || exactValue(value) === value;

/** The value of a case in a dimension: its scenario, its label, or the value of an axis; undefined if it has none. */
export function valueIn(dimension: string, { scenario, label, configuration }: CaseName): string | undefined {
  if (dimension === 'scenario') return scenario;
  if (dimension === 'label') return label;
  return readOwn(configuration, dimension);
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
    const matches = compileGlob(pattern);
    return ({ key }) => matches(key);
  }
  const part = pattern.toLowerCase();
  return ({ key }) => key.toLowerCase().includes(part);
}

/**
 * Compiles a pattern with * (anything) and ? (one character) for the whole text, case-insensitive. The text between two
 * stars is searched once, from left to right, and never again: unlike a regular expression, this cannot backtrack.
 */
export function compileGlob(pattern: string): (text: string) => boolean {
  const [first = '', ...rest] = pattern.toLowerCase().split(/\*+/);
  const last = rest.pop();
  return (text) => {
    const lower = text.toLowerCase();
    if (last === undefined) return lower.length === first.length && matchesAt(lower, first, 0);
    const end = lower.length - last.length;
    if (end < first.length || !matchesAt(lower, first, 0) || !matchesAt(lower, last, end)) return false;
    let position = first.length;
    for (const part of rest) {
      while (position + part.length <= end && !matchesAt(lower, part, position)) position++;
      if (position + part.length > end) return false;
      position += part.length;
    }
    return true;
  };
}

/** Whether the characters from a position on match a part, in which ? stands for any character. */
function matchesAt(text: string, part: string, position: number): boolean {
  for (let i = 0; i < part.length; i++) if (part[i] !== '?' && part[i] !== text[position + i]) return false;
  return true;
}

const comparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
};

function matchesPattern(wanted: string, actual: string): boolean {
  if (wanted.startsWith('=')) return actual === wanted.slice(1);
  const [, operator, limit] = /^(>=|<=|>|<)\s*(-?[\d.]+)$/.exec(wanted) ?? [];
  const compare = operator === undefined ? undefined : comparisons[operator];
  return compare === undefined ? compileGlob(wanted)(actual) : compare(Number.parseFloat(actual), Number(limit));
}
