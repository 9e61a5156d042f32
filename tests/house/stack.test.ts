/** Tests run from one bundle, but the stack of an error names the places in the sources. */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { compareNaturally } from '../../src/lang/objects.js';

/** What is at the places of a stack that are in the sources. */
const codeAt = (stack: string): readonly string[] =>
  Array.from(stack.matchAll(/((?:src|tests)\/\S+\.ts):(\d+):(\d+)/g), ([, file = '', line, column]) => {
    const text = readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '';
    return text.slice(Number(column) - 1);
  });

test('the stack of an error names places in the sources', () => {
  let stack = '';
  const name: unknown = { toLowerCase: () => void (stack = String(new Error('here').stack)) };
  expect(() => compareNaturally(name as string, '')).toThrow(TypeError);
  const [first, second] = codeAt(stack);
  expect(first).toMatch(/^new Error\('here'\)/);
  expect(second).toMatch(/^toLowerCase\(\)/);
});
