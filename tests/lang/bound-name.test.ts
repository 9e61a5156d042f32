import { expect, test } from '@jest/globals';
import { boundName } from '../../src/lang/printable.js';

test('a usual name stays as it is', () => {
  expect(boundName('x'.repeat(1000))).toBe('x'.repeat(1000));
});

test('long names stay short and different', () => {
  const names = Array.from({ length: 200 }, (_, i) => boundName(`${'x'.repeat(20_000)}${String(i)}`));
  expect(new Set(names).size).toBe(200);
  expect(Math.max(...names.map((name) => name.length))).toBeLessThan(1000);
});
