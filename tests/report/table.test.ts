import { expect, test } from '@jest/globals';
import type { Column } from '../../src/report/blocks/blocks.js';
import { table } from '../../src/report/renderers/text/table.js';

const head: readonly Column[] = [
  { head: 'change', align: 'right' },
  { head: 'where', align: 'left', minWidth: 20 },
];
const words = (count: number): string => Array.from({ length: count }, () => 'checkout').join(' ');
const widest = (cells: readonly string[], width: number): number | undefined => {
  const lines = table(head, [cells], width, (text) => text);
  return lines && Math.max(...lines.map((line) => line.length));
};

test.each([80, 200])('a table fits a terminal of %i columns', (width) => {
  const found = widest(['+10 %', words(50)], width);
  expect(found).toBeLessThanOrEqual(width);
  expect(found).toBeGreaterThan(width - 20);
});

test('a table in a log, which has no width, has at most 120 columns if it can be wrapped', () => {
  const found = widest(['+10 %', words(50)], Infinity);
  expect(found).toBeLessThanOrEqual(120);
  expect(found).toBeGreaterThan(100);
});

test('what cannot be wrapped is as wide as it is in a log, and no table on a terminal', () => {
  expect(widest([words(20), 'here'], Infinity)).toBeGreaterThan(150);
  expect(widest([words(20), 'here'], 120)).toBeUndefined();
});
