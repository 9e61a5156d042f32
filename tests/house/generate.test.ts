/** Generated code is made again when anything changed that it was made from, and only then. */
import { beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCurrent, writePart } from '../../tools/generate/part.mjs';

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
const make = (texts: Readonly<Record<string, string>>): void => {
  writePart('words', ['schemas/words.json'], texts, root);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guardband-generate-'));
  write('schemas/words.json', '{}');
  write('tools/generate/words.mjs', '// the generator');
  write('node_modules/.package-lock.json', '{}');
});

test('a part that was never made is not current', () => {
  expect(isCurrent('words', root)).toBe(false);
});

test('a part is current once it was made', () => {
  make({ 'src/generated/words.ts': 'export {};' });
  expect(isCurrent('words', root)).toBe(true);
});

test.each([
  'schemas/words.json',
  'tools/generate/words.mjs',
  'tools/generate/part.mjs',
  'node_modules/.package-lock.json',
  'src/generated/words.ts',
])('a part is not current after a change of %s, nor without it', (file) => {
  write('tools/generate/part.mjs', '// what generators share');
  make({ 'src/generated/words.ts': '{}' });
  write(file, 'changed');
  expect(isCurrent('words', root)).toBe(false);
  rmSync(join(root, file));
  expect(isCurrent('words', root)).toBe(false);
  make({ 'src/generated/words.ts': '{}' });
  expect(isCurrent('words', root)).toBe(true);
});

test('a file that a part no longer has is removed', () => {
  make({ 'src/generated/words.ts': 'export {};', 'src/generated/old.ts': 'export {};' });
  make({ 'src/generated/words.ts': 'export {};' });
  expect(existsSync(join(root, 'src/generated/old.ts'))).toBe(false);
  expect(isCurrent('words', root)).toBe(true);
});
