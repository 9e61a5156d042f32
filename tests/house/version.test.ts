import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../src/model/version.js';

test('version.ts matches package.json', () => {
  expect(version).toBe((JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version);
});

test('documentation and examples name the current version of the Action and of the package', () => {
  const files = [
    'docs',
    'examples',
    'examples/workflows',
    'examples/maven',
    'examples/gradle',
    'examples/teamcity',
  ].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(folder, name)),
  );
  const named = ['README.md', ...files].flatMap(
    (file) => readFileSync(file, 'utf8').match(/\bguardband[@:]v?\d[\w.-]*\w/g) ?? [],
  );
  expect(new Set(named)).toEqual(new Set([`guardband@v${version}`, `guardband@${version}`, `guardband:${version}`]));
});
