import { afterEach, expect, test } from '@jest/globals';
import { closeSync, openSync } from 'node:fs';
import { printer } from '../../src/hosts/node/printer.js';

const before = process.env['COLUMNS'];
afterEach(() => {
  if (before === undefined) delete process.env['COLUMNS'];
  else process.env['COLUMNS'] = before;
});

test.each([
  ['70', 70],
  ['', Infinity],
  ['wide', Infinity],
  ['-1', Infinity],
])('a file is as wide as COLUMNS says: %j', (columns, width) => {
  process.env['COLUMNS'] = columns;
  const descriptor = openSync('package.json', 'r');
  expect(printer(() => process.stdout, descriptor).width).toBe(width);
  closeSync(descriptor);
});
