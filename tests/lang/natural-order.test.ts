import { expect, test } from '@jest/globals';
import { compareNaturally } from '../../src/lang/objects.js';

const inOrder = [
  '',
  '2G',
  '16G',
  '100',
  '100 a',
  '100 b',
  'a',
  'a 01',
  'A 1',
  'a 1',
  'a 2',
  'a 10',
  `b${'9'.repeat(40)}`,
  `b1${'0'.repeat(40)}`,
  'zoo',
  'Zürich',
  '🦊',
];

test('orders numbers by value and ignores case', () => {
  expect([...inOrder].reverse().sort(compareNaturally)).toEqual(inOrder);
});

test('is a total order in which only equal names are equal', () => {
  for (const [i, a] of inOrder.entries())
    for (const [j, b] of inOrder.entries()) expect(Math.sign(compareNaturally(a, b))).toBe(Math.sign(i - j));
});
