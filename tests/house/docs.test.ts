/** Documentation must name only files that exist, and every example workflow must have an end-to-end test. */
import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];
/** Paths in code spans that begin with a folder of this repository; patterns and placeholders are not paths. */
const codePath = /`((?:src|tests|tools|bench|docs|schemas|scanner|page|baselines|examples|\.github|\.ci)\/[\w./-]*)`/g;
const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

/** The text without the recipes, which name files that the reader creates. */
const readText = (file: string): string =>
  readFileSync(file, 'utf8').replace(/^`src\/[^`]+\.ts`\n\n```ts\n[\s\S]*?```/gm, '');

test.each(documents)('%s names only files that exist', (document) => {
  const text = readText(document);
  const paths = Array.from(text.matchAll(codePath), ([, path = '']) => path);
  const links = Array.from(text.matchAll(link), ([, path = '']) => join(dirname(document), path));
  expect([...paths, ...links].filter((path) => !existsSync(path))).toEqual([]);
});

test('every example workflow has an end-to-end test', () => {
  const text = readFileSync('tests/e2e/action.test.ts', 'utf8');
  const untested = readdirSync('examples/workflows').filter((file) => !text.includes(`examples/workflows/${file}`));
  expect(untested).toEqual([]);
});
