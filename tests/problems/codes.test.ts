import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { problemSections } from '../../src/problems/index.js';

const kinds = Object.values(problemSections).flat();

test('every code is defined once', () => {
  const codes = kinds.map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
});

test('no two codes have the same meaning', () => {
  const meanings = kinds.map(({ meaning }) => meaning);
  expect(meanings.filter((meaning, i) => meanings.indexOf(meaning) !== i)).toEqual([]);
});

test('docs/problems.md lists every code with its meaning', () => {
  const rows = readFileSync('docs/problems.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, code = '', meaning = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return [code.slice(1, -1), meaning.replaceAll(/\\([*_])/g, '$1')];
    });
  expect(rows).toEqual(kinds.map(({ code, meaning }) => [code, meaning]));
});
