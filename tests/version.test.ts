import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { version } from '../src/version.js';

test('the version is that of package.json', () => {
  expect(version).toBe((JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version);
});
