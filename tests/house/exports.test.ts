/** A value that no other file uses is not exported, so that dead code is found by the compiler. */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const textsIn = (folder: string): readonly (readonly [file: string, text: string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|mjs)$/.test(file) && !file.startsWith('generated/'))
    .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]);

const sources = textsIn('src');
/** The words of every file that may import from src/. */
const words = [...sources, ...['bench', 'page', 'tests', 'tools'].flatMap(textsIn)].map(
  ([file, text]) => [file, new Set(text.match(/\w+/g))] as const,
);

test('every exported value is used by another file', () => {
  const exported = sources.flatMap(([file, text]) =>
    [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  const unused = exported.filter(({ file, name }) => !words.some(([user, found]) => user !== file && found.has(name)));
  expect(exported.length).toBeGreaterThan(800);
  expect(unused.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
