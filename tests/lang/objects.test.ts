import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { addAll } from '../../src/lang/objects.js';

test('a list of any length is added to another one', () => {
  const list = [1];
  addAll(
    list,
    Array.from({ length: 300_000 }, () => 2),
  );
  expect(list).toHaveLength(300_001);
});

test('no list whose length a history decides is passed as arguments', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('generated'),
  );
  const found = files.filter((file) => /\.(?:push|unshift)\(\.\.\.\w/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(found).toEqual(['lang/objects.ts']); // the comment that says why
});
