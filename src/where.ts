import type { CaseName, Where } from './model.js';

/**
 * Whether a case is meant by a `where:` of the configuration: scenario, label or any axis, each a name with * and ?, or a
 * comparison (>=300). All must hold; a case without the axis is not meant.
 */
export function isMeant(where: Where, { scenario, label, configuration }: CaseName): boolean {
  const parts: Readonly<Record<string, string | undefined>> = { ...configuration, scenario, label };
  return Object.entries(where).every(([name, wanted]) => {
    const actual = Object.hasOwn(parts, name) ? parts[name] : undefined;
    return actual !== undefined && fits(String(wanted), actual);
  });
}

/** Whether a case is meant by a pattern on its canonical name: with * or ? the whole name, else any part of it. */
export function isNamed(pattern: string, { key }: CaseName): boolean {
  return /[*?]/.test(pattern) ? glob(pattern).test(key) : key.toLowerCase().includes(pattern.toLowerCase());
}

/** A name with * (anything) and ? (one character) as a regular expression on the whole text. */
export function glob(pattern: string): RegExp {
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
  return compare === undefined ? glob(wanted).test(actual) : compare(Number.parseFloat(actual), Number(limit));
}
