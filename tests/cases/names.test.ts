import { expect, test } from '@jest/globals';
import { caseKey } from '../../src/cases/names.js';

/** All texts of up to three of these characters, which are the ones with a meaning in a key. */
const texts = ['a', ' ', '/', '\\', '['].reduce<readonly string[]>(
  (all, _, length, signs) => {
    if (length >= 3) return all;
    return [
      ...all,
      ...all.filter((text) => text.length === length).flatMap((text) => signs.map((sign) => text + sign)),
    ];
  },
  [''],
);

test('no two names of a scenario and a label have the same key', () => {
  const keys = new Map<string, string>();
  const repeated: string[] = [];
  for (const scenario of texts)
    for (const label of [undefined, ...texts]) {
      const name = JSON.stringify([scenario, label]);
      const key = caseKey(scenario, label, {});
      const known = keys.get(key);
      if (known === undefined) keys.set(key, name);
      else repeated.push(`${known} and ${name}: ${key}`);
    }
  expect(texts).toHaveLength(1 + 5 + 25 + 125);
  expect(repeated).toEqual([]);
});

test('no two configurations have the same key', () => {
  const parts = ['', 'a', ',', '=', ']', '\\', ', b=c'];
  const keys = parts.flatMap((axis) => parts.map((value) => caseKey('s', undefined, { [axis]: value })));
  keys.push(...parts.map((value) => caseKey('s', undefined, { a: value, b: 'c' })));
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['shop', 'GET /', 'shop / GET /'],
  ['shop', '/', 'shop / /'],
  ['shop', 'a / b', String.raw`shop / a \/ b`],
  ['shop', '/ home', String.raw`shop / \/ home`],
  ['shop /', 'home', String.raw`shop \/ / home`],
  ['shop', 'GET [1]', String.raw`shop / GET \[1]`],
  ['shop', undefined, 'shop'],
])('the key of %j and %j', (scenario, label, key) => {
  expect(caseKey(scenario, label, {})).toBe(key);
});
