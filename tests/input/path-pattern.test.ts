import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compilePathPattern } from '../../src/input/name-case.js';
import { times } from '../_times.js';

/** The same as a regular expression, which backtracks. */
function matchByRegExp(pattern: string, path: string): readonly (readonly [string, string])[] | undefined {
  const source = pattern
    .split(/(\{[A-Za-z]\w*\}|\*\*|\*)/)
    .map((part) => {
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      const axis = /^\{(\w+)\}$/.exec(part)?.[1];
      return axis === undefined ? part.replace(/[.+?^${}()|[\]\\]/g, '\\$&') : `(?<${axis}>[^/]+?)`;
    })
    .join('');
  const found = new RegExp(`(?:^|/)${source}$`).exec(path);
  return found === null ? undefined : Object.entries(found.groups ?? {});
}

test('a pattern gives the axes that a regular expression would give', () => {
  const names = ['{a}', '{b}', '{c}'];
  const pattern = fc
    .array(fc.constantFrom('*', '**', '/', 'x', 'xy', '-', '.', '{'), { maxLength: 7 })
    .chain((parts) => fc.shuffledSubarray(names).map((axes) => [...parts, ...axes]))
    .chain((parts) => fc.shuffledSubarray(parts, { minLength: parts.length }).map((all) => all.join('')));
  const path = fc.array(fc.constantFrom('x', 'y', '/', '-', '.', '{'), { maxLength: 9 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(pattern, path, (wanted, found) => {
      expect(compilePathPattern(wanted)(found)).toEqual(matchByRegExp(wanted, found));
    }),
    { numRuns: times(1500) },
  );
});

test('many wildcards on a long path take no longer than a few', () => {
  const path = `${'aab/'.repeat(250)}x.jtl`;
  const start = Date.now();
  expect(compilePathPattern(`${'**/'.repeat(8)}{a}{b}{c}{d}${'/**'.repeat(8)}/z.csv`)(path)).toBeUndefined();
  expect(compilePathPattern(`${'*a'.repeat(20)}z`)('a'.repeat(1500))).toBeUndefined();
  expect(Date.now() - start).toBeLessThan(20_000);
});
