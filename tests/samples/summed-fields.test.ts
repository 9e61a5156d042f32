/** A new summed field needs only one entry in summedFields: no other source of the scanners names one. */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { summedFields } from '../../src/samples/summed-fields.js';

/** Every source file of a folder. */
const listSources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));

/** The exceptions: the table itself, and headerless results, where the position of `bytes` varies. */
const exceptions = new Set(['src/samples/summed-fields.ts', 'src/samples/csv/dialect.ts']);

test('only the table names the summed fields', () => {
  const names = summedFields.flatMap(({ sum, metric, column }) =>
    column === 'bytes' ? [sum, metric] : [sum, metric, column],
  );
  const pattern = new RegExp(String.raw`\b(${names.join('|')})\b`);
  const naming = [...listSources('src/samples'), ...listSources('scanner')].filter((file) =>
    pattern.test(readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '')),
  );
  expect(naming.filter((file) => !exceptions.has(file))).toEqual([]);
});
