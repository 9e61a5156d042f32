/** dist/LICENSES.txt must name every bundled package with its licence. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { licences, packagesOf } from '../../tools/licences.mjs';

test('finds packages by paths and by the text of generated files', () => {
  const files = [
    'src/cli.ts',
    'node_modules/yaml/dist/index.js',
    'node_modules/yaml/dist/compose.js',
    'node_modules/@actions/core/lib/core.js',
    'node_modules/a/node_modules/b/index.js',
    readFileSync('src/generated/validators/run.js', 'utf8'),
  ];
  expect(packagesOf(files)).toEqual([
    'node_modules/@actions/core',
    'node_modules/a/node_modules/b',
    'node_modules/ajv',
    'node_modules/ajv-formats',
    'node_modules/yaml',
  ]);
});

test('lists version, licence and notices of each package', () => {
  const text = licences(['node_modules/yaml', 'node_modules/assemblyscript']);
  expect(text).toMatch(
    /^assemblyscript [\d.]+ \(Apache-2\.0\)\n\n[^]*APPENDIX[^]*\n---\n\nyaml [\d.]+ \(ISC\)\n\nCopyright/,
  );
  expect(text).toContain('licensed their contributions to AssemblyScript'); // the NOTICE file of that package
});

test('rejects an unreviewed and a missing licence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guardband-licences-'));
  const give = (name: string, license: string): string => {
    const path = join(folder, name);
    mkdirSync(path);
    writeFileSync(join(path, 'package.json'), JSON.stringify({ name, version: '1.0.0', license }));
    return path;
  };
  expect(() => licences([give('strange', 'SEE LICENSE')])).toThrow('Review the licence of strange (SEE LICENSE)');
  expect(() => licences([give('silent', 'MIT')])).toThrow(/silent holds no licence file/);
});

test('dist/LICENSES.txt lists exactly the packages in the bundles', () => {
  const contents = execFileSync(process.execPath, ['tools/bundled.mjs'], { encoding: 'utf8' });
  const listed = [...readFileSync('dist/LICENSES.txt', 'utf8').matchAll(/^(\S+ \d+\.\d+\.\d+\S*) \([^)]+\)$/gm)];
  expect(listed.map(([, heading]) => heading).sort()).toEqual(contents.trim().split('\n').sort());
});
