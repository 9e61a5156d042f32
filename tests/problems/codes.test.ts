import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeSections, problemCodes } from '../../src/problems/codes/index.js';

const folder = 'src/problems';
const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');
const codes = Object.keys(problemCodes);

/** Some codes are composed, such as unmet-${kind}. */
const isUsed = (code: string): boolean =>
  sources.includes(`'${code}'`) || (code.startsWith('unmet-') && sources.includes('`unmet-${'));

test('every code belongs to one section', () => {
  expect(Object.values(codeSections).flatMap((section) => Object.keys(section))).toEqual(codes);
});

test('no two codes have the same meaning', () => {
  const meanings = Object.values(problemCodes).map(({ meaning }) => meaning);
  expect(new Set(meanings).size).toBe(meanings.length);
});

test.each(codes)('%s is reported somewhere', (code) => {
  expect(isUsed(code)).toBe(true);
});

test('every problem constructor takes its code from the tables', () => {
  const constructed = [...sources.matchAll(/\b(?:error|warning|note|\(level\))\(\s*'([^']+)'/g)].map(
    ([, code]) => code,
  );
  expect(constructed.length).toBeGreaterThan(150);
  expect(constructed.filter((code) => code === undefined || !codes.includes(code))).toEqual([]);
});

test('docs/problems.md lists every code with its level and meaning', () => {
  const rows = new Map(
    readFileSync('docs/problems.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => {
        const [, code = '', level = '', meaning = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
        return [code.slice(1, -1), [level, meaning.replaceAll(/\\([*_])/g, '$1')]] as const;
      }),
  );
  expect(rows).toEqual(
    new Map(
      Object.entries(problemCodes).map(([code, { level, meaning }]) => [code, [[level].flat().join(' or '), meaning]]),
    ),
  );
});
