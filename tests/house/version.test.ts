import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { version } from '../../src/version.js';

test('version.ts matches package.json', () => {
  expect(version).toBe((JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version);
});

test('README.md and the example workflows use the current version', () => {
  const files = ['README.md', ...readdirSync('examples/workflows').map((file) => `examples/workflows/${file}`)];
  const told = files.flatMap((file) => readFileSync(file, 'utf8').match(/guardband\/guardband@\S+/g) ?? []);
  expect(new Set(told)).toEqual(new Set([`guardband/guardband@v${version}`]));
});
