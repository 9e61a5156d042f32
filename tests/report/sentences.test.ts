/** The table of sentences holds what is said, and nothing else. */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headings, lines, steps } from '../../src/report/sentences/table.js';

const folder = join('src', 'report', 'sentences');
const words = readdirSync(folder)
  .filter((file) => file !== 'table.ts')
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

test.each([
  ['headings', headings],
  ['lines', lines],
  ['steps', steps],
])('each of the %s is said somewhere', (table, sentences) => {
  const isSaid = (name: string): boolean => words.includes(`${table}.${name}(`) || words.includes(`'${name}'`);
  expect(Object.keys(sentences).filter((name) => !isSaid(name))).toEqual([]);
});
