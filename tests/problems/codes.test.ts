import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { problemSections } from '../../src/problems/index.js';

const kinds = Object.values(problemSections).flat();

test('every code is defined once', () => {
  const codes = kinds.map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
});

const lines = readFileSync('docs/problems.md', 'utf8').split('\n');
/** The rows of docs/problems.md: code, level and message. */
const rows = lines
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

test('docs/problems.md lists every code with its levels', () => {
  const listed = rows.map(([, code = '', level = '']) => `${code.slice(1, -1)} ${level || 'error'}`);
  const notes = lines
    .filter((line) => line.startsWith('Notes: '))
    .flatMap((line) => Array.from(line.matchAll(/`([^`]+)`/g), ([, code = '']) => `${code} note`));
  expect([...listed, ...notes].toSorted()).toEqual(
    kinds.map(({ code, level }) => `${code} ${[level].flat().join(', ')}`).toSorted(),
  );
});

test('no two codes have the same message', () => {
  const messages = rows.map(([, , , message = '']) => message);
  expect(messages.filter((message, i) => message === '' || messages.indexOf(message) !== i)).toEqual([]);
});
