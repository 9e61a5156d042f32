import type { CaseName, Where } from '../model/documents.js';

/**
 * Whether a case is meant by a `where:` of the configuration: scenario, label or any axis, each a name with * and ?, or a
 * comparison (>=300). All must hold; a case without the axis is not meant.
 */
export function matchesWhere(where: Where, { scenario, label, configuration }: CaseName): boolean {
  const parts: Readonly<Record<string, string | undefined>> = { ...configuration, scenario, label };
  return Object.entries(where).every(([name, wanted]) => {
    const actual = Object.hasOwn(parts, name) ? parts[name] : undefined;
    return actual !== undefined && fits(String(wanted), actual);
  });
}

/**
 * Which cases a pattern on their canonical names means. The whole name of one of them means that one alone, whatever is in it;
 * else with * or ? the whole name has to fit, and without them any part of it.
 *
 * @param cases all there are
 */
export function matcherFor(pattern: string, cases: readonly CaseName[]): (of: CaseName) => boolean {
  if (cases.some(({ key }) => key === pattern)) return ({ key }) => key === pattern;
  if (/[*?]/.test(pattern)) {
    const whole = globToRegExp(pattern);
    return ({ key }) => whole.test(key);
  }
  const part = pattern.toLowerCase();
  return ({ key }) => key.toLowerCase().includes(part);
}

/** A name with * (anything) and ? (one character) as a regular expression on the whole text. */
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

function fits(wanted: string, actual: string): boolean {
  const [, operator, limit] = /^(>=|<=|>|<)\s*(-?[\d.]+)$/.exec(wanted) ?? [];
  const compare = operator === undefined ? undefined : comparisons[operator];
  return compare === undefined ? globToRegExp(wanted).test(actual) : compare(Number.parseFloat(actual), Number(limit));
}
