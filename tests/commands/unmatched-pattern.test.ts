/** What is suggested for a pattern that matches no case. */
import { expect, test } from '@jest/globals';
import { nameCase } from '../../src/cases/names.js';
import { matcherFor } from '../../src/cases/patterns.js';
import { unmatchedPattern } from '../../src/commands/unmatched.js';

const labels = ['GET /', 'GET /search', 'GET /products', 'POST /orders', 'POST /orders/refund', 'POST /login'];
const cases = labels.flatMap((label) =>
  ['10', '50'].map((users) => nameCase({ scenario: 'shop', label, configuration: { users } })),
);

test.each([
  ['one letter is missing', 'GET /serch', 'Did you mean "shop / GET /search"?'],
  ['capitals do not count', 'get /SERCH', 'Did you mean "shop / GET /search"?'],
  ['a case with its axes', 'shop / GET /serch [users=10]', 'Did you mean "shop / GET /search [users=10]"?'],
  ['several are equally close', 'POST /ordrs', 'The closest are: shop / POST /orders, shop / POST /orders/refund.'],
  [
    'nothing is close',
    'inventory update',
    'The cases are: shop / GET /, shop / GET /search, shop / GET /products and 3 more.',
  ],
  [
    'a pattern lacks its last star',
    'shop*users=10',
    'A pattern with * or ? must match the whole name. Did you mean "shop*users=10*" (6 cases)?',
  ],
  [
    'a pattern lacks both stars',
    'GET /*users',
    'A pattern with * or ? must match the whole name. Did you mean "*GET /*users*" (6 cases)?',
  ],
  ['a pattern with a typing error', '*GET /serch*', 'Did you mean "shop / GET /search"?'],
])('where %s', (_, pattern, advice) => {
  expect(cases.filter(matcherFor(pattern, cases))).toEqual([]);
  expect(unmatchedPattern(pattern, cases)).toMatchObject({ code: 'no-such-case', advice });
  for (const [, name = ''] of advice.matchAll(/"([^"]*)"/g)) expect(cases.some(matcherFor(name, cases))).toBe(true);
});

test('says so if there are no cases', () => {
  expect(unmatchedPattern('shop', [])).toMatchObject({ advice: 'No cases were read.' });
});

test('is quick with many cases and a long pattern', () => {
  const many = Array.from({ length: 5000 }, (_, i) =>
    nameCase({ scenario: 'shop', label: `GET /page/${'x'.repeat(100)}/${String(i)}`, configuration: {} }),
  );
  const start = performance.now();
  expect(unmatchedPattern('y'.repeat(150), many).advice).toMatch(/^The cases are: /);
  expect(performance.now() - start).toBeLessThan(5000);
});
