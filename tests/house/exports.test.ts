/** Values that no other file uses are not exported, so that the compiler finds dead code, and tests test what is used. */
import { describe, expect, test } from '@jest/globals';
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

describe('every exported value', () => {
  const exported = sources.flatMap(([file, text]) =>
    [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)].map(([, name = '']) => ({
      file,
      name,
      text,
    })),
  );
  const list = (unused: typeof exported): readonly string[] => unused.map(({ file, name }) => `${file}: ${name}`);

  test('is used by another file', () => {
    const unused = exported.filter(
      ({ file, name }) => !words.some(([user, found]) => user !== file && found.has(name)),
    );
    expect(exported.length).toBeGreaterThan(800);
    expect(list(unused)).toEqual([]);
  });

  test('is used by more than its tests', () => {
    const product = words.filter(([file]) => !file.startsWith('tests'));
    const isUsedInside = (name: string, text: string): boolean =>
      (text.replace(/\/\*[^]*?\*\//g, '').match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
    const unused = exported.filter(
      ({ file, name, text }) =>
        !isUsedInside(name, text) && !product.some(([user, found]) => user !== file && found.has(name)),
    );
    expect(list(unused)).toEqual([]);
  });

  test('has a name of its own, so that a search finds the right one', () => {
    // Each command exports its options as `command`.
    const named = sources.flatMap(([, text]) =>
      Array.from(
        text.matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm),
        ([, name = '']) => name,
      ),
    );
    const twice = named.filter((name, i) => name !== 'command' && named.indexOf(name) !== i);
    expect(twice).toEqual([]);
  });
});
