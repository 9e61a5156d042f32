import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { unstatedCodes } from '../../src/problems/commands.js';
import { problemSections } from '../../src/problems/index.js';

const kinds = Object.values(problemSections).flat();

test('every code is defined once', () => {
  const codes = kinds.map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
  expect(codes).toEqual(expect.arrayContaining([...unstatedCodes]));
});

test('docs/problems.md lists every code with its levels', () => {
  const lists = readFileSync('docs/problems.md', 'utf8').matchAll(/^- (Error|Warning|Note)s: (.*(?:\n .*)*)\.$/gm);
  const listed = Array.from(lists, ([, first = '', codes = '']) =>
    Array.from(codes.matchAll(/`([^`]+)`(?:\s\(or\s([\w, ]+)\))?/g), ([, code = '', other]) =>
      [`${code} ${first.toLowerCase()}`, other ?? []].flat().join(', '),
    ),
  );
  expect(listed.flat().toSorted()).toEqual(
    kinds.map(({ code, level }) => `${code} ${[level].flat().join(', ')}`).toSorted(),
  );
});

test('no two codes have the same message', () => {
  const messages = kinds.map(({ message }) => String(message));
  expect(messages.filter((message, i) => messages.indexOf(message) !== i)).toEqual([]);
});
